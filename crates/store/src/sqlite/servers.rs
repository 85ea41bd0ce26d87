//! What servers tell each other, in its table.

use crate::error::Result;
use crate::moment::Moment;
use crate::servers::{ServerTold, Servers};

use super::Sqlite;

pub(super) const TOLD: &str = "SELECT name, told, until FROM servers WHERE until > ?1";
pub(super) const SILENT: &str = "DELETE FROM servers WHERE name = ?1";
pub(super) const FORGET: &str = "DELETE FROM servers WHERE until <= ?1";

impl Servers for Sqlite {
    fn tell_servers(&self, told: &ServerTold) -> Result<()> {
        let told = told.clone();
        self.writer.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO servers (name, told, until) VALUES (?1, ?2, ?3)",
                )?
                .execute((&told.server, &told.text, told.until.0))?;
            Ok(())
        })
    }

    fn fall_silent(&self, server: &str) -> Result<bool> {
        let server = server.to_owned();
        self.writer.write(move |connection| {
            let removed = connection.prepare_cached(SILENT)?.execute([&server])?;
            Ok(removed == 1)
        })
    }

    fn told_by_servers(&self, now: Moment) -> Result<Vec<ServerTold>> {
        self.read(move |connection| {
            let mut select = connection.prepare_cached(TOLD)?;
            let told = select.query_map([now.0], |row| {
                Ok(ServerTold {
                    server: row.get(0)?,
                    text: row.get(1)?,
                    until: Moment(row.get(2)?),
                })
            })?;
            let mut told = told.collect::<rusqlite::Result<Vec<_>>>()?;
            told.sort_by(|one, other| one.server.cmp(&other.server));
            Ok(told)
        })
    }

    fn forget_servers(&self, now: Moment) -> Result<u64> {
        self.writer.write(move |connection| {
            let forgotten = connection.prepare_cached(FORGET)?.execute([now.0])?;
            Ok(forgotten as u64)
        })
    }
}
