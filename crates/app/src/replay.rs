//! `snowdonia replay`: checks records and shows them.

pub mod check;
pub mod inspect;
mod queue;
mod report;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use tabletop::Record;
use tabletop::record::ReadFault;
use view::{Language, Text, read_fault};

use crate::arguments::ReplayArguments;
use crate::failure::Failure;
use crate::games;
use crate::simulate::threads;
use crate::source::{self, shown};
use check::{Digests, Fault, Inspect};
use inspect::Inspected;
use queue::Outcome;

/// Checks and prints.
pub fn replay(
    arguments: &ReplayArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let begun = Instant::now();
    let files = source::files(&arguments.files)?;
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
    for fault in &outcome.faults {
        tell(&fault.file, &fault.fault);
    }
    let faulty = !outcome.faults.is_empty();
    match &outcome.only {
        Some((_, game)) => report::game(&**game, arguments, &inspector.text, out)?,
        None if arguments.step.is_some() && !faulty => {
            return Err(Failure::input(format!(
                "--step shows one game, but there are {}; name a file with a single game",
                outcome.games
            )));
        }
        // A single faulty record has nothing to sum up.
        None if outcome.games > 1 || arguments.json => {
            report::summary(&outcome, begun.elapsed(), arguments.json, out)?;
        }
        None => {}
    }
    if faulty { Err(Failure::Told) } else { Ok(()) }
}

/// Prints every record with the legal choices, and nothing else.
fn legal(files: &[PathBuf], inspector: &Inspector, out: &mut dyn Write) -> Result<(), Failure> {
    let mut faulty = false;
    let mut written = Ok(());
    for path in files {
        let mut fault_found = |fault: &Fault| {
            tell(&shown(path), fault);
            faulty = true;
        };
        let take = |game: Result<Record, ReadFault>| {
            let checked = inspector.check(&game);
            match (game, checked) {
                (Ok(record), Ok(inspected)) if written.is_ok() => {
                    written = out.write_all(inspected.legal(&record).as_bytes());
                }
                (_, Ok(_)) => {}
                (_, Err(fault)) => fault_found(&fault),
            }
        };
        if let Err(error) = source::read(path, take) {
            tell(&shown(path), &unreadable(&error));
            faulty = true;
        }
    }
    written?;
    if faulty { Err(Failure::Told) } else { Ok(()) }
}

fn tell(file: &str, fault: &Fault) {
    // Standard error may be closed; the exit code tells then.
    let _ = writeln!(io::stderr(), "error: {file}: {}", fault.reason);
}

fn unreadable(error: &io::Error) -> Fault {
    Fault {
        line: 0,
        rule: None,
        reason: format!("cannot be read: {error}"),
    }
}

/// Checks records of all games.
struct Inspector {
    games: BTreeMap<&'static str, Box<dyn Inspect>>,
    digests: Digests,
    text: Text,
}

impl Inspector {
    fn new(arguments: &ReplayArguments, language: Language) -> Result<Inspector, Failure> {
        let folder: Option<&Path> = arguments.components.as_deref();
        // A folder of component files belongs to one game; the others keep theirs.
        let mut games = BTreeMap::new();
        let mut refused = None;
        for game in games::all() {
            match game.checker(folder) {
                Ok(checker) => {
                    games.insert(game.name(), checker);
                }
                Err(failure) => refused = refused.or(Some(failure)),
            }
        }
        match refused {
            Some(failure) if games.is_empty() => Err(failure),
            _ => Ok(Inspector {
                games,
                digests: if arguments.ignore_digest {
                    Digests::Ignored
                } else {
                    Digests::Compared
                },
                text: Text::new(language),
            }),
        }
    }

    fn check(&self, game: &Result<Record, ReadFault>) -> Result<Box<dyn Inspected>, Fault> {
        let record = game.as_ref().map_err(|fault| Fault {
            line: fault.line,
            rule: None,
            reason: read_fault(fault, &self.text),
        })?;
        let name = record.header().game.as_str();
        let Some(checker) = self.games.get(name) else {
            let line = record.first_line() + 1;
            return Err(Fault {
                line,
                rule: None,
                reason: format!("line {line}: {}", games::unknown(name)),
            });
        };
        checker.check(record, self.digests, &self.text)
    }
}

impl Outcome {
    fn running(&self) -> usize {
        self.games - self.finished - self.faults.iter().filter(|fault| fault.of_game).count()
    }
}
