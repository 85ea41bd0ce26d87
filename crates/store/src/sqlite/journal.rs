//! Journals in their table.

use rusqlite::{Connection, OptionalExtension as _};

use crate::append::{Append, Appended};
use crate::entry::{Entry, Kind, NewEntry};
use crate::event::EventKind;
use crate::fault::Fault;
use crate::id::GameId;
use crate::moment::Moment;

use super::trouble::Trouble;
use super::{books, feed, rows};

/// Entries are single lines, or a record made of them would read differently.
pub fn check(entries: &[NewEntry]) -> Result<(), Fault> {
    let broken = entries
        .iter()
        .any(|entry| entry.text.contains(['\n', '\r']));
    if broken {
        return Err(Fault::Malformed("an entry of several lines"));
    }
    Ok(())
}

/// Entries from a number on.
pub fn entries(connection: &Connection, id: &GameId, from: u64) -> Result<Vec<Entry>, Trouble> {
    let (number, _) = books::number_and_length(connection, id)?;
    let mut select = connection.prepare_cached(
        "SELECT seq, kind, text, at FROM journal WHERE game = ?1 AND seq >= ?2 ORDER BY seq",
    )?;
    let mut found = select.query([number, rows::integer(from)])?;
    let mut entries = Vec::new();
    while let Some(row) = found.next()? {
        let kind: String = row.get(1)?;
        let unreadable = || Trouble::Unreadable(format!("an entry of kind {kind:?} in game {id}"));
        entries.push(Entry {
            seq: rows::natural(row.get(0)?),
            kind: Kind::from_name(&kind).ok_or_else(unreadable)?,
            text: row.get(2)?,
            at: Moment(row.get(3)?),
        });
    }
    Ok(entries)
}

/// Adds entries if the journal is as long as expected.
pub fn append(connection: &Connection, id: &GameId, append: &Append) -> Result<Appended, Trouble> {
    let (number, length) = books::number_and_length(connection, id)?;
    if let Some(key) = &append.key {
        let known: Option<i64> = connection
            .prepare_cached("SELECT length FROM commands WHERE game = ?1 AND key = ?2")?
            .query_row((number, key.as_str()), |row| row.get(0))
            .optional()?;
        if let Some(length) = known {
            let length = rows::natural(length);
            return Ok(Appended::Repeated { length });
        }
    }
    if length != append.expected {
        return Ok(Appended::Conflict { length });
    }
    insert(connection, number, length, append.at, &append.entries)?;
    let length = length + append.entries.len() as u64;
    if let Some(key) = &append.key {
        connection
            .prepare_cached("INSERT INTO commands (game, key, length) VALUES (?1, ?2, ?3)")?
            .execute((number, key.as_str(), rows::integer(length)))?;
    }
    books::grow(connection, number, length, append)?;
    let event = feed::tell(connection, id, EventKind::Grown { length })?;
    Ok(Appended::Done { length, event })
}

/// Adds entries behind the first `length`.
pub fn insert(
    connection: &Connection,
    number: i64,
    length: u64,
    at: Moment,
    entries: &[NewEntry],
) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO journal (game, seq, kind, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (seq, entry) in (length..).zip(entries) {
        let (kind, text) = (entry.kind.name(), entry.text.as_str());
        insert.execute((number, rows::integer(seq), kind, text, at.0))?;
    }
    Ok(())
}
