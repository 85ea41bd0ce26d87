//! Journals and records tell the same story: what was taken back and where advice was asked for stands in both.

use store::{Entry, Kind, NewEntry};
use tabletop::Record;
use tabletop::record::{Item, ItemKind};

/// What notes of advice begin with, in the journal and as a comment in the record.
pub const HINT: &str = "hint ";

/// The line in the head of a record whose deals people tell: taken in again, the game goes on like that.
pub const TYPED: &str = "x-deals typed";

/// The lines of a record for what a journal holds. Notes that concern only our pages have none.
pub fn items(journal: &[Entry]) -> Vec<Item> {
    let item = |entry: &Entry| match entry.kind {
        Kind::Step | Kind::Undo => Item::read(&entry.text).ok(),
        Kind::Note => {
            let text = format!(" {}", entry.text);
            let told = entry.text.starts_with(HINT);
            told.then(|| Item::new(ItemKind::Comment { text }))
        }
    };
    journal.iter().filter_map(item).collect()
}

/// The journal of a game that a record tells.
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
