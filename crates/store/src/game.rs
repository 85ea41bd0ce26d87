//! What a store knows about a game besides its journal.

use tabletop::Seat;
pub use tabletop::{Dealing, Participant};

use crate::id::GameId;
use crate::moment::Moment;
use crate::name::GameName;

/// A game before it is stored, and what does not change as its journal grows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The name people gave it; they may change it.
    pub name: GameName,
    /// Which game it is: `snowdonia`, `foothills`.
    pub game: String,
    /// Its scenario, for lists and search.
    pub scenario: String,
    /// The header of its record, up to the empty line.
    pub header: String,
    /// The rules version of the header.
    pub rules: u32,
    /// Who plays, by seat.
    pub seats: Vec<Participant>,
    /// Where deals come from.
    pub dealing: Dealing,
    /// The game and step it was continued from.
    pub parent: Option<Parent>,
    /// Any word that ties games together, such as the seven of a solo series, or a match and its rematch.
    pub series: Option<String>,
    /// What lists say about it; an append may change it.
    pub standing: StoredStanding,
    pub created: Moment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// Its address.
    pub id: GameId,
    /// What it was made with, including its present name and standing.
    pub about: NewGame,
    /// When its journal last grew.
    pub updated: Moment,
    /// The length of its journal.
    pub length: u64,
}

/// Other names for the seats of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatNames {
    pub game: GameId,
    pub name: GameName,
    /// The header of its record, with the names.
    pub header: String,
    /// Who plays, by seat.
    pub seats: Vec<Participant>,
}

/// The game and step from which another one was continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parent {
    /// The game, which may have been deleted.
    pub game: GameId,
    /// How many of its steps were taken over.
    pub step: u64,
}

/// The series of private plans, which are deleted later. Lists leave them out.
pub const PLAN: &str = "plan";
/// The series of plans in which no bot may play.
pub const PLAN_ALONE: &str = "plan-alone";

/// Whether a game is still being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    Running,
    Finished,
}

impl Status {
    /// The word under which it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Running => "running",
            Status::Finished => "finished",
        }
    }

    /// Reads what [`Status::name`] writes.
    pub fn from_name(name: &str) -> Option<Status> {
        [Status::Running, Status::Finished]
            .into_iter()
            .find(|status| status.name() == name)
    }
}

/// What lists say about a game, so that they need not read its journal. The store does not interpret it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStanding {
    /// Whether it is still being played.
    pub status: Status,
    /// A word or line of the application's own, such as the record's `result` or the round.
    pub summary: String,
    /// Who has won: several after an unbroken tie, nobody during the game.
    pub winners: Vec<Seat>,
    /// The seat whose person has to act.
    pub asked: Option<Seat>,
}

impl StoredStanding {
    /// The standing of a game in progress.
    pub fn running(summary: impl Into<String>) -> StoredStanding {
        StoredStanding {
            status: Status::Running,
            summary: summary.into(),
            winners: Vec::new(),
            asked: None,
        }
    }

    /// The same standing, waiting for the person of a seat.
    #[must_use]
    pub fn asking(self, asked: Option<Seat>) -> StoredStanding {
        StoredStanding { asked, ..self }
    }

    /// The standing of a finished game.
    pub fn finished(summary: impl Into<String>, winners: Vec<Seat>) -> StoredStanding {
        StoredStanding {
            status: Status::Finished,
            summary: summary.into(),
            winners,
            asked: None,
        }
    }
}
