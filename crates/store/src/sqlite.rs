//! The store of one machine: one file, one thread that writes, a few connections that read.

mod connection;
mod copying;
mod error;
#[cfg(test)]
mod given;
mod opening;
#[cfg(test)]
mod plans;
mod presence;
mod schema;
mod writer;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::database::{Connection, Database, Row, values};
use crate::entry::NewEntry;
use crate::error::Result;
use crate::event::EventId;
use crate::game::NewGame;
use crate::id::GameId;
use crate::pool::Pool;
use crate::subscription::{Publisher, Subscription};
use crate::tables;
use crate::watcher::Watcher;

use presence::NamedFile;
use writer::Writer;

pub use copying::{Progress, back_up, restore};
pub use opening::Settings;

/// The most connections for reading. With a write-ahead log they wait for nobody who writes.
const MOST_READERS: usize = 8;

/// How often it looks for what other processes have written. A look costs a few microseconds and reads no table.
const EVERY: Duration = Duration::from_millis(150);

/// Everything in one file. Several processes may have the same file open; what one has written the others see and,
/// if they [subscribe](crate::Store::subscribe), hear.
#[derive(Debug)]
pub struct Sqlite {
    watcher: Watcher,
    writer: Writer,
    /// `None` in memory, where the only connection is the writer's and nobody else writes.
    readers: Option<Readers>,
    publisher: Arc<Publisher>,
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    pool: Pool<rusqlite::Connection>,
}

impl Sqlite {
    /// Opens a file, making it and its folder where they are missing and bringing it up to this version.
    pub fn open(path: &Path) -> Result<Sqlite> {
        let connection = opening::writable(path)?;
        let readers = Readers {
            path: path.to_owned(),
            pool: Pool::new(MOST_READERS),
        };
        Ok(Sqlite::with(connection, Some(readers)))
    }

    /// A store that is forgotten with the process.
    pub fn in_memory() -> Result<Sqlite> {
        Ok(Sqlite::with(opening::in_memory()?, None))
    }

    fn with(connection: rusqlite::Connection, readers: Option<Readers>) -> Sqlite {
        let publisher = Arc::<Publisher>::default();
        let file = readers
            .as_ref()
            .map(|readers| NamedFile::new(&readers.path));
        Sqlite {
            watcher: Watcher::default(),
            writer: Writer::start(connection, file, publisher.clone()),
            readers,
            publisher,
        }
    }

    /// The settings of the writing connection, as the database itself reports them.
    pub fn settings(&self) -> Result<Settings> {
        self.writer
            .write(|connection| Ok(Settings::of(connection)?))
    }

    /// Takes in many games at once, in one transaction: far faster than one by one.
    pub fn load(
        &self,
        games: impl IntoIterator<Item = (NewGame, Vec<NewEntry>)>,
    ) -> Result<Vec<GameId>> {
        tables::load(self, games.into_iter().collect())
    }

    /// Limits the file to this number of pages, so that a full disk can be tested without filling one.
    pub fn limit_pages(&self, pages: u32) -> Result<()> {
        self.writer.write(move |connection| {
            let limit = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
            connection.pragma_update_and_check(None, "max_page_count", pages, limit)?;
            Ok(())
        })
    }

    /// Lets subscribers hear what other processes write.
    fn watch(&self) -> Result<()> {
        let Some(readers) = &self.readers else {
            return Ok(());
        };
        let connection = opening::readable(&readers.path)?;
        let publisher = self.publisher.clone();
        let mut seen = None;
        self.watcher.watch(EVERY, move || {
            // What cannot be read now is tried again the next time.
            seen = look(&connection, &publisher, seen).unwrap_or(None);
        });
        Ok(())
    }
}

impl Database for Sqlite {
    fn read<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&dyn Connection) -> Result<T> + Send + 'static,
    {
        let Some(Readers { path, pool }) = &self.readers else {
            return self.writer.write(move |connection| work(connection));
        };
        let borrowed = pool.borrow(|| opening::readable(path))?;
        // Dropped, it is rolled back; nothing was written.
        let transaction = borrowed.unchecked_transaction()?;
        work(&*transaction)
    }

    fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&dyn Connection) -> Result<T> + Send + 'static,
    {
        self.writer.write(move |connection| work(connection))
    }

    fn settled(&self) -> Result<Option<EventId>> {
        Ok(None)
    }

    fn find_damage(&self) -> Result<Vec<String>> {
        self.read(|connection| {
            let one = |row: &dyn Row| row.get(0);
            let mut damage: Vec<String> =
                connection.all("PRAGMA integrity_check(20)", values![], one)?;
            damage.retain(|line| line != "ok");
            let mut loose = 0;
            let mut tell = |row: &dyn Row| {
                let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
                damage.push(format!(
                    "a row of {table} refers to a row of {parent} that is not there"
                ));
                loose += 1;
                Ok(if loose < 20 {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                })
            };
            connection.visit("PRAGMA foreign_key_check", values![], &mut tell)?;
            Ok(damage)
        })
    }

    fn subscribe(&self, after: EventId) -> Result<Subscription> {
        self.watch()?;
        let publisher = self.publisher.clone();
        self.read(move |connection| {
            publisher.subscribe(
                after,
                |after, most| tables::since(connection, after, most, None),
                || tables::newest(connection),
            )
        })
    }
}

/// Publishes what is new if the file has another version than the one seen last; the version it has now.
fn look(
    connection: &rusqlite::Connection,
    publisher: &Publisher,
    seen: Option<i64>,
) -> Result<Option<i64>> {
    let version: i64 = connection
        .prepare_cached("PRAGMA data_version")?
        .query_row([], |row| row.get(0))?;
    if seen != Some(version) {
        publisher.catch_up(|after, most| tables::since(connection, after, most, None))?;
    }
    Ok(Some(version))
}
