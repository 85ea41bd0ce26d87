//! Settings in their tables.

use rusqlite::{Connection, OptionalExtension as _};

use crate::error::Result;
use crate::id::{GameId, PersonId};
use crate::settings::{KeptSettings, Scope};

use super::{Sqlite, games, people, rows};

pub(super) const HOUSE: &str = "SELECT value FROM house WHERE name = ?1";
/// Zero stands for no game, as in the index.
pub(super) const VALUE: &str =
    "SELECT value FROM settings WHERE person = ?1 AND coalesce(game, 0) = ?2 AND name = ?3";
pub(super) const UNSET: &str =
    "DELETE FROM settings WHERE person = ?1 AND coalesce(game, 0) = ?2 AND name = ?3";
pub(super) const ALL: &str = "SELECT games.id, settings.name, value FROM settings \
     LEFT JOIN games ON games.number = settings.game WHERE person = ?1 \
     ORDER BY coalesce(settings.game, 0), settings.name";

impl KeptSettings for Sqlite {
    fn setting(&self, scope: &Scope, name: &str) -> Result<Option<String>> {
        let (scope, name) = (scope.clone(), name.to_owned());
        self.read(move |connection| {
            let value = match place(connection, &scope)? {
                None => connection
                    .prepare_cached(HOUSE)?
                    .query_row([&name], |row| row.get(0)),
                Some((person, game)) => connection
                    .prepare_cached(VALUE)?
                    .query_row((person, game.unwrap_or(0), &name), |row| row.get(0)),
            };
            Ok(value.optional()?)
        })
    }

    fn settings_of(&self, person: &PersonId) -> Result<Vec<(Option<GameId>, String, String)>> {
        let id = person.clone();
        self.read(move |connection| {
            let person = people::number(connection, &id)?;
            let mut select = connection.prepare_cached(ALL)?;
            let mut found = select.query([person])?;
            let mut settings = Vec::new();
            while let Some(row) = found.next()? {
                let game: Option<String> = row.get(0)?;
                let game = game.map(|game| rows::id(&game)).transpose()?;
                settings.push((game, row.get(1)?, row.get(2)?));
            }
            Ok(settings)
        })
    }

    fn set(&self, scope: &Scope, name: &str, value: Option<&str>) -> Result<()> {
        let (scope, name) = (scope.clone(), name.to_owned());
        let value = value.map(str::to_owned);
        self.writer.write(move |connection| {
            let place = place(connection, &scope)?;
            match (place, value) {
                (None, None) => connection
                    .prepare_cached("DELETE FROM house WHERE name = ?1")?
                    .execute([&name])?,
                (None, Some(value)) => connection
                    .prepare_cached("INSERT OR REPLACE INTO house (name, value) VALUES (?1, ?2)")?
                    .execute((&name, &value))?,
                (Some((person, game)), None) => {
                    connection
                        .prepare_cached(UNSET)?
                        .execute((person, game.unwrap_or(0), &name))?
                }
                (Some((person, game)), Some(value)) => connection
                    .prepare_cached(
                        "INSERT OR REPLACE INTO settings (person, game, name, value) \
                         VALUES (?1, ?2, ?3, ?4)",
                    )?
                    .execute((person, game, &name, &value))?,
            };
            Ok(())
        })
    }

    fn set_once(&self, name: &str, value: &str) -> Result<String> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.writer.write(move |connection| {
            connection
                .prepare_cached("INSERT OR IGNORE INTO house (name, value) VALUES (?1, ?2)")?
                .execute((&name, &value))?;
            let kept = connection
                .prepare_cached(HOUSE)?
                .query_row([&name], |row| row.get(0))?;
            Ok(kept)
        })
    }
}

/// The numbers of a person and a game inside the file; nothing for the whole program.
fn place(connection: &Connection, scope: &Scope) -> Result<Option<(i64, Option<i64>)>> {
    Ok(match scope {
        Scope::House => None,
        Scope::Person(person) => Some((people::number(connection, person)?, None)),
        Scope::PersonAt(person, game) => {
            let (game, _) = games::number_and_length(connection, game)?;
            Some((people::number(connection, person)?, Some(game)))
        }
    })
}
