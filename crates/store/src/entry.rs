//! Entries of a journal.

use crate::moment::Moment;

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A step in the notation of the record: `2 A1`, `* draw 5i3s1c`.
    Step,
    /// A line of the record that takes steps back: `undo 3`.
    Undo,
    /// What happened beside the game, such as a hint that was asked for: never part of the record.
    Note,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 3] = [Kind::Step, Kind::Undo, Kind::Note];

    /// The word under which it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Step => "step",
            Kind::Undo => "undo",
            Kind::Note => "note",
        }
    }

    /// Reads what [`Kind::name`] writes.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// An entry before it stands in a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// What it is.
    pub kind: Kind,
    /// One line, without its end.
    pub text: String,
}

impl NewEntry {
    /// A step, as the record writes it.
    pub fn step(text: impl Into<String>) -> NewEntry {
        NewEntry::of(Kind::Step, text)
    }

    /// Takes back the last steps still in force.
    pub fn undo(steps: usize) -> NewEntry {
        NewEntry::of(Kind::Undo, format!("undo {steps}"))
    }

    /// What happened beside the game.
    pub fn note(text: impl Into<String>) -> NewEntry {
        NewEntry::of(Kind::Note, text)
    }

    fn of(kind: Kind, text: impl Into<String>) -> NewEntry {
        NewEntry {
            kind,
            text: text.into(),
        }
    }
}

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number in the journal, from 0 and without gaps.
    pub seq: u64,
    /// What it is.
    pub kind: Kind,
    /// One line, without its end.
    pub text: String,
    /// When it was added.
    pub at: Moment,
}
