//! The games that can be played, and the one way from a game's name to its type.
//!
//! Programs that know a game only by its name at run time use this crate: [`with_game!`] where they work on the types
//! of a game, [`Game`] and [`AnyTable`] where they hold games of several kinds side by side.

// Means and percentiles are shown without decimals.
#![allow(clippy::cast_precision_loss)]

mod analysis;
mod any_table;
mod coach;
mod foothills;
mod game;
mod lesson;
pub mod names;
mod par;
mod reason;
mod registry;
mod snowdonia;
mod why;

// Lets the registry name this crate from inside as others do from outside.
extern crate self as games;

pub use analysis::{EXERCISES, Judge, Judging, RunningAnalysis, Verdict};
pub use any_table::{Advice, Advising, AnyPending, AnyTable, AnyTableError, Margin, Thinking};
pub use coach::Coaching;
pub use game::{Game, Playable, Registered, SeriesKind, SoloSeries};
pub use lesson::Lesson;
pub use par::Par;
pub use reason::Reason;
pub use registry::UnknownGame;
pub use tabletop::Rules;
use view::page::Asset;
pub use why::Why;

// The one list of games, in the order of menus; the first is the default.
registry! {
    in games:
    Snowdonia = ::snowdonia::Rules,
    Foothills = ::foothills::Rules,
}

/// The style sheets of all boards.
pub fn styles() -> Vec<Asset> {
    GAMES.iter().filter_map(|game| game.style()).collect()
}

/// The game with a solo series, if there is one.
pub fn solo_series() -> Option<(&'static dyn Game, SoloSeries)> {
    let mut games = GAMES.iter();
    games.find_map(|&game| Some((game, game.solo_series()?)))
}
