//! Pure functions from a game to what a person sees: pages, and boards drawn as HTML and SVG. Sentences come from
//! `words`; nothing here does any I/O.

pub mod board;
pub mod cards;
mod foothills;
pub mod movement;
pub mod page;
pub mod pieces;
mod snowdonia;
pub mod tour;

pub use board::{Board, Panel, Part, Seen};
pub use movement::{Movement, OFF_BOARD};
