//! The contract of a store.

use std::ops::Range;

use crate::account::Accounts;
use crate::append::{Append, Appended, Created};
use crate::entry::{Entry, NewEntry};
use crate::error::Result;
use crate::event::{EventId, Missed};
use crate::game::{NewGame, SeatNames, StoredGame};
use crate::id::{GameId, Key};
use crate::job::Jobs;
use crate::listing::{Page, Query};
use crate::messages::Messages;
use crate::name::GameName;
use crate::person::People;
use crate::push::PushEndpoints;
use crate::seats::{Seating, Seats};
use crate::servers::Servers;
use crate::settings::KeptSettings;
use crate::subscription::Subscription;
use crate::transfer::Transfer;

/// Keeps games, people and jobs. Calls block, for a few milliseconds at most when something is written; asynchronous
/// code calls them on a thread for blocking work.
///
/// What holds for every store, and is checked by the conformance suite in the crate `testkit`:
///
/// - When a call that writes returns, what it wrote survives the loss of power.
/// - A call does all of what it says or nothing.
/// - The journal of a game only grows. The expected length is the only lock: of several appends that expect the same
///   length exactly one is done.
/// - A call with a key that was used before does nothing and gives the first outcome.
/// - Events are numbered in the order in which they can be seen: who sees event `n` has seen or can see every event
///   below it.
/// - Several processes may use the same store at once, and each hears what the others do.
/// - The store has no clock: the caller says what moment it is.
pub trait Store:
    People
    + Accounts
    + PushEndpoints
    + KeptSettings
    + Seats
    + Messages
    + Jobs
    + Servers
    + Transfer
    + Send
    + Sync
{
    /// Makes a game of the host's with the first entries of its journal. Two calls with the same key make one game.
    fn create(&self, key: &Key, game: &NewGame, entries: &[NewEntry]) -> Result<Created> {
        self.create_for(key, game, &Seating::default(), entries, &[])
    }

    /// The game that [`create`](Store::create) made with this key, even if it is gone by now.
    fn created_with(&self, key: &Key) -> Result<Option<GameId>>;

    /// Forgets the keys of games that are gone and of which no event speaks any more, at most `limit` of them; how many.
    fn forget_keys(&self, limit: u64) -> Result<u64>;

    /// Everything about a game except its journal.
    fn game(&self, id: &GameId) -> Result<StoredGame>;

    /// The entries of a game from the one numbered `from` (they count from 0), in order. A `from` at or behind the end
    /// gives none.
    fn journal(&self, id: &GameId, from: u64) -> Result<Vec<Entry>>;

    /// Adds entries to a game's journal, all of them or none, and changes its [`StoredStanding`](crate::StoredStanding) with them.
    fn append(&self, id: &GameId, append: &Append) -> Result<Appended>;

    /// The numbers of the entries that an [`append`](Store::append) with this key brought to a game's journal; none if
    /// the key was not used.
    fn appended_with(&self, id: &GameId, key: &Key) -> Result<Option<Range<u64>>>;

    /// The games that match, one page of them, and how many there are in all.
    fn list(&self, query: &Query) -> Result<Page>;

    /// Gives a game another name.
    fn rename(&self, id: &GameId, name: &GameName) -> Result<EventId>;

    /// Gives the seats of games other names, all of them at once: what lists and records say of who sat there, and what
    /// the game is called. The journals stay as they are.
    fn rename_seats(&self, games: &[SeatNames]) -> Result<()>;

    /// Removes a game with its journal, messages, notes and jobs. Games that were continued from it stay, and still name it as their
    /// parent.
    fn delete(&self, id: &GameId) -> Result<EventId>;

    /// The newest event; [`EventId::NONE`] in an empty store. A page shown now is followed by events from here on.
    fn newest_event(&self) -> Result<EventId>;

    /// What happened after an event, oldest first, at most `limit` of it.
    fn events_since(&self, since: EventId, limit: usize) -> Result<Missed>;

    /// Everything that happens after an event, in order and without gaps, whichever process does it. The events of a
    /// call through this value are there when the call returns; those of others follow within a quarter of a second.
    fn subscribe(&self, after: EventId) -> Result<Subscription>;
}
