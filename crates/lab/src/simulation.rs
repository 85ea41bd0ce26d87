//! Plays many games on several threads. The games, their records and all sums depend on the seed alone, never on the
//! number of threads.

use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Knowledge;
use tabletop::record::SeatName;

use crate::entrant::Entrant;
use crate::external::Programs;
use crate::parallel;
use crate::playout::{Ending, Playout};
use crate::record_writer::RecordWriter;
use crate::seating::SeatedPlayers;
use crate::statistics::sum::Merge as _;
use crate::statistics::{Counter, Detail, Statistics, Tally};

/// How many random games a thread takes at a time.
const CHUNK: u64 = 32;

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation<'a, R: Statistics> {
    pub rules: &'a R,
    /// Who sits where, for records and reports.
    pub names: Vec<SeatName>,
    pub seed: u64,
    pub games: u64,
    pub threads: usize,
    pub detail: Detail,
}

/// Receives the records of a simulation in the order of the games: the index, from 0, and the text.
pub type SaveRecord<'k, E> = &'k mut (dyn FnMut(u64, &str) -> Result<(), E> + Send);

/// Plays the game with this index, using the state of its thread.
type Play<'p, R, T> =
    dyn Fn(&mut T, u64, &mut Playout<'_, R>, &mut Counter<'_, R>) -> Ending + Sync + 'p;

/// The state of a simulation's thread.
struct Worker<T> {
    own: T,
    tally: Tally,
    record: Option<RecordWriter>,
}

impl<R: Statistics> Simulation<'_, R> {
    /// Plays all games with random choices. `progress` gets the number of games just done, from any thread; `save`
    /// receives the records, and its failure ends the simulation.
    pub fn run<E: Send>(
        &self,
        progress: &(dyn Fn(u64) + Sync),
        save: Option<SaveRecord<'_, E>>,
    ) -> Result<(Tally, Duration), E> {
        self.run_by(
            CHUNK,
            &|| (),
            &|(), _, playout, counter| playout.finish(counter),
            progress,
            save,
        )
    }

    /// Plays all games with these players, one per seat, which must have been checked; `clock` says whether the time
    /// limits of the levels apply.
    pub fn run_seated<E: Send>(
        &self,
        players: &[Entrant],
        clock: bool,
        programs: &Arc<Programs>,
        progress: &(dyn Fn(u64) + Sync),
        save: Option<SaveRecord<'_, E>>,
    ) -> Result<(Tally, Duration), E>
    where
        R: Knowledge,
    {
        // Games of thinking bots are long: taking them one at a time keeps all threads busy to the end.
        self.run_by(
            1,
            &|| SeatedPlayers::new(clock, programs),
            &|table: &mut SeatedPlayers<R>, index, playout, counter| {
                table.seat(self.rules, players.iter().map(Some), self.seed, index);
                let ending = playout.finish_by(table, counter);
                table.end(self.rules, &playout.state, ending);
                ending
            },
            progress,
            save,
        )
    }

    /// Plays all games, each thread taking `chunk` at a time.
    fn run_by<E: Send, T: Send>(
        &self,
        chunk: u64,
        make: &(dyn Fn() -> T + Sync),
        play: &Play<'_, R, T>,
        progress: &(dyn Fn(u64) + Sync),
        mut save: Option<SaveRecord<'_, E>>,
    ) -> Result<(Tally, Duration), E> {
        let begun = Instant::now();
        let recorded = save.is_some();
        let worker = || Worker {
            own: make(),
            tally: Tally::new(self.rules, self.detail),
            record: recorded.then(|| RecordWriter::new(self.rules, self.names.clone())),
        };
        let feed = |give: &mut dyn FnMut(Range<u64>) -> bool| {
            let mut first = 0;
            while first < self.games {
                let last = self.games.min(first.saturating_add(chunk));
                if !give(first..last) {
                    break;
                }
                first = last;
            }
        };
        let work = |worker: &mut Worker<T>, games: Range<u64>| {
            let count = games.end - games.start;
            let records = games.filter_map(|index| self.play_one(worker, index, play));
            let records: Vec<String> = records.collect();
            progress(count);
            records
        };
        let mut index = 0;
        let take = |records: Vec<String>| {
            for record in records {
                if let Some(save) = &mut save {
                    save(index, &record)?;
                }
                index += 1;
            }
            Ok(())
        };
        let workers = parallel::ordered(self.threads, feed, worker, work, take)?;
        let mut tally = Tally::new(self.rules, self.detail);
        for worker in &workers {
            tally.merge_with(&worker.tally);
        }
        Ok((tally, begun.elapsed()))
    }

    /// Plays and counts a game; returns its record, if it is wanted.
    fn play_one<T>(
        &self,
        worker: &mut Worker<T>,
        index: u64,
        play: &Play<'_, R, T>,
    ) -> Option<String> {
        let Worker { own, tally, record } = worker;
        if let Some(record) = record {
            record.begin();
        }
        let mut playout = Playout::new(self.rules, self.seed, index);
        let mut counter = tally.begin(self.rules, record.as_mut());
        let ending = play(own, index, &mut playout, &mut counter);
        tally.end(self.rules, &playout.state, ending, index, &self.names);
        let record = record.as_mut()?;
        Some(record.end(self.rules, &playout.state, ending).to_owned())
    }
}
