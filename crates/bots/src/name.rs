//! Bots by name, as they stand on the command line, in records (`bot:expert`) and in menus.

use std::fmt;
use std::str::FromStr;

use crate::bot::Bot;
use crate::budget::{Budget, Conditions, Effort};
use crate::flat::Flat;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::net::IncrementalNet;
use crate::random::Random;
use crate::search::Search;
use crate::uct::Uct;

/// A bot that can be seated: `random`, `greedy`, `flat:1000`, `uct:200ms`, `search:5000`, `hard`, `hard+digger`,
/// `expert:2000ms`.
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
    /// For people.
    Level(LevelName),
}

/// A level as it is asked for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LevelName {
    pub level: Level,
    /// Instead of the level's own effort: for those who want to wait longer, or not so long.
    pub budget: Option<Budget>,
    /// A style of the game.
    pub style: Option<String>,
}

impl From<Level> for BotName {
    fn from(level: Level) -> BotName {
        BotName::Level(LevelName {
            level,
            budget: None,
            style: None,
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotNameError {
    /// No bot has this name.
    Unknown(String),
    /// The game has no such style; those it has.
    NoStyle(String, Vec<&'static str>),
}

impl fmt::Display for BotNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotNameError::Unknown(name) => write!(
                f,
                "there is no bot {name:?}; there are: random, greedy, flat:N, uct:N, search:N (N iterations, or a time \
                 as 20ms), {} (or expert:2000ms)",
                Level::ALL.map(Level::name).join(", ")
            ),
            BotNameError::NoStyle(style, styles) if styles.is_empty() => {
                write!(f, "there is no style {style:?}: this game has none")
            }
            BotNameError::NoStyle(style, styles) => {
                write!(
                    f,
                    "there is no style {style:?}; there are: {}",
                    styles.join(", ")
                )
            }
        }
    }
}

impl std::error::Error for BotNameError {}

impl FromStr for BotName {
    type Err = BotNameError;

    fn from_str(text: &str) -> Result<BotName, BotNameError> {
        let unknown = || BotNameError::Unknown(text.to_owned());
        let (plain, style) = match text.split_once('+') {
            Some((plain, style)) => (plain, Some(style.to_owned())),
            None => (text, None),
        };
        let (kind, budget) = match plain.split_once(':') {
            Some((kind, budget)) => (kind, Some(Budget::read(budget).ok_or_else(unknown)?)),
            None => (plain, None),
        };
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == kind) {
            return Ok(BotName::Level(LevelName {
                level,
                budget,
                style,
            }));
        }
        match (kind, budget, style) {
            ("random", None, None) => Ok(BotName::Random),
            ("greedy", None, None) => Ok(BotName::Greedy),
            ("flat", Some(budget), None) => Ok(BotName::Flat(budget)),
            ("uct", Some(budget), None) => Ok(BotName::Uct(budget)),
            ("search", Some(budget), None) => Ok(BotName::Search(budget)),
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
            BotName::Level(asked) => {
                write!(f, "{}", asked.level.name())?;
                if let Some(budget) = asked.budget {
                    write!(f, ":{budget}")?;
                }
                match &asked.style {
                    Some(style) => write!(f, "+{style}"),
                    None => Ok(()),
                }
            }
        }
    }
}

/// The bot with this name, ready to play with these rules.
pub fn seat_bot<R: Knowledge>(
    name: &BotName,
    rules: &R,
    conditions: Conditions,
) -> Result<Box<dyn Bot<R>>, BotNameError> {
    // Bots are made for a game, not for its set-up; the rules only say which game it is.
    let _ = rules;
    let (seed, limit) = (conditions.seed, conditions.limit);
    let within = |budget: Budget| Effort::from(budget).within(limit);
    Ok(match name {
        BotName::Random => Box::new(Random::new(seed)),
        BotName::Greedy => Box::new(Greedy::new()),
        BotName::Flat(budget) => Box::new(Flat::new(within(*budget), seed).until(conditions.stop)),
        BotName::Uct(budget) => Box::new(Uct::new(within(*budget), seed).until(conditions.stop)),
        BotName::Search(budget) => {
            let net = IncrementalNet::new(R::net());
            Box::new(Search::new(net, within(*budget), conditions))
        }
        BotName::Level(LevelName {
            level,
            budget,
            style,
        }) => {
            let effort = match budget {
                Some(budget) => within(*budget),
                None => level.effort(conditions.clock).within(limit),
            };
            let search = Search::new(IncrementalNet::new(R::net()), effort, conditions)
                .with(level.settings());
            match style {
                None => Box::new(search),
                Some(style) => {
                    let known = R::styles();
                    let names = || known.iter().map(|known| known.name).collect();
                    let found = known.iter().find(|known| known.name == style);
                    let found =
                        found.ok_or_else(|| BotNameError::NoStyle(style.clone(), names()))?;
                    Box::new(search.with_style(found.bonus))
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
            "expert:2000ms",
            "expert:5000+digger",
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
            "hard:x",
            "search:5+digger",
            "expert:0",
        ] {
            let error = wrong.parse::<BotName>();
            assert_eq!(error, Err(BotNameError::Unknown(wrong.to_owned())));
        }
    }
}
