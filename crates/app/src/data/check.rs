//! `snowdonia data check`.

use std::collections::VecDeque;
use std::io::Write;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde::Serialize;
use server::{CheckedGame, check_game};
use store::{GameId, Query, Store, StoreError};

use super::CheckArguments;
use crate::error::CommandError;
use crate::output::{counted, print_json};
use crate::progress;

/// Addresses read at a time.
const AT_ONCE: u64 = 200;

#[derive(Debug, Default, Serialize)]
struct Found {
    games: u64,
    entries: u64,
    /// Faults of the database itself.
    damage: Vec<String>,
    faults: Vec<Faulty>,
}

#[derive(Debug, Serialize)]
struct Faulty {
    game: String,
    name: String,
    faults: Vec<String>,
}

pub fn check(arguments: &CheckArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.place()?.open_existing()?;
    let refused = |error: StoreError| CommandError::input(format!("the store: {error}"));
    let mut found = Found {
        damage: store.find_damage().map_err(refused)?,
        ..Found::default()
    };
    check_games(&*store, &mut found).map_err(refused)?;
    if arguments.json {
        print_json(&found, out)?;
    } else {
        print(&found, out)?;
    }
    if found.damage.is_empty() && found.faults.is_empty() {
        return Ok(());
    }
    Err(CommandError::Told)
}

/// Replays all games on all cores; faults are sorted by address.
fn check_games(store: &dyn Store, found: &mut Found) -> store::Result<()> {
    // The lists leave out plans, so there may be a few more.
    let query = Query {
        limit: 1,
        ..Query::default()
    };
    let bar = progress::bar(
        store.list(&query)?.total,
        "{human_pos} of {human_len} games",
    );
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let addresses = Mutex::new(Addresses::default());
    let found = Mutex::new(found);
    let lock = || found.lock().unwrap_or_else(PoisonError::into_inner);
    let work = || -> store::Result<()> {
        loop {
            let mut waiting = addresses.lock().unwrap_or_else(PoisonError::into_inner);
            let next = waiting.next(store)?;
            drop(waiting);
            let Some(id) = next else {
                return Ok(());
            };
            if let Some(checked) = check_game(store, &id)? {
                lock().add(checked);
            }
            bar.inc(1);
        }
    };
    let worked: store::Result<()> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined.try_for_each(|done| done.unwrap_or_else(|panic| resume_unwind(panic)))
    });
    bar.finish_and_clear();
    lock().faults.sort_by(|a, b| a.game.cmp(&b.game));
    worked
}

/// The addresses of all games, read page by page.
#[derive(Default)]
struct Addresses {
    waiting: VecDeque<GameId>,
    last: Option<GameId>,
}

impl Addresses {
    fn next(&mut self, store: &dyn Store) -> store::Result<Option<GameId>> {
        if self.waiting.is_empty() {
            self.waiting = store.game_ids(self.last.as_ref(), AT_ONCE)?.into();
        }
        let next = self.waiting.pop_front();
        // At the end, each thread asks once more and gets nothing.
        self.last = next.clone().or(self.last.take());
        Ok(next)
    }
}

impl Found {
    fn add(&mut self, checked: CheckedGame) {
        self.games += 1;
        self.entries += checked.entries;
        if !checked.faults.is_empty() {
            self.faults.push(Faulty {
                game: checked.id.to_string(),
                name: checked.name,
                faults: checked.faults,
            });
        }
    }
}

fn print(found: &Found, out: &mut dyn Write) -> Result<(), CommandError> {
    for damage in &found.damage {
        writeln!(out, "the database: {damage}")?;
    }
    for faulty in &found.faults {
        for fault in &faulty.faults {
            writeln!(out, "{} {:?}: {fault}", faulty.game, faulty.name)?;
        }
    }
    let games = counted(found.games as usize, "game");
    let entries = found.entries;
    if found.damage.is_empty() && found.faults.is_empty() {
        writeln!(out, "{games} with {entries} entries: no faults found")?;
    } else {
        let faulty = counted(found.faults.len(), "game");
        writeln!(out, "{games} with {entries} entries; faults in {faulty}")?;
    }
    Ok(())
}
