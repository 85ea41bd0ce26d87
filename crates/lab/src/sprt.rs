//! Stops a match as soon as it is decided: the generalized sequential probability ratio test on the means of blocks,
//! which estimates the spread from the blocks themselves.

use serde::{Deserialize, Serialize};

/// The certainty of a verdict: 5 % of wrong verdicts on either side.
const ERROR: f64 = 0.05;
/// The fewest blocks before a verdict, because the spread must be roughly known.
const LEAST_BLOCKS: u64 = 8;

/// The two hypotheses between which a match decides: the challenger is stronger by at most `elo0`, or by at least
/// `elo1`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// `elo1` is accepted, `elo0` rejected.
    Stronger,
    /// `elo0` is accepted, `elo1` rejected.
    NotStronger,
    /// There were not enough games.
    Undecided,
}

impl Default for Sprt {
    /// Stronger by 20 Elo, or not at all.
    fn default() -> Sprt {
        Sprt {
            elo0: 0.0,
            elo1: 20.0,
        }
    }
}

impl Sprt {
    /// The greatest difference: odds beyond it are too large to calculate with.
    pub const MOST: f64 = 10_000.0;

    /// Whether it can be decided at all.
    pub fn is_sound(&self) -> bool {
        -Sprt::MOST <= self.elo0 && self.elo0 < self.elo1 && self.elo1 <= Sprt::MOST
    }

    /// The log odds at which `elo1` is accepted; at the negative, `elo0` is.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The log odds of `elo1` against `elo0` after these blocks.
    pub fn log_odds(&self, blocks: &Sequence, seats: usize) -> f64 {
        if blocks.count == 0 {
            return 0.0;
        }
        let count = blocks.count as f64;
        let (low, high) = (share(self.elo0, seats), share(self.elo1, seats));
        let even = 1.0 / seats as f64;
        // One block's worth of the spread of even games keeps a run of equal blocks from looking certain.
        let prior = even * (1.0 - even) / seats as f64;
        let variance = (blocks.squares + prior) / count;
        count * (high - low) * (2.0 * blocks.mean - low - high) / (2.0 * variance)
    }

    /// The verdict after these blocks.
    pub fn verdict(&self, blocks: &Sequence, seats: usize) -> Verdict {
        let odds = self.log_odds(blocks, seats);
        if blocks.count < LEAST_BLOCKS {
            Verdict::Undecided
        } else if odds >= Sprt::bound() {
            Verdict::Stronger
        } else if odds <= -Sprt::bound() {
            Verdict::NotStronger
        } else {
            Verdict::Undecided
        }
    }
}

/// The share of victories of a challenger who is stronger than each of the others by this difference.
pub fn share(elo: f64, seats: usize) -> f64 {
    let strength = 10_f64.powf(elo / 400.0);
    strength / (strength + seats as f64 - 1.0)
}

/// Mean and spread of the blocks so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sequence {
    count: u64,
    mean: f64,
    // Squared deviations from the mean.
    squares: f64,
}

impl Sequence {
    /// Adds the mean of the next block.
    pub fn add(&mut self, share: f64) {
        self.count += 1;
        let before = share - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (share - self.mean);
    }

    pub const fn count(&self) -> u64 {
        self.count
    }

    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// The square of the mean's standard error; None for a single block.
    pub fn error_squared(&self) -> Option<f64> {
        let count = self.count as f64;
        (self.count > 1).then(|| self.squares / (count - 1.0) / count)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Rng as _, Wyrand};

    use super::*;

    fn sequence(shares: impl IntoIterator<Item = f64>) -> Sequence {
        let mut sequence = Sequence::default();
        shares.into_iter().for_each(|share| sequence.add(share));
        sequence
    }

    #[test]
    fn shares_by_elo() {
        assert!((share(0.0, 2) - 0.5).abs() < 1e-12);
        assert!((share(0.0, 4) - 0.25).abs() < 1e-12);
        // Ten times as strong.
        assert!((share(400.0, 2) - 10.0 / 11.0).abs() < 1e-12);
        assert!((share(400.0, 3) - 10.0 / 12.0).abs() < 1e-12);
    }

    #[test]
    fn mean_and_error_as_on_paper() {
        let blocks = sequence([0.0, 0.5, 0.5, 1.0]);
        assert!((blocks.mean() - 0.5).abs() < 1e-12);
        assert!((blocks.error_squared().unwrap() - 0.5 / 3.0 / 4.0).abs() < 1e-12);
        assert_eq!(sequence([0.3]).error_squared(), None);
    }

    #[test]
    fn odds_as_on_paper() {
        // 100 blocks, half of them won and half of them split: mean 0.75, variance 1/16.
        let blocks = sequence((0..100).map(|block| if block % 2 == 0 { 1.0 } else { 0.5 }));
        let sprt = Sprt::default();
        let high = 1.0 / (1.0 + 10_f64.powf(-0.05));
        let variance = 0.0625 + 0.125 / 100.0;
        let odds = 100.0 * (high - 0.5) * (1.5 - 0.5 - high) / (2.0 * variance);
        assert!((sprt.log_odds(&blocks, 2) - odds).abs() < 1e-9);
        assert_eq!(sprt.verdict(&blocks, 2), Verdict::Stronger);
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
        assert_eq!(sprt.verdict(&sequence([1.0; 7]), 2), Verdict::Undecided);
        assert_eq!(sprt.verdict(&sequence([1.0; 8]), 2), Verdict::Stronger);
        assert_eq!(sprt.verdict(&sequence([0.0; 8]), 2), Verdict::NotStronger);
    }

    #[test]
    fn what_cannot_be_decided_is_no_test() {
        let sprt = |elo0, elo1| Sprt { elo0, elo1 };
        let widest = sprt(-Sprt::MOST, Sprt::MOST);
        for sound in [Sprt::default(), sprt(-5.0, 0.0), widest] {
            assert!(sound.is_sound());
            assert!(sound.log_odds(&sequence([1.0, 0.5]), 5).is_finite());
        }
        for (elo0, elo1) in [(20.0, 0.0), (0.0, 0.0), (0.0, 1e308), (f64::NAN, 1.0)] {
            assert!(!sprt(elo0, elo1).is_sound(), "{elo0} {elo1}");
        }
    }

    /// Verdicts over many matches between players of a known difference.
    fn verdicts(elo: f64, matches: u64) -> (u64, u64, u64) {
        let (mut right, mut wrong, mut blocks) = (0, 0, 0);
        let sprt = Sprt::default();
        let win = share(elo, 2) * 1_000_000.0;
        for number in 0..matches {
            let mut words = Wyrand::new(number);
            let mut sequence = Sequence::default();
            loop {
                let games = [0; 2].map(|_| u8::from(f64::from(words.below(1_000_000)) < win));
                sequence.add(f64::from(games[0] + games[1]) / 2.0);
                match sprt.verdict(&sequence, 2) {
                    Verdict::Undecided => continue,
                    Verdict::Stronger => right += 1,
                    Verdict::NotStronger => wrong += 1,
                }
                blocks += sequence.count();
                break;
            }
        }
        (right, wrong, blocks / matches)
    }

    #[test]
    fn few_verdicts_are_wrong() {
        let (stronger, not, blocks) = verdicts(20.0, 300);
        // 5 % of 300 is 15; three deviations more is 27.
        assert!(not <= 27, "{stronger} to {not}");
        // About 1600 games are expected when the gain is just the one asked for.
        assert!((500..1800).contains(&blocks), "{blocks}");
        let (stronger, not, _) = verdicts(0.0, 300);
        assert!(stronger <= 27, "{stronger} to {not}");
        let (stronger, not, quick) = verdicts(150.0, 300);
        assert_eq!((stronger, not), (300, 0));
        assert!(quick < 100, "{quick}");
    }
}
