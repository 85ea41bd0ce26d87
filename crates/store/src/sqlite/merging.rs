//! One person becomes part of another.

use rusqlite::Connection;

use crate::error::{Result, StoreError};
use crate::event::EventKind;
use crate::id::PersonId;
use crate::messages::MAX_NOTES;

use super::{events, people, rows};

/// Whose seats and tables change hands: those who look at them are told.
pub(super) const PLAYED: &str = "SELECT games.id FROM players \
     JOIN games ON games.number = players.played WHERE players.person = ?1";
pub(super) const SAT: &str = "SELECT open_tables.id FROM open_seats \
     JOIN open_tables ON open_tables.number = open_seats.open_table WHERE open_seats.person = ?1";
/// Where both play, the seats of the first are added to those of the other.
pub(super) const BOTH: &str = "UPDATE players SET \
     held = held | (SELECT f.held FROM players AS f WHERE f.played = players.played AND f.person = ?1), \
     rank = max(rank, (SELECT f.rank FROM players AS f WHERE f.played = players.played AND f.person = ?1)) \
     WHERE person = ?2 AND played IN (SELECT played FROM players WHERE person = ?1)";
pub(super) const NO_MORE: &str = "DELETE FROM players WHERE person = ?1 \
     AND played IN (SELECT played FROM players WHERE person = ?2)";
/// Notes of both to one game stand behind each other.
pub(super) const NOTES: &str = "UPDATE notes SET text = substr(text || char(10) || \
     (SELECT f.text FROM notes AS f WHERE f.game = notes.game AND f.writer = ?1), 1, ?3) \
     WHERE writer = ?2 AND game IN (SELECT game FROM notes WHERE writer = ?1)";
/// What the other has already stays as it is; what is left of the first goes with them.
pub(super) const MOVES: [&str; 14] = [
    "UPDATE players SET person = ?2 WHERE person = ?1",
    "UPDATE games SET creator = ?2 WHERE creator = ?1",
    "UPDATE open_tables SET creator = ?2 WHERE creator = ?1",
    "UPDATE open_seats SET person = ?2 WHERE person = ?1",
    "UPDATE messages SET author = ?2 WHERE author = ?1",
    "UPDATE OR IGNORE readers SET reader = ?2 WHERE reader = ?1",
    "UPDATE OR IGNORE mutes SET reader = ?2 WHERE reader = ?1 AND author <> ?2",
    "UPDATE OR IGNORE mutes SET author = ?2 WHERE author = ?1 AND reader <> ?2",
    "UPDATE OR IGNORE blocks SET reader = ?2 WHERE reader = ?1 AND author <> ?2",
    "UPDATE OR IGNORE blocks SET author = ?2 WHERE author = ?1 AND reader <> ?2",
    "UPDATE jobs SET person = ?2 WHERE person = ?1",
    "UPDATE reports SET reporter = ?2 WHERE reporter = ?1",
    "UPDATE OR IGNORE notes SET writer = ?2 WHERE writer = ?1",
    "UPDATE OR IGNORE settings SET person = ?2 WHERE person = ?1",
];

pub fn merge(connection: &Connection, from: &PersonId, into: &PersonId) -> Result<()> {
    if from == into {
        return Err(StoreError::Malformed("a person merged with themselves"));
    }
    let first = people::number(connection, from)?;
    let other = people::number(connection, into)?;
    let mut changed: Vec<String> = Vec::new();
    for statement in [PLAYED, SAT] {
        let mut select = connection.prepare_cached(statement)?;
        let found = select.query_map([first], |row| row.get(0))?;
        for id in found {
            changed.push(id?);
        }
    }
    connection.prepare_cached(BOTH)?.execute((first, other))?;
    connection
        .prepare_cached(NO_MORE)?
        .execute((first, other))?;
    let room = rows::integer(MAX_NOTES as u64);
    connection
        .prepare_cached(NOTES)?
        .execute((first, other, room))?;
    for statement in MOVES {
        connection
            .prepare_cached(statement)?
            .execute((first, other))?;
    }
    connection
        .prepare_cached("DELETE FROM people WHERE number = ?1")?
        .execute([first])?;
    changed.sort_unstable();
    changed.dedup();
    for id in changed {
        events::tell(connection, &rows::id(&id)?, EventKind::Seats)?;
    }
    Ok(())
}
