//! Settings in their tables.

use crate::database::{Connection, Database, Row, values};
use crate::error::Result;
use crate::id::{GameId, PersonId};
use crate::settings::{KeptSettings, Scope};

use super::{games, people, rows};

pub const HOUSE: &str = "SELECT value FROM house WHERE name = ?1";
/// Zero stands for no game, as in the index.
pub const VALUE: &str =
    "SELECT value FROM settings WHERE person = ?1 AND coalesce(game, 0) = ?2 AND name = ?3";
pub const UNSET: &str =
    "DELETE FROM settings WHERE person = ?1 AND coalesce(game, 0) = ?2 AND name = ?3";
pub const ALL: &str = "SELECT games.id, settings.name, value FROM settings \
     LEFT JOIN games ON games.number = settings.game WHERE person = ?1 \
     ORDER BY coalesce(settings.game, 0), settings.name";

impl<D: Database> KeptSettings for D {
    fn setting(&self, scope: &Scope, name: &str) -> Result<Option<String>> {
        let (scope, name) = (scope.clone(), name.to_owned());
        self.read(move |connection| {
            let value = match place(connection, &scope)? {
                None => connection.first(HOUSE, values![&name], |row| row.get(0))?,
                Some((person, game)) => {
                    let named = values![person, game.unwrap_or(0), &name];
                    connection.first(VALUE, named, |row| row.get(0))?
                }
            };
            Ok(value)
        })
    }

    fn settings_of(&self, person: &PersonId) -> Result<Vec<(Option<GameId>, String, String)>> {
        let id = person.clone();
        self.read(move |connection| {
            let person = people::number(connection, &id)?;
            connection.all(ALL, values![person], |row: &dyn Row| {
                let game: Option<String> = row.get(0)?;
                let game = game.map(|game| rows::id(&game)).transpose()?;
                Ok((game, row.get(1)?, row.get(2)?))
            })
        })
    }

    fn set(&self, scope: &Scope, name: &str, value: Option<&str>) -> Result<()> {
        let (scope, name) = (scope.clone(), name.to_owned());
        let value = value.map(str::to_owned);
        self.write(move |connection| {
            let place = place(connection, &scope)?;
            match (place, &value) {
                (None, None) => {
                    connection.execute("DELETE FROM house WHERE name = ?1", values![&name])?
                }
                (None, Some(value)) => connection.execute(
                    "INSERT INTO house (name, value) VALUES (?1, ?2) \
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    values![&name, value],
                )?,
                (Some((person, game)), None) => {
                    connection.execute(UNSET, values![person, game.unwrap_or(0), &name])?
                }
                (Some((person, game)), Some(value)) => connection.execute(
                    "INSERT INTO settings (person, game, name, value) \
                         VALUES (?1, ?2, ?3, ?4) \
                     ON CONFLICT (person, coalesce(game, 0), name) DO UPDATE SET value = excluded.value",
                    values![person, game, &name, value],
                )?,
            };
            Ok(())
        })
    }

    fn set_once(&self, name: &str, value: &str) -> Result<String> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO house (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                values![&name, &value],
            )?;
            connection.value(HOUSE, values![&name])
        })
    }
}

/// The numbers of a person and a game inside the file; nothing for the whole program.
fn place(connection: &dyn Connection, scope: &Scope) -> Result<Option<(i64, Option<i64>)>> {
    Ok(match scope {
        Scope::House => None,
        Scope::Person(person) => Some((people::number(connection, person)?, None)),
        Scope::PersonAt(person, game) => {
            let (game, _) = games::number_and_length(connection, game)?;
            Some((people::number(connection, person)?, Some(game)))
        }
    })
}
