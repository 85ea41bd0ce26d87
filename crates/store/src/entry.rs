//! Entries of a journal.

pub use tabletop::journal::{Kind, NewEntry};

use crate::moment::Moment;

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number in the journal, from 0 without gaps.
    pub seq: u64,
    pub kind: Kind,
    /// One line, without its end.
    pub text: String,
    pub at: Moment,
}

impl From<Entry> for NewEntry {
    fn from(entry: Entry) -> NewEntry {
        NewEntry {
            kind: entry.kind,
            text: entry.text,
        }
    }
}
