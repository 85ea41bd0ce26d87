//! The games this program knows: the only place that names them. Everything else is written for any game.

use std::io::Write;
use std::marker::PhantomData;
use std::path::Path;

use arena::Reporting;
use bots::{Conditions, Knowledge};
use clap::builder::PossibleValuesParser;
use tabletop::{Record, Rules};
use view::{Language, Show};

use crate::analyse::AnalyseArguments;
use crate::arguments::{
    CardsArguments, GauntletArguments, PlayArguments, SignatureArguments, SimulateArguments,
    WalkArguments,
};
use crate::bot::{BotArguments, Desk};
use crate::failure::Failure;
use crate::replay::check::{Checker, Inspect};
use crate::stats::count::Count;
use crate::train::{CompareArguments, Files, Merged, TrainArguments};

/// The game that is meant when none is named.
pub const USUAL: &str = snowdonia::Rules::GAME;

const GAMES: [&dyn Game; 2] = [
    &Of::<snowdonia::Rules>(PhantomData),
    &Of::<foothills::Rules>(PhantomData),
];

/// What can be done with a game.
pub trait Game: Sync {
    fn name(&self) -> &'static str;
    fn play(
        &self,
        arguments: &PlayArguments,
        saved: Option<&Record>,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure>;
    fn simulate(
        &self,
        arguments: &SimulateArguments,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure>;
    fn gauntlet(
        &self,
        arguments: &GauntletArguments,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure>;
    fn train(&self, arguments: &TrainArguments, out: &mut dyn Write) -> Result<(), Failure>;
    /// Puts the shards of a training together; None if they are of another game.
    fn merge_training(&self, shards: &[Vec<u8>], files: &Files) -> Option<Result<Merged, Failure>>;
    fn compare(&self, arguments: &CompareArguments, out: &mut dyn Write) -> Result<(), Failure>;
    fn cards(&self, arguments: &CardsArguments, out: &mut dyn Write) -> Result<(), Failure>;
    fn walk(
        &self,
        arguments: &WalkArguments,
        from: Option<&Record>,
        out: &mut dyn Write,
    ) -> Result<(), Failure>;
    fn signature(&self, arguments: &SignatureArguments, out: &mut dyn Write)
    -> Result<(), Failure>;
    /// Seats a bot at the game of a record.
    fn desk(
        &self,
        record: &Record,
        arguments: &BotArguments,
        conditions: Conditions,
    ) -> Result<Box<dyn Desk>, Failure>;
    fn analyse(
        &self,
        arguments: &AnalyseArguments,
        record: &Record,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure>;
    /// Counts records of this game.
    fn counter(&self, components: Option<&Path>) -> Result<Box<dyn Count>, Failure>;
    /// Plays records of this game again.
    fn checker(&self, components: Option<&Path>) -> Result<Box<dyn Inspect>, Failure>;
}

#[derive(Debug)]
struct Of<R>(PhantomData<fn() -> R>);

impl<R: Show + Reporting + Knowledge> Game for Of<R> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn play(
        &self,
        arguments: &PlayArguments,
        saved: Option<&Record>,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        crate::play::play_game::<R>(arguments, saved, language, out)
    }

    fn simulate(
        &self,
        arguments: &SimulateArguments,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        crate::simulate::simulate::<R>(arguments, language, out)
    }

    fn gauntlet(
        &self,
        arguments: &GauntletArguments,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        crate::gauntlet::gauntlet::<R>(arguments, language, out)
    }

    fn train(&self, arguments: &TrainArguments, out: &mut dyn Write) -> Result<(), Failure> {
        crate::train::train::<R>(arguments, out)
    }

    fn merge_training(&self, shards: &[Vec<u8>], files: &Files) -> Option<Result<Merged, Failure>> {
        crate::train::merge::<R>(shards, files)
    }

    fn compare(&self, arguments: &CompareArguments, out: &mut dyn Write) -> Result<(), Failure> {
        crate::train::compare::<R>(arguments, out)
    }

    fn cards(&self, arguments: &CardsArguments, out: &mut dyn Write) -> Result<(), Failure> {
        crate::cards::cards::<R>(arguments, out)
    }

    fn walk(
        &self,
        arguments: &WalkArguments,
        from: Option<&Record>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        crate::walk::walk_game::<R>(arguments, from, out)
    }

    fn signature(
        &self,
        arguments: &SignatureArguments,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        crate::signature::signature::<R>(arguments, out)
    }

    fn desk(
        &self,
        record: &Record,
        arguments: &BotArguments,
        conditions: Conditions,
    ) -> Result<Box<dyn Desk>, Failure> {
        crate::bot::desk::<R>(record, arguments, conditions)
    }

    fn analyse(
        &self,
        arguments: &AnalyseArguments,
        record: &Record,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        crate::analyse::analyse_record::<R>(arguments, record, language, out)
    }

    fn counter(&self, components: Option<&Path>) -> Result<Box<dyn Count>, Failure> {
        Ok(Box::new(Checker::<R>::new(components)?))
    }

    fn checker(&self, components: Option<&Path>) -> Result<Box<dyn Inspect>, Failure> {
        Ok(Box::new(Checker::<R>::new(components)?))
    }
}

/// The names of all games, for the command line.
pub fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.map(Game::name))
}

/// All games.
pub fn all() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.into_iter()
}

/// The game with this name.
pub fn named(name: &str) -> Result<&'static dyn Game, Failure> {
    all()
        .find(|game| game.name() == name)
        .ok_or_else(|| unknown(name))
}

/// There is no game with this name.
pub fn unknown(name: &str) -> Failure {
    let known = GAMES.map(Game::name).join(", ");
    Failure::input(format!("there is no game {name:?}; there are {known}"))
}
