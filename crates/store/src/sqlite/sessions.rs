//! Sessions in their table.

use rusqlite::{Connection, Row};

use crate::error::{Result, StoreError};
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::{NewSession, Session, SessionKind, TokenHash};

use super::{people, rows};

pub const SESSION: &str = "SELECT people.id, sessions.created, sessions.seen, sessions.expires, \
     sessions.kind, sessions.label, sessions.token \
     FROM sessions JOIN people ON people.number = sessions.person \
     WHERE token = ?1 AND expires > ?2";
/// A person has few devices, so these are sorted.
pub const DEVICES: &str = "SELECT people.id, sessions.created, sessions.seen, sessions.expires, \
     sessions.kind, sessions.label, sessions.token \
     FROM people JOIN sessions ON sessions.person = people.number \
     WHERE people.id = ?1 AND sessions.kind = 'device' AND expires > ?2";
pub const SPENDABLE: &str = "SELECT people.number, people.id FROM sessions \
     JOIN people ON people.number = sessions.person \
     WHERE token = ?1 AND expires > ?2 AND sessions.kind = ?3";
pub const RENEW: &str =
    "UPDATE sessions SET seen = max(seen, ?2), expires = ?3 WHERE token = ?1 AND expires > ?2";
pub const SEEN: &str = "UPDATE people SET seen = max(seen, ?2) \
     WHERE number = (SELECT person FROM sessions WHERE token = ?1)";
pub const END: &str = "DELETE FROM sessions WHERE token = ?1";
pub const END_ALL: &str = "DELETE FROM sessions WHERE person = ?1 AND token IS NOT ?2";
pub const END_KIND: &str = "DELETE FROM sessions WHERE person = ?1 AND kind = ?2";
pub const PURGE: &str = "DELETE FROM sessions WHERE token IN \
     (SELECT token FROM sessions WHERE expires <= ?1 ORDER BY expires LIMIT ?2)";

pub fn begin(connection: &Connection, session: &NewSession) -> Result<()> {
    let person = people::number(connection, &session.person)?;
    let added = connection
        .prepare_cached(
            "INSERT INTO sessions (token, person, created, seen, expires, kind, label) \
             VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
        )?
        .execute((
            session.token.0,
            person,
            session.created.0,
            session.expires.0,
            session.kind.name(),
            &session.label,
        ))?;
    if added == 0 {
        return Err(StoreError::Malformed("a token of another session"));
    }
    Ok(())
}

pub fn session(connection: &Connection, token: &TokenHash, now: Moment) -> Result<Option<Session>> {
    let mut select = connection.prepare_cached(SESSION)?;
    let mut found = select.query((token.0, now.0))?;
    found.next()?.map(read).transpose()
}

/// The devices of a person, those used last first.
pub fn devices(connection: &Connection, person: &PersonId, now: Moment) -> Result<Vec<Session>> {
    let mut select = connection.prepare_cached(DEVICES)?;
    let mut found = select.query((person.as_str(), now.0))?;
    let mut devices = Vec::new();
    while let Some(row) = found.next()? {
        devices.push(read(row)?);
    }
    devices.sort_by_key(|session| std::cmp::Reverse((session.seen, session.about.created)));
    Ok(devices)
}

fn read(row: &Row<'_>) -> Result<Session> {
    let kind: String = row.get(4)?;
    let about = NewSession {
        token: TokenHash(row.get(6)?),
        kind: SessionKind::from_name(&kind).ok_or_else(|| rows::unreadable("session", &kind))?,
        label: row.get(5)?,
        person: rows::person_id(&row.get::<_, String>(0)?)?,
        created: Moment(row.get(1)?),
        expires: Moment(row.get(3)?),
    };
    let seen = Moment(row.get(2)?);
    Ok(Session { about, seen })
}

/// Ends all sessions of a person but for one: how many.
pub fn end_all(connection: &Connection, person: i64, keep: Option<&TokenHash>) -> Result<u64> {
    let ended = connection
        .prepare_cached(END_ALL)?
        .execute((person, keep.map(|token| token.0)))?;
    Ok(ended as u64)
}

/// Ends the words of a person that are for one thing.
pub fn end_kind(connection: &Connection, person: i64, kind: SessionKind) -> Result<()> {
    connection
        .prepare_cached(END_KIND)?
        .execute((person, kind.name()))?;
    Ok(())
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
