//! Checks many records at the same time: one thread reads, the others play again.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde::Serialize;
use tabletop::Record;
use tabletop::record::ReadFault;

use super::check::Fault;
use super::inspect::Brief;
use super::{Inspector, unreadable};
use crate::source::{self, shown};

/// Records that wait to be checked: what is read ahead is bounded.
const WAITING: usize = 64;

/// What came of checking.
pub struct Outcome {
    pub files: usize,
    pub games: usize,
    pub finished: usize,
    pub steps: usize,
    /// Games without fault whose digest is of the older kind.
    pub older_digests: usize,
    /// In the order of the files and their lines.
    pub faults: Vec<FileFault>,
    /// One for each game without fault, if they are wanted.
    pub briefs: Vec<(String, Brief)>,
    /// The record, if there was no other.
    pub only: Option<Record>,
}

/// A fault with its file.
#[derive(Clone, Debug, Serialize)]
pub struct FileFault {
    pub file: String,
    #[serde(flatten)]
    pub fault: Fault,
    /// Whether it is the fault of a game, not of the whole file.
    #[serde(skip)]
    pub of_game: bool,
    #[serde(skip)]
    order: usize,
}

struct Job {
    order: usize,
    file: usize,
    game: Result<Record, ReadFault>,
}

/// Checks all games of all files.
pub fn check(
    files: &[PathBuf],
    inspector: &Inspector,
    threads: usize,
    keep_briefs: bool,
) -> Outcome {
    let (jobs, waiting) = sync_channel::<Job>(WAITING);
    let waiting = Mutex::new(waiting);
    let mut unread = Vec::new();
    let mut games = 0;
    let parts = thread::scope(|scope| {
        let work = || check_waiting(&waiting, files, inspector, keep_briefs);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for (file, path) in files.iter().enumerate() {
            let send = |game| {
                let order = games;
                games += 1;
                // It fails only if all workers have panicked, which the join below tells.
                let _ = jobs.send(Job { order, file, game });
            };
            if let Err(error) = source::read(path, send) {
                unread.push(FileFault {
                    file: shown(path),
                    fault: unreadable(&error),
                    of_game: false,
                    order: games,
                });
            }
        }
        drop(jobs);
        let done = workers.into_iter().map(|worker| match worker.join() {
            Ok(part) => part,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        done.collect::<Vec<Part>>()
    });
    gather(parts, unread, files.len(), games)
}

/// What one thread found.
#[derive(Default)]
struct Part {
    finished: usize,
    steps: usize,
    older_digests: usize,
    faults: Vec<FileFault>,
    briefs: Vec<(usize, String, Brief)>,
    first: Option<Record>,
}

fn check_waiting(
    waiting: &Mutex<Receiver<Job>>,
    files: &[PathBuf],
    inspector: &Inspector,
    keep_briefs: bool,
) -> Part {
    let mut part = Part::default();
    loop {
        let next = waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok(Job { order, file, game }) = next else {
            return part;
        };
        match inspector.check(&game) {
            Ok(brief) => {
                part.finished += usize::from(brief.finished);
                part.steps += brief.steps;
                part.older_digests += usize::from(brief.remark.is_some());
                if keep_briefs {
                    part.briefs.push((order, shown(&files[file]), brief));
                }
                if let (0, Ok(record)) = (order, game) {
                    part.first = Some(record);
                }
            }
            Err(fault) => part.faults.push(FileFault {
                file: shown(&files[file]),
                fault,
                of_game: true,
                order,
            }),
        }
    }
}

fn gather(parts: Vec<Part>, unread: Vec<FileFault>, files: usize, games: usize) -> Outcome {
    let mut whole = Part {
        faults: unread,
        ..Part::default()
    };
    for part in parts {
        whole.finished += part.finished;
        whole.steps += part.steps;
        whole.older_digests += part.older_digests;
        whole.faults.extend(part.faults);
        whole.briefs.extend(part.briefs);
        whole.first = whole.first.or(part.first);
    }
    whole.faults.sort_by_key(|fault| fault.order);
    whole.briefs.sort_by_key(|(order, ..)| *order);
    let alone = games == 1 && whole.faults.is_empty();
    Outcome {
        files,
        games,
        finished: whole.finished,
        steps: whole.steps,
        older_digests: whole.older_digests,
        faults: whole.faults,
        briefs: whole
            .briefs
            .into_iter()
            .map(|(_, file, brief)| (file, brief))
            .collect(),
        only: whole.first.filter(|_| alone),
    }
}
