//! Journals in their table.

use std::ops::Range;

use crate::append::{Append, Appended};
use crate::database::{Connection, Row, Value, values};
use crate::entry::{Entry, Kind, NewEntry};
use crate::error::{Result, StoreError};
use crate::event::EventKind;
use crate::id::{GameId, Key};
use crate::moment::Moment;

use super::{events, games, jobs, rows};

pub const ENTRIES: &str =
    "SELECT seq, kind, text, at FROM journal WHERE game = ?1 AND seq >= ?2 ORDER BY seq";
pub const COMMAND: &str = "SELECT start, length FROM commands WHERE game = ?1 AND key = ?2";
pub const BEGUN_WITH: &str = "SELECT seq + 1 FROM journal WHERE game = ?1 AND seq < ?2 \
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
pub fn entries(connection: &dyn Connection, id: &GameId, from: u64) -> Result<Vec<Entry>> {
    let (number, _) = games::number_and_length(connection, id)?;
    let entry = |row: &dyn Row| {
        let kind: String = row.get(1)?;
        let unreadable =
            || StoreError::Unreadable(format!("an entry of kind {kind:?} in game {id}"));
        Ok(Entry {
            seq: rows::natural(row.get(0)?),
            kind: Kind::from_name(&kind).ok_or_else(unreadable)?,
            text: row.get(2)?,
            at: Moment(row.get(3)?),
        })
    };
    connection.all(ENTRIES, values![number, rows::integer(from)], entry)
}

/// Adds entries if the journal is as long as expected.
pub fn append(connection: &dyn Connection, id: &GameId, append: &Append) -> Result<Appended> {
    let (number, length) = games::lock(connection, id)?;
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
        connection.execute(
            "INSERT INTO commands (game, key, start, length) VALUES (?1, ?2, ?3, ?4)",
            values![
                number,
                key.as_str(),
                rows::integer(append.expected),
                rows::integer(length)
            ],
        )?;
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
    connection: &dyn Connection,
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
    connection: &dyn Connection,
    number: i64,
    key: &Key,
) -> Result<Option<(Option<i64>, i64)>> {
    connection.first(COMMAND, values![number, key.as_str()], |row| {
        Ok((row.get(0)?, row.get(1)?))
    })
}

/// Where the entries began that were added together with the last before `end`: they have one moment.
fn begun_with(connection: &dyn Connection, number: i64, end: i64) -> Result<i64> {
    let before = connection.first(BEGUN_WITH, values![number, end], |row| row.get(0))?;
    Ok(before.unwrap_or(0))
}

/// The most entries of one statement.
const AT_ONCE: usize = 20;

/// Adds entries behind the first `length`.
pub fn insert(
    connection: &dyn Connection,
    number: i64,
    length: u64,
    at: Moment,
    entries: &[NewEntry],
) -> Result<()> {
    for (from, entries) in (length..).step_by(AT_ONCE).zip(entries.chunks(AT_ONCE)) {
        let mut values = vec![Value::from(number), Value::from(at.0)];
        for (seq, entry) in (from..).zip(entries) {
            values.push(rows::integer(seq).into());
            values.push(entry.kind.name().into());
            values.push(entry.text.as_str().into());
        }
        connection.execute(&insert_statement(entries.len()), &values)?;
    }
    Ok(())
}

fn insert_statement(entries: usize) -> String {
    let row = |index: usize| {
        let first = 3 * index + 3;
        format!("(?1, ?{first}, ?{}, ?{}, ?2)", first + 1, first + 2)
    };
    let rows: Vec<String> = (0..entries).map(row).collect();
    format!(
        "INSERT INTO journal (game, seq, kind, text, at) VALUES {}",
        rows.join(", ")
    )
}
