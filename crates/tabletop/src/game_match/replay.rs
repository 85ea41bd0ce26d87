//! Replays a record, checking every line against the rules.

use std::fmt;
use std::sync::Arc;

use super::{Match, StepError};
use crate::points::Points;
use crate::record::{Header, LineKind, Record};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::setup::Setup;

/// A record that was replayed without errors.
#[derive(Clone, Debug)]
pub struct Replay<R: Rules> {
    pub game: Match<R>,
    /// How the digests compare.
    pub digest: DigestCheck,
}

/// How the record's digest compares with ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DigestCheck {
    /// The record has no digest.
    Absent,
    /// The record was replayed with another rules version, whose digests are not comparable.
    OtherVersion,
    /// The record's digest is of the older kind, which cannot be compared.
    Older {
        line: usize,
    },
    Same,
    Differs {
        line: usize,
        given: String,
        here: String,
    },
}

/// The first error in a record that only the rules can find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError<F> {
    /// The line, from 1.
    pub line: usize,
    pub kind: RecordErrorKind<F>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind<F> {
    /// The record is of another game.
    Game {
        given: String,
    },
    /// The rules were made for another set-up.
    Setup {
        given: Box<Setup>,
    },
    /// The step cannot be taken.
    Step(StepError<F>),
    /// There is a result but the game has not ended.
    ResultTooSoon,
    /// The points are different.
    Result {
        given: Vec<Points>,
        here: Vec<Points>,
    },
    /// The final position is different.
    Digest {
        given: String,
        here: String,
    },
    SeedNotPromised,
}

impl<F: fmt::Debug> fmt::Display for RecordError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.kind)
    }
}

impl<F: fmt::Debug> std::error::Error for RecordError<F> {}

impl<R: Rules> Match<R> {
    /// Replays a record; a different digest is an error, unless it is of the older kind.
    pub fn from_record(
        rules: Arc<R>,
        record: &Record,
    ) -> Result<Match<R>, RecordError<R::Refusal>> {
        let replay = Match::replay(rules, record)?;
        match replay.digest {
            DigestCheck::Differs { line, given, here } => Err(RecordError {
                line,
                kind: RecordErrorKind::Digest { given, here },
            }),
            _ => Ok(replay.game),
        }
    }

    /// Replays a record. Digests are compared but decide nothing, because they are private to the engine that wrote
    /// them. The rules may be of another version than the record's.
    pub fn replay(rules: Arc<R>, record: &Record) -> Result<Replay<R>, RecordError<R::Refusal>> {
        check_header(&*rules, record)?;
        let same_version = rules.setup().version == record.header().rules;
        let mut game = Match::new(rules);
        for (index, item) in record.items().iter().enumerate() {
            game.replay_item(&item.kind).map_err(|kind| RecordError {
                line: record.line(index),
                kind,
            })?;
        }
        check_seed(record)?;
        let digest = match (record.digest(), record.older_digest()) {
            (None, _) => DigestCheck::Absent,
            (Some(_), _) if !same_version => DigestCheck::OtherVersion,
            (Some(_), Some(line)) => DigestCheck::Older { line },
            (Some((index, given)), None) => {
                let here = game.digest();
                if given == here {
                    DigestCheck::Same
                } else {
                    let given = given.to_owned();
                    let line = record.line(index);
                    DigestCheck::Differs { line, given, here }
                }
            }
        };
        Ok(Replay { game, digest })
    }

    fn replay_item(&mut self, kind: &LineKind) -> Result<(), RecordErrorKind<R::Refusal>> {
        match kind {
            LineKind::Choice { seat, text } => {
                self.choose_text(*seat, text)
                    .map_err(RecordErrorKind::Step)?;
            }
            LineKind::Deal { text } => {
                self.deal_text(text).map_err(RecordErrorKind::Step)?;
            }
            LineKind::Undo { steps } => self
                .undo(*steps as usize)
                .expect("a record takes back no more steps than hold"),
            LineKind::Result { points } => self.check_result(points)?,
            _ => {}
        }
        Ok(())
    }

    fn check_result(&self, given: &[Points]) -> Result<(), RecordErrorKind<R::Refusal>> {
        if !self.is_over() {
            return Err(RecordErrorKind::ResultTooSoon);
        }
        let totals = self.totals();
        let here: Vec<Points> = Seat::all(self.rules.seats())
            .map(|seat| totals[seat])
            .collect();
        if here != given {
            let given = given.to_vec();
            return Err(RecordErrorKind::Result { given, here });
        }
        Ok(())
    }
}

fn check_header<R: Rules>(rules: &R, record: &Record) -> Result<(), RecordError<R::Refusal>> {
    let header: &Header = record.header();
    let error = |kind| {
        Err(RecordError {
            line: record.first_line() + 1,
            kind,
        })
    };
    if header.game != R::GAME {
        let given = header.game.clone();
        return error(RecordErrorKind::Game { given });
    }
    let given = header.setup(&R::offer());
    let version = rules.setup().version;
    if (Setup {
        version,
        ..given.clone()
    }) != *rules.setup()
    {
        let given = Box::new(given);
        return error(RecordErrorKind::Setup { given });
    }
    Ok(())
}

fn check_seed<F>(record: &Record) -> Result<(), RecordError<F>> {
    match (record.header().deal_commit, record.deal_seed()) {
        (Some(commit), Some((index, seed))) if seed.commit() != commit => Err(RecordError {
            line: record.line(index),
            kind: RecordErrorKind::SeedNotPromised,
        }),
        _ => Ok(()),
    }
}
