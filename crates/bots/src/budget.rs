//! How long a bot may think.

use std::fmt;
use std::time::Duration;

/// The effort for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many iterations: the same seed gives the same choice on every machine.
    Iterations(u32),
    /// So long on the clock.
    Time(Duration),
}

impl Budget {
    /// Reads `5000` or `20ms`.
    pub fn read(text: &str) -> Option<Budget> {
        if let Some(number) = text.strip_suffix("ms") {
            let number: u64 = number.parse().ok().filter(|&number| number > 0)?;
            return Some(Budget::Time(Duration::from_millis(number)));
        }
        let number: u32 = text.parse().ok().filter(|&number| number > 0)?;
        Some(Budget::Iterations(number))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(number) => write!(f, "{number}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// What the place a bot plays at allows and asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// The bot's own random numbers; the same seed makes the same choices as far as the budget is in iterations.
    pub seed: u64,
    /// Cores a search may use.
    pub threads: usize,
    /// Whether the time limits of the levels hold. Matches for ratings leave them out, so that a busy machine
    /// does not decide them.
    pub clock: bool,
}

impl Conditions {
    /// One core, the clock running.
    pub const fn seeded(seed: u64) -> Conditions {
        Conditions {
            seed,
            threads: 1,
            clock: true,
        }
    }
}
