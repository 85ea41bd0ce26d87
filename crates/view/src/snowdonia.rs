//! Snowdonia, drawn.

mod drawn;
mod movements;
mod places;
mod tour;

use ::words::snowdonia::{board, names, position, words};
