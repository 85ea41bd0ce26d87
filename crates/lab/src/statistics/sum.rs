//! Exact sums over games. Whole numbers only, so that results do not depend on the order in which threads finish.

use std::collections::BTreeMap;

use serde::Serialize;

/// Points are summed in halves.
pub(crate) const HALVES: u32 = 2;

/// A victory is counted in sixtieths, which are divisible by 1 to 5 winners.
pub(crate) const VICTORY: u32 = 60;

/// Counts of some games that can be added to those of others.
pub(crate) trait Merge {
    fn merge_with(&mut self, other: &Self);
}

/// Adds the counts of one struct to those of another, field by field.
macro_rules! merge_fields {
    ($kind:ty: $($field:ident),+) => {
        impl $crate::statistics::sum::Merge for $kind {
            fn merge_with(&mut self, other: &Self) {
                $(self.$field.merge_with(&other.$field);)+
            }
        }
    };
}
pub(crate) use merge_fields;

impl Merge for u64 {
    fn merge_with(&mut self, other: &u64) {
        *self += other;
    }
}

impl<T: Merge> Merge for [T] {
    fn merge_with(&mut self, other: &[T]) {
        for (ours, theirs) in self.iter_mut().zip(other) {
            ours.merge_with(theirs);
        }
    }
}

impl<T: Merge> Merge for Vec<T> {
    fn merge_with(&mut self, other: &Vec<T>) {
        self[..].merge_with(other);
    }
}

impl<K: Ord + Clone, T: Merge + Clone> Merge for BTreeMap<K, T> {
    fn merge_with(&mut self, other: &BTreeMap<K, T>) {
        for (key, theirs) in other {
            match self.get_mut(key) {
                Some(ours) => ours.merge_with(theirs),
                None => {
                    self.insert(key.clone(), theirs.clone());
                }
            }
        }
    }
}

/// The sums of a value per game, or per seat of a game.
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

    /// How many values there are.
    pub const fn seen(&self) -> u64 {
        self.seen
    }

    /// The sum of all values.
    pub const fn total(&self) -> i64 {
        self.total
    }

    /// The sum of all values, for values that are never negative.
    pub(crate) const fn count(&self) -> u64 {
        self.total.cast_unsigned()
    }

    /// The mean over `games`, in units of `scale`; games without a value count as 0.
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

    /// The standard error of the mean; a single game has none.
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

impl Merge for Sum {
    fn merge_with(&mut self, other: &Sum) {
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

/// A share; 0 if the whole is 0.
pub(crate) fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 / whole as f64
    }
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
        first.merge_with(&second);
        second.merge_with(&copy);
        second.merge_with(&empty);
        assert_eq!(first, whole);
        assert_eq!(second, whole);
    }
}
