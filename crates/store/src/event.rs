//! Events of games, in one order for the whole store, so that a client that was disconnected gets exactly what it
//! missed.

use std::fmt;

use crate::id::GameId;

/// The number of an event, from 1. Numbers increase; there may be gaps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct EventId(pub u64);

impl EventId {
    /// Before the first event.
    pub const NONE: EventId = EventId(0);
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Something that happened to a game. The details are in the game and its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    pub id: EventId,
    pub game: GameId,
    pub kind: EventKind,
}

/// What can happen to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// It was created.
    Created,
    /// Its journal now has this length.
    Grown { length: u64 },
    /// It was renamed.
    Renamed,
    /// Before the game was created: its table was set up or closed, or somebody joined or left.
    Seats,
    /// Somebody wrote a message at its table.
    Said,
    /// It was deleted.
    Deleted,
}

/// What happened after an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// The events, oldest first.
    pub events: Vec<Event>,
    /// Whether events in between were dropped: a store may keep only the newest ten thousand. Whoever was away for
    /// that long, or comes from another store, must read everything afresh.
    pub forgotten: bool,
}
