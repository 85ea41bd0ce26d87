//! What goes wrong inside, before it is known by its file.

use std::path::Path;

use rusqlite::ErrorCode;

use crate::fault::Fault;

/// A fault of ours or one of the database.
#[derive(Debug)]
pub enum Trouble {
    Ours(Fault),
    Database(rusqlite::Error),
    /// A stored value that no version of the program writes.
    Unreadable(String),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::Ours(fault)
    }
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Trouble {
        Trouble::Database(error)
    }
}

impl Trouble {
    /// The fault of a file.
    pub fn at(self, path: &Path) -> Fault {
        match self {
            Trouble::Ours(fault) => fault,
            Trouble::Database(error) => fault(&error, path),
            Trouble::Unreadable(reason) => Fault::Damaged {
                path: path.to_owned(),
                reason,
            },
        }
    }
}

fn fault(error: &rusqlite::Error, path: &Path) -> Fault {
    let path = path.to_owned();
    let reason = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => Fault::Full { path },
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Fault::Busy { path },
        Some(ErrorCode::NotADatabase) => Fault::Foreign { path },
        Some(ErrorCode::DatabaseCorrupt) => Fault::Damaged { path, reason },
        Some(
            ErrorCode::ReadOnly
            | ErrorCode::CannotOpen
            | ErrorCode::PermissionDenied
            | ErrorCode::SystemIoFailure
            | ErrorCode::FileLockingProtocolFailed,
        ) => Fault::Unwritable { path, reason },
        _ => Fault::Other(format!("{}: {reason}", path.display())),
    }
}
