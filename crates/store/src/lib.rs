//! Journals of games: what was played, kept for ever.
//!
//! A game is its header, a few facts for lists, and its journal: entries that are only ever added. [`Store`] is the
//! contract, [`Sqlite`] keeps it on one machine, and [`conformance`] is what every store has to pass.

mod append;
pub mod conformance;
mod entry;
mod event;
mod fault;
mod game;
mod id;
mod listing;
mod moment;
mod name;
pub mod sample;
pub mod sqlite;
mod store;

pub use append::{Append, Appended, Created};
pub use entry::{Entry, Kind, NewEntry};
pub use event::{Event, EventId, EventKind, Missed};
pub use fault::{Fault, Result};
pub use game::{Dealing, Game, NewGame, Parent, Player, Standing, Status};
pub use id::{GameId, Key, NoId};
pub use listing::{Direction, Page, Query, Sort};
pub use moment::Moment;
pub use name::{GameName, MAX_GAME_NAME, NameFault};
pub use sqlite::Sqlite;
pub use store::Store;
