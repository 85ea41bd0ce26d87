//! Par of games alone: what a named bot makes of a set-up, from a data file that `cargo xtask par` makes anew.

use tabletop::{Points, Setup};
use words::{Text, say};

/// What a bot made of many games with one set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Par {
    /// The bot, as records write it.
    pub bot: &'static str,
    /// The result of every game, the lowest first.
    pub results: Vec<Points>,
}

impl Par {
    /// Finds a set-up in a data file: three lines for bot, number of games and seed, then
    /// `mount-snowdon deluxe train-1: 114 116 ...` for each set-up. Other options make another game, without a par.
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

    /// The mean of the results.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.results.iter().map(|result| result.as_f64()).sum();
        sum / self.results.len() as f64
    }

    /// How many of a hundred results are below this one; equal ones count half.
    pub fn percentile(&self, points: Points) -> f64 {
        let below = self.results.iter().filter(|&&result| result < points);
        let equal = self.results.iter().filter(|&&result| result == points);
        let halves = 2 * below.count() + equal.count();
        50.0 * halves as f64 / self.results.len() as f64
    }

    /// A result beside par, in a sentence.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Playable as _;
    use snowdonia::Rules;
    use tabletop::Rules as _;

    fn setup(scenario: &str, edition: &str, options: &[&str]) -> Setup {
        Setup {
            edition: Some(edition.to_owned()),
            options: options.iter().map(|&option| option.to_owned()).collect(),
            ..Rules::offer().setup(scenario, 1)
        }
    }

    /// Every game that can be played alone without further options has a par, from as many games as the file says.
    #[test]
    fn every_solo_game_has_a_par() {
        let file = Rules::par_file().expect("Snowdonia has one");
        let games = file.lines().find_map(|line| line.strip_prefix("games "));
        let games: usize = games.expect("their number").parse().expect("a number");
        let offer = Rules::offer();
        for scenario in &offer.scenarios {
            for edition in &offer.editions {
                // A promo train comes with an option of its own (MX3).
                let needs = |train: &&String| offer.needs.iter().any(|need| need.option == **train);
                for train in offer.solo.iter().filter(|train| !needs(train)) {
                    let setup = setup(&scenario.id, edition, &[train]);
                    let par = Par::read(file, &setup).expect("a line for each");
                    assert_eq!(par.results.len(), games, "{setup:?}");
                    assert!(par.results.is_sorted(), "{setup:?}");
                    let [first, .., last] = par.results[..] else {
                        panic!("{setup:?}");
                    };
                    assert!(par.percentile(first) < 10.0 && par.percentile(last) > 90.0);
                    assert!(first.as_f64() < par.mean() && par.mean() < last.as_f64());
                }
            }
        }
        let other = setup("mount-snowdon", "deluxe", &["light-fog", "train-1"]);
        assert_eq!(Par::read(file, &other), None);
    }

    #[test]
    fn results_are_told_beside_par() {
        let file = "bot hard\nsquare deluxe train-1: 10 20 20 30\n";
        let par = Par::read(file, &setup("square", "deluxe", &["train-1"])).expect("it is there");
        assert_eq!(par.bot, "hard");
        let close = |one: f64, other: f64| (one - other).abs() < 0.01;
        assert!(close(par.mean(), 20.0));
        assert!(close(par.percentile(Points::whole(20)), 50.0));
        assert!(close(par.percentile(Points::whole(31)), 100.0));
        let text = Text::new(words::Language::ENGLISH);
        let told = par.told(Points::whole(25), "Hard", &text);
        assert!(
            told.contains("Hard") && told.contains("20") && told.contains("75"),
            "{told}"
        );
    }
}
