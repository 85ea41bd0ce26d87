//! Plays records of any game again.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use serde::Serialize;
use tabletop::{
    DigestCheck, Match, Offer, Record, RecordFault, RecordFaultKind, Rules, Setup, SetupFault,
    StepFault,
};
use view::{Language, Show, Text, record_fault, setup_fault};

use super::inspect::Inspected;
use crate::components::components;
use crate::failure::Failure;
use crate::names::shown_names;
use crate::source::shown;

/// Rules kept for records to come; a folder rarely has more set-ups.
const MAX_KEPT: usize = 256;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The line, from 1; 0 where the file cannot be read at all.
    pub line: usize,
    /// The rule's id, if a rule is broken.
    pub rule: Option<&'static str>,
    /// The line, the rule and the reason in words.
    pub reason: String,
}

/// Whether another digest is a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Digests {
    Compared,
    Ignored,
}

/// Checks records of one game.
pub trait Inspect: Send + Sync {
    /// Plays the record again.
    fn check(
        &self,
        record: &Record,
        digests: Digests,
        text: &Text,
    ) -> Result<Box<dyn Inspected>, Fault>;
}

/// Checks records of a game with its rules.
#[derive(Debug)]
pub struct Checker<R: Rules> {
    components: R::Components,
    offer: Offer,
    rules: Mutex<HashMap<Setup, Arc<R>>>,
}

impl<R: Show> Checker<R> {
    /// With the built-in components or those of a folder.
    pub fn new(folder: Option<&Path>) -> Result<Checker<R>, Failure> {
        Ok(Checker {
            components: components::<R>(folder)?,
            offer: R::offer(),
            rules: Mutex::default(),
        })
    }

    /// The game a record tells of, to go on from; faults are errors of the command line.
    pub fn open(&self, record: &Record, path: &Path) -> Result<Match<R>, Failure> {
        let english = Text::new(Language::English);
        self.game(record, Digests::Compared, &english)
            .map_err(|fault| Failure::input(format!("{}: {}", shown(path), fault.reason)))
    }

    /// The game a record tells of.
    pub fn game(&self, record: &Record, digests: Digests, text: &Text) -> Result<Match<R>, Fault> {
        let rules = self.rules_of(record, text)?;
        let told = |fault: RecordFault<R::Refusal>| {
            told(&*rules, &fault, &shown_names(&record.header().seats), text)
        };
        let replay = Match::replay(Arc::clone(&rules), record).map_err(told)?;
        match replay.digest {
            DigestCheck::Differs { line, given, here } if digests == Digests::Compared => {
                let kind = RecordFaultKind::Digest { given, here };
                Err(told(RecordFault { line, kind }))
            }
            _ => Ok(replay.game),
        }
    }

    fn rules_of(&self, record: &Record, text: &Text) -> Result<Arc<R>, Fault> {
        let setup = record.header().setup(&self.offer);
        let mut kept = self
            .rules
            .lock()
            .expect("no thread panics while it looks up");
        if let Some(rules) = kept.get(&setup) {
            return Ok(Arc::clone(rules));
        }
        let rules = R::new(&setup, &self.components).map_err(|fault| {
            let line = setup_line(record, &fault);
            Fault {
                line,
                rule: None,
                reason: format!("line {line}: {}", setup_fault(&fault, text)),
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

impl<R: Show> Inspect for Checker<R> {
    fn check(
        &self,
        record: &Record,
        digests: Digests,
        text: &Text,
    ) -> Result<Box<dyn Inspected>, Fault> {
        let game = self.game(record, digests, text)?;
        Ok(Box::new(super::inspect::Replayed {
            game,
            seats: raw_names(record),
            names: shown_names(&record.header().seats),
        }))
    }
}

fn raw_names(record: &Record) -> Vec<String> {
    let seats = record.header().seats.iter();
    seats.map(|name| name.as_str().to_owned()).collect()
}

fn told<R: Show>(
    rules: &R,
    fault: &RecordFault<R::Refusal>,
    names: &[String],
    text: &Text,
) -> Fault {
    let rule = match &fault.kind {
        RecordFaultKind::Step(StepFault::Refused(refusal)) => Some(R::rule(*refusal)),
        _ => None,
    };
    Fault {
        line: fault.line,
        rule,
        reason: record_fault(rules, fault, names, text),
    }
}

/// The header line a set-up fault belongs to.
fn setup_line(record: &Record, fault: &SetupFault) -> usize {
    let header = record.header();
    let scenario = usize::from(header.scenario.is_some());
    let edition = usize::from(header.edition.is_some());
    let options = usize::from(!header.options.is_empty());
    // `tabletop` and `game` come first.
    let place = match fault {
        SetupFault::Scenario { .. } | SetupFault::Components { .. } => 1 + scenario,
        SetupFault::Edition { .. } => 1 + scenario + edition,
        SetupFault::Option { .. }
        | SetupFault::Excluding { .. }
        | SetupFault::OptionOrder { .. }
        | SetupFault::SoloTrain { .. } => 1 + scenario + edition + options,
        SetupFault::Version { .. } => 2 + scenario + edition + options,
        SetupFault::Seats { .. } => 2 + scenario + edition + options + header.seats.len(),
    };
    record.first_line() + place
}
