//! Matches between bots that say who is stronger, by how much and how surely. Every two of the entrants play blocks of
//! duplicate games; all that comes of it depends on the plan alone, never on the number of threads, as far as the
//! bots' budgets are in iterations.

mod plan;
mod standings;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use bots::Knowledge;

pub use plan::{Plan, Referee};
pub use standings::{Entry, Pairing, Standings, Test};

use crate::duel::{Block, duel};
use crate::external::Programs;
use crate::player::Player;
use crate::simulation::Stopped;
use crate::statistics::Statistics;
use crate::table::Table;

/// A gauntlet ready to be played.
#[derive(Clone, Debug)]
pub struct Gauntlet<'a, R: Statistics> {
    pub rules: &'a R,
    pub plan: &'a Plan,
    /// The plan's entrants.
    pub players: Vec<Player>,
    pub threads: usize,
    /// What holds for the programs among them.
    pub programs: Arc<Programs>,
}

/// Takes the blocks of a gauntlet, in their order.
pub type Keep<'k, E> = &'k mut (dyn FnMut(&Block) -> Result<(), E> + Send);

impl<R: Statistics + Knowledge> Gauntlet<'_, R> {
    /// Plays the units of the plan that `units` names, in that order, and gives all blocks: those of `done`, played
    /// before, and the new ones. With `referee` a decided pairing is not played on. `progress` is told how many more
    /// games are done, from any thread.
    pub fn run<E: Send>(
        &self,
        units: &[u64],
        done: Vec<Block>,
        mut referee: Option<Referee>,
        progress: &(dyn Fn(u64) + Sync),
        keep: Keep<'_, E>,
    ) -> Result<Vec<Block>, Stopped<E>> {
        let pairs = self.plan.pairs();
        let closed: Vec<AtomicBool> = pairs.iter().map(|_| AtomicBool::new(false)).collect();
        if let Some(referee) = &mut referee {
            for block in &done {
                referee.take(block);
            }
            for (pair, closed) in closed.iter().enumerate() {
                closed.store(referee.decided(pair), Ordering::Relaxed);
            }
        }
        let next = AtomicUsize::new(0);
        let stop = AtomicBool::new(false);
        let book = Mutex::new(Book {
            keep,
            referee,
            next: 0,
            waiting: BTreeMap::new(),
            blocks: done,
            fault: None,
        });
        let work = || {
            let mut table = Table::new(self.plan.clock, &self.programs);
            while !stop.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(&unit) = units.get(index) else {
                    break;
                };
                let (pair, block) = self.plan.place(unit);
                let played = if closed[pair].load(Ordering::Relaxed) {
                    None
                } else {
                    let (one, other) = pairs[pair];
                    let players = (&self.players[one], &self.players[other]);
                    Some(duel(
                        self.rules,
                        &mut table,
                        players,
                        (pair, block),
                        self.plan.seed,
                    ))
                };
                progress(u64::from(self.rules.seats()));
                let mut book = book.lock().expect("no thread panics while it writes");
                if !book.put(index, played, &closed) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1))
                .map(|_| scope.spawn(work))
                .collect();
            for worker in workers {
                if let Err(panic) = worker.join() {
                    std::panic::resume_unwind(panic);
                }
            }
        });
        let book = book.into_inner().expect("no thread panicked");
        match book.fault {
            Some(fault) => Err(Stopped(fault)),
            None => Ok(book.blocks),
        }
    }
}

/// Puts the blocks of several threads back in order.
struct Book<'k, E> {
    keep: Keep<'k, E>,
    referee: Option<Referee>,
    next: usize,
    waiting: BTreeMap<usize, Option<Block>>,
    blocks: Vec<Block>,
    fault: Option<E>,
}

impl<E> Book<'_, E> {
    /// Keeps what is complete up to here; whether all went well. A block that was not played because its pairing is
    /// decided is None.
    fn put(&mut self, index: usize, played: Option<Block>, closed: &[AtomicBool]) -> bool {
        self.waiting.insert(index, played);
        while self.fault.is_none()
            && let Some(block) = self.waiting.remove(&self.next)
        {
            self.next += 1;
            let Some(block) = block else { continue };
            if let Some(referee) = &mut self.referee {
                let counts = referee.take(&block);
                closed[block.pair].store(referee.decided(block.pair), Ordering::Relaxed);
                if !counts {
                    continue;
                }
            }
            self.fault = (self.keep)(&block).err();
            self.blocks.push(block);
        }
        self.fault.is_none()
    }
}
