//! Where the secret seeds of new games come from.

use std::sync::atomic::{AtomicU64, Ordering};

use tabletop::Seed;

/// A source of seeds.
#[derive(Debug)]
pub enum Seeds {
    /// The operating system: nobody can guess them.
    System,
    /// The next number each time, so that the same games are dealt again: for tests.
    Counting(AtomicU64),
}

impl Seeds {
    /// Seeds that count up from a number.
    pub fn counting_from(number: u64) -> Seeds {
        Seeds::Counting(AtomicU64::new(number))
    }

    /// A number for the luck of a bot in a turn, where nothing may be left to chance.
    pub fn of_turn(&self, turn: u64) -> Option<u64> {
        match self {
            Seeds::System => None,
            Seeds::Counting(_) => Some(turn),
        }
    }

    /// The next seed.
    pub fn next(&self) -> Seed {
        match self {
            Seeds::System => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the operating system has random numbers");
                Seed::new(bytes)
            }
            Seeds::Counting(next) => Seed::from_number(next.fetch_add(1, Ordering::Relaxed)),
        }
    }
}
