//! No list of choices may grow beyond what a list holds.

use tabletop::MAX_CHOICES;
use tabletop::data_file::DataFile;

use super::super::reader::Read;
use super::super::scenario::ScenarioFile;
use super::super::{Effect, TrainPower};
use super::players;

/// Stock Yard: every bundle of iron, stone and coal up to the limit, with everything that raises it (A1, A2).
pub fn check_yard(board: &DataFile, read: &Read<'_>) {
    let (Some(counts), true, true) = (
        &read.board.counts,
        read.trains.complete,
        read.contracts.complete,
    ) else {
        return;
    };
    let by_train = |power| {
        if let TrainPower::Yard(amount) = power {
            u32::from(amount)
        } else {
            0
        }
    };
    let train = read
        .trains
        .values()
        .map(|train| by_train(train.power))
        .max()
        .unwrap_or(0);
    let by_contract = |effect| {
        if let Effect::YardBonus(amount) = effect {
            u32::from(amount)
        } else {
            0
        }
    };
    let contracts: u32 = read
        .contracts
        .values()
        .map(|card| by_contract(card.effect))
        .sum();
    let by_effect = |effect| {
        if let Effect::TakeCubes(amount) = effect {
            u32::from(amount)
        } else {
            0
        }
    };
    let at_once = read
        .contracts
        .values()
        .map(|card| by_effect(card.effect))
        .max()
        .unwrap_or(0);
    let limit = (u32::from(counts.value.yard_take) + train + contracts).max(at_once);
    let bundles = bundles(limit);
    if bundles > MAX_CHOICES as u64 {
        let what = format!(
            "a player may take up to {limit} cubes (an action {}, a train {train} more, contracts {contracts} more; at once {at_once}), which makes {bundles} choices: at most {MAX_CHOICES} can be offered, so lower one of them",
            counts.value.yard_take
        );
        board.fault(counts.line("yard-take"), what);
    }
}

/// Build: every site with every way to pay for it, every train likewise, and passing (E1-E5).
pub fn check_build(scenario: &ScenarioFile<'_>, read: &Read<'_>) {
    if !(read.trains.complete && read.contracts.complete && scenario.stations.complete) {
        return;
    }
    let by_iron = read
        .contracts
        .values()
        .filter(|card| matches!(card.effect, Effect::IronForSteel(_)))
        .count() as u64;
    let amount = |effect| {
        if let Effect::RubbleForStone(amount) = effect {
            u64::from(amount)
        } else {
            0
        }
    };
    let by_rubble: u64 = read
        .contracts
        .values()
        .map(|card| amount(card.effect))
        .sum();
    let ways =
        |steel: u8, stone: u8| (by_iron.min(steel.into()) + 1) * (by_rubble.min(stone.into()) + 1);
    let trains: u64 = read.trains.values().map(|train| ways(train.steel, 0)).sum();
    for players in players(scenario.twists()) {
        let sites = scenario.used(players).flat_map(|entry| &entry.value.build);
        let choices = sites.map(|site| ways(site.steel, site.stone)).sum::<u64>() + trains + 1;
        if choices > MAX_CHOICES as u64 {
            let what = format!(
                "with {players} players the sites and trains can be paid for in {choices} ways: at most {MAX_CHOICES} can be offered, so take a site or a substitute away"
            );
            scenario
                .file
                .fault(scenario.last_line(players, "build"), what);
            return;
        }
    }
}

/// How many bundles of three kinds have 1 to `limit` cubes.
fn bundles(limit: u32) -> u64 {
    let limit = u64::from(limit);
    (limit + 1) * (limit + 2) * (limit + 3) / 6 - 1
}
