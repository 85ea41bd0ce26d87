//! What can go wrong with a store.

use std::fmt;
use std::path::PathBuf;

use crate::id::GameId;

/// What a store's calls give.
pub type Result<T> = std::result::Result<T, Fault>;

/// Why a store did not do what was asked. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no such game (any more).
    NoGame(GameId),
    /// An append without an entry, or an entry of several lines: a mistake of the caller.
    Malformed(&'static str),
    /// The file was written by a newer program. It was not touched.
    Newer {
        path: PathBuf,
        found: u32,
        known: u32,
    },
    /// The file is something else than a store of this program. It was not touched.
    Foreign { path: PathBuf },
    /// The file is damaged.
    Damaged { path: PathBuf, reason: String },
    /// The folder or file cannot be written.
    Unwritable { path: PathBuf, reason: String },
    /// The disk is full. What was stored before is safe.
    Full { path: PathBuf },
    /// Another program kept the store locked for too long.
    Busy { path: PathBuf },
    /// Anything else, in the words of the database.
    Other(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoGame(id) => write!(f, "there is no game {id}"),
            Fault::Malformed(what) => write!(f, "malformed: {what}"),
            Fault::Newer { path, found, known } => write!(
                f,
                "{} was written by a newer program (version {found}; this one knows {known}) and was not touched; \
                 use the newer program, or another --data-dir",
                path.display()
            ),
            Fault::Foreign { path } => write!(
                f,
                "{} is no store of games and was not touched; move it away, or use another --data-dir",
                path.display()
            ),
            Fault::Damaged { path, reason } => {
                write!(f, "{} is damaged: {reason}", path.display())
            }
            Fault::Unwritable { path, reason } => {
                write!(f, "{} cannot be written: {reason}", path.display())
            }
            Fault::Full { path } => write!(
                f,
                "the disk of {} is full; what was stored before is safe",
                path.display()
            ),
            Fault::Busy { path } => write!(
                f,
                "{} is locked by another program that does not let go",
                path.display()
            ),
            Fault::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Fault {}
