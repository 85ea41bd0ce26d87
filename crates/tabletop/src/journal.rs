//! The journal of a game: every step, undo and note, in the order in which they happened. It is only ever appended to;
//! a table is the fold over it. Journals and records tell the same story: undone steps and hints stand in both.

use std::fmt;

use crate::record::{Item, ItemKind, Record};
use crate::seat::{MAX_SEATS, Seat};

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A step in the notation of the record: `2 A1`, `* draw 5i3s1c`.
    Step,
    /// A line of the record that takes steps back: `undo 3`.
    Undo,
    /// What happened beside the game, such as a hint that was asked for: it changes nothing of the game.
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

    /// What happened beside the game: a [`Note`], or anything a later version may want to remember.
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

impl From<Note> for NewEntry {
    fn from(note: Note) -> NewEntry {
        NewEntry::note(note.to_string())
    }
}

/// What notes of advice begin with, in the journal and as a comment in the record.
const HINT: &str = "hint ";

/// A note whose meaning is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// `hint 1 A1`: the seat asked for advice, and this choice was proposed.
    Hint { seat: Seat, choice: String },
    /// `tour`: the tour explains the table from now on.
    TourBegins,
    /// `tour ends`
    TourEnds,
}

impl Note {
    /// Reads what `Display` writes.
    pub fn read(text: &str) -> Option<Note> {
        match text {
            "tour" => return Some(Note::TourBegins),
            "tour ends" => return Some(Note::TourEnds),
            _ => {}
        }
        let (seat, choice) = text.strip_prefix(HINT)?.split_once(' ')?;
        let number: u8 = seat.parse().ok()?;
        let known = (1..=MAX_SEATS as u8).contains(&number);
        known.then(|| Note::Hint {
            seat: Seat::new(number - 1),
            choice: choice.to_owned(),
        })
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Hint { seat, choice } => write!(f, "{HINT}{seat} {choice}"),
            Note::TourBegins => f.write_str("tour"),
            Note::TourEnds => f.write_str("tour ends"),
        }
    }
}

/// The lines of a record for the entries of a journal. Hints become comments; other notes concern only our pages and
/// have no line.
pub fn items<'a>(journal: impl IntoIterator<Item = &'a NewEntry>) -> Vec<Item> {
    let item = |entry: &NewEntry| match entry.kind {
        Kind::Step | Kind::Undo => Item::read(&entry.text).ok(),
        Kind::Note => {
            let text = format!(" {}", entry.text);
            let hint = entry.text.starts_with(HINT);
            hint.then(|| Item::new(ItemKind::Comment { text }))
        }
    };
    journal.into_iter().filter_map(item).collect()
}

/// The journal of the game a record tells.
pub fn entries(record: &Record) -> Vec<NewEntry> {
    let entry = |item: &Item| match &item.kind {
        ItemKind::Choice { seat, text } => Some(NewEntry::step(format!("{seat} {text}"))),
        ItemKind::Deal { text } => Some(NewEntry::step(format!("* {text}"))),
        ItemKind::Undo { steps } => Some(NewEntry::undo(*steps as usize)),
        ItemKind::Comment { text } => {
            let note = text.trim();
            note.starts_with(HINT).then(|| NewEntry::note(note))
        }
        _ => None,
    };
    record.items().iter().filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_notes_read_back() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_name(kind.name()), Some(kind));
        }
        let hint = Note::Hint {
            seat: Seat::new(4),
            choice: "take 2i1c".to_owned(),
        };
        assert_eq!(hint.to_string(), "hint 5 take 2i1c");
        for note in [hint, Note::TourBegins, Note::TourEnds] {
            assert_eq!(Note::read(&note.to_string()), Some(note));
        }
        for other in ["", "hint", "hint 1", "hint 6 A1", "hint x A1", "late"] {
            assert_eq!(Note::read(other), None, "{other}");
        }
    }

    #[test]
    fn journals_and_records_tell_the_same_story() {
        let text = "tabletop 1\ngame toy\nscenario standard\nrules 1\nseat 1 a\nseat 2 b\n\n\
                    * start 1\n* draw 1r1b\n# hint 1 pass\n1 pass\nundo 1\n1 take red\n";
        let record = Record::read(text.as_bytes()).unwrap();
        let mut journal = entries(&record);
        assert_eq!(
            journal[2..5],
            [
                NewEntry::note("hint 1 pass"),
                NewEntry::step("1 pass"),
                NewEntry::undo(1)
            ]
        );
        journal.push(Note::TourBegins.into());
        let mut again = Record::new(record.header().clone());
        for item in items(&journal) {
            again.push(item).unwrap();
        }
        assert_eq!(again.to_string(), text);
    }
}
