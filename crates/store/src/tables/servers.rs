//! What servers tell each other, in its table.

use crate::database::{Database, Row, values};
use crate::error::Result;
use crate::moment::Moment;
use crate::servers::{ServerTold, Servers};

pub const TOLD: &str = "SELECT name, told, until FROM servers WHERE until > ?1";
pub const SILENT: &str = "DELETE FROM servers WHERE name = ?1";
pub const FORGET: &str = "DELETE FROM servers WHERE until <= ?1";

impl<D: Database> Servers for D {
    fn tell_servers(&self, told: &ServerTold) -> Result<()> {
        let told = told.clone();
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO servers (name, told, until) VALUES (?1, ?2, ?3) \
                 ON CONFLICT (name) DO UPDATE SET told = excluded.told, until = excluded.until",
                values![&told.server, &told.text, told.until.0],
            )?;
            Ok(())
        })
    }

    fn fall_silent(&self, server: &str) -> Result<bool> {
        let server = server.to_owned();
        self.write(move |connection| Ok(connection.execute(SILENT, values![&server])? == 1))
    }

    fn told_by_servers(&self, now: Moment) -> Result<Vec<ServerTold>> {
        self.read(move |connection| {
            let mut told = connection.all(TOLD, values![now.0], |row: &dyn Row| {
                Ok(ServerTold {
                    server: row.get(0)?,
                    text: row.get(1)?,
                    until: Moment(row.get(2)?),
                })
            })?;
            told.sort_by(|one, other| one.server.cmp(&other.server));
            Ok(told)
        })
    }

    fn forget_servers(&self, now: Moment) -> Result<u64> {
        self.write(move |connection| connection.execute(FORGET, values![now.0]))
    }
}
