//! The contract of a store.

use tabletop::Seed;

use crate::append::{Append, Appended, Created};
use crate::entry::{Entry, NewEntry};
use crate::event::{EventId, Missed};
use crate::fault::Result;
use crate::game::{Game, NewGame};
use crate::id::{GameId, Key};
use crate::listing::{Page, Query};
use crate::name::GameName;

/// Keeps games. Calls block, for a few milliseconds at most when something is written; asynchronous code calls them
/// on a thread for blocking work.
///
/// What holds for every store, and is checked by [`conformance`](crate::conformance):
///
/// - When a call that writes returns, what it wrote survives the loss of power.
/// - A call does all of what it says or nothing.
/// - The journal of a game only grows. The expected length is the only lock: of several appends that expect the same
///   length exactly one is done.
/// - A call with a key that was used before does nothing and gives the first outcome.
/// - Events are numbered in the order in which they can be seen: who sees event `n` has seen or can see every event
///   below it.
pub trait Store: Send + Sync {
    /// Makes a game with the first entries of its journal. Two calls with the same key make one game.
    fn create(&self, key: &Key, game: &NewGame, entries: &[NewEntry]) -> Result<Created>;

    /// Everything about a game except its journal.
    fn game(&self, id: &GameId) -> Result<Game>;

    /// The entries of a game from the one numbered `from` (they count from 0), in order. A `from` at or behind the end
    /// gives none.
    fn journal(&self, id: &GameId, from: u64) -> Result<Vec<Entry>>;

    /// Adds entries to a game's journal, all of them or none, and changes its [`Standing`](crate::Standing) with them.
    fn append(&self, id: &GameId, append: &Append) -> Result<Appended>;

    /// The games that match, one page of them, and how many there are in all.
    fn list(&self, query: &Query) -> Result<Page>;

    /// Gives a game another name.
    fn rename(&self, id: &GameId, name: &GameName) -> Result<EventId>;

    /// Removes a game with its journal. Games that were continued from it stay, and still name it as their parent.
    fn delete(&self, id: &GameId) -> Result<EventId>;

    /// The newest event; [`EventId::NONE`] in an empty store. A page shown now is followed by events from here on.
    fn newest_event(&self) -> Result<EventId>;

    /// What happened after an event, oldest first, at most `limit` of it.
    fn events_since(&self, since: EventId, limit: usize) -> Result<Missed>;

    /// A secret seed for a new game, from the operating system's generator.
    fn seed(&self) -> Result<Seed>;
}
