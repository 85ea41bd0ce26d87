//! The games that can be played here: the only place that names them. Everything else is written for any game.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::{Knowledge, Level};
use tabletop::{Match, Record, Rules, Setup, SetupFault};
use view::page::GameOffer;
use view::{Board, Text, record_fault, setup_fault};

use crate::live::{Live, Played};

/// The game that is meant when none is named.
pub const USUAL: &str = snowdonia::Rules::GAME;

const KINDS: [&dyn Kind; 2] = [
    &Of::<snowdonia::Rules>(PhantomData),
    &Of::<foothills::Rules>(PhantomData),
];

/// The game with this name.
pub fn kind(name: &str) -> Option<&'static dyn Kind> {
    KINDS.into_iter().find(|kind| kind.name() == name)
}

/// What every game offers, in the order of menus.
pub fn offers() -> Vec<GameOffer> {
    KINDS.into_iter().map(Kind::offer).collect()
}

/// A game of which tables can be made.
pub trait Kind: Sync {
    fn name(&self) -> &'static str;
    /// What can be agreed on.
    fn offer(&self) -> GameOffer;
    /// A game before its first deal.
    fn begin(&self, setup: &Setup) -> Result<Box<dyn Live>, SetupFault>;
    /// A game as its record tells it; what is wrong with the record, in words.
    fn replay(&self, record: &Record, text: &Text) -> Result<Box<dyn Live>, String>;
    /// The set-up a record was played with.
    fn setup(&self, record: &Record) -> Setup;
}

/// A game that can be drawn and that bots can play.
pub trait Drawn: Board + Knowledge {
    /// What a second game after a tie begins with: its set-up and first deals.
    fn after_tie(_: &Match<Self>) -> Option<(Setup, Vec<String>)> {
        None
    }
}

#[derive(Debug)]
struct Of<R>(PhantomData<fn() -> R>);

impl<R: Drawn> Kind for Of<R> {
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

    fn begin(&self, setup: &Setup) -> Result<Box<dyn Live>, SetupFault> {
        let components = R::components(&[]).expect("the built-in components are right");
        let rules = R::new(setup, &components)?;
        Ok(Box::new(Played(Match::new(Arc::new(rules)))))
    }

    fn replay(&self, record: &Record, text: &Text) -> Result<Box<dyn Live>, String> {
        let components = R::components(&[]).expect("the built-in components are right");
        let rules =
            R::new(&self.setup(record), &components).map_err(|fault| setup_fault(&fault, text))?;
        let names: Vec<String> = record
            .header()
            .seats
            .iter()
            .map(ToString::to_string)
            .collect();
        let rules = Arc::new(rules);
        Match::from_record(rules.clone(), record)
            .map(|game| -> Box<dyn Live> { Box::new(Played(game)) })
            .map_err(|fault| record_fault(&*rules, &fault, &names, text))
    }

    fn setup(&self, record: &Record) -> Setup {
        record.header().setup(&R::offer())
    }
}

impl Drawn for snowdonia::Rules {}

impl Drawn for foothills::Rules {
    /// F10.4: the same lines, the colours swapped; after that a tie stays one.
    fn after_tie(game: &Match<Self>) -> Option<(Setup, Vec<String>)> {
        const SWAPPED: &str = "swap-colours";
        let setup = game.rules().setup();
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
