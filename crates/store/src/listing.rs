//! Lists of games: searched, sorted, page by page.

use crate::game::{Status, StoredGame};

/// Which games are wanted, in which order, and which page of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// Words that all must occur in the name, the players, the game or the scenario; case does not matter.
    pub search: String,
    /// Only games with this status.
    pub status: Option<Status>,
    /// Only games of this series; without it, all but plans.
    pub series: Option<String>,
    /// Only games with a single seat.
    pub alone: bool,
    /// By what they are sorted.
    pub sort: Sort,
    /// From which end.
    pub direction: Direction,
    /// How many games come before the page.
    pub offset: u64,
    /// How many games the page has at most.
    pub limit: u64,
}

impl Default for Query {
    /// The fifty games that were played last.
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

/// By what games are sorted. Games that are alike in it are sorted by their last change, then by address, so that
/// pages never show one twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    /// When they were played last.
    Updated,
    Created,
    /// Their name; case does not matter.
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
    /// How many games match on all pages.
    pub total: u64,
}
