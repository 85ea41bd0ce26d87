//! A game by name: what it offers, and tables of it.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::{Knowledge, Level};
use maud::Markup;
use table::Table;
use tabletop::{Dealing, Match, Offer, Participant, Record, Setup, SetupError};
use view::Board;
use view::cards::CardGroup;
use view::page::{AlternativesChoice, Asset, GameOffer, Named, ScenarioChoice};
use words::names::bot_name;
use words::{Text, setup_error};

use crate::any_table::AnyTable;
use crate::lesson::Lesson;
use crate::reason::{self, Reason};

/// A game that has names, can be drawn and that bots can play: what a game must be to stand in the registry.
pub trait Playable: Board + Knowledge {
    /// The games that make a series for somebody who plays alone; none where the game has no series.
    fn solo_series() -> Option<SoloSeries> {
        None
    }

    /// The record of the prepared game of the tutorial; none where there is no tutorial.
    fn lesson() -> Option<&'static str> {
        None
    }

    /// The data file with what a bot makes of games alone; none where nobody plays alone.
    fn par_file() -> Option<&'static str> {
        None
    }

    /// What a second game after a tie begins with: its set-up and first deals.
    fn after_tie(_: &Match<Self>) -> Option<(Setup, Vec<String>)> {
        None
    }
}

/// Games alone that belong together, one with each of some options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloSeries {
    /// Each has a series of its own; the usual one comes first.
    pub scenarios: Vec<String>,
    /// Options with which a scenario has another series of its own.
    pub variants: &'static [&'static str],
    /// What one game each is played with, in their order.
    pub options: Vec<String>,
    /// What games outside the series may be played with instead.
    pub single: Vec<String>,
    /// The editions in which the order is kept.
    pub in_order: &'static [&'static str],
}

/// Which series it is: games of one kind are never counted among those of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesKind {
    pub scenario: String,
    pub variant: Option<&'static str>,
}

impl SoloSeries {
    /// The kinds of series, scenario by scenario, the usual one first.
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

    /// The kind among whose games one with this scenario and these options counts.
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
    /// Its name in addresses and in the word of a series.
    pub fn id(&self) -> String {
        match self.variant {
            Some(variant) => format!("{}.{variant}", self.scenario),
            None => self.scenario.clone(),
        }
    }
}

/// A game of which tables can be made.
pub trait Game: Sync {
    /// Its id, as records write it.
    fn name(&self) -> &'static str;
    /// Its name, as people read it.
    fn title(&self) -> &'static str;
    /// What can be agreed on.
    fn offer(&self) -> Offer;
    /// The bots that can be seated, weakest first, then those with a style.
    fn bots(&self) -> Vec<String>;
    /// What can be agreed on and who can be seated, with the names people read.
    fn menu(&self, text: &Text) -> GameOffer;
    /// The name of a scenario; its id if the game has no such scenario.
    fn scenario_name(&self, id: &str, text: &Text) -> String;
    /// The name of an edition; its id if the game has no such edition.
    fn edition_name(&self, id: &str, text: &Text) -> String;
    /// What an option changes; its id if the game has no such option.
    fn option_name(&self, id: &str, text: &Text) -> String;
    /// How far a game is: its round, or what it counts instead.
    fn round_name(&self, round: u16, text: &Text) -> String;
    /// A bot as people read it.
    fn bot_name(&self, bot: &str, text: &Text) -> String;
    /// The tour beside the decision at hand; none for a game without a tour.
    fn tour(&self, asked: Option<&str>, text: &Text) -> Option<Markup>;
    /// The style sheet of its board.
    fn style(&self) -> Option<Asset>;
    /// All cards in words, kind by kind.
    fn cards(&self, text: &Text) -> Vec<CardGroup>;
    /// The prepared game of the tutorial.
    fn lesson(&self) -> Option<Lesson>;
    /// What the tutorial says at the learner's decision with this number, from 0.
    fn lesson_step(&self, number: usize, text: &Text) -> Option<Markup>;
    /// The games that make a series for somebody who plays alone.
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
    /// A table at which a recorded game was played; what is wrong with the record, if it is not the record of a game.
    fn replay(
        &self,
        record: &Record,
        players: Vec<Participant>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, Reason>;
    /// The set-up a record was played with.
    fn setup(&self, record: &Record) -> Setup;
}

/// The game with these rules.
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
        for level in levels {
            let styles = R::styles().iter();
            bots.extend(styles.map(|style| format!("{level}+{}", style.name)));
        }
        bots
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
        let bots = self.bots().into_iter();
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
            bots: bots
                .map(|bot| named(bot.clone(), self.bot_name(&bot, text)))
                .collect(),
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
