//! Par of solo games: what a named bot scores with a set-up, from a data file that `cargo xtask par` regenerates.

use tabletop::{Points, Setup};
use words::{Text, say};

/// What a bot scored in many games with one set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Par {
    /// The bot's name, as used in records.
    pub bot: &'static str,
    /// The result of every game, lowest first.
    pub results: Vec<Points>,
}

impl Par {
    /// Finds a set-up in a data file: three lines for bot, number of games and seed, then a line `mount-snowdon
    /// deluxe train-1: 114 116 ...` for each set-up. With other options it is another game, without a par.
    pub fn read(file: &'static str, setup: &Setup) -> Option<Par> {
        let bot = file.lines().find_map(|line| line.strip_prefix("bot "))?;
        let [option] = &setup.options[..] else {
            return None;
        };
        let edition = setup.edition.as_deref().unwrap_or_default();
        let name = format!("{} {edition} {option}: ", setup.scenario);
        let results = file.lines().find_map(|line| line.strip_prefix(&name))?;
        let results = results.split(' ').map(Points::read);
        Some(Par {
            bot,
            results: results.collect::<Option<_>>()?,
        })
    }

    /// The mean result.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.results.iter().map(|result| result.as_f64()).sum();
        sum / self.results.len() as f64
    }

    /// The percentage of results below this one; equal ones count half.
    pub fn percentile(&self, points: Points) -> f64 {
        let below = self.results.iter().filter(|&&result| result < points);
        let equal = self.results.iter().filter(|&&result| result == points);
        let halves = 2 * below.count() + equal.count();
        50.0 * halves as f64 / self.results.len() as f64
    }

    /// A result compared with par, as a sentence.
    pub fn told(&self, points: Points, bot: &str, text: &Text) -> String {
        say!(
            text,
            "score-par",
            bot = bot,
            games = self.results.len(),
            mean = format!("{:.0}", self.mean()),
            percentile = format!("{:.0}", self.percentile(points))
        )
    }
}
