//! Means and shares with 95 % intervals for their number of games.

use serde::Serialize;

use super::sum::Sum;
use crate::interval::{Bounds, Z, student, wilson};

/// A mean with its 95 % interval; a single game has none.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Interval {
    pub mean: f64,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

impl Interval {
    /// The mean of a value that each game has; games without one count as 0.
    pub fn of(sum: &Sum, games: u64, scale: u32) -> Interval {
        let estimate = sum.estimate(games, scale);
        Interval::around(estimate.mean, estimate.se, games)
    }

    /// A mean with its standard error over this number of games.
    pub fn around(mean: f64, se: Option<f64>, games: u64) -> Interval {
        let wide = se.map(|se| se * student(games.saturating_sub(1)));
        Interval {
            mean,
            low: wide.map(|wide| mean - wide),
            high: wide.map(|wide| mean + wide),
        }
    }

    /// The share of a yes-or-no value. `se` is the standard error over games; dependent observations within one game
    /// make it wider.
    pub fn of_share(share: f64, se: Option<f64>, observations: u64) -> Interval {
        if observations == 0 {
            return Interval::default();
        }
        let spread = share * (1.0 - share);
        let all = observations as f64;
        let effective = match se {
            Some(se) if se > 0.0 && spread > 0.0 => (spread / (se * se)).min(all),
            _ => all,
        };
        let Bounds { low, high } = wilson(share, effective, Z);
        Interval {
            mean: share,
            low: Some(low),
            high: Some(high),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    #[test]
    fn few_games_say_little() {
        let interval = Interval::around(10.0, Some(1.0), 2);
        assert!(close(interval.low.unwrap(), 10.0 - 12.706));
        let interval = Interval::around(10.0, Some(1.0), 31);
        assert!(close(interval.high.unwrap(), 12.042));
        let interval = Interval::around(10.0, Some(1.0), 1_000_000);
        assert!(close(interval.high.unwrap(), 11.96));
        assert_eq!(Interval::around(10.0, None, 1).low, None);
    }

    #[test]
    fn shares_as_in_the_tables_of_wilson() {
        // 7 of 20: a worked example from textbooks gives 0.181 to 0.567.
        let interval = Interval::of_share(0.35, None, 20);
        assert!(close(interval.low.unwrap(), 0.181) && close(interval.high.unwrap(), 0.567));
        // Nothing in 5 games is not certainty.
        let interval = Interval::of_share(0.0, Some(0.0), 5);
        assert!(close(interval.low.unwrap(), 0.0));
        assert!(close(interval.high.unwrap(), 0.4345));
        let interval = Interval::of_share(1.0, None, 5);
        assert!(close(interval.low.unwrap(), 0.5655) && close(interval.high.unwrap(), 1.0));
    }

    #[test]
    fn games_that_hang_together_widen_it() {
        let free = Interval::of_share(0.5, Some(0.05), 100);
        let clustered = Interval::of_share(0.5, Some(0.1), 100);
        assert!(clustered.high.unwrap() > free.high.unwrap());
        // There cannot be more effective observations than actual ones.
        assert_eq!(
            Interval::of_share(0.5, Some(0.001), 100),
            Interval::of_share(0.5, None, 100)
        );
    }
}
