//! Exact sums over games. Whole numbers only, so that the figures do not depend on the order in which threads
//! finish.

use serde::Serialize;

/// The sums of a value that each game, or each seat of a game, has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    seen: u64,
    total: i64,
    squares: u128,
    least: i64,
    most: i64,
}

impl Sum {
    /// Adds the value of one game.
    #[inline]
    pub fn add(&mut self, value: i64) {
        if self.seen == 0 {
            (self.least, self.most) = (value, value);
        }
        self.seen += 1;
        self.total += value;
        self.squares += u128::from(value.unsigned_abs()) * u128::from(value.unsigned_abs());
        self.least = self.least.min(value);
        self.most = self.most.max(value);
    }

    /// Adds the games of another sum.
    pub fn merge(&mut self, other: &Sum) {
        if other.seen == 0 {
            return;
        }
        if self.seen == 0 {
            *self = *other;
            return;
        }
        self.seen += other.seen;
        self.total += other.total;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    /// How many values there are.
    pub const fn seen(&self) -> u64 {
        self.seen
    }

    /// All values together.
    pub const fn total(&self) -> i64 {
        self.total
    }

    /// The mean over `games`, of which those not seen count as 0, in units of `scale`.
    pub fn estimate(&self, games: u64, scale: u32) -> Estimate {
        debug_assert!(self.seen <= games);
        let unseen = self.seen < games;
        let (least, most) = match (self.seen, unseen) {
            (0, _) => (0, 0),
            (_, true) => (self.least.min(0), self.most.max(0)),
            (_, false) => (self.least, self.most),
        };
        let unit = f64::from(scale);
        let mean = if games == 0 {
            0.0
        } else {
            self.total as f64 / games as f64
        };
        Estimate {
            mean: mean / unit,
            se: self.standard_error(games).map(|se| se / unit),
            least: least as f64 / unit,
            most: most as f64 / unit,
        }
    }

    /// The standard error of the mean; one game has none.
    fn standard_error(&self, games: u64) -> Option<f64> {
        if games < 2 {
            return None;
        }
        let n = i128::from(games);
        // n times the sum of squared deviations, in whole numbers: no digits are lost for close values.
        let spread =
            n * self.squares.cast_signed() - i128::from(self.total) * i128::from(self.total);
        let n = games as f64;
        Some((spread as f64 / n / (n - 1.0) / n).sqrt())
    }
}

/// A mean over games with its standard error and its range.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub mean: f64,
    /// None for a single game.
    pub se: Option<f64>,
    pub least: f64,
    pub most: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_error_as_on_paper() {
        let mut sum = Sum::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sum.add(value);
        }
        let estimate = sum.estimate(8, 1);
        // Deviations squared: 9+1+1+1+0+0+4+16 = 32; 32/7 is the variance, divided by 8 that of the mean.
        assert!((estimate.mean - 5.0).abs() < 1e-12);
        assert!((estimate.se.unwrap() - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert_eq!((estimate.least, estimate.most), (2.0, 9.0));
    }

    #[test]
    fn games_not_seen_count_as_zero() {
        let mut sum = Sum::default();
        sum.add(6);
        let estimate = sum.estimate(3, 2);
        assert!((estimate.mean - 1.0).abs() < 1e-12);
        assert_eq!((estimate.least, estimate.most), (0.0, 3.0));
        assert_eq!(Sum::default().estimate(0, 1).se, None);
    }

    #[test]
    fn parts_add_up_in_any_order() {
        let values = [-3, 8, 0, 5, -9, 1];
        let mut whole = Sum::default();
        let mut parts = [Sum::default(); 3];
        for (index, value) in values.into_iter().enumerate() {
            whole.add(value);
            parts[index % 2].add(value);
        }
        let [mut first, mut second, empty] = parts;
        let copy = first;
        first.merge(&second);
        second.merge(&copy);
        second.merge(&empty);
        assert_eq!(first, whole);
        assert_eq!(second, whole);
    }
}
