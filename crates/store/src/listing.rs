//! Lists of games: searched, sorted, page by page.

use crate::game::{Status, StoredGame};

/// Which games are wanted, in which order, and which page of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// Words that must all occur in the name, the players, the game or the scenario; case is ignored.
    pub search: String,
    /// Only games with this status.
    pub status: Option<Status>,
    /// Only games of this series; if absent, all but plans.
    pub series: Option<String>,
    /// Only games with a single seat.
    pub alone: bool,
    /// The sort key.
    pub sort: Sort,
    /// From which end.
    pub direction: Direction,
    /// How many games precede the page.
    pub offset: u64,
    /// The most games on the page.
    pub limit: u64,
}

impl Default for Query {
    /// The fifty games played last.
    fn default() -> Query {
        Query {
            search: String::new(),
            status: None,
            series: None,
            alone: false,
            sort: Sort::Updated,
            direction: Direction::Descending,
            offset: 0,
            limit: 50,
        }
    }
}

/// The sort key of games. Ties are broken by the last change, then by address, so that no game is shown on two pages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    /// When they were last played.
    Updated,
    Created,
    /// Their name; case is ignored.
    Name,
    /// The game and its scenario.
    Game,
}

/// From which end a list is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    Ascending,
    Descending,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    pub games: Vec<StoredGame>,
    /// The number of matching games on all pages.
    pub total: u64,
}
