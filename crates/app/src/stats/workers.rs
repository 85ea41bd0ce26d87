//! Several threads count games handed over one by one. Games go round the threads in turn and their rows come back in
//! the same turn: the order is that of the games, and no more are waiting than the channels hold.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use games::with_game;
use lab::{Ledgers, Reporting, table_of_decisions};
use tabletop::Record;
use tabletop::record::ReadFault;
use words::{Sentences, Text, read_fault};

pub use crate::replay::check::Fault as RecordFault;
use crate::replay::check::{Checkers, Digests};

/// Games that wait for each thread.
const WAITING: usize = 32;

/// Plays records again and counts them.
#[derive(Debug)]
pub struct Counter {
    pub checkers: Checkers,
    /// The language of faults.
    pub text: Text,
    /// Whether rows of decisions are wanted.
    pub decisions: bool,
}

/// A game to count, or why there is none.
#[derive(Debug)]
pub enum Given {
    Read(Box<Result<Record, ReadFault>>),
    /// The text of a single record.
    Text(String),
    /// The rest of a file cannot be read.
    Unreadable(String),
}

/// Takes games with the number of their file, from 0.
pub type Put<'a> = &'a mut (dyn FnMut(usize, Given) + Send);

/// What was counted.
#[derive(Debug, Default)]
pub struct Counted {
    pub ledgers: Ledgers,
    /// Records read, faulty ones too.
    pub games: u64,
    /// By the number of the file, in the order of the games.
    pub faults: Vec<(usize, RecordFault)>,
}

struct Job {
    file: usize,
    number: u64,
    given: Given,
}

struct Done {
    file: usize,
    fault: Option<RecordFault>,
    rows: String,
}

/// Counts what `feed` puts; rows of decisions go to `sheet`.
pub fn count(
    counter: &Counter,
    threads: usize,
    sheet: Option<&mut (dyn Write + Send)>,
    feed: impl FnOnce(Put<'_>),
) -> io::Result<Counted> {
    let threads = threads.max(1);
    let stop = AtomicBool::new(false);
    let mut counted = Counted::default();
    let mut written = Ok(());
    thread::scope(|scope| {
        let (mut to, mut from, mut workers) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..threads {
            let (jobs, waiting) = sync_channel::<Job>(WAITING);
            let (done, results) = sync_channel::<Done>(WAITING);
            workers.push(scope.spawn(move || work(counter, &waiting, &done)));
            to.push(jobs);
            from.push(results);
        }
        let collector = scope.spawn({
            let stop = &stop;
            move || collect(&from, sheet, stop)
        });
        let (mut turn, mut number) = (0, 0);
        feed(&mut |file, given| {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            if !matches!(given, Given::Unreadable(_)) {
                number += 1;
            }
            // It fails only if the worker has panicked, which the join below tells.
            let _ = to[turn].send(Job {
                file,
                number,
                given,
            });
            turn = (turn + 1) % threads;
        });
        counted.games = number;
        drop(to);
        for worker in workers {
            match worker.join() {
                Ok(ledgers) => counted.ledgers.merge(ledgers),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        match collector.join() {
            Ok((faults, sheet)) => (counted.faults, written) = (faults, sheet),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    });
    written.map(|()| counted)
}

/// Takes results in turn until the worker whose turn it is has no more.
fn collect(
    from: &[Receiver<Done>],
    mut sheet: Option<&mut (dyn Write + Send)>,
    stop: &AtomicBool,
) -> (Vec<(usize, RecordFault)>, io::Result<()>) {
    let mut faults = Vec::new();
    let mut written = Ok(());
    let mut turn = 0;
    while let Ok(done) = from[turn].recv() {
        turn = (turn + 1) % from.len();
        faults.extend(done.fault.map(|fault| (done.file, fault)));
        if let (Some(sheet), Ok(())) = (&mut sheet, &written) {
            written = sheet.write_all(done.rows.as_bytes());
            if written.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    }
    (faults, written)
}

fn work(counter: &Counter, waiting: &Receiver<Job>, done: &SyncSender<Done>) -> Ledgers {
    let mut ledgers = Ledgers::default();
    while let Ok(job) = waiting.recv() {
        let mut rows = String::new();
        let wanted = counter.decisions.then_some(&mut rows);
        let fault = counter
            .count(job.given, job.number, &mut ledgers, wanted)
            .err();
        let file = job.file;
        if done.send(Done { file, fault, rows }).is_err() {
            break;
        }
    }
    ledgers
}

impl Counter {
    fn count(
        &self,
        given: Given,
        number: u64,
        ledgers: &mut Ledgers,
        rows: Option<&mut String>,
    ) -> Result<(), RecordFault> {
        let unread = |fault: ReadFault| RecordFault {
            line: fault.line,
            rule: None,
            reason: read_fault(&fault, &self.text),
        };
        let record = match given {
            Given::Read(game) => game.map_err(unread)?,
            Given::Text(text) => Record::read(text.as_bytes()).map_err(unread)?,
            Given::Unreadable(reason) => {
                return Err(RecordFault {
                    line: 0,
                    rule: None,
                    reason: format!("cannot be read: {reason}"),
                });
            }
        };
        let game = &record.header().game;
        with_game!(game, R => self.count_game::<R>(&record, number, ledgers, rows))
            .unwrap_or_else(|_| Err(RecordFault::unknown_game(&record)))
    }

    /// Counts the game; its decisions are written where they are wanted, under its number.
    fn count_game<R: Sentences + Reporting>(
        &self,
        record: &Record,
        number: u64,
        ledgers: &mut Ledgers,
        rows: Option<&mut String>,
    ) -> Result<(), RecordFault> {
        let checker = self.checkers.of::<R>(record)?;
        let game = checker.game(record, Digests::Compared, &self.text)?;
        let names = &record.header().seats;
        ledgers.enter(&game, names);
        if let Some(rows) = rows {
            table_of_decisions::write(&game, names, number, rows);
        }
        Ok(())
    }
}
