//! Journals of games, kept for ever; people with their accounts, sessions, settings and seats; what they say to each
//! other; jobs that are due.
//!
//! A game is its header, a few facts for lists, and its journal: entries that are only ever added. [`Store`] is the
//! contract, [`Sqlite`] keeps it on one machine; what every store has to pass is in the crate `testkit`.

mod account;
mod append;
mod database;
mod entry;
mod error;
mod event;
mod game;
mod id;
mod job;
mod listing;
mod messages;
mod moment;
mod name;
mod person;
mod pool;
mod postgres;
mod push;
mod seats;
mod servers;
mod settings;
pub mod sqlite;
mod store;
mod subscription;
mod tables;
mod transfer;
mod watcher;

pub use account::{Account, Accounts, NameKey, NewAccount, PasswordHash};
pub use append::{Append, Appended, Created};
pub use entry::{Entry, Kind, NewEntry};
pub use error::{Result, StoreError};
pub use event::{Event, EventId, EventKind, Missed};
pub use game::{
    Dealing, NewGame, PLAN, PLAN_ALONE, Parent, Participant, SeatNames, Status, StoredGame,
    StoredStanding,
};
pub use id::{GameId, IdError, Key, PersonId};
pub use job::{Claim, FirstJob, Job, Jobs, Lease, NewJob, Subject, Wanted};
pub use listing::{Direction, Page, Query, Sort};
pub use messages::{
    ChatMessage, Conversation, MAX_MESSAGE, MAX_NOTES, MOST_MESSAGES, MessageText, Messages,
    NewMessage, NewReport, NotesText, Report, TextError,
};
pub use moment::Moment;
pub use name::{GameName, GameNameError, MAX_GAME_NAME};
pub use person::{
    ListedPerson, NewPerson, NewSession, People, Person, PersonKind, Session, SessionKind,
    TokenHash, WantedPeople, Written,
};
pub use postgres::Postgres;
pub use push::{NewPushEndpoint, PushEndpoint, PushEndpoints};
pub use seats::{Holder, NewOpenTable, OpenSeat, OpenTable, OwnGame, Seating, Seats, WantedTables};
pub use servers::{ServerTold, Servers};
pub use settings::{KeptSettings, Scope};
pub use sqlite::Sqlite;
pub use store::Store;
pub use subscription::{Heard, MOST_WAITING, Subscription};
pub use transfer::{
    COUNTED, Column, ColumnKind, LAST_NUMBERS, ROWS_AT_ONCE, RowValue, TABLES, TakePage, Transfer,
    TransferPage, TransferPages, TransferTable,
};
