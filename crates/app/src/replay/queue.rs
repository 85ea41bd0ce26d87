//! Checks many records in parallel: one thread reads, the others replay.

use std::convert::Infallible;
use std::path::PathBuf;

use lab::parallel;
use tabletop::Record;

use super::Inspector;
use super::check::{FileError, ReplayError};
use super::inspect::Brief;
use crate::read_records::{self, ReadRecord, shown};

#[derive(Default)]
pub struct Checked {
    pub files: usize,
    pub games: usize,
    pub finished: usize,
    pub running: usize,
    pub steps: usize,
    /// Games without errors whose digest is of the older kind.
    pub older_digests: usize,
    /// In the order of the files and their lines.
    pub faults: Vec<FileError>,
    /// One for each game without errors, if they are wanted.
    pub briefs: Vec<(String, Brief)>,
    /// The record, if it was the only one.
    pub only: Option<Record>,
}

/// Checks all games of all files.
pub fn check(
    files: &[PathBuf],
    inspector: &Inspector,
    threads: usize,
    keep_briefs: bool,
) -> Checked {
    let mut outcome = Checked {
        files: files.len(),
        ..Checked::default()
    };
    let mut games = 0;
    let feed = |give: &mut dyn FnMut(ReadRecord) -> bool| {
        games = read_records::read_all(files, &inspector.text, |_| (), give);
    };
    let work = |(): &mut (), read: ReadRecord| {
        let check = |record| inspector.check(&record).map(|brief| (record, brief));
        (read.file, read.record.and_then(check))
    };
    let take = |(file, checked): (usize, Result<(Record, Brief), ReplayError>)| {
        match checked {
            Ok((record, brief)) => {
                outcome.finished += usize::from(brief.finished);
                outcome.running += usize::from(!brief.finished);
                outcome.steps += brief.steps;
                outcome.older_digests += usize::from(brief.remark.is_some());
                if keep_briefs {
                    outcome.briefs.push((shown(&files[file]), brief));
                }
                outcome.only.get_or_insert(record);
            }
            Err(error) => outcome.faults.push(FileError::new(&files[file], error)),
        }
        Ok::<(), Infallible>(())
    };
    let Ok(_) = parallel::ordered(threads, feed, || (), work, take);
    outcome.games = usize::try_from(games).unwrap_or(usize::MAX);
    let alone = outcome.games == 1 && outcome.faults.is_empty();
    outcome.only = outcome.only.filter(|_| alone);
    outcome
}
