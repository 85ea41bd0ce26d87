//! How Snowdonia is drawn.

mod cards;
mod drawn;
mod lesson;
mod movements;
mod places;
mod tour;

use ::words::snowdonia::{board, names, position, wording};
