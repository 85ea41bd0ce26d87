//! What many records say about the balance of a game: seats, cards, sites, spaces, weather, length, sources of points.
//! Reads games that were played again; a small file for each game says what is counted in it.

mod chapter;
pub mod entry;
mod foothills;
pub mod interval;
pub mod ledger;
pub mod outline;
pub mod page;
mod page_style;
mod pen;
mod rounds;
mod section;
mod snowdonia;
pub mod summary;
pub mod versus;

use tabletop::Match;

pub use entry::Entry;
pub use interval::Interval;
pub use ledger::{Ledger, Ledgers};
pub use outline::{ByRound, Chapter, Order, Outline, Piece};
pub use page::page;
pub use summary::Report;
pub use versus::{Comparison, Versus};

use crate::statistics::Statistics;

/// A game whose records can be summed up in a report.
pub trait Reporting: Statistics {
    /// What is counted: the same for all games with the same rules.
    fn outline(&self) -> Outline;

    /// Counts a game that has ended.
    fn enter(&self, game: &Match<Self>, entry: &mut Entry);
}
