//! Matches between bots that show which is stronger, by how much and how certainly. Every two entrants play blocks of
//! duplicate games. The results depend on the plan alone, never on the number of threads, provided the bots' budgets
//! are in iterations.

mod plan;
mod standings;

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Knowledge;

pub use plan::{GauntletPlan, Referee};
pub use standings::{BotStanding, Pairing, Standings, Test};

use crate::duel::{Block, duel};
use crate::entrant::Entrant;
use crate::external::Programs;
use crate::parallel;
use crate::seating::SeatedPlayers;
use crate::statistics::Statistics;

/// A gauntlet ready to be played.
#[derive(Clone, Debug)]
pub struct Gauntlet<'a, R: Statistics> {
    pub rules: &'a R,
    pub plan: &'a GauntletPlan,
    /// The plan's entrants.
    pub players: Vec<Entrant>,
    pub threads: usize,
    /// Conditions of the programs among them.
    pub programs: Arc<Programs>,
}

/// Takes the blocks of a gauntlet, in their order.
pub type SaveBlock<'k, E> = &'k mut (dyn FnMut(&Block) -> Result<(), E> + Send);

impl<R: Statistics + Knowledge> Gauntlet<'_, R> {
    /// Plays the given units of the plan, in that order, and returns all blocks: those of `done`, played before, and
    /// the new ones. With a referee, decided pairings are not continued. `progress` is told, from any thread, how
    /// many more games are done.
    pub fn run<E: Send>(
        &self,
        units: &[u64],
        done: Vec<Block>,
        mut referee: Option<Referee>,
        progress: &(dyn Fn(u64) + Sync),
        save: SaveBlock<'_, E>,
    ) -> Result<Vec<Block>, E> {
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
        let feed = |give: &mut dyn FnMut(u64) -> bool| {
            units.iter().all(|&unit| give(unit));
        };
        let table = || SeatedPlayers::new(self.plan.clock, &self.programs);
        // `None` for a block that is not played because its pairing is decided.
        let work = |table: &mut SeatedPlayers<R>, unit: u64| {
            let (pair, block) = self.plan.place(unit);
            let (one, other) = pairs[pair];
            let players = (&self.players[one], &self.players[other]);
            let play = || duel(self.rules, table, players, (pair, block), self.plan.seed);
            let decided = closed[pair].load(Ordering::Relaxed);
            let played = (!decided).then(play);
            progress(u64::from(self.rules.seats()));
            played
        };
        let mut blocks = done;
        let take = |block: Option<Block>| {
            let Some(block) = block else { return Ok(()) };
            if let Some(referee) = &mut referee {
                let counts = referee.take(&block);
                closed[block.pair].store(referee.decided(block.pair), Ordering::Relaxed);
                if !counts {
                    return Ok(());
                }
            }
            save(&block)?;
            blocks.push(block);
            Ok(())
        };
        parallel::ordered(self.threads, feed, table, work, take)?;
        Ok(blocks)
    }
}
