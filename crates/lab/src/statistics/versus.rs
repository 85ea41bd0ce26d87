//! Compares the seats that had something with those that did not. The seats of one game depend on each other (one wins
//! what the others lose), so the sample consists of games, not of seats.

use serde::Serialize;

use super::interval::Interval;
use super::sum::Merge;

/// For one game: how many seats had it and how many did not, and the sums of their values.
const PARTS: usize = 4;

/// Sums over games, in whole numbers, because threads may finish in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Versus {
    games: u64,
    sums: [i64; PARTS],
    products: [[i128; PARTS]; PARTS],
}

/// Seats with it, seats without, and the difference.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Comparison {
    /// `None` if no seat ever had it.
    pub with: Option<Interval>,
    /// `None` if every seat always had it.
    pub without: Option<Interval>,
    pub difference: Option<Interval>,
}

/// Whether values are shares of a victory or anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    Shares,
    Points,
}

impl Versus {
    /// Adds a game: the number of seats with it and the sum of their values, then those without.
    pub fn add(&mut self, with: (u32, i64), without: (u32, i64)) {
        let parts = [i64::from(with.0), i64::from(without.0), with.1, without.1];
        self.games += 1;
        for (row, one) in parts.into_iter().enumerate() {
            self.sums[row] += one;
            for (column, other) in parts.into_iter().enumerate() {
                self.products[row][column] += i128::from(one) * i128::from(other);
            }
        }
    }

    /// The means, in units of `scale`.
    pub fn compare(&self, scale: u32, values: Values) -> Comparison {
        let [with, without, ..] = self.sums.map(|sum| sum as f64);
        let unit = f64::from(scale);
        let mean = |sum: i64, seats: f64| (seats > 0.0).then(|| sum as f64 / seats / unit);
        let mean_with = mean(self.sums[2], with);
        let mean_without = mean(self.sums[3], without);
        // The weights of the parts in a game's contribution to the deviation of each mean.
        let of_with = mean_with.map(|mean| [-mean / with, 0.0, 1.0 / with / unit, 0.0]);
        let of_without = mean_without.map(|mean| [0.0, -mean / without, 0.0, 1.0 / without / unit]);
        let interval = |mean: Option<f64>, weights: Option<[f64; PARTS]>, seats: i64| {
            let (mean, se) = (mean?, self.error(weights?));
            Some(match values {
                Values::Shares => Interval::of_share(mean, se, seats.cast_unsigned()),
                Values::Points => Interval::around(mean, se, self.games),
            })
        };
        let difference = mean_with.zip(mean_without).map(|(with, without)| {
            let (one, other) = (of_with.unwrap_or_default(), of_without.unwrap_or_default());
            let weights = std::array::from_fn(|part| one[part] - other[part]);
            Interval::around(with - without, self.error(weights), self.games)
        });
        Comparison {
            with: interval(mean_with, of_with, self.sums[0]),
            without: interval(mean_without, of_without, self.sums[1]),
            difference,
        }
    }

    /// The standard error of a mean over seats, from the contribution of each game to the deviation.
    fn error(&self, weights: [f64; PARTS]) -> Option<f64> {
        if self.games < 2 {
            return None;
        }
        let mut squares = 0.0;
        for (row, one) in weights.into_iter().enumerate() {
            for (column, other) in weights.into_iter().enumerate() {
                squares += one * other * self.products[row][column] as f64;
            }
        }
        let games = self.games as f64;
        // Rounding may make it slightly negative.
        Some((squares.max(0.0) * games / (games - 1.0)).sqrt())
    }
}

impl Merge for Versus {
    fn merge_with(&mut self, other: &Versus) {
        self.games += other.games;
        for row in 0..PARTS {
            self.sums[row] += other.sums[row];
            for column in 0..PARTS {
                self.products[row][column] += other.products[row][column];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Game = ((u32, i64), (u32, i64));

    /// The error from every game's deviation, as in a textbook on cluster sampling.
    fn by_hand(games: &[Game]) -> (f64, f64, f64) {
        let sum = |part: fn(&Game) -> f64| games.iter().map(part).sum::<f64>();
        let (n, m) = (sum(|g| f64::from(g.0.0)), sum(|g| f64::from(g.1.0)));
        let (x, y) = (sum(|g| g.0.1 as f64) / n, sum(|g| g.1.1 as f64) / m);
        let squares: f64 = games
            .iter()
            .map(|(with, without)| {
                let one = (with.1 as f64 - x * f64::from(with.0)) / n;
                let other = (without.1 as f64 - y * f64::from(without.0)) / m;
                (one - other) * (one - other)
            })
            .sum();
        let count = games.len() as f64;
        (x, y, (squares * count / (count - 1.0)).sqrt())
    }

    #[test]
    fn as_computed_game_by_game() {
        let games = [
            ((1, 60), (2, 0)),
            ((2, 30), (1, 30)),
            ((0, 0), (3, 60)),
            ((1, 0), (2, 60)),
            ((1, 60), (2, 0)),
        ];
        let mut versus = Versus::default();
        let (mut first, mut second) = (Versus::default(), Versus::default());
        for (index, (with, without)) in games.into_iter().enumerate() {
            versus.add(with, without);
            let part = if index % 2 == 0 {
                &mut first
            } else {
                &mut second
            };
            part.add(with, without);
        }
        second.merge_with(&first);
        assert_eq!(second, versus);
        let (with, without, se) = by_hand(&games);
        let comparison = versus.compare(1, Values::Points);
        let difference = comparison.difference.unwrap();
        assert!((comparison.with.unwrap().mean - with).abs() < 1e-9);
        assert!((comparison.without.unwrap().mean - without).abs() < 1e-9);
        assert!((difference.mean - (with - without)).abs() < 1e-9);
        let wide = 2.776 * se;
        assert!((difference.high.unwrap() - (with - without) - wide).abs() < 1e-9);
        let shares = versus.compare(60, Values::Shares);
        // 150 of 300 sixtieths by 5 seats.
        assert!((shares.with.unwrap().mean - 0.5).abs() < 1e-9);
        assert!((shares.without.unwrap().mean - 0.25).abs() < 1e-9);
    }

    #[test]
    fn nothing_to_compare() {
        let mut versus = Versus::default();
        assert_eq!(versus.compare(1, Values::Shares), Comparison::default());
        versus.add((0, 0), (3, 60));
        let comparison = versus.compare(60, Values::Shares);
        assert_eq!((comparison.with, comparison.difference), (None, None));
        assert!(comparison.without.is_some());
    }
}
