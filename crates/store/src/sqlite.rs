//! The store of one machine: one file, one thread that writes, a few connections that read.

mod books;
mod feed;
mod journal;
mod opening;
mod readers;
mod rows;
mod schema;
mod trouble;
mod writer;

use std::path::{Path, PathBuf};

use tabletop::Seed;

use crate::append::{Append, Appended, Created};
use crate::entry::{Entry, NewEntry};
use crate::event::{EventId, EventKind, Missed};
use crate::fault::{Fault, Result};
use crate::game::{Game, NewGame};
use crate::id::{GameId, Key};
use crate::listing::{Page, Query};
use crate::name::GameName;
use crate::store::Store;

use readers::Readers;
use trouble::Trouble;
use writer::Writer;

pub use opening::Settings;

/// Games in one file. Several processes may have the same file open; what one has written the others see.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    writer: Writer,
    /// `None` in memory, where the only connection is the writer's.
    readers: Option<Readers>,
}

impl Sqlite {
    /// Opens a file, making it and its folder where they are missing and bringing it up to this version.
    pub fn open(path: &Path) -> Result<Sqlite> {
        let connection = opening::writable(path)?;
        Ok(Sqlite {
            path: path.to_owned(),
            writer: Writer::start(connection, path),
            readers: Some(Readers::new(path)),
        })
    }

    /// A store that is forgotten with the process.
    pub fn in_memory() -> Result<Sqlite> {
        let path = Path::new(":memory:");
        let connection = opening::in_memory()?;
        Ok(Sqlite {
            path: path.to_owned(),
            writer: Writer::start(connection, path),
            readers: None,
        })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How the writing connection is set, as the database itself tells it.
    pub fn settings(&self) -> Result<Settings> {
        self.writer
            .write(|connection| Ok(Settings::of(connection)?))
    }

    /// Takes in many games at once, in one transaction: far faster than one by one.
    pub fn load(
        &self,
        games: impl IntoIterator<Item = (NewGame, Vec<NewEntry>)>,
    ) -> Result<Vec<GameId>> {
        let games: Vec<_> = games.into_iter().collect();
        for (game, entries) in &games {
            books::check(game)?;
            journal::check(entries)?;
        }
        self.writer.write(move |connection| {
            let add = |(game, entries): &(NewGame, Vec<NewEntry>)| {
                let (id, number) = books::insert(connection, game, entries.len())?;
                journal::insert(connection, number, 0, game.at, entries)?;
                feed::tell(connection, &id, EventKind::Created)?;
                Ok(id)
            };
            games.iter().map(add).collect()
        })
    }

    /// Lets the file have at most so many pages: what happens when a disk is full can be seen without filling one.
    pub fn limit_pages(&self, pages: u32) -> Result<()> {
        self.writer.write(move |connection| {
            let limit = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
            connection.pragma_update_and_check(None, "max_page_count", pages, limit)?;
            Ok(())
        })
    }

    fn read<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&rusqlite::Connection) -> std::result::Result<T, Trouble> + Send + 'static,
    {
        match &self.readers {
            Some(readers) => readers.read(work),
            None => self.writer.write(work),
        }
    }
}

impl Store for Sqlite {
    fn create(&self, key: &Key, game: &NewGame, entries: &[NewEntry]) -> Result<Created> {
        books::check(game)?;
        journal::check(entries)?;
        let (key, game, entries) = (key.clone(), game.clone(), entries.to_vec());
        self.writer.write(move |connection| {
            if let Some(id) = books::created_with(connection, &key)? {
                return Ok(Created { id, event: None });
            }
            let (id, number) = books::insert(connection, &game, entries.len())?;
            journal::insert(connection, number, 0, game.at, &entries)?;
            books::remember(connection, &key, &id)?;
            let event = feed::tell(connection, &id, EventKind::Created)?;
            let event = Some(event);
            Ok(Created { id, event })
        })
    }

    fn game(&self, id: &GameId) -> Result<Game> {
        let id = id.clone();
        self.read(move |connection| books::game(connection, &id))
    }

    fn journal(&self, id: &GameId, from: u64) -> Result<Vec<Entry>> {
        let id = id.clone();
        self.read(move |connection| journal::entries(connection, &id, from))
    }

    fn append(&self, id: &GameId, append: &Append) -> Result<Appended> {
        if append.entries.is_empty() {
            return Err(Fault::Malformed("an append without an entry"));
        }
        journal::check(&append.entries)?;
        let (id, append) = (id.clone(), append.clone());
        self.writer
            .write(move |connection| journal::append(connection, &id, &append))
    }

    fn list(&self, query: &Query) -> Result<Page> {
        let query = query.clone();
        self.read(move |connection| books::list(connection, &query))
    }

    fn rename(&self, id: &GameId, name: &GameName) -> Result<EventId> {
        let (id, name) = (id.clone(), name.clone());
        self.writer.write(move |connection| {
            books::rename(connection, &id, &name)?;
            Ok(feed::tell(connection, &id, EventKind::Renamed)?)
        })
    }

    fn delete(&self, id: &GameId) -> Result<EventId> {
        let id = id.clone();
        self.writer.write(move |connection| {
            books::delete(connection, &id)?;
            Ok(feed::tell(connection, &id, EventKind::Deleted)?)
        })
    }

    fn newest_event(&self) -> Result<EventId> {
        self.read(|connection| Ok(feed::newest(connection)?))
    }

    fn events_since(&self, since: EventId, limit: usize) -> Result<Missed> {
        self.read(move |connection| feed::since(connection, since, limit))
    }

    fn seed(&self) -> Result<Seed> {
        // SQLite's generator is a stream cipher keyed by the operating system.
        self.read(|connection| {
            let bytes = connection.query_row("SELECT randomblob(32)", [], |row| row.get(0))?;
            Ok(Seed::new(bytes))
        })
    }
}
