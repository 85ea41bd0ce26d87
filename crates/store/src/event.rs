//! Events of games, in one order for the whole store, so that a client that was away gets exactly what it missed.

use std::fmt;

use crate::id::GameId;

/// The number of an event, from 1. Numbers grow; there may be gaps.
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

/// Something that happened to a game. What exactly is read from the game and its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    pub id: EventId,
    pub game: GameId,
    pub kind: EventKind,
}

/// What can happen to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// It was made.
    Created,
    /// Its journal has this length now.
    Grown { length: u64 },
    /// It has another name.
    Renamed,
    /// Its table was set up or closed, or somebody came or left, before it was made.
    Seats,
    /// Somebody said something at its table.
    Said,
    /// It is gone.
    Deleted,
}

/// What happened after an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// The events, oldest first.
    pub events: Vec<Event>,
    /// Whether events in between were forgotten: a store may keep only the newest ten thousand. Who was away for so
    /// long, or comes from another store, reads everything afresh.
    pub forgotten: bool,
}
