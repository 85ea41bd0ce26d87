//! How long what is kept, and how much of it one person may have: settings of whoever runs the program.

use std::time::Duration;

const DAY: Duration = Duration::from_hours(24);

/// How long things are kept, in days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Guests after their last visit, and every session after its last use.
    pub guests: u32,
    /// Tables whose game has not begun.
    pub tables: u32,
    /// Private plans.
    pub plans: u32,
    /// Games after they are over; none for ever.
    pub games: Option<u32>,
    /// How many games that are not over one person may play in.
    pub most_games: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            guests: 60,
            tables: 30,
            plans: 1,
            games: None,
            most_games: 500,
        }
    }
}

impl Retention {
    /// How long somebody may stay away and still be known.
    pub fn session(&self) -> Duration {
        DAY * self.guests
    }

    pub fn table(&self) -> Duration {
        DAY * self.tables
    }

    pub fn plan(&self) -> Duration {
        DAY * self.plans
    }

    pub fn finished_game(&self) -> Option<Duration> {
        self.games.map(|days| DAY * days)
    }
}
