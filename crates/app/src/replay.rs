//! `snowdonia replay`: checks records and shows them.

pub mod check;
pub mod inspect;
mod queue;
mod report;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use games::with_game;
use tabletop::Record;
use words::{Language, Sentences, Text, older_digests};

use crate::arguments::ReplayArguments;
use crate::error::CommandError;
use crate::read_records::{self, ReadRecord, shown};
use crate::simulate::threads;
use check::{Checkers, Digests, FileError, ReplayError};
use inspect::{Brief, Replayed};

pub fn replay(
    arguments: &ReplayArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let begun = Instant::now();
    let files = read_records::files(&arguments.files)?;
    let inspector = Inspector::new(arguments, language)?;
    if arguments.legal {
        return legal(&files, &inspector, out);
    }
    let outcome = queue::check(
        &files,
        &inspector,
        threads(arguments.threads),
        arguments.json,
    );
    for error in &outcome.faults {
        error.print();
    }
    let faulty = !outcome.faults.is_empty();
    match &outcome.only {
        Some(record) => {
            with_game!(&record.header().game, R => {
                let game = inspector.replay::<R>(record);
                let game = game.map_err(|error| CommandError::Input(error.reason))?;
                if let (Some(remark), [file, ..]) = (&game.remark, &files[..]) {
                    tell_remark(&shown(file), remark);
                }
                report::game(&game, arguments, &inspector.text, out)
            })??;
        }
        None if arguments.step.is_some() && !faulty => {
            return Err(CommandError::input(format!(
                "--step shows one game, but there are {}; name a file with a single game",
                outcome.games
            )));
        }
        // A single faulty record needs no summary.
        None if outcome.games > 1 || arguments.json => {
            report::summary(&outcome, begun.elapsed(), arguments.json, out)?;
        }
        None => {}
    }
    if outcome.only.is_none() && outcome.older_digests > 0 {
        let remark = older_digests(outcome.older_digests, &inspector.text);
        let _ = writeln!(io::stderr(), "remark: {remark}");
    }
    if faulty {
        Err(CommandError::Told)
    } else {
        Ok(())
    }
}

/// Prints every record with the legal choices, and nothing else.
fn legal(
    files: &[PathBuf],
    inspector: &Inspector,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let mut faulty = false;
    let mut written = Ok(());
    let mut write = |read: ReadRecord| {
        match read.record.and_then(|record| inspector.legal(&record)) {
            Ok(record) if written.is_ok() => written = out.write_all(record.as_bytes()),
            Ok(_) => {}
            Err(error) => {
                FileError::new(&files[read.file], error).print();
                faulty = true;
            }
        }
        true
    };
    read_records::read_all(files, &inspector.text, |_| (), &mut write);
    written?;
    if faulty {
        Err(CommandError::Told)
    } else {
        Ok(())
    }
}

/// Prints a remark on a record, which is not an error.
pub fn tell_remark(file: &str, remark: &str) {
    let _ = writeln!(io::stderr(), "remark: {file}: {remark}");
}

/// Checks records of all games.
struct Inspector {
    checkers: Checkers,
    digests: Digests,
    text: Text,
}

impl Inspector {
    fn new(arguments: &ReplayArguments, language: Language) -> Result<Inspector, CommandError> {
        Ok(Inspector {
            checkers: Checkers::new(arguments.components.as_deref())?,
            digests: if arguments.ignore_digest {
                Digests::Ignored
            } else {
                Digests::Compared
            },
            text: Text::new(language),
        })
    }

    /// The data of a record without errors.
    fn check(&self, record: &Record) -> Result<Brief, ReplayError> {
        with_game!(&record.header().game, R => self.replay::<R>(record).map(|game| game.brief()))
            .unwrap_or_else(|_| Err(ReplayError::unknown_game(record)))
    }

    /// A record without errors, with the legal choices beside each choice.
    fn legal(&self, record: &Record) -> Result<String, ReplayError> {
        with_game!(&record.header().game, R => self.replay::<R>(record).map(|game| game.legal(record)))
            .unwrap_or_else(|_| Err(ReplayError::unknown_game(record)))
    }

    fn replay<R: Sentences>(&self, record: &Record) -> Result<Replayed<R>, ReplayError> {
        let checker = self.checkers.of::<R>(record)?;
        checker.replay(record, self.digests, &self.text)
    }
}
