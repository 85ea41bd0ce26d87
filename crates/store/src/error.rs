//! What can go wrong with a store.

use std::fmt;

use crate::id::{GameId, PersonId};

/// What a store's calls give.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Why a store did not do what was asked. Nothing was changed, unless it says that this is not known. Where the store is kept its opener knows and adds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is no such game (any more).
    NoGame(GameId),
    /// There is no such person (any more).
    NoPerson(PersonId),
    /// An append without an entry, an entry of several lines, a token twice: a mistake of the caller.
    Malformed(&'static str),
    /// The store was written by a newer program. It was not touched.
    Newer { found: u32, known: u32 },
    /// The file is something else than a store of this program. It was not touched.
    Foreign,
    /// The store is damaged, in the words of the database.
    Damaged(String),
    /// The store is sound, but a stored value is one that no version of the program writes.
    Unreadable(String),
    /// The store cannot be written.
    Unwritable(String),
    /// The disk is full. What was stored before is safe.
    Full,
    /// There is something already where everything is to be put.
    NotEmpty,
    /// Another program kept the store locked for too long.
    Busy,
    /// The database cannot be reached, for a reason in its words or those of the system.
    Unreachable(String),
    /// The connection was lost while something was being stored: it may be there or not. Whoever sends it once more with
    /// the same key learns which.
    Unsure,
    /// Anything else, in the words of the database.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NoGame(id) => write!(f, "there is no game {id}"),
            StoreError::NoPerson(id) => write!(f, "there is no person {id}"),
            StoreError::Malformed(what) => write!(f, "malformed: {what}"),
            StoreError::Newer { found, known } => write!(
                f,
                "it was written by a newer program (version {found}; this one knows {known}) and was not touched"
            ),
            StoreError::Foreign => f.write_str("it is no store of games and was not touched"),
            StoreError::Damaged(reason) => write!(f, "it is damaged: {reason}"),
            StoreError::Unreadable(what) => write!(f, "something in it cannot be read: {what}"),
            StoreError::Unwritable(reason) => write!(f, "it cannot be written: {reason}"),
            StoreError::Full => f.write_str("the disk is full; what was stored before is safe"),
            StoreError::NotEmpty => {
                f.write_str("there is something already, and nothing is written over")
            }
            StoreError::Busy => f.write_str("it is locked by another program that does not let go"),
            StoreError::Unreachable(reason) => write!(f, "the database cannot be reached: {reason}"),
            StoreError::Unsure => f.write_str(
                "the connection to the database was lost while something was being stored; it may be there or not",
            ),
            StoreError::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}
