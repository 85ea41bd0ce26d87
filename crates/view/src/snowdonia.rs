//! Snowdonia, drawn.

mod drawn;
mod movements;
mod places;

use ::words::snowdonia::{board, position, words};
