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

/// Stores who holds which seat. [`Store`](crate::Store) says what holds for every call.
///
/// A table that people are still joining has the address its game will have. Changes name the version they expect: of
/// several changes that expect the same version, exactly one is made.
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

    /// Who created a game and who holds its seats.
    fn seating(&self, id: &GameId) -> Result<Seating>;

    /// The games in which a person holds a seat: first those that wait for the person, then other running ones, then
    /// finished ones, each from the newest. Without plans.
    fn games_of(&self, person: &PersonId, offset: u64, limit: u64) -> Result<Vec<OwnGame>>;

    /// Running games in which a deleted person still holds a seat; first those that wait for that person.
    fn abandoned(&self, limit: u64) -> Result<Vec<GameId>>;

    /// Opens a table for people to join. Two calls with the same key open one.
    fn open_table(&self, key: &Key, table: &NewOpenTable) -> Result<GameId>;

    /// A table that people are still joining.
    fn opened(&self, id: &GameId) -> Result<OpenTable>;

    /// Public tables, the newest first.
    fn open_tables(&self, wanted: &WantedTables<'_>) -> Result<Vec<OpenTable>>;

    /// All tables that people are still joining, public or not, the newest first.
    fn waiting_tables(&self, offset: u64, limit: u64) -> Result<Vec<OpenTable>>;

    /// The tables a person has opened or joined, the newest first.
    fn open_tables_of(&self, person: &PersonId, limit: u64) -> Result<Vec<OpenTable>>;

    /// Changes who sits at a table and whether it is public, if it still has this version; returns whether it had.
    fn change_table(
        &self,
        id: &GameId,
        expected: u64,
        seats: &[OpenSeat],
        public: bool,
    ) -> Result<bool>;

    /// Begins the game of a table under the table's address, if the table still has this version; returns whether it
    /// had. The game remembers whether the table was public.
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

    /// Removes tables that were opened before a moment and whose games have not begun, the oldest first, at most
    /// `limit`; returns how many.
    fn close_tables(&self, made_before: Moment, limit: u64) -> Result<u64>;
}

/// Who created a game, and who holds its seats. If nobody holds a seat, all belong to the host; otherwise seats
/// without a holder are played by bots.
/// named for is a bot's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    /// `None`: the host, or a deleted person.
    pub creator: Option<PersonId>,
    pub holders: Vec<Holder>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// `None`: a deleted person, whose seats belong to nobody.
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

/// A game with the seats of the person who lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnGame {
    pub game: StoredGame,
    pub seats: SeatSet,
}

impl OwnGame {
    /// Whether it waits for the person.
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
    /// Everything else that was agreed about the game, on one line in the application's own format.
    pub setup: String,
    pub creator: PersonId,
    /// Whether everybody finds it in the list; if not, only by its address.
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
    /// A bot, by its bot name: `medium`.
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

/// A selection of public tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedTables<'a> {
    /// Only of this game.
    pub game: Option<&'a str>,
    pub offset: u64,
    pub limit: u64,
}
