//! Foothills, drawn.

mod drawn;

use ::words::foothills::words;
