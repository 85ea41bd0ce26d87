//! A hash that changes when any rule does: over the records of many seeded games.

use std::convert::Infallible;

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use tabletop::record::SeatName;
use tabletop::{Seat, hex};

use crate::simulation::Simulation;
use crate::statistics::{Detail, Statistics};
use crate::summary::Summary;

/// The signature of a configuration.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Signature {
    pub games: u64,
    pub decisions: u64,
    pub deals: u64,
    /// Games stopped at the limit of rounds.
    pub stopped: u64,
    /// SHA-256 over the records of all games, one after another.
    pub sha256: String,
}

/// Plays `games` games with random choices and signs their records.
pub fn signature<R: Statistics>(rules: &R, seed: u64, games: u64, threads: usize) -> Signature {
    let simulation = Simulation {
        rules,
        names: Seat::all(rules.seats()).map(|_| random_bot()).collect(),
        seed,
        games,
        threads,
        detail: Detail::Summary,
    };
    let mut hash = Sha256::new();
    let mut keep = |_, record: &str| {
        hash.update(record);
        Ok::<(), Infallible>(())
    };
    let Ok((tally, _)) = simulation.run(&|_| (), Some(&mut keep));
    let summary = Summary::new(&tally);
    Signature {
        games: summary.games,
        decisions: summary.decisions,
        deals: summary.deals,
        stopped: summary.stopped,
        sha256: hex::write(&hash.finalize()),
    }
}

/// The name of a seat whose choices are random.
pub fn random_bot() -> SeatName {
    SeatName::new("bot:random").expect("a short name")
}
