//! Pure functions from a game to what a person reads: log sentences, refusals, score sheets, positions as plain
//! lines. All words are in the language files; nothing here reads or writes anything.

pub mod board;
mod fault;
mod foothills;
pub mod goods;
pub mod layout;
pub mod page;
pub mod pieces;
mod session;
pub mod show;
mod snowdonia;
pub mod text;
pub mod tour;

pub use board::{Board, Panel, Seen};
pub use fault::{
    deal_fault, name_fault, notation_fault, read_fault, read_fault_kind, record_fault, setup_fault,
    step_fault, undo_fault,
};
pub use session::Session;
pub use show::{Show, name, score_sheet};
pub use text::{Language, Text};
