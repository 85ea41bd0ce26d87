//! Foothills, drawn.

mod drawn;
mod movements;
mod places;

use ::words::foothills::words;
