//! From values to sentences, in every language: log, refusals, questions, score sheets, faults and positions as plain
//! lines. All words are in the language files; nothing here draws.

mod fault;
pub mod folder;
pub mod foothills;
pub mod goods;
pub mod language;
pub mod layout;
pub mod names;
pub mod rulebook;
pub mod sentences;
pub mod snowdonia;
pub mod text;
pub mod told;

pub use fault::{
    name_fault, notation_fault, older_digest, older_digests, read_fault, read_fault_kind,
    record_fault, setup_fault, step_fault, undo_fault,
};
pub use language::Language;
pub use names::Names;
pub use sentences::{Sentences, name, score_sheet};
pub use text::{Message, Text};
