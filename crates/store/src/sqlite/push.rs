//! Push endpoints in their table.

use rusqlite::{OptionalExtension as _, Row};

use crate::error::Result;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::TokenHash;
use crate::push::{NewPushEndpoint, PushEndpoint, PushEndpoints};

use super::{Sqlite, rows};

pub(super) const OF_SESSION: &str =
    "SELECT number, url, key, secret, made FROM push_endpoints WHERE session = ?1";
pub(super) const NUMBERED: &str =
    "SELECT number, url, key, secret, made FROM push_endpoints WHERE number = ?1";
/// A person has few devices.
pub(super) const OF_PERSON: &str = "SELECT push_endpoints.number, url, key, secret, made \
     FROM people JOIN sessions ON sessions.person = people.number \
     JOIN push_endpoints ON push_endpoints.session = sessions.token \
     WHERE people.id = ?1 AND sessions.expires > ?2";
pub(super) const IS_DEVICE: &str =
    "SELECT 1 FROM sessions WHERE token = ?1 AND sessions.kind = 'device'";
pub(super) const REMOVE: &str = "DELETE FROM push_endpoints WHERE number = ?1";

impl PushEndpoints for Sqlite {
    fn set_push_endpoint(&self, session: &TokenHash, endpoint: &NewPushEndpoint) -> Result<bool> {
        let (session, endpoint) = (*session, endpoint.clone());
        self.writer.write(move |connection| {
            let device: Option<i64> = connection
                .prepare_cached(IS_DEVICE)?
                .query_row([session.0], |row| row.get(0))
                .optional()?;
            if device.is_none() {
                return Ok(false);
            }
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO push_endpoints (session, url, key, secret, made) \
                     VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute((
                    session.0,
                    &endpoint.url,
                    &endpoint.key,
                    &endpoint.secret,
                    endpoint.made.0,
                ))?;
            Ok(true)
        })
    }

    fn push_endpoint_of(&self, session: &TokenHash) -> Result<Option<PushEndpoint>> {
        let session = *session;
        self.read(move |connection| {
            let mut select = connection.prepare_cached(OF_SESSION)?;
            Ok(select.query_row([session.0], read).optional()?)
        })
    }

    fn push_endpoint(&self, number: u64) -> Result<Option<PushEndpoint>> {
        self.read(move |connection| {
            let mut select = connection.prepare_cached(NUMBERED)?;
            let found = select.query_row([rows::integer(number)], read);
            Ok(found.optional()?)
        })
    }

    fn push_endpoints(&self, person: &PersonId, now: Moment) -> Result<Vec<PushEndpoint>> {
        let person = person.clone();
        self.read(move |connection| {
            let mut select = connection.prepare_cached(OF_PERSON)?;
            let found = select.query_map((person.as_str(), now.0), read)?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn remove_push_endpoint(&self, number: u64) -> Result<bool> {
        self.writer.write(move |connection| {
            let removed = connection
                .prepare_cached(REMOVE)?
                .execute([rows::integer(number)])?;
            Ok(removed == 1)
        })
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<PushEndpoint> {
    Ok(PushEndpoint {
        number: rows::natural(row.get(0)?),
        about: NewPushEndpoint {
            url: row.get(1)?,
            key: row.get(2)?,
            secret: row.get(3)?,
            made: Moment(row.get(4)?),
        },
    })
}
