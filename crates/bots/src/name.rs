//! Names of bots: on the command line, in records (`bot:expert`) and in menus.

use std::fmt;
use std::str::FromStr;

use crate::aim::Aim;
use crate::bot::Bot;
use crate::budget::{Budget, Conditions, Effort};
use crate::flat::Flat;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::net::IncrementalNet;
use crate::random::Random;
use crate::search::Search;
use crate::search::settings::Settings;
use crate::uct::Uct;

/// A bot that can be seated: `random`, `greedy`, `flat:1000`, `uct:200ms`, `search:5000`, `hard`, `hard+points`,
/// `hard+digger`, `expert:2000ms+points+digger`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BotName {
    Random,
    Greedy,
    /// Monte Carlo without a tree.
    Flat(Budget),
    /// Monte Carlo with a tree, random play-outs.
    Uct(Budget),
    /// The search with the learned evaluation.
    Search(Budget, Aim),
    /// A level, for people.
    Level(LevelName),
}

/// A level with its options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LevelName {
    pub level: Level,
    /// A budget instead of the level's own.
    pub budget: Option<Budget>,
    pub aim: Aim,
    /// A style of the game.
    pub style: Option<String>,
}

impl From<Level> for BotName {
    fn from(level: Level) -> BotName {
        BotName::Level(LevelName {
            level,
            budget: None,
            aim: Aim::Victory,
            style: None,
        })
    }
}

impl BotName {
    /// What it plays for. Bots without aims play to win.
    pub fn aim(&self) -> Aim {
        match self {
            BotName::Search(_, aim) => *aim,
            BotName::Level(asked) => asked.aim,
            _ => Aim::Victory,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotNameError {
    /// No bot has this name.
    Unknown(String),
    /// The game has no such style; it has these.
    NoStyle(String, Vec<&'static str>),
}

impl fmt::Display for BotNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotNameError::Unknown(name) => write!(
                f,
                "there is no bot {name:?}; there are: random, greedy, flat:N, uct:N, search:N (N iterations, or a time \
                 as 20ms), {} (or expert:2000ms); levels and searches may have +points behind them",
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
        let mut words = text.split('+');
        let plain = words.next().unwrap_or_default();
        let mut words = words.peekable();
        let aim = words.next_if_eq(&Aim::Points.name());
        let aim = aim.map_or(Aim::Victory, |_| Aim::Points);
        let style = words.next().map(str::to_owned);
        let is_word = |style: &str| !style.is_empty() && Aim::read(style).is_none();
        if words.next().is_some() || !style.as_deref().is_none_or(is_word) {
            return Err(unknown());
        }
        let (kind, budget) = match plain.split_once(':') {
            Some((kind, budget)) => (kind, Some(Budget::read(budget).ok_or_else(unknown)?)),
            None => (plain, None),
        };
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == kind) {
            return Ok(BotName::Level(LevelName {
                level,
                budget,
                aim,
                style,
            }));
        }
        match (kind, budget, aim, style) {
            ("random", None, Aim::Victory, None) => Ok(BotName::Random),
            ("greedy", None, Aim::Victory, None) => Ok(BotName::Greedy),
            ("flat", Some(budget), Aim::Victory, None) => Ok(BotName::Flat(budget)),
            ("uct", Some(budget), Aim::Victory, None) => Ok(BotName::Uct(budget)),
            ("search", Some(budget), aim, None) => Ok(BotName::Search(budget, aim)),
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
            BotName::Search(budget, aim) => write!(f, "search:{budget}{}", suffix(*aim)),
            BotName::Level(asked) => {
                write!(f, "{}", asked.level.name())?;
                if let Some(budget) = asked.budget {
                    write!(f, ":{budget}")?;
                }
                write!(f, "{}", suffix(asked.aim))?;
                match &asked.style {
                    Some(style) => write!(f, "+{style}"),
                    None => Ok(()),
                }
            }
        }
    }
}

/// The suffix of the name of a bot with an aim.
fn suffix(aim: Aim) -> &'static str {
    match aim {
        Aim::Victory => "",
        Aim::Points => "+points",
    }
}

/// The bot with this name, ready to play with these rules.
pub fn seat_bot<R: Knowledge>(
    name: &BotName,
    rules: &R,
    conditions: Conditions,
) -> Result<Box<dyn Bot<R>>, BotNameError> {
    // A solo player has only one aim, whatever the name says.
    let aim = match rules.seats() {
        1 => Aim::Victory,
        _ => name.aim(),
    };
    let (seed, limit) = (conditions.seed, conditions.limit);
    let within = |budget: Budget| Effort::from(budget).within(limit);
    Ok(match name {
        BotName::Random => Box::new(Random::new(seed)),
        BotName::Greedy => Box::new(Greedy::new()),
        BotName::Flat(budget) => Box::new(Flat::new(within(*budget), seed).until(conditions.stop)),
        BotName::Uct(budget) => Box::new(Uct::new(within(*budget), seed).until(conditions.stop)),
        BotName::Search(budget, _) => {
            let net = IncrementalNet::new(rules.net_for(aim));
            let search = Search::new(net, within(*budget), conditions);
            Box::new(search.with(Settings {
                aim,
                ..Settings::TUNED
            }))
        }
        BotName::Level(LevelName {
            level,
            budget,
            aim: _,
            style,
        }) => {
            let effort = match budget {
                Some(budget) => within(*budget),
                None => level.effort(conditions.clock).within(limit),
            };
            let net = IncrementalNet::new(rules.net_for(aim));
            let search = Search::new(net, effort, conditions).with(Settings {
                aim,
                ..level.settings()
            });
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
            "beginner+points",
            "hard+points+digger",
            "expert:2000ms+points",
            "search:5000+points",
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
            "hard+",
            "hard+points+",
            "hard+points+points",
            "hard+digger+points",
            "hard+victory",
            "hard++digger",
            "random+points",
            "greedy+points",
            "uct:5+points",
            "search:5+points+digger",
        ] {
            let error = wrong.parse::<BotName>();
            assert_eq!(error, Err(BotNameError::Unknown(wrong.to_owned())));
        }
    }
}
