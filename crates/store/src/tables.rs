//! The tables of a store, and everything that is done with them, in whichever database they are.

mod accounts;
mod events;
mod games;
mod jobs;
mod journal;
mod merging;
mod messages;
mod people;
mod push;
mod rows;
mod seats;
mod servers;
mod sessions;
mod settings;
#[cfg(test)]
pub mod statements;
mod transfer;

use std::ops::Range;

use crate::append::{Append, Appended};
use crate::database::Database;
use crate::entry::{Entry, NewEntry};
use crate::error::{Result, StoreError};
use crate::event::{EventId, EventKind, Missed};
use crate::game::{NewGame, SeatNames, StoredGame};
use crate::id::{GameId, Key};
use crate::listing::{Page, Query};
use crate::name::GameName;
use crate::seats::Seating;
use crate::store::Store;
use crate::subscription::Subscription;

pub use events::{newest, since};

/// Takes in many games at once, in one transaction: far faster than one by one.
pub fn load(database: &impl Database, games: Vec<(NewGame, Vec<NewEntry>)>) -> Result<Vec<GameId>> {
    for (game, entries) in &games {
        games::check(game)?;
        journal::check(entries)?;
    }
    database.write(move |connection| {
        let add = |(game, entries): &(NewGame, Vec<NewEntry>)| {
            let id = games::free_id(connection)?;
            seats::insert(connection, &id, game, &Seating::default(), entries, &[])?;
            Ok(id)
        };
        games.iter().map(add).collect()
    })
}

impl<D: Database> Store for D {
    fn created_with(&self, key: &Key) -> Result<Option<GameId>> {
        let key = key.clone();
        self.read(move |connection| games::created_with(connection, &key))
    }

    fn forget_keys(&self, limit: u64) -> Result<u64> {
        self.write(move |connection| games::forget_keys(connection, limit))
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
        self.write(move |connection| journal::append(connection, &id, &append))
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
        self.write(move |connection| {
            games::rename(connection, &id, &name)?;
            events::tell(connection, &id, EventKind::Renamed)
        })
    }

    fn rename_seats(&self, games: &[SeatNames]) -> Result<()> {
        let games = games.to_vec();
        self.write(move |connection| {
            for names in &games {
                games::rename_seats(connection, names)?;
                events::tell(connection, &names.game, EventKind::Renamed)?;
            }
            Ok(())
        })
    }

    fn delete(&self, id: &GameId) -> Result<EventId> {
        let id = id.clone();
        self.write(move |connection| {
            games::delete(connection, &id)?;
            events::tell(connection, &id, EventKind::Deleted)
        })
    }

    fn newest_event(&self) -> Result<EventId> {
        match self.settled()? {
            Some(settled) => Ok(settled),
            None => self.read(events::newest),
        }
    }

    fn events_since(&self, since: EventId, limit: usize) -> Result<Missed> {
        let until = self.settled()?;
        self.read(move |connection| events::since(connection, since, limit, until))
    }

    fn subscribe(&self, after: EventId) -> Result<Subscription> {
        Database::subscribe(self, after)
    }
}
