//! Plays many games on several threads. The games, their records and all sums depend on the seed alone, never on
//! the number of threads.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use tabletop::record::SeatName;

use crate::playout::Playout;
use crate::scribe::RecordScribe;
use crate::statistics::Statistics;
use crate::summary::{Speed, Summary};
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
    /// Plays all games. `progress` is told how many more are done, from any thread; `keep` takes the records.
    pub fn run<E: Send>(
        &self,
        progress: &(dyn Fn(u64) + Sync),
        keep: Option<Keep<'_, E>>,
    ) -> Result<(Summary, Speed), Stopped<E>> {
        let begun = Instant::now();
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let binder = keep.map(|keep| Mutex::new(Binder::new(keep)));
        let work = || {
            let mut tally = Tally::new(self.rules);
            let mut scribe = RecordScribe::new(self.rules, self.names.clone());
            while !stop.load(Ordering::Relaxed) {
                let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                if first >= self.games {
                    break;
                }
                let last = self.games.min(first.saturating_add(CHUNK));
                match &binder {
                    None => (first..last).for_each(|index| self.play(index, &mut tally)),
                    Some(binder) => {
                        let texts = (first..last)
                            .map(|index| self.play_recorded(index, &mut tally, &mut scribe))
                            .collect();
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

    fn play(&self, index: u64, tally: &mut Tally<R>) {
        let mut playout = Playout::new(self.rules, self.seed, index);
        let before = tally.before();
        let ending = playout.finish(&mut tally.played, &mut ());
        tally.game(index, &playout, ending, before);
    }

    fn play_recorded(&self, index: u64, tally: &mut Tally<R>, scribe: &mut RecordScribe) -> String {
        let mut playout = Playout::new(self.rules, self.seed, index);
        let before = tally.before();
        scribe.begin();
        let ending = playout.finish(&mut tally.played, scribe);
        tally.game(index, &playout, ending, before);
        scribe.end(self.rules, &playout.state, ending).to_owned()
    }
}

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
