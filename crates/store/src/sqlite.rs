//! The store of one machine: one file, one thread that writes, a few connections that read.

mod accounts;
mod copying;
mod error;
mod events;
mod games;
mod jobs;
mod journal;
mod merging;
mod messages;
mod opening;
mod people;
#[cfg(test)]
mod plans;
mod push;
mod readers;
mod rows;
mod schema;
mod seats;
mod servers;
mod sessions;
mod settings;
mod transfer;
mod watcher;
mod writer;

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use crate::append::{Append, Appended};
use crate::entry::{Entry, NewEntry};
use crate::error::{Result, StoreError};
use crate::event::{EventId, EventKind, Missed};
use crate::game::{NewGame, SeatNames, StoredGame};
use crate::id::{GameId, Key};
use crate::listing::{Page, Query};
use crate::name::GameName;
use crate::seats::Seating;
use crate::store::Store;
use crate::subscription::{Publisher, Subscription};

use readers::Readers;
use watcher::Watcher;
use writer::Writer;

pub use copying::{Progress, back_up, restore};
pub use opening::Settings;

/// Everything in one file. Several processes may have the same file open; what one has written the others see and,
/// if they [subscribe](Store::subscribe), hear.
#[derive(Debug)]
pub struct Sqlite {
    /// `None` in memory, where nobody else writes.
    watcher: Option<Watcher>,
    writer: Writer,
    /// `None` in memory, where the only connection is the writer's.
    readers: Option<Readers>,
    publisher: Arc<Publisher>,
}

impl Sqlite {
    /// Opens a file, making it and its folder where they are missing and bringing it up to this version.
    pub fn open(path: &Path) -> Result<Sqlite> {
        let connection = opening::writable(path)?;
        let publisher = Arc::<Publisher>::default();
        Ok(Sqlite {
            watcher: Some(Watcher::new(path.to_owned(), publisher.clone())),
            writer: Writer::start(connection, publisher.clone()),
            readers: Some(Readers::new(path)),
            publisher,
        })
    }

    /// A store that is forgotten with the process.
    pub fn in_memory() -> Result<Sqlite> {
        let connection = opening::in_memory()?;
        let publisher = Arc::<Publisher>::default();
        Ok(Sqlite {
            watcher: None,
            writer: Writer::start(connection, publisher.clone()),
            readers: None,
            publisher,
        })
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
        let games: Vec<_> = games.into_iter().collect();
        for (game, entries) in &games {
            games::check(game)?;
            journal::check(entries)?;
        }
        self.writer.write(move |connection| {
            let add = |(game, entries): &(NewGame, Vec<NewEntry>)| {
                let id = games::free_id(connection)?;
                seats::insert(
                    connection,
                    &id,
                    game,
                    &Seating::default(),
                    entries,
                    Vec::new(),
                )?;
                Ok(id)
            };
            games.iter().map(add).collect()
        })
    }

    /// Limits the file to this number of pages, so that a full disk can be tested without filling one.
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
        F: FnOnce(&rusqlite::Connection) -> Result<T> + Send + 'static,
    {
        match &self.readers {
            Some(readers) => readers.read(work),
            None => self.writer.write(work),
        }
    }
}

impl Store for Sqlite {
    fn created_with(&self, key: &Key) -> Result<Option<GameId>> {
        let key = key.clone();
        self.read(move |connection| games::created_with(connection, &key))
    }

    fn forget_keys(&self, limit: u64) -> Result<u64> {
        self.writer
            .write(move |connection| Ok(games::forget_keys(connection, limit)?))
    }

    fn game(&self, id: &GameId) -> Result<StoredGame> {
        let id = id.clone();
        self.read(move |connection| games::game(connection, &id))
    }

    fn journal(&self, id: &GameId, from: u64) -> Result<Vec<Entry>> {
        let id = id.clone();
        self.read(move |connection| journal::entries(connection, &id, from))
    }

    fn append(&self, id: &GameId, append: &Append) -> Result<Appended> {
        if append.entries.is_empty() {
            return Err(StoreError::Malformed("an append without an entry"));
        }
        journal::check(&append.entries)?;
        append.jobs.iter().try_for_each(jobs::check)?;
        let (id, append) = (id.clone(), append.clone());
        self.writer
            .write(move |connection| journal::append(connection, &id, &append))
    }

    fn appended_with(&self, id: &GameId, key: &Key) -> Result<Option<Range<u64>>> {
        let (id, key) = (id.clone(), key.clone());
        self.read(move |connection| journal::appended_with(connection, &id, &key))
    }

    fn list(&self, query: &Query) -> Result<Page> {
        let query = query.clone();
        self.read(move |connection| games::list(connection, &query))
    }

    fn rename(&self, id: &GameId, name: &GameName) -> Result<EventId> {
        let (id, name) = (id.clone(), name.clone());
        self.writer.write(move |connection| {
            games::rename(connection, &id, &name)?;
            Ok(events::tell(connection, &id, EventKind::Renamed)?)
        })
    }

    fn rename_seats(&self, games: &[SeatNames]) -> Result<()> {
        let games = games.to_vec();
        self.writer.write(move |connection| {
            for names in &games {
                games::rename_seats(connection, names)?;
                events::tell(connection, &names.game, EventKind::Renamed)?;
            }
            Ok(())
        })
    }

    fn delete(&self, id: &GameId) -> Result<EventId> {
        let id = id.clone();
        self.writer.write(move |connection| {
            games::delete(connection, &id)?;
            Ok(events::tell(connection, &id, EventKind::Deleted)?)
        })
    }

    fn newest_event(&self) -> Result<EventId> {
        self.read(|connection| Ok(events::newest(connection)?))
    }

    fn events_since(&self, since: EventId, limit: usize) -> Result<Missed> {
        self.read(move |connection| events::since(connection, since, limit))
    }

    fn subscribe(&self, after: EventId) -> Result<Subscription> {
        if let Some(watcher) = &self.watcher {
            watcher.watch()?;
        }
        let publisher = self.publisher.clone();
        self.read(move |connection| {
            publisher.subscribe(
                after,
                |after, most| events::since(connection, after, most),
                || Ok(events::newest(connection)?),
            )
        })
    }
}
