//! Journals in their table.

use std::ops::Range;

use rusqlite::{Connection, OptionalExtension as _};

use crate::append::{Append, Appended};
use crate::entry::{Entry, Kind, NewEntry};
use crate::error::{Result, StoreError};
use crate::event::EventKind;
use crate::id::{GameId, Key};
use crate::moment::Moment;

use super::{events, games, jobs, rows};

pub(super) const ENTRIES: &str =
    "SELECT seq, kind, text, at FROM journal WHERE game = ?1 AND seq >= ?2 ORDER BY seq";
pub(super) const COMMAND: &str = "SELECT start, length FROM commands WHERE game = ?1 AND key = ?2";
pub(super) const BEGUN_WITH: &str = "SELECT seq + 1 FROM journal WHERE game = ?1 AND seq < ?2 \
     AND at <> (SELECT at FROM journal WHERE game = ?1 AND seq = ?2 - 1) ORDER BY seq DESC LIMIT 1";

/// Entries are single lines, or a record made of them would read differently.
pub fn check(entries: &[NewEntry]) -> Result<()> {
    let broken = entries
        .iter()
        .any(|entry| entry.text.contains(['\n', '\r']));
    if broken {
        return Err(StoreError::Malformed("an entry of several lines"));
    }
    Ok(())
}

/// Entries from a number on.
pub fn entries(connection: &Connection, id: &GameId, from: u64) -> Result<Vec<Entry>> {
    let (number, _) = games::number_and_length(connection, id)?;
    let mut select = connection.prepare_cached(ENTRIES)?;
    let mut found = select.query([number, rows::integer(from)])?;
    let mut entries = Vec::new();
    while let Some(row) = found.next()? {
        let kind: String = row.get(1)?;
        let unreadable =
            || StoreError::Unreadable(format!("an entry of kind {kind:?} in game {id}"));
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
pub fn append(connection: &Connection, id: &GameId, append: &Append) -> Result<Appended> {
    let (number, length) = games::number_and_length(connection, id)?;
    if let Some(key) = &append.key
        && let Some((_, length)) = command(connection, number, key)?
    {
        let length = rows::natural(length);
        return Ok(Appended::Repeated { length });
    }
    if length != append.expected {
        return Ok(Appended::Conflict { length });
    }
    if let Some(claim) = &append.finishes
        && !jobs::finish(connection, claim)?
    {
        return Ok(Appended::Unclaimed);
    }
    insert(connection, number, length, append.at, &append.entries)?;
    let length = length + append.entries.len() as u64;
    if let Some(key) = &append.key {
        connection
            .prepare_cached(
                "INSERT INTO commands (game, key, start, length) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute((
                number,
                key.as_str(),
                rows::integer(append.expected),
                rows::integer(length),
            ))?;
    }
    games::grow(connection, number, length, append)?;
    for job in &append.jobs {
        jobs::put(connection, job)?;
    }
    let event = events::tell(connection, id, EventKind::Grown { length })?;
    Ok(Appended::Done { length, event })
}

/// The numbers of the entries that a command brought.
pub fn appended_with(
    connection: &Connection,
    id: &GameId,
    key: &Key,
) -> Result<Option<Range<u64>>> {
    let (number, _) = games::number_and_length(connection, id)?;
    let Some((start, end)) = command(connection, number, key)? else {
        return Ok(None);
    };
    let start = match start {
        Some(start) => start,
        None => begun_with(connection, number, end)?,
    };
    Ok(Some(rows::natural(start)..rows::natural(end)))
}

/// The first entry of a command (commands of the first versions do not name it) and the length after its last.
fn command(
    connection: &Connection,
    number: i64,
    key: &Key,
) -> rusqlite::Result<Option<(Option<i64>, i64)>> {
    connection
        .prepare_cached(COMMAND)?
        .query_row((number, key.as_str()), |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
}

/// Where the entries began that were added together with the last before `end`: they have one moment.
fn begun_with(connection: &Connection, number: i64, end: i64) -> rusqlite::Result<i64> {
    let before = connection
        .prepare_cached(BEGUN_WITH)?
        .query_row((number, end), |row| row.get(0))
        .optional()?;
    Ok(before.unwrap_or(0))
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
