//! One person becomes part of another.

use crate::database::{Connection, Sql, values};
use crate::error::{Result, StoreError};
use crate::event::EventKind;
use crate::id::PersonId;
use crate::messages::MAX_NOTES;

use super::{events, people, rows};

/// Whose seats and tables change hands: those who look at them are told.
pub const PLAYED: &str = "SELECT games.id FROM players \
     JOIN games ON games.number = players.played WHERE players.person = ?1";
pub const SAT: &str = "SELECT open_tables.id FROM open_seats \
     JOIN open_tables ON open_tables.number = open_seats.open_table WHERE open_seats.person = ?1";
/// Where both play, the seats of the first are added to those of the other.
pub const BOTH: Sql = Sql {
    sqlite: "UPDATE players SET \
     held = held | (SELECT f.held FROM players AS f WHERE f.played = players.played AND f.person = ?1), \
     rank = max(rank, (SELECT f.rank FROM players AS f WHERE f.played = players.played AND f.person = ?1)) \
     WHERE person = ?2 AND played IN (SELECT played FROM players WHERE person = ?1)",
    postgres: "UPDATE players SET \
     held = held | (SELECT f.held FROM players AS f WHERE f.played = players.played AND f.person = ?1), \
     rank = greatest(rank, (SELECT f.rank FROM players AS f WHERE f.played = players.played AND f.person = ?1)) \
     WHERE person = ?2 AND played IN (SELECT played FROM players WHERE person = ?1)",
};
pub const NO_MORE: &str = "DELETE FROM players WHERE person = ?1 \
     AND played IN (SELECT played FROM players WHERE person = ?2)";
/// Notes of both to one game stand behind each other.
pub const NOTES: &str = "UPDATE notes SET text = substr(text || CAST(?4 AS TEXT) || \
     (SELECT f.text FROM notes AS f WHERE f.game = notes.game AND f.writer = ?1), 1, ?3) \
     WHERE writer = ?2 AND game IN (SELECT game FROM notes WHERE writer = ?1)";
/// What the other has already stays as it is; what is left of the first goes with them.
pub const MOVES: [&str; 14] = [
    "UPDATE players SET person = ?2 WHERE person = ?1",
    "UPDATE games SET creator = ?2 WHERE creator = ?1",
    "UPDATE open_tables SET creator = ?2 WHERE creator = ?1",
    "UPDATE open_seats SET person = ?2 WHERE person = ?1",
    "UPDATE messages SET author = ?2 WHERE author = ?1",
    "UPDATE readers SET reader = ?2 WHERE reader = ?1 AND NOT EXISTS \
     (SELECT 1 FROM readers AS o WHERE o.game = readers.game AND o.reader = ?2)",
    "UPDATE mutes SET reader = ?2 WHERE reader = ?1 AND author <> ?2 AND NOT EXISTS \
     (SELECT 1 FROM mutes AS o WHERE o.game = mutes.game AND o.reader = ?2 AND o.author = mutes.author)",
    "UPDATE mutes SET author = ?2 WHERE author = ?1 AND reader <> ?2 AND NOT EXISTS \
     (SELECT 1 FROM mutes AS o WHERE o.game = mutes.game AND o.reader = mutes.reader AND o.author = ?2)",
    "UPDATE blocks SET reader = ?2 WHERE reader = ?1 AND author <> ?2 AND NOT EXISTS \
     (SELECT 1 FROM blocks AS o WHERE o.reader = ?2 AND o.author = blocks.author)",
    "UPDATE blocks SET author = ?2 WHERE author = ?1 AND reader <> ?2 AND NOT EXISTS \
     (SELECT 1 FROM blocks AS o WHERE o.reader = blocks.reader AND o.author = ?2)",
    "UPDATE jobs SET person = ?2 WHERE person = ?1",
    "UPDATE reports SET reporter = ?2 WHERE reporter = ?1",
    "UPDATE notes SET writer = ?2 WHERE writer = ?1 AND NOT EXISTS \
     (SELECT 1 FROM notes AS o WHERE o.game = notes.game AND o.writer = ?2)",
    "UPDATE settings SET person = ?2 WHERE person = ?1 AND NOT EXISTS \
     (SELECT 1 FROM settings AS o WHERE o.person = ?2 \
     AND coalesce(o.game, 0) = coalesce(settings.game, 0) AND o.name = settings.name)",
];

pub fn merge(connection: &dyn Connection, from: &PersonId, into: &PersonId) -> Result<()> {
    if from == into {
        return Err(StoreError::Malformed("a person merged with themselves"));
    }
    // Nobody can write for the first meanwhile: it would go with them.
    let first = people::lock_out(connection, from)?;
    let other = people::lock(connection, into)?;
    let mut changed: Vec<String> = Vec::new();
    for statement in [PLAYED, SAT] {
        changed.extend(connection.all(statement, values![first], |row| row.get(0))?);
    }
    connection.execute(BOTH, values![first, other])?;
    connection.execute(NO_MORE, values![first, other])?;
    let room = rows::integer(MAX_NOTES as u64);
    connection.execute(NOTES, values![first, other, room, "\n"])?;
    for statement in MOVES {
        connection.execute(statement, values![first, other])?;
    }
    connection.execute("DELETE FROM people WHERE number = ?1", values![first])?;
    changed.sort_unstable();
    changed.dedup();
    for id in changed {
        events::tell(connection, &rows::id(&id)?, EventKind::Seats)?;
    }
    Ok(())
}
