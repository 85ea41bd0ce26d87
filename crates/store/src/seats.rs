//! Who holds the seats of games, and tables that people still come to.

use tabletop::SeatSet;

use crate::append::Created;
use crate::entry::NewEntry;
use crate::error::Result;
use crate::event::EventId;
use crate::game::{NewGame, StoredGame};
use crate::id::{GameId, Key, PersonId};
use crate::job::FirstJob;
use crate::moment::Moment;

/// Keeps who holds which seat. [`Store`](crate::Store) says what holds for every call.
///
/// A table that people still come to has the address its game will have. It is changed by those who saw it as it is:
/// of several changes that expect the same version exactly one is done.
pub trait Seats {
    /// Makes a game whose seats these people hold, with the first entries of its journal and its first jobs. Two calls
    /// with the same key make one game.
    fn create_for(
        &self,
        key: &Key,
        game: &NewGame,
        seating: &Seating,
        entries: &[NewEntry],
        jobs: &[FirstJob],
    ) -> Result<Created>;

    /// Who made a game and who holds its seats.
    fn seating(&self, id: &GameId) -> Result<Seating>;

    /// The games in which a person holds a seat: those first that wait for them, then the running ones, then the
    /// others, each from the newest. Plans are none of them.
    fn games_of(&self, person: &PersonId, offset: u64, limit: u64) -> Result<Vec<OwnGame>>;

    /// Running games in which somebody holds a seat who was forgotten, those first that wait for them.
    fn abandoned(&self, limit: u64) -> Result<Vec<GameId>>;

    /// Sets up a table for people to come to. Two calls with the same key make one.
    fn open_table(&self, key: &Key, table: &NewOpenTable) -> Result<GameId>;

    /// A table that people still come to.
    fn opened(&self, id: &GameId) -> Result<OpenTable>;

    /// Public tables, the newest first.
    fn open_tables(&self, wanted: &WantedTables<'_>) -> Result<Vec<OpenTable>>;

    /// All tables that people still come to, public or not, the newest first.
    fn waiting_tables(&self, offset: u64, limit: u64) -> Result<Vec<OpenTable>>;

    /// The tables a person made or sits at, the newest first.
    fn open_tables_of(&self, person: &PersonId, limit: u64) -> Result<Vec<OpenTable>>;

    /// Changes who sits at a table and whether it is public, if it still has this version; whether it had.
    fn change_table(
        &self,
        id: &GameId,
        expected: u64,
        seats: &[OpenSeat],
        public: bool,
    ) -> Result<bool>;

    /// Begins the game of a table under the table's own address, if the table still has this version; whether it had.
    /// The game knows whether the table was public.
    fn start_table(
        &self,
        id: &GameId,
        expected: u64,
        game: &NewGame,
        seating: &Seating,
        entries: &[NewEntry],
        jobs: &[FirstJob],
    ) -> Result<bool>;

    /// Removes a table whose game has not begun.
    fn close_table(&self, id: &GameId) -> Result<EventId>;

    /// Removes tables that were made before a moment and whose games have not begun, the oldest first, at most `limit`
    /// of them: how many were removed.
    fn close_tables(&self, made_before: Moment, limit: u64) -> Result<u64>;
}

/// Who made a game, and who holds its seats. Where nobody holds one they are all the host's; otherwise a seat nobody is
/// named for is a bot's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    /// `None`: the host, or somebody who was forgotten.
    pub creator: Option<PersonId>,
    pub holders: Vec<Holder>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// `None`: somebody who was forgotten. The seats are nobody's.
    pub person: Option<PersonId>,
    pub seats: SeatSet,
}

impl Seating {
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        let own = |holder: &&Holder| holder.person.as_ref() == Some(person);
        let own = self.holders.iter().filter(own);
        own.flat_map(|holder| holder.seats.iter()).collect()
    }
}

/// A game with the seats its reader holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnGame {
    pub game: StoredGame,
    pub seats: SeatSet,
}

impl OwnGame {
    /// Whether it waits for them.
    pub fn waits(&self) -> bool {
        let asked = self.game.about.standing.asked;
        asked.is_some_and(|seat| self.seats.contains(seat))
    }
}

/// A table before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewOpenTable {
    /// The game it is for: `snowdonia`, `foothills`.
    pub game: String,
    /// Everything else that was agreed about the game, one line of the application's own.
    pub setup: String,
    pub creator: PersonId,
    /// Whether it is listed for everybody; otherwise only those who know its address find it.
    pub public: bool,
    pub seats: Vec<OpenSeat>,
    pub created: Moment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    pub id: GameId,
    pub about: NewOpenTable,
    /// Grows with every change.
    pub version: u64,
}

/// Who sits in a seat before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenSeat {
    /// Nobody yet.
    Open,
    /// A bot, by the name bots are seated by.
    Bot(String),
    /// Somebody, by the name they have at this table.
    Person { person: PersonId, name: String },
}

impl OpenSeat {
    /// Whether this person sits here.
    pub fn is_of(&self, person: &PersonId) -> bool {
        matches!(self, OpenSeat::Person { person: sits, .. } if sits == person)
    }
}

/// Which public tables are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedTables<'a> {
    /// Only of this game.
    pub game: Option<&'a str>,
    pub offset: u64,
    pub limit: u64,
}
