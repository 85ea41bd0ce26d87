//! Events, each written in the transaction of the change it reports.

use rusqlite::Connection;

use crate::error::{Result, StoreError};
use crate::event::{Event, EventId, EventKind, Missed};
use crate::id::GameId;

use super::rows;

/// The least number of events kept: a client that was away for longer reads everything anew.
const KEPT: i64 = 10_000;

/// How many more gather before the oldest are removed, so that it costs nothing worth mentioning.
const GATHERED: i64 = 1_000;

pub(super) const NEWEST: &str = "SELECT coalesce(max(id), 0) FROM events";
/// The oldest and the newest. In one `SELECT` without inner ones all events would be read for it.
pub(super) const ENDS: &str = "SELECT coalesce((SELECT min(id) FROM events), 1), \
     coalesce((SELECT max(id) FROM events), 0)";
pub(super) const SINCE: &str =
    "SELECT id, game, kind, length FROM events WHERE id > ?1 ORDER BY id LIMIT ?2";

pub fn tell(connection: &Connection, game: &GameId, kind: EventKind) -> rusqlite::Result<EventId> {
    let length = match kind {
        EventKind::Grown { length } => Some(rows::integer(length)),
        _ => None,
    };
    connection
        .prepare_cached("INSERT INTO events (game, kind, length) VALUES (?1, ?2, ?3)")?
        .execute((game.as_str(), name(kind), length))?;
    let id = connection.last_insert_rowid();
    if id % GATHERED == 0 {
        connection
            .prepare_cached("DELETE FROM events WHERE id <= ?1")?
            .execute([id - KEPT])?;
    }
    Ok(EventId(rows::natural(id)))
}

pub fn newest(connection: &Connection) -> rusqlite::Result<EventId> {
    let id = connection
        .prepare_cached(NEWEST)?
        .query_row([], |row| row.get(0))?;
    Ok(EventId(rows::natural(id)))
}

/// What happened after an event.
pub fn since(connection: &Connection, since: EventId, limit: usize) -> Result<Missed> {
    let (oldest, newest): (i64, i64) = connection
        .prepare_cached(ENDS)?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let after = rows::integer(since.0);
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let mut select = connection.prepare_cached(SINCE)?;
    let mut found = select.query([after, limit])?;
    let mut events = Vec::new();
    while let Some(row) = found.next()? {
        events.push(event(row)?);
    }
    Ok(Missed {
        events,
        forgotten: after + 1 < oldest || after > newest,
    })
}

fn event(row: &rusqlite::Row<'_>) -> Result<Event> {
    let kind: String = row.get(2)?;
    let length: Option<i64> = row.get(3)?;
    let kind = match (kind.as_str(), length) {
        ("created", None) => EventKind::Created,
        ("grown", Some(length)) => EventKind::Grown {
            length: rows::natural(length),
        },
        ("renamed", None) => EventKind::Renamed,
        ("seats", None) => EventKind::Seats,
        ("said", None) => EventKind::Said,
        ("deleted", None) => EventKind::Deleted,
        _ => return Err(StoreError::Unreadable(format!("an event {kind:?}"))),
    };
    Ok(Event {
        id: EventId(rows::natural(row.get(0)?)),
        game: rows::id(&row.get::<_, String>(1)?)?,
        kind,
    })
}

const fn name(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Created => "created",
        EventKind::Grown { .. } => "grown",
        EventKind::Renamed => "renamed",
        EventKind::Seats => "seats",
        EventKind::Said => "said",
        EventKind::Deleted => "deleted",
    }
}
