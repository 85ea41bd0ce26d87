//! One game being played, without I/O: the fold of its journal, and what the people at it may do.
//!
//! A [`Table`] changes in one way only: it takes an entry of its journal. A [`Command`] changes nothing. It is
//! answered with a [`Proposal`], the entries to append, or with a typed [`TableError`]. The keeper of the journal
//! stores the entries first and lets the table take them afterwards, so nothing can be shown that is not stored, and
//! no lock is held while the store works. Every command names its [`Viewer`], the seats of the person looking.
//!
//! No language, no store, no clock: sentences, journals and times are up to the callers.

mod command;
mod error;
mod history;
mod orders;
mod propose;
mod seats;
mod standing;
mod table;
mod undo;
mod viewer;

pub use command::{Command, Proposal};
pub use error::{NoUndo, TableError, TableErrorOf, TakeError};
pub use history::{History, Mark, TakeBack, Timing};
pub use orders::ONE_CHOICE;
pub use standing::Standing;
pub use table::Table;
pub use viewer::Viewer;
