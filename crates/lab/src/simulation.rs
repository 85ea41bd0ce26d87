//! Plays many games on several threads. The games, their records and all sums depend on the seed alone, never on
//! the number of threads.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use bots::Knowledge;
use tabletop::Rules;
use tabletop::record::SeatName;

use crate::external::Programs;
use crate::player::Player;
use crate::playout::{Ending, Playout};
use crate::scribe::RecordScribe;
use crate::statistics::Statistics;
use crate::summary::{Speed, Summary};
use crate::table::Table;
use crate::tally::Tally;

/// Games that a thread takes at once.
const CHUNK: u64 = 32;

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation<'a, R: Statistics> {
    pub rules: &'a R,
    /// Who sits where, for the records.
    pub names: Vec<SeatName>,
    pub seed: u64,
    pub games: u64,
    pub threads: usize,
}

/// Takes the records of a simulation, in the order of the games: the index, from 0, and the text.
pub type Keep<'k, E> = &'k mut (dyn FnMut(u64, &str) -> Result<(), E> + Send);

/// The records could not be kept, so the simulation was stopped.
#[derive(Debug)]
pub struct Stopped<E>(pub E);

impl<R: Statistics> Simulation<'_, R> {
    /// Plays all games with random choices. `progress` is told how many more are done, from any thread; `keep` takes
    /// the records.
    pub fn run<E: Send>(
        &self,
        progress: &(dyn Fn(u64) + Sync),
        keep: Option<Keep<'_, E>>,
    ) -> Result<(Summary, Speed), Stopped<E>> {
        let play = |(): &mut (), index, tally: &mut Tally<R>, scribe: Option<&mut RecordScribe>| {
            let mut playout = Playout::new(self.rules, self.seed, index);
            let before = tally.before();
            let ending = match scribe {
                None => playout.finish(&mut tally.played, &mut ()),
                Some(scribe) => playout.finish(&mut tally.played, scribe),
            };
            tally.game(index, &playout, ending, before);
            (playout.state, ending)
        };
        self.run_by(CHUNK, &|| (), &play, progress, keep)
    }

    /// Plays all games with these players, one for each seat, who were checked before; `clock` says whether the time
    /// limits of the levels hold.
    pub fn run_seated<E: Send>(
        &self,
        players: &[Player],
        clock: bool,
        programs: &Arc<Programs>,
        progress: &(dyn Fn(u64) + Sync),
        keep: Option<Keep<'_, E>>,
    ) -> Result<(Summary, Speed), Stopped<E>>
    where
        R: Knowledge,
    {
        let play = |table: &mut Table<R>,
                    index,
                    tally: &mut Tally<R>,
                    scribe: Option<&mut RecordScribe>| {
            table.seat(self.rules, players.iter().map(Some), self.seed, index);
            let mut playout = Playout::new(self.rules, self.seed, index);
            let before = tally.before();
            let ending = match scribe {
                None => playout.finish_by(table, &mut tally.played, &mut ()),
                Some(scribe) => playout.finish_by(table, &mut tally.played, scribe),
            };
            table.end(self.rules, &playout.state, ending);
            tally.game(index, &playout, ending, before);
            (playout.state, ending)
        };
        // Games of thinking bots are long: one at a time keeps all threads busy to the end.
        self.run_by(1, &|| Table::new(clock, programs), &play, progress, keep)
    }

    /// Plays all games, `chunk` at once on each thread; `play` plays one, with what each thread has of its own.
    fn run_by<E: Send, T>(
        &self,
        chunk: u64,
        make: &(dyn Fn() -> T + Sync),
        play: &PlayOne<'_, R, T>,
        progress: &(dyn Fn(u64) + Sync),
        keep: Option<Keep<'_, E>>,
    ) -> Result<(Summary, Speed), Stopped<E>> {
        let begun = Instant::now();
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let binder = keep.map(|keep| Mutex::new(Binder::new(keep)));
        let work = || {
            let mut own = make();
            let mut tally = Tally::new(self.rules);
            let mut scribe = RecordScribe::new(self.rules, self.names.clone());
            while !stop.load(Ordering::Relaxed) {
                let first = next.fetch_add(chunk, Ordering::Relaxed);
                if first >= self.games {
                    break;
                }
                let last = self.games.min(first.saturating_add(chunk));
                match &binder {
                    None => {
                        for index in first..last {
                            play(&mut own, index, &mut tally, None);
                        }
                    }
                    Some(binder) => {
                        let mut record = |index| {
                            scribe.begin();
                            let (state, ending) =
                                play(&mut own, index, &mut tally, Some(&mut scribe));
                            scribe.end(self.rules, &state, ending).to_owned()
                        };
                        let texts = (first..last).map(&mut record).collect();
                        let mut binder = binder.lock().expect("no thread panics while it keeps");
                        if !binder.put(first, texts) {
                            stop.store(true, Ordering::Relaxed);
                        }
                    }
                }
                progress(last - first);
            }
            tally
        };
        let mut total = Tally::new(self.rules);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1))
                .map(|_| scope.spawn(work))
                .collect();
            for worker in workers {
                match worker.join() {
                    Ok(tally) => total.merge(&tally),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        if let Some(fault) = binder.and_then(|binder| binder.into_inner().ok()?.fault) {
            return Err(Stopped(fault));
        }
        let speed = Speed::new(&total, begun.elapsed(), self.threads.max(1));
        Ok((Summary::new(self.rules, &total), speed))
    }
}

/// Plays the game with this index, counts it, and gives its last position and how it ended.
type PlayOne<'p, R, T> = dyn Fn(&mut T, u64, &mut Tally<R>, Option<&mut RecordScribe>) -> (<R as Rules>::State, Ending)
    + Sync
    + 'p;

/// Puts the records of several threads back in order.
struct Binder<'k, E> {
    keep: Keep<'k, E>,
    next: u64,
    waiting: BTreeMap<u64, Vec<String>>,
    fault: Option<E>,
}

impl<'k, E> Binder<'k, E> {
    fn new(keep: Keep<'k, E>) -> Binder<'k, E> {
        Binder {
            keep,
            next: 0,
            waiting: BTreeMap::new(),
            fault: None,
        }
    }

    /// Keeps what is complete up to here; whether all went well.
    fn put(&mut self, first: u64, texts: Vec<String>) -> bool {
        self.waiting.insert(first, texts);
        while let Some(texts) = self.waiting.remove(&self.next) {
            for text in texts {
                if self.fault.is_some() {
                    return false;
                }
                self.fault = (self.keep)(self.next, &text).err();
                self.next += 1;
            }
        }
        self.fault.is_none()
    }
}
