//! The levels of bots for people.

use std::time::Duration;

use crate::budget::Effort;
use crate::search::settings::Settings;

/// The strength of a bot for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    Beginner,
    Easy,
    Medium,
    Hard,
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// Iterations per decision: how far a level sees ahead. One means looking at the immediate consequences only.
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Beginner | Level::Easy => 1,
            Level::Medium => 100,
            Level::Hard => 2_000,
            Level::Expert => 150_000,
        }
    }

    /// How much a level misjudges its choices, in victories.
    pub const fn noise(self) -> f32 {
        match self {
            Level::Beginner => 0.05,
            Level::Easy => 0.02,
            Level::Medium | Level::Hard | Level::Expert => 0.0,
        }
    }

    /// The longest a person waits for an answer on one core; on a slow machine there are fewer iterations.
    pub const fn patience(self) -> Duration {
        match self {
            Level::Beginner | Level::Easy | Level::Medium => Duration::from_millis(18),
            Level::Hard => Duration::from_millis(90),
            Level::Expert => Duration::from_millis(450),
        }
    }

    /// The effort of a level, with or without its time limit.
    pub(crate) fn effort(self, clock: bool) -> Effort {
        Effort {
            iterations: self.iterations(),
            time: clock.then(|| self.patience()),
        }
    }

    pub(crate) fn settings(self) -> Settings {
        Settings {
            noise: self.noise(),
            // Nobody should wait for an answer that is already certain.
            ends_when_decided: true,
            ..Settings::TUNED
        }
    }
}
