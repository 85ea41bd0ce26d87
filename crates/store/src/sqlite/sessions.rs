//! Sessions in their table.

use rusqlite::Connection;

use crate::error::{Result, StoreError};
use crate::moment::Moment;
use crate::person::{NewSession, Session, TokenHash};

use super::{people, rows};

pub const SESSION: &str = "SELECT people.id, sessions.created, sessions.seen, sessions.expires \
     FROM sessions JOIN people ON people.number = sessions.person \
     WHERE token = ?1 AND expires > ?2";
pub const RENEW: &str =
    "UPDATE sessions SET seen = max(seen, ?2), expires = ?3 WHERE token = ?1 AND expires > ?2";
pub const SEEN: &str = "UPDATE people SET seen = max(seen, ?2) \
     WHERE number = (SELECT person FROM sessions WHERE token = ?1)";
pub const END: &str = "DELETE FROM sessions WHERE token = ?1";
pub const END_ALL: &str = "DELETE FROM sessions WHERE person = ?1";
pub const PURGE: &str = "DELETE FROM sessions WHERE token IN \
     (SELECT token FROM sessions WHERE expires <= ?1 ORDER BY expires LIMIT ?2)";

pub fn begin(connection: &Connection, session: &NewSession) -> Result<()> {
    let person = people::number(connection, &session.person)?;
    let added = connection
        .prepare_cached(
            "INSERT INTO sessions (token, person, created, seen, expires) \
             VALUES (?1, ?2, ?3, ?3, ?4) ON CONFLICT DO NOTHING",
        )?
        .execute((
            session.token.0,
            person,
            session.created.0,
            session.expires.0,
        ))?;
    if added == 0 {
        return Err(StoreError::Malformed("a token of another session"));
    }
    Ok(())
}

pub fn session(connection: &Connection, token: &TokenHash, now: Moment) -> Result<Option<Session>> {
    let mut select = connection.prepare_cached(SESSION)?;
    let mut found = select.query((token.0, now.0))?;
    let Some(row) = found.next()? else {
        return Ok(None);
    };
    let about = NewSession {
        token: *token,
        person: rows::person_id(&row.get::<_, String>(0)?)?,
        created: Moment(row.get(1)?),
        expires: Moment(row.get(3)?),
    };
    let seen = Moment(row.get(2)?);
    Ok(Some(Session { about, seen }))
}

pub fn renew(
    connection: &Connection,
    token: &TokenHash,
    now: Moment,
    expires: Moment,
) -> Result<bool> {
    let renewed = connection
        .prepare_cached(RENEW)?
        .execute((token.0, now.0, expires.0))?;
    if renewed == 0 {
        return Ok(false);
    }
    connection.prepare_cached(SEEN)?.execute((token.0, now.0))?;
    Ok(true)
}
