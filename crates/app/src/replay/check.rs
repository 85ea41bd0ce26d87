//! Replays records of any game.

use std::any::Any;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex};

use games::{UnknownGame, with_game};
use serde::Serialize;
use tabletop::record::ReadError;
use tabletop::{
    DigestCheck, Match, Offer, Record, RecordError, RecordErrorKind, Rules, Setup, SetupError,
    StepError,
};
use words::{Language, Sentences, Text, older_digest, read_error, record_error, setup_error};

use super::inspect::Replayed;
use crate::components::components;
use crate::error::CommandError;
use crate::read_records::shown;
use crate::seat_names::shown_names;

/// Compiled rules kept for later records; a folder rarely has more set-ups.
const MAX_KEPT: usize = 256;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReplayError {
    /// The line, from 1; 0 if the file cannot be read at all.
    pub line: usize,
    /// The rule's id, if a rule is broken.
    pub rule: Option<&'static str>,
    /// The line, the rule and the reason in words.
    pub reason: String,
}

/// What is wrong with a record of a file.
#[derive(Clone, Debug, Serialize)]
pub struct FileError {
    pub file: String,
    #[serde(flatten)]
    pub error: ReplayError,
}

impl FileError {
    pub fn new(path: &Path, error: ReplayError) -> FileError {
        let file = shown(path);
        FileError { file, error }
    }

    pub fn print(&self) {
        // Standard error may be closed; the exit code still reports it.
        let _ = writeln!(io::stderr(), "error: {}: {}", self.file, self.error.reason);
    }
}

/// Whether a different digest is an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Digests {
    Compared,
    Ignored,
}

/// A checker for each game.
#[derive(Debug)]
pub struct Checkers(BTreeMap<&'static str, Box<dyn Any + Send + Sync>>);

impl Checkers {
    /// With the built-in components or those of a folder. The folder belongs to one game; the others have no checker.
    pub fn new(folder: Option<&Path>) -> Result<Checkers, CommandError> {
        let mut checkers = BTreeMap::new();
        let mut refused = None;
        for name in games::NAMES {
            let made = with_game!(name, R => Checker::<R>::new(folder).map(|checker| {
                let checker: Box<dyn Any + Send + Sync> = Box::new(checker);
                checkers.insert(R::GAME, checker);
            }))?;
            refused = refused.or(made.err());
        }
        match refused {
            Some(failure) if checkers.is_empty() => Err(failure),
            _ => Ok(Checkers(checkers)),
        }
    }

    /// The checker for a record of this game.
    pub fn of<R: Rules>(&self, record: &Record) -> Result<&Checker<R>, ReplayError> {
        let checker = self.0.get(R::GAME);
        checker
            .and_then(|checker| checker.downcast_ref())
            .ok_or_else(|| ReplayError::unknown_game(record))
    }
}

impl ReplayError {
    /// The text is not a record.
    pub fn unread(error: &ReadError, text: &Text) -> ReplayError {
        ReplayError {
            line: error.line,
            rule: None,
            reason: read_error(error, text),
        }
    }

    /// The file cannot be read, or not to its end.
    pub fn unreadable(error: &io::Error) -> ReplayError {
        ReplayError {
            line: 0,
            rule: None,
            reason: format!("cannot be read: {error}"),
        }
    }

    /// The record's game is unknown here.
    pub fn unknown_game(record: &Record) -> ReplayError {
        let line = record.first_line() + 1;
        let unknown = CommandError::from(UnknownGame(record.header().game.clone()));
        ReplayError {
            line,
            rule: None,
            reason: format!("line {line}: {unknown}"),
        }
    }
}

/// Checks records of a game with its rules.
#[derive(Debug)]
pub struct Checker<R: Rules> {
    components: R::Components,
    offer: Offer,
    rules: Mutex<HashMap<Setup, Arc<R>>>,
}

impl<R: Sentences> Checker<R> {
    /// With the built-in components or those of a folder.
    pub fn new(folder: Option<&Path>) -> Result<Checker<R>, CommandError> {
        Ok(Checker {
            components: components::<R>(folder)?,
            offer: R::offer(),
            rules: Mutex::default(),
        })
    }

    /// The game of a record, to continue from. Its errors are errors of the command line.
    pub fn open(&self, record: &Record, path: &Path) -> Result<Match<R>, CommandError> {
        let english = Text::new(Language::ENGLISH);
        let game = self
            .game(record, Digests::Compared, &english)
            .map_err(|error| CommandError::input(format!("{}: {}", shown(path), error.reason)))?;
        if let Some(remark) = remark(record, &english) {
            super::tell_remark(&shown(path), &remark);
        }
        Ok(game)
    }

    /// The game of a record.
    pub fn game(
        &self,
        record: &Record,
        digests: Digests,
        text: &Text,
    ) -> Result<Match<R>, ReplayError> {
        let rules = self.rules_of(record, text)?;
        let told = |error: RecordError<R::Refusal>| {
            told(&*rules, &error, &shown_names(&record.header().seats), text)
        };
        let replay = Match::replay(Arc::clone(&rules), record).map_err(told)?;
        match replay.digest {
            DigestCheck::Differs { line, given, here } if digests == Digests::Compared => {
                let kind = RecordErrorKind::Digest { given, here };
                Err(told(RecordError { line, kind }))
            }
            _ => Ok(replay.game),
        }
    }

    /// The game of a record with the names of its seats.
    pub fn replay(
        &self,
        record: &Record,
        digests: Digests,
        text: &Text,
    ) -> Result<Replayed<R>, ReplayError> {
        Ok(Replayed {
            game: self.game(record, digests, text)?,
            seats: raw_names(record),
            names: shown_names(&record.header().seats),
            remark: remark(record, text).filter(|_| digests == Digests::Compared),
        })
    }

    fn rules_of(&self, record: &Record, text: &Text) -> Result<Arc<R>, ReplayError> {
        let setup = record.header().setup(&self.offer);
        let mut kept = self
            .rules
            .lock()
            .expect("no thread panics while it looks up");
        if let Some(rules) = kept.get(&setup) {
            return Ok(Arc::clone(rules));
        }
        let rules = R::new(&setup, &self.components).map_err(|error| {
            let line = setup_line(record, &error);
            ReplayError {
                line,
                rule: None,
                reason: format!("line {line}: {}", setup_error::<R>(&error, text)),
            }
        })?;
        let rules = Arc::new(rules);
        if kept.len() >= MAX_KEPT {
            kept.clear();
        }
        kept.insert(setup, Arc::clone(&rules));
        Ok(rules)
    }
}

/// A remark on a record: a digest of the older kind was not compared.
fn remark(record: &Record, text: &Text) -> Option<String> {
    record.older_digest().map(|line| older_digest(line, text))
}

fn raw_names(record: &Record) -> Vec<String> {
    let seats = record.header().seats.iter();
    seats.map(|name| name.as_str().to_owned()).collect()
}

fn told<R: Sentences>(
    rules: &R,
    error: &RecordError<R::Refusal>,
    names: &[String],
    text: &Text,
) -> ReplayError {
    let rule = match &error.kind {
        RecordErrorKind::Step(StepError::Refused(refusal)) => Some(R::rule(*refusal)),
        _ => None,
    };
    ReplayError {
        line: error.line,
        rule,
        reason: record_error(rules, error, names, text),
    }
}

/// The header line that a set-up error refers to.
fn setup_line(record: &Record, error: &SetupError) -> usize {
    let header = record.header();
    let scenario = usize::from(header.scenario.is_some());
    let edition = usize::from(header.edition.is_some());
    let options = usize::from(!header.options.is_empty());
    // `tabletop` and `game` come first.
    let place = match error {
        SetupError::Scenario { .. } | SetupError::Components { .. } => 1 + scenario,
        SetupError::Edition { .. } => 1 + scenario + edition,
        SetupError::Option { .. }
        | SetupError::Excluding { .. }
        | SetupError::Needs { .. }
        | SetupError::OptionOrder { .. }
        | SetupError::SoloOption { .. } => 1 + scenario + edition + options,
        SetupError::Version { .. } => 2 + scenario + edition + options,
        SetupError::Seats { .. } => 2 + scenario + edition + options + header.seats.len(),
    };
    record.first_line() + place
}
