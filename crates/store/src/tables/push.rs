//! Push endpoints in their table.

use crate::database::{Database, Row, values};
use crate::error::Result;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::TokenHash;
use crate::push::{NewPushEndpoint, PushEndpoint, PushEndpoints};

use super::rows;

pub const OF_SESSION: &str =
    "SELECT number, url, key, secret, made FROM push_endpoints WHERE session = ?1";
pub const NUMBERED: &str =
    "SELECT number, url, key, secret, made FROM push_endpoints WHERE number = ?1";
/// A person has few devices.
pub const OF_PERSON: &str = "SELECT push_endpoints.number, url, key, secret, made \
     FROM people JOIN sessions ON sessions.person = people.number \
     JOIN push_endpoints ON push_endpoints.session = sessions.token \
     WHERE people.id = ?1 AND sessions.expires > ?2";
pub const IS_DEVICE: &str = "SELECT 1 FROM sessions WHERE token = ?1 AND sessions.kind = 'device'";
pub const FORGET_SESSION: &str = "DELETE FROM push_endpoints WHERE session = ?1";
pub const FORGET_URL: &str = "DELETE FROM push_endpoints WHERE url = ?1";
pub const REMOVE: &str = "DELETE FROM push_endpoints WHERE number = ?1";

impl<D: Database> PushEndpoints for D {
    fn set_push_endpoint(&self, session: &TokenHash, endpoint: &NewPushEndpoint) -> Result<bool> {
        let (session, endpoint) = (*session, endpoint.clone());
        self.write(move |connection| {
            let device: Option<i64> =
                connection.first(IS_DEVICE, values![session.0], |row| row.get(0))?;
            if device.is_none() {
                return Ok(false);
            }
            connection.execute(FORGET_SESSION, values![&session.0])?;
            connection.execute(FORGET_URL, values![&endpoint.url])?;
            connection.execute(
                "INSERT INTO push_endpoints (session, url, key, secret, made) \
                     VALUES (?1, ?2, ?3, ?4, ?5)",
                values![
                    session.0,
                    &endpoint.url,
                    &endpoint.key,
                    &endpoint.secret,
                    endpoint.made.0
                ],
            )?;
            Ok(true)
        })
    }

    fn push_endpoint_of(&self, session: &TokenHash) -> Result<Option<PushEndpoint>> {
        let session = *session;
        self.read(move |connection| connection.first(OF_SESSION, values![&session.0], read))
    }

    fn push_endpoint(&self, number: u64) -> Result<Option<PushEndpoint>> {
        self.read(move |connection| {
            connection.first(NUMBERED, values![rows::integer(number)], read)
        })
    }

    fn push_endpoints(&self, person: &PersonId, now: Moment) -> Result<Vec<PushEndpoint>> {
        let person = person.clone();
        self.read(move |connection| {
            connection.all(OF_PERSON, values![person.as_str(), now.0], read)
        })
    }

    fn remove_push_endpoint(&self, number: u64) -> Result<bool> {
        self.write(move |connection| {
            let removed = connection.execute(REMOVE, values![rows::integer(number)])?;
            Ok(removed == 1)
        })
    }
}

fn read(row: &dyn Row) -> Result<PushEndpoint> {
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
