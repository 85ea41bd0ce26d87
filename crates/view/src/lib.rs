//! Pure functions from a game to what a person sees: pages, and boards drawn as HTML and SVG. Sentences come from
//! `words`; nothing here reads or writes anything.

pub mod board;
mod foothills;
pub mod movement;
pub mod page;
pub mod pieces;
mod snowdonia;
pub mod tour;

pub use ::words::{
    Language, Sentences as Show, Text, deal_fault, goods, layout, name, name_fault, notation_fault,
    older_digest, older_digests, read_fault, read_fault_kind, record_fault, score_sheet, sentences,
    setup_fault, step_fault, text, undo_fault,
};
pub use board::{Board, Panel, Seen};
pub use movement::{Movement, OFF_BOARD};

/// The sentences of a game.
pub mod show {
    pub use ::words::sentences::{Sentences as Show, name, score_sheet};
}
