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

/// Stores games, people and jobs. Calls block, for a few milliseconds at most when something is written; asynchronous
/// code makes them on a thread for blocking work.
///
/// What holds for every store, as checked by the conformance suite in the crate `testkit`:
///
/// - When a call that writes returns, the data survives a loss of power.
/// - A call does everything it says or nothing.
/// - The journal of a game only grows. The expected length is the only lock: of several appends that expect the same
///   length exactly one is done.
/// - A call with a key that was used before changes nothing and returns the first result.
/// - Events are numbered in the order in which they become visible: whoever sees event `n` has seen or can see all
///   earlier events.
/// - Several processes may use the same store at once, and each is notified of what the others do.
/// - The store has no clock: callers say what time it is.
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
    /// Creates a game of the host with the first entries of its journal. Two calls with the same key create one game.
    fn create(&self, key: &Key, game: &NewGame, entries: &[NewEntry]) -> Result<Created> {
        self.create_for(key, game, &Seating::default(), entries, &[])
    }

    /// The game that [`create`](Store::create) created with this key, even if it has been deleted.
    fn created_with(&self, key: &Key) -> Result<Option<GameId>>;

    /// Forgets the keys of deleted games that no event refers to any more, at most `limit`; returns their number.
    fn forget_keys(&self, limit: u64) -> Result<u64>;

    /// Everything about a game except its journal.
    fn game(&self, id: &GameId) -> Result<StoredGame>;

    /// The entries of a game from number `from` on (counted from 0), in order; none if `from` is at or beyond the
    /// end.
    fn journal(&self, id: &GameId, from: u64) -> Result<Vec<Entry>>;

    /// Adds entries to a game's journal, all of them or none, and changes its [`StoredStanding`](crate::StoredStanding) with them.
    fn append(&self, id: &GameId, append: &Append) -> Result<Appended>;

    /// The numbers of the entries that an [`append`](Store::append) with this key brought to a game's journal; none if
    /// the key was not used.
    fn appended_with(&self, id: &GameId, key: &Key) -> Result<Option<Range<u64>>>;

    /// The games that match, one page of them, and how many there are in all.
    fn list(&self, query: &Query) -> Result<Page>;

    /// Renames a game.
    fn rename(&self, id: &GameId, name: &GameName) -> Result<EventId>;

    /// Changes the names of seats in games, all at once: in lists, in records and in the names of games. The journals
    /// stay as they are.
    fn rename_seats(&self, games: &[SeatNames]) -> Result<()>;

    /// Removes a game with its journal, messages, notes and jobs. Games that were continued from it stay, and still name it as their
    /// parent.
    fn delete(&self, id: &GameId) -> Result<EventId>;

    /// The newest event; [`EventId::NONE`] in an empty store. Events after it follow a page that is shown now.
    fn newest_event(&self) -> Result<EventId>;

    /// The events after one, oldest first, at most `limit`.
    fn events_since(&self, since: EventId, limit: usize) -> Result<Missed>;

    /// All events after one, in order and without gaps, whichever process causes them. Events of calls through this
    /// value are visible when the call returns; those of others within a quarter of a second.
    fn subscribe(&self, after: EventId) -> Result<Subscription>;
}
