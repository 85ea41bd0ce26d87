//! From values to sentences, in every language: log, refusals, questions, score sheets, errors, and positions as
//! plain lines. All words are in the language files; nothing here draws.

mod error;
pub mod folder;
pub mod foothills;
pub mod goods;
pub mod language;
pub mod layout;
pub mod names;
pub mod reasons;
pub mod rulebook;
pub mod sentences;
pub mod snowdonia;
pub mod text;
pub mod told;

pub use error::{
    name_error, notation_error, older_digest, older_digests, read_error, read_error_kind,
    record_error, setup_error, step_error, undo_error,
};
pub use language::Language;
pub use names::Names;
pub use reasons::ReasonWords;
pub use sentences::{OrderWords, Sentences, name, score_sheet};
pub use text::{Message, Text};
