//! Errors of the database as faults of a store.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::StoreError;

/// What an error means for the work that ran into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The connection is of no more use.
    Lost(StoreError),
    /// Others came in between: done again from its beginning the work finds what they did.
    Contended(StoreError),
    Refused(StoreError),
}

impl Fault {
    pub fn of(error: &Error) -> Fault {
        let Some(state) = error.code() else {
            return if error.is_closed() || is_io(error) {
                Fault::Lost(StoreError::Unreachable(said(error)))
            } else {
                Fault::Refused(StoreError::Other(said(error)))
            };
        };
        let lost = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::DATABASE_DROPPED,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
            SqlState::TOO_MANY_CONNECTIONS,
        ];
        let contended = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::UNIQUE_VIOLATION,
            SqlState::FOREIGN_KEY_VIOLATION,
        ];
        if lost.contains(state) || state.code().starts_with("08") {
            return Fault::Lost(StoreError::Unreachable(said(error)));
        }
        if contended.contains(state) {
            return Fault::Contended(StoreError::Other(said(error)));
        }
        Fault::Refused(match *state {
            SqlState::DISK_FULL | SqlState::INSUFFICIENT_RESOURCES => StoreError::Full,
            SqlState::LOCK_NOT_AVAILABLE | SqlState::QUERY_CANCELED => StoreError::Busy,
            SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => {
                StoreError::Damaged(said(error))
            }
            SqlState::INSUFFICIENT_PRIVILEGE
            | SqlState::READ_ONLY_SQL_TRANSACTION
            | SqlState::INVALID_PASSWORD
            | SqlState::INVALID_AUTHORIZATION_SPECIFICATION
            | SqlState::INVALID_CATALOG_NAME => StoreError::Unwritable(said(error)),
            SqlState::CHARACTER_NOT_IN_REPERTOIRE => {
                StoreError::Malformed("a character that the database cannot keep")
            }
            _ => StoreError::Other(said(error)),
        })
    }

    pub fn error(&self) -> &StoreError {
        match self {
            Fault::Lost(error) | Fault::Contended(error) | Fault::Refused(error) => error,
        }
    }
}

fn is_io(error: &Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        if inner.is::<std::io::Error>() {
            return true;
        }
        cause = inner.source();
    }
    // Such as a server that does not answer in time, or a host that has no address.
    error.to_string().starts_with("error connecting to server")
}

/// What the server said, without the details, in which values of rows stand; otherwise what went wrong on the way.
fn said(error: &Error) -> String {
    if let Some(told) = error.as_db_error() {
        return format!("{} ({})", told.message(), told.code().code());
    }
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        text = format!("{text}: {inner}");
        cause = inner.source();
    }
    text
}
