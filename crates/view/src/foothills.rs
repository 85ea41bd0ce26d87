//! How Foothills is drawn.

mod cards;
mod drawn;
mod movements;
mod places;
mod tour;

use ::words::foothills::wording;
