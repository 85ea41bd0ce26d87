//! Elo from matches with any number of seats: the strengths of the Plackett-Luce model, in which each seat wins in
//! proportion to its strength among all strengths at the table. With two seats that is the usual logistic Elo.

mod curve;
pub mod plot;

use tabletop::{Rng as _, Wyrand};

use crate::interval::Bounds;

/// Number of bootstrap samples for an interval.
const DRAWS: usize = 1000;
/// Maximum number of iterations of the fit; it converges long before.
const ROUNDS: usize = 20_000;
/// The fit is done when no strength changes by more than this fraction.
const PRECISION: f64 = 1e-10;

/// The blocks of a pairing: the challenger's mean share of each.
#[derive(Clone, PartialEq, Debug)]
pub struct PairingBlocks {
    pub challenger: usize,
    pub reference: usize,
    pub shares: Vec<f64>,
}

/// A bot's strength with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub elo: f64,
    pub interval: Bounds,
}

/// The difference in Elo at which a challenger among equal others has this share.
pub fn elo(share: f64, seats: usize) -> f64 {
    400.0 * (share * (seats as f64 - 1.0) / (1.0 - share)).log10()
}

/// A share strictly between 0 and 1: a challenger who won or lost all of `games` counts as if half a game had gone
/// the other way, so that every difference is finite.
pub fn finite(share: f64, games: u64) -> f64 {
    let half = 0.5 / games.max(1) as f64;
    share.clamp(half, 1.0 - half)
}

/// The ratings of `bots` bots from their matches; `anchor` has 0. The intervals are bootstrapped over blocks, with
/// random numbers from `seed`.
pub fn ratings(
    matches: &[PairingBlocks],
    bots: usize,
    seats: usize,
    anchor: usize,
    seed: u64,
) -> Vec<Rating> {
    let mut strengths = vec![1.0; bots];
    fit(
        &totals(matches, seats, |shares| shares.iter().sum()),
        seats,
        &mut strengths,
    );
    let elos = elos(&strengths, anchor);
    let mut words = Wyrand::new(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); bots];
    for _ in 0..DRAWS {
        let again = totals(matches, seats, |shares| draw(shares, seats, &mut words));
        let mut strengths = strengths.clone();
        fit(&again, seats, &mut strengths);
        for (drawn, elo) in drawn.iter_mut().zip(self::elos(&strengths, anchor)) {
            drawn.push(elo);
        }
    }
    let rating = |(elo, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        let interval = Bounds {
            low: drawn[DRAWS / 40].min(elo),
            high: drawn[DRAWS - 1 - DRAWS / 40].max(elo),
        };
        Rating { elo, interval }
    };
    elos.into_iter().zip(drawn).map(rating).collect()
}

/// A bootstrap sample of blocks. If all were won or all lost, an even block may also be drawn:
/// otherwise such a match would look certain.
fn draw(shares: &[f64], seats: usize, words: &mut Wyrand) -> f64 {
    let saturated =
        shares.iter().all(|&share| share <= 0.0) || shares.iter().all(|&share| share >= 1.0);
    let pool = shares.len() + usize::from(saturated);
    let even = 1.0 / seats as f64;
    (0..shares.len())
        .map(|_| {
            let index = words.below(pool as u32) as usize;
            shares.get(index).copied().unwrap_or(even)
        })
        .sum()
}

/// The games of a pairing and the share the challenger won.
struct Total {
    challenger: usize,
    reference: usize,
    games: f64,
    won: f64,
}

fn totals(
    matches: &[PairingBlocks],
    seats: usize,
    mut sum: impl FnMut(&[f64]) -> f64,
) -> Vec<Total> {
    let played = matches.iter().filter(|played| !played.shares.is_empty());
    played
        .map(|played| {
            let blocks = played.shares.len();
            let games = (blocks * seats) as f64;
            let share = finite(sum(&played.shares) / blocks as f64, (blocks * seats) as u64);
            Total {
                challenger: played.challenger,
                reference: played.reference,
                games,
                won: games * share,
            }
        })
        .collect()
}

/// Hunter's MM iteration: a strength is what a bot won, divided by what it would have won with strength 1.
fn fit(totals: &[Total], seats: usize, strengths: &mut [f64]) {
    let others = seats as f64 - 1.0;
    for _ in 0..ROUNDS {
        let mut won = vec![0.0; strengths.len()];
        let mut chances = vec![0.0; strengths.len()];
        for total in totals {
            let (one, other) = (total.challenger, total.reference);
            let table = strengths[one] + others * strengths[other];
            won[one] += total.won;
            won[other] += total.games - total.won;
            chances[one] += total.games / table;
            chances[other] += total.games * others / table;
        }
        let mut change: f64 = 0.0;
        for ((strength, won), chance) in strengths.iter_mut().zip(won).zip(chances) {
            if chance > 0.0 {
                let better = won / chance;
                change = change.max((better / *strength - 1.0).abs());
                *strength = better;
            }
        }
        // Only ratios count; without this the strengths could grow without bound.
        let mean = strengths.iter().sum::<f64>() / strengths.len() as f64;
        for strength in &mut *strengths {
            *strength /= mean;
        }
        if change < PRECISION {
            break;
        }
    }
}

fn elos(strengths: &[f64], anchor: usize) -> Vec<f64> {
    let elo = |&strength: &f64| 400.0 * (strength / strengths[anchor]).log10();
    strengths.iter().map(elo).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(
        challenger: usize,
        reference: usize,
        shares: impl IntoIterator<Item = f64>,
    ) -> PairingBlocks {
        PairingBlocks {
            challenger,
            reference,
            shares: shares.into_iter().collect(),
        }
    }

    /// Blocks of two games with this mean.
    fn blocks(share: f64, count: usize) -> impl Iterator<Item = f64> {
        let won = share * count as f64 - 0.5;
        (0..count).map(move |block| if (block as f64) < won { 1.0 } else { 0.0 })
    }

    #[test]
    fn elo_by_the_table() {
        for (share, seats, value) in [
            (0.5, 2, 0.0),
            (0.75, 2, 190.85),
            (0.64, 2, 99.95),
            (0.91, 2, 401.92),
            (0.25, 4, 0.0),
            // Twice as strong as each of two others.
            (0.5, 3, 120.41),
        ] {
            assert!((elo(share, seats) - value).abs() < 0.01, "{share}");
        }
    }

    #[test]
    fn two_bots_have_the_logistic_difference() {
        for seats in 2..=5 {
            let matches = [pairing(0, 1, blocks(0.7, 200))];
            let ratings = ratings(&matches, 2, seats, 1, 1);
            assert!(
                (ratings[0].elo - elo(0.7, seats)).abs() < 1e-6,
                "{ratings:?}"
            );
            assert!(ratings[1].elo.abs() < 1e-12);
            let Bounds { low, high } = ratings[0].interval;
            // By the normal approximation the ends of 0.7 are 0.6365 and 0.7635.
            assert!((low - elo(0.6365, seats)).abs() < 15.0, "{low}");
            assert!((high - elo(0.7635, seats)).abs() < 15.0, "{high}");
        }
    }

    #[test]
    fn consistent_matches_are_found_again() {
        // Strengths 1, 2, 4 in all three pairings, at two seats and among copies at four.
        let strengths = [1.0, 2.0, 4.0_f64];
        for seats in [2, 4] {
            let share = |one: usize, other: usize| {
                strengths[one] / (strengths[one] + (seats as f64 - 1.0) * strengths[other])
            };
            let matches: Vec<PairingBlocks> = [(0, 1), (0, 2), (1, 2)]
                .map(|(one, other)| pairing(one, other, [share(one, other); 40]))
                .to_vec();
            let ratings = ratings(&matches, 3, seats, 0, 1);
            for (rating, strength) in ratings.iter().zip(strengths) {
                assert!(
                    (rating.elo - 400.0 * strength.log10()).abs() < 1e-4,
                    "{ratings:?}"
                );
            }
        }
    }

    #[test]
    fn a_chain_of_pairings_adds_up() {
        let matches = [
            pairing(1, 0, blocks(0.75, 100)),
            pairing(2, 1, blocks(0.75, 100)),
        ];
        let ratings = ratings(&matches, 3, 2, 0, 1);
        assert!((ratings[1].elo - 190.85).abs() < 0.01);
        assert!((ratings[2].elo - 381.70).abs() < 0.01);
        assert!(ratings[2].interval.low < 330.0 && ratings[2].interval.high > 440.0);
    }

    #[test]
    fn a_match_without_a_loss_is_finite_and_uncertain() {
        let matches = [pairing(0, 1, [1.0; 50])];
        let ratings = ratings(&matches, 2, 2, 1, 1);
        assert!((ratings[0].elo - elo(0.995, 2)).abs() < 1e-6);
        let Bounds { low, high } = ratings[0].interval;
        assert!(low < ratings[0].elo - 100.0, "{low}");
        assert!(high.is_finite());
    }

    #[test]
    fn the_same_seed_gives_the_same_interval() {
        let matches = [pairing(0, 1, blocks(0.6, 60))];
        let once = ratings(&matches, 2, 2, 0, 9);
        assert_eq!(once, ratings(&matches, 2, 2, 0, 9));
        assert_ne!(once, ratings(&matches, 2, 2, 0, 10));
    }
}
