//! A game by name: what it offers, and its tables.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::{Aim, Knowledge, Level};
use maud::Markup;
use table::Table;
use tabletop::{Dealing, Match, Offer, Participant, Record, Setup, SetupError};
use view::Board;
use view::cards::CardGroup;
use view::page::{AlternativesChoice, Asset, GameOffer, Named, ScenarioChoice};
use words::names::bot_name;
use words::{ReasonWords, Text, setup_error};

use crate::any_table::AnyTable;
use crate::lesson::Lesson;
use crate::reason::{self, Reason};

/// A game with names and a board that bots can play: what the registry requires of a game.
pub trait Playable: Board + Knowledge + ReasonWords {
    /// The games of the solo series, if the game has one.
    fn solo_series() -> Option<SoloSeries> {
        None
    }

    /// The record of the tutorial's prepared game, if there is a tutorial.
    fn lesson() -> Option<&'static str> {
        None
    }

    /// The data file with what a bot scores in solo games, if there are any.
    fn par_file() -> Option<&'static str> {
        None
    }

    /// The set-up and first deals of a second game after a tie.
    fn after_tie(_: &Match<Self>) -> Option<(Setup, Vec<String>)> {
        None
    }
}

/// Solo games that belong together, one with each of several options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloSeries {
    /// Each scenario has a series of its own; the default comes first.
    pub scenarios: Vec<String>,
    /// Options with which a scenario has a further series.
    pub variants: &'static [&'static str],
    /// The option of each game, in order.
    pub options: Vec<String>,
    /// Options for solo games outside the series.
    pub single: Vec<String>,
    /// The editions in which the games must be played in order.
    pub in_order: &'static [&'static str],
}

/// Identifies a series: games of different kinds are counted separately.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesKind {
    pub scenario: String,
    pub variant: Option<&'static str>,
}

impl SoloSeries {
    /// The kinds of series, scenario by scenario, the default first.
    pub fn kinds(&self) -> Vec<SeriesKind> {
        let mut kinds = Vec::new();
        for scenario in &self.scenarios {
            let variants = self.variants.iter().map(|&variant| Some(variant));
            kinds.extend(
                std::iter::once(None)
                    .chain(variants)
                    .map(|variant| SeriesKind {
                        scenario: scenario.clone(),
                        variant,
                    }),
            );
        }
        kinds
    }

    /// The kind of series to which a game with this scenario and these options belongs.
    pub fn kind(&self, scenario: &str, options: &[String]) -> Option<SeriesKind> {
        let has = |variant: &str| options.iter().any(|option| option == variant);
        self.kinds().into_iter().find(|kind| {
            kind.scenario == scenario
                && self
                    .variants
                    .iter()
                    .all(|&variant| has(variant) == (kind.variant == Some(variant)))
        })
    }
}

impl SeriesKind {
    /// Its name in addresses and stored series names.
    pub fn id(&self) -> String {
        match self.variant {
            Some(variant) => format!("{}.{variant}", self.scenario),
            None => self.scenario.clone(),
        }
    }
}

/// A game of which tables can be made.
pub trait Game: Sync {
    /// Its id, as used in records.
    fn name(&self) -> &'static str;
    /// Its name, as people read it.
    fn title(&self) -> &'static str;
    /// What can be agreed on before a game.
    fn offer(&self) -> Offer;
    /// The bots that can be seated: weakest first, then the same playing for points, then those with a style.
    fn bots(&self) -> Vec<String>;
    /// The same with their names for people.
    fn named_bots(&self, text: &Text) -> Vec<Named>;
    /// What can be agreed on and which bots can be seated, with their names for people.
    fn menu(&self, text: &Text) -> GameOffer;
    /// The name of a scenario; its id if the game does not know it.
    fn scenario_name(&self, id: &str, text: &Text) -> String;
    /// The name of an edition; its id if the game does not know it.
    fn edition_name(&self, id: &str, text: &Text) -> String;
    /// What an option changes; its id if the game does not know it.
    fn option_name(&self, id: &str, text: &Text) -> String;
    /// How far a game has come: its round, or whatever it counts instead.
    fn round_name(&self, round: u16, text: &Text) -> String;
    /// The name of a bot, as people read it.
    fn bot_name(&self, bot: &str, text: &Text) -> String;
    /// The tour's text about the pending decision; `None` if the game has no tour.
    fn tour(&self, asked: Option<&str>, text: &Text) -> Option<Markup>;
    /// The style sheet of its board.
    fn style(&self) -> Option<Asset>;
    /// All cards in words, kind by kind.
    fn cards(&self, text: &Text) -> Vec<CardGroup>;
    /// The prepared game of the tutorial.
    fn lesson(&self) -> Option<Lesson>;
    /// What the tutorial says at the learner's decision with this number, from 0.
    fn lesson_step(&self, number: usize, text: &Text) -> Option<Markup>;
    /// The games of the solo series.
    fn solo_series(&self) -> Option<SoloSeries>;
    /// Why a set-up is not possible.
    fn setup_error(&self, error: &SetupError, text: &Text) -> String;
    /// A table before its first deal.
    fn begin(
        &self,
        setup: &Setup,
        players: Vec<Participant>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, SetupError>;
    /// A table at which a recorded game was played, or what is wrong with the record.
    fn replay(
        &self,
        record: &Record,
        players: Vec<Participant>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, Reason>;
    /// The set-up a record was played with.
    fn setup(&self, record: &Record) -> Setup;
}

/// The game implemented by these rules.
#[derive(Debug)]
pub struct Registered<R>(PhantomData<fn() -> R>);

impl<R> Registered<R> {
    pub const NEW: Registered<R> = Registered(PhantomData);
}

impl<R: Playable> Game for Registered<R> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn title(&self) -> &'static str {
        R::NAME
    }

    fn offer(&self) -> Offer {
        R::offer()
    }

    fn bots(&self) -> Vec<String> {
        let levels = Level::ALL.map(Level::name);
        let mut bots: Vec<String> = levels.map(str::to_owned).to_vec();
        bots.extend(levels.map(|level| format!("{level}+{}", Aim::Points.name())));
        for level in levels {
            let styles = R::styles().iter();
            bots.extend(styles.map(|style| format!("{level}+{}", style.name)));
        }
        bots
    }

    fn named_bots(&self, text: &Text) -> Vec<Named> {
        let bots = self.bots().into_iter();
        let named = bots.map(|id| Named {
            name: self.bot_name(&id, text),
            id,
        });
        named.collect()
    }

    fn menu(&self, text: &Text) -> GameOffer {
        let named = |id: String, name: String| Named { id, name };
        let offer = R::offer();
        let scenarios = offer.scenarios.into_iter().map(|scenario| ScenarioChoice {
            scenario: named(scenario.id.clone(), self.scenario_name(&scenario.id, text)),
            least: scenario.least,
            most: scenario.most,
        });
        let editions = offer.editions.into_iter();
        let editions = editions.map(|id| named(id.to_owned(), self.edition_name(id, text)));
        let option = |id: String| named(id.clone(), self.option_name(&id, text));
        let options = offer.options.into_iter();
        let options = options.filter(|option| !offer.solo.contains(option));
        let is_alternative = |option: &String| {
            let mut pairs = offer.alternatives.iter();
            pairs.any(|pair| pair.options.contains(option))
        };
        let options = options.filter(|option| !is_alternative(option));
        let alternatives = offer.alternatives.iter().map(|pair| AlternativesChoice {
            name: R::alternatives_name(&pair.options[0], text).unwrap_or_default(),
            options: pair.options.clone().map(option),
            least: pair.least,
            most: pair.most,
        });
        GameOffer {
            game: R::GAME,
            name: R::NAME,
            about: R::about(text),
            cover: R::cover(),
            scenarios: scenarios.collect(),
            editions: editions.collect(),
            options: options.map(option).collect(),
            alternatives: alternatives.collect(),
            solo: offer.solo.iter().cloned().map(option).collect(),
            aim_matters: R::AIM_MATTERS,
            bots: self.named_bots(text),
        }
    }

    fn scenario_name(&self, id: &str, text: &Text) -> String {
        R::scenario_name(id, text).unwrap_or_else(|| id.to_owned())
    }

    fn edition_name(&self, id: &str, text: &Text) -> String {
        R::edition_name(id, text).unwrap_or_else(|| id.to_owned())
    }

    fn round_name(&self, round: u16, text: &Text) -> String {
        R::round_name(round, text)
    }

    fn option_name(&self, id: &str, text: &Text) -> String {
        R::option_name(id, text).unwrap_or_else(|| id.to_owned())
    }

    fn bot_name(&self, bot: &str, text: &Text) -> String {
        bot_name::<R>(bot, text)
    }

    fn tour(&self, asked: Option<&str>, text: &Text) -> Option<Markup> {
        view::tour::guide::<R>(asked, text)
    }

    fn style(&self) -> Option<Asset> {
        R::style()
    }

    fn cards(&self, text: &Text) -> Vec<CardGroup> {
        <R as Board>::cards(text)
    }

    fn lesson(&self) -> Option<Lesson> {
        let record = <R as Playable>::lesson()?;
        let record = Record::read(record.as_bytes()).expect("a test reads it");
        let setup = self.setup(&record);
        Some(Lesson::read(&record, setup))
    }

    fn lesson_step(&self, number: usize, text: &Text) -> Option<Markup> {
        view::tour::lesson_step::<R>(number, text)
    }

    fn solo_series(&self) -> Option<SoloSeries> {
        R::solo_series()
    }

    fn setup_error(&self, error: &SetupError, text: &Text) -> String {
        setup_error::<R>(error, text)
    }

    fn begin(
        &self,
        setup: &Setup,
        players: Vec<Participant>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let rules = compile::<R>(setup)?;
        Ok(Box::new(Table::new(rules, players, dealing)))
    }

    fn replay(
        &self,
        record: &Record,
        players: Vec<Participant>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, Reason> {
        let rules = compile::<R>(&self.setup(record)).map_err(reason::of_setup::<R>)?;
        match Table::from_record(rules.clone(), record, players, dealing) {
            Ok(table) => Ok(Box::new(table)),
            Err(error) => Err(reason::of_record(rules, error)),
        }
    }

    fn setup(&self, record: &Record) -> Setup {
        record.header().setup(&R::offer())
    }
}

fn compile<R: Playable>(setup: &Setup) -> Result<Arc<R>, SetupError> {
    let components = R::components(&[]).expect("the built-in components are right");
    R::new(setup, &components).map(Arc::new)
}
