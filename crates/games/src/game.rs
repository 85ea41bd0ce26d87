//! A game by name: what it offers, and matches of it.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::{Knowledge, Level};
use tabletop::{Match, Record, Setup, SetupFault};
use view::page::GameOffer;
use view::{Board, Text, record_fault, setup_fault};

use crate::any_match::AnyMatch;

/// A game that can be drawn and that bots can play: what a game must be to stand in the registry.
pub trait Playable: Board + Knowledge {
    /// What a second game after a tie begins with: its set-up and first deals.
    fn after_tie(_: &Match<Self>) -> Option<(Setup, Vec<String>)> {
        None
    }
}

/// A game of which matches can be made.
pub trait Game: Sync {
    fn name(&self) -> &'static str;
    /// What can be agreed on.
    fn offer(&self) -> GameOffer;
    /// A match before its first deal.
    fn begin(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupFault>;
    /// A match as its record tells it; what is wrong with the record, in words.
    fn replay(&self, record: &Record, text: &Text) -> Result<Box<dyn AnyMatch>, String>;
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

    fn offer(&self) -> GameOffer {
        let levels = Level::ALL.map(Level::name);
        let mut bots: Vec<String> = levels.map(str::to_owned).to_vec();
        for level in levels {
            bots.extend(R::styles().iter().map(|style| format!("{level}+{style}")));
        }
        GameOffer {
            game: R::GAME,
            offer: R::offer(),
            bots,
        }
    }

    fn begin(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupFault> {
        let components = R::components(&[]).expect("the built-in components are right");
        let rules = R::new(setup, &components)?;
        Ok(Box::new(Match::new(Arc::new(rules))))
    }

    fn replay(&self, record: &Record, text: &Text) -> Result<Box<dyn AnyMatch>, String> {
        let components = R::components(&[]).expect("the built-in components are right");
        let rules =
            R::new(&self.setup(record), &components).map_err(|fault| setup_fault(&fault, text))?;
        let seats = record.header().seats.iter();
        let names: Vec<String> = seats.map(ToString::to_string).collect();
        let rules = Arc::new(rules);
        match Match::from_record(rules.clone(), record) {
            Ok(game) => Ok(Box::new(game)),
            Err(fault) => Err(record_fault(&*rules, &fault, &names, text)),
        }
    }

    fn setup(&self, record: &Record) -> Setup {
        record.header().setup(&R::offer())
    }
}

impl Playable for snowdonia::Rules {}

impl Playable for foothills::Rules {
    /// F10.4: the same lines, the colours swapped; after that a tie stays one.
    fn after_tie(game: &Match<Self>) -> Option<(Setup, Vec<String>)> {
        const SWAPPED: &str = "swap-colours";
        let setup = tabletop::Rules::setup(&**game.rules());
        let tied = game.is_over() && game.winners().len() == 2;
        if !tied || setup.options.iter().any(|option| option == SWAPPED) {
            return None;
        }
        let mut setup = setup.clone();
        setup.options.push(SWAPPED.to_owned());
        setup.options.sort();
        Some((setup, vec![game.step_text(0)]))
    }
}
