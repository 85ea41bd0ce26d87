//! Events, each written in the transaction of the change it reports.

use crate::database::{Connection, Row, values};
use crate::error::{Result, StoreError};
use crate::event::{Event, EventId, EventKind, Missed};
use crate::id::GameId;

use super::rows;

/// The least number of events kept: a client that was away for longer reads everything anew.
const KEPT: i64 = 10_000;

/// How many more gather before the oldest are removed, so that it costs nothing worth mentioning.
const GATHERED: i64 = 1_000;

const TELL: &str = "INSERT INTO events (game, kind, length) VALUES (?1, ?2, ?3) RETURNING id";
pub const NEWEST: &str = "SELECT coalesce(max(id), 0) FROM events";
/// The oldest and the newest. In one `SELECT` without inner ones all events would be read for it.
pub const ENDS: &str = "SELECT coalesce((SELECT min(id) FROM events), 1), \
     coalesce((SELECT max(id) FROM events), 0)";
pub const SINCE: &str =
    "SELECT id, game, kind, length FROM events WHERE id > ?1 AND id <= ?3 ORDER BY id LIMIT ?2";

pub fn tell(connection: &dyn Connection, game: &GameId, kind: EventKind) -> Result<EventId> {
    let length = match kind {
        EventKind::Grown { length } => Some(rows::integer(length)),
        _ => None,
    };
    let id: i64 = connection.value(TELL, values![game.as_str(), name(kind), length])?;
    if id % GATHERED == 0 {
        connection.execute("DELETE FROM events WHERE id <= ?1", values![id - KEPT])?;
    }
    let id = EventId(rows::natural(id));
    connection.told(id);
    Ok(id)
}

pub fn newest(connection: &dyn Connection) -> Result<EventId> {
    let id = connection.value(NEWEST, values![])?;
    Ok(EventId(rows::natural(id)))
}

/// What happened after an event, and not after another one.
pub fn since(
    connection: &dyn Connection,
    since: EventId,
    limit: usize,
    until: Option<EventId>,
) -> Result<Missed> {
    let ends = connection.first(ENDS, values![], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let (oldest, newest): (i64, i64) = ends.unwrap_or((1, 0));
    let after = rows::integer(since.0);
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let until = until.map_or(i64::MAX, |until| rows::integer(until.0));
    Ok(Missed {
        events: connection.all(SINCE, values![after, limit, until], event)?,
        forgotten: after + 1 < oldest || after > newest,
    })
}

fn event(row: &dyn Row) -> Result<Event> {
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
        game: rows::id(&row.get::<String>(1)?)?,
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
