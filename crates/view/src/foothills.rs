//! Foothills, drawn.

mod drawn;
mod movements;
mod places;
mod tour;

use ::words::foothills::words;
