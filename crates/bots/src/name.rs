//! Bots by name, as they stand on the command line, in records (`bot:expert`) and in menus.

use std::fmt;
use std::str::FromStr;

use crate::bot::Bot;
use crate::budget::{Budget, Conditions};
use crate::flat::Flat;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::random::Random;
use crate::search::Search;
use crate::uct::Uct;

/// A bot that can be seated: `random`, `greedy`, `flat:1000`, `uct:200ms`, `search:5000`, `hard`, `hard+digger`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BotName {
    Random,
    Greedy,
    /// Monte Carlo without a tree.
    Flat(Budget),
    /// Monte Carlo with a tree, random play-outs.
    Uct(Budget),
    /// The search with the learned evaluation.
    Search(Budget),
    /// For people, in a style of the game or without.
    Level(Level, Option<String>),
}

/// A name that is no bot's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// No bot is called so.
    Unknown(String),
    /// The game has no such style; those it has.
    NoStyle(String, &'static [&'static str]),
}

impl fmt::Display for NameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameFault::Unknown(name) => write!(
                f,
                "there is no bot {name:?}; there are: random, greedy, flat:N, uct:N, search:N (N iterations, or a time \
                 as 20ms), beginner, easy, medium, hard, expert"
            ),
            NameFault::NoStyle(style, []) => {
                write!(f, "there is no style {style:?}: this game has none")
            }
            NameFault::NoStyle(style, styles) => {
                write!(
                    f,
                    "there is no style {style:?}; there are: {}",
                    styles.join(", ")
                )
            }
        }
    }
}

impl std::error::Error for NameFault {}

impl FromStr for BotName {
    type Err = NameFault;

    fn from_str(text: &str) -> Result<BotName, NameFault> {
        let unknown = || NameFault::Unknown(text.to_owned());
        if let Some((kind, budget)) = text.split_once(':') {
            let budget = Budget::read(budget).ok_or_else(unknown)?;
            return match kind {
                "flat" => Ok(BotName::Flat(budget)),
                "uct" => Ok(BotName::Uct(budget)),
                "search" => Ok(BotName::Search(budget)),
                _ => Err(unknown()),
            };
        }
        let (plain, style) = match text.split_once('+') {
            Some((plain, style)) => (plain, Some(style.to_owned())),
            None => (text, None),
        };
        let level = Level::ALL.into_iter().find(|level| level.name() == plain);
        match (plain, level, &style) {
            ("random", _, None) => Ok(BotName::Random),
            ("greedy", _, None) => Ok(BotName::Greedy),
            (_, Some(level), _) => Ok(BotName::Level(level, style)),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotName::Random => write!(f, "random"),
            BotName::Greedy => write!(f, "greedy"),
            BotName::Flat(budget) => write!(f, "flat:{budget}"),
            BotName::Uct(budget) => write!(f, "uct:{budget}"),
            BotName::Search(budget) => write!(f, "search:{budget}"),
            BotName::Level(level, None) => write!(f, "{}", level.name()),
            BotName::Level(level, Some(style)) => write!(f, "{}+{style}", level.name()),
        }
    }
}

/// The bot with this name, ready to play with these rules.
pub fn seat_bot<R: Knowledge>(
    name: &BotName,
    rules: &R,
    conditions: Conditions,
) -> Result<Box<dyn Bot<R>>, NameFault> {
    // Bots are made for a game, not for its set-up; the rules only say which game it is.
    let _ = rules;
    let seed = conditions.seed;
    Ok(match name {
        BotName::Random => Box::new(Random::new(seed)),
        BotName::Greedy => Box::new(Greedy::new()),
        BotName::Flat(budget) => Box::new(Flat::new(*budget, seed)),
        BotName::Uct(budget) => Box::new(Uct::new(*budget, seed)),
        BotName::Search(budget) => Box::new(Search::new(R::net(), *budget, conditions)),
        BotName::Level(level, style) => {
            let effort = level.effort(conditions.clock);
            let search = Search::new(R::net(), effort, conditions).with(level.settings());
            match style {
                None => Box::new(search),
                Some(style) => {
                    let taste = R::taste(style)
                        .ok_or_else(|| NameFault::NoStyle(style.clone(), R::styles()))?;
                    Box::new(search.liking(taste))
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_they_are_read() {
        for text in [
            "random",
            "greedy",
            "flat:1000",
            "uct:200ms",
            "search:5000",
            "beginner",
            "easy",
            "medium",
            "hard",
            "expert",
            "hard+digger",
        ] {
            let name: BotName = text.parse().expect(text);
            assert_eq!(name.to_string(), text);
        }
        for wrong in [
            "",
            "Random",
            "flat",
            "flat:",
            "flat:0",
            "search:x",
            "uct:-1",
            "random:5",
            "greedy+digger",
            "hard:5",
        ] {
            let fault = wrong.parse::<BotName>();
            assert_eq!(fault, Err(NameFault::Unknown(wrong.to_owned())));
        }
    }
}
