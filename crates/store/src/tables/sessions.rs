//! Sessions in their table.

use crate::database::{Connection, Row, values};
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
pub const RENEW: &str = "UPDATE sessions SET seen = CASE WHEN seen < ?2 THEN ?2 ELSE seen END, \
     expires = ?3 WHERE token = ?1 AND expires > ?2";
pub const SEEN: &str = "UPDATE people SET seen = CASE WHEN seen < ?2 THEN ?2 ELSE seen END \
     WHERE number = (SELECT person FROM sessions WHERE token = ?1)";
pub const END: &str = "DELETE FROM sessions WHERE token = ?1";
pub const END_ALL: &str = "DELETE FROM sessions WHERE person = ?1 AND token IS DISTINCT FROM ?2";
pub const END_KIND: &str = "DELETE FROM sessions WHERE person = ?1 AND kind = ?2";
pub const PURGE: &str = "DELETE FROM sessions WHERE token IN \
     (SELECT token FROM sessions WHERE expires <= ?1 ORDER BY expires LIMIT ?2)";

pub fn begin(connection: &dyn Connection, session: &NewSession) -> Result<()> {
    let person = people::number(connection, &session.person)?;
    let added = connection.execute(
        "INSERT INTO sessions (token, person, created, seen, expires, kind, label) \
             VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
        values![
            session.token.0,
            person,
            session.created.0,
            session.expires.0,
            session.kind.name(),
            &session.label
        ],
    )?;
    if added == 0 {
        return Err(StoreError::Malformed("a token of another session"));
    }
    Ok(())
}

pub fn session(
    connection: &dyn Connection,
    token: &TokenHash,
    now: Moment,
) -> Result<Option<Session>> {
    connection.first(SESSION, values![&token.0, now.0], read)
}

/// The devices of a person, those used last first.
pub fn devices(
    connection: &dyn Connection,
    person: &PersonId,
    now: Moment,
) -> Result<Vec<Session>> {
    let mut devices = connection.all(DEVICES, values![person.as_str(), now.0], read)?;
    devices.sort_by_key(|session| std::cmp::Reverse((session.seen, session.about.created)));
    Ok(devices)
}

fn read(row: &dyn Row) -> Result<Session> {
    let kind: String = row.get(4)?;
    let about = NewSession {
        token: TokenHash(row.get(6)?),
        kind: SessionKind::from_name(&kind).ok_or_else(|| rows::unreadable("session", &kind))?,
        label: row.get(5)?,
        person: rows::person_id(&row.get::<String>(0)?)?,
        created: Moment(row.get(1)?),
        expires: Moment(row.get(3)?),
    };
    let seen = Moment(row.get(2)?);
    Ok(Session { about, seen })
}

/// Ends all sessions of a person but for one: how many.
pub fn end_all(connection: &dyn Connection, person: i64, keep: Option<&TokenHash>) -> Result<u64> {
    let ended = connection.execute(END_ALL, values![person, keep.map(|token| token.0)])?;
    Ok(ended)
}

/// Ends the words of a person that are for one thing.
pub fn end_kind(connection: &dyn Connection, person: i64, kind: SessionKind) -> Result<()> {
    connection.execute(END_KIND, values![person, kind.name()])?;
    Ok(())
}

pub fn renew(
    connection: &dyn Connection,
    token: &TokenHash,
    now: Moment,
    expires: Moment,
) -> Result<bool> {
    let renewed = connection.execute(RENEW, values![token.0, now.0, expires.0])?;
    if renewed == 0 {
        return Ok(false);
    }
    connection.execute(SEEN, values![token.0, now.0])?;
    Ok(true)
}
