//! Snowdonia, drawn.

mod drawn;

use ::words::snowdonia::{board, position, words};
