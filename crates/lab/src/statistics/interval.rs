//! Means and shares with the 95 % interval their number of games allows.

use serde::Serialize;

use super::sum::Sum;

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_964;

/// The same of Student's distribution, by degrees of freedom from 1: a few games say little.
const T: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
];

/// A mean with its 95 % interval; a single game has none.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Interval {
    pub mean: f64,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

impl Interval {
    /// The mean of values each game has; those not seen count as 0.
    pub fn of(sum: &Sum, games: u64, scale: u32) -> Interval {
        let estimate = sum.estimate(games, scale);
        Interval::around(estimate.mean, estimate.se, games)
    }

    /// A mean with its standard error over this number of games.
    pub fn around(mean: f64, se: Option<f64>, games: u64) -> Interval {
        let wide = se.map(|se| se * quantile(games));
        Interval {
            mean,
            low: wide.map(|wide| mean - wide),
            high: wide.map(|wide| mean + wide),
        }
    }

    /// A share of something all or nothing, by Wilson: it never leaves 0 to 1, and 0 of 5 is no certainty. `se` is
    /// the standard error over games; observations of one game that hang together make it wider.
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
        let z2 = Z * Z / effective;
        let middle = (share + z2 / 2.0) / (1.0 + z2);
        let wide = Z / (1.0 + z2) * (spread / effective + z2 / 4.0 / effective).sqrt();
        Interval {
            mean: share,
            low: Some((middle - wide).max(0.0)),
            high: Some((middle + wide).min(1.0)),
        }
    }
}

fn quantile(games: u64) -> f64 {
    match games {
        0 | 1 => f64::NAN,
        few if few <= T.len() as u64 + 1 => T[few as usize - 2],
        // Beyond the table the difference falls with the degrees of freedom.
        many => Z + 2.4 / (many - 1) as f64,
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
        // 7 of 20: a worked example found in textbooks gives 0.181 to 0.567.
        let interval = Interval::of_share(0.35, None, 20);
        assert!(close(interval.low.unwrap(), 0.181) && close(interval.high.unwrap(), 0.567));
        // Nothing seen in 5 games is no certainty.
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
        // More observations than there are cannot come out of it.
        assert_eq!(
            Interval::of_share(0.5, Some(0.001), 100),
            Interval::of_share(0.5, None, 100)
        );
    }
}
