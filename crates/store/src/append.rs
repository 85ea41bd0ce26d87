//! Adding to a journal.

use crate::entry::NewEntry;
use crate::event::EventId;
use crate::game::StoredStanding;
use crate::id::{GameId, Key};
use crate::job::{Claim, NewJob};
use crate::moment::Moment;

/// What is to be added to a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The length the journal must have now; with another one nothing is added.
    pub expected: u64,
    /// Makes a repeated command harmless. `None` where nobody repeats, as for the choices of bots.
    pub key: Option<Key>,
    pub at: Moment,
    /// The entries, at least one.
    pub entries: Vec<NewEntry>,
    /// What lists say about the game from now on; `None` leaves it as it is.
    pub standing: Option<StoredStanding>,
    /// Jobs that are put with the entries or not at all, such as the clock of whoever decides next.
    pub jobs: Vec<NewJob>,
    /// The job that the entries are the result of. It is finished with them; if the claim was lost nothing is added.
    pub finishes: Option<Claim>,
}

/// What came of it. Whoever gets `Done` tells others; the rest has happened before or not at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// Added: the journal's new length, and the event that reports it.
    Done { length: u64, event: EventId },
    /// Not added: the journal has another length, this one.
    Conflict { length: u64 },
    /// The key was used before: the journal's length right after the entries of that time. Nothing was added now.
    Repeated { length: u64 },
    /// Not added: the job it would finish is claimed by somebody else by now, replaced or gone.
    Unclaimed,
}

impl Appended {
    /// A word for it, for those who count.
    pub const fn name(&self) -> &'static str {
        match self {
            Appended::Done { .. } => "done",
            Appended::Conflict { .. } => "conflict",
            Appended::Repeated { .. } => "repeated",
            Appended::Unclaimed => "unclaimed",
        }
    }
}

/// A game that was made, now or by an earlier call with the same key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Created {
    /// Its address.
    pub id: GameId,
    /// The event that reports it; `None` if an earlier call made the game.
    pub event: Option<EventId>,
}
