//! What must hold between values of different rows and files. A check runs as far as what it compares was read without
//! fault, so that no fault is told twice.

mod choices;
mod coal;
mod event_walk;
mod route;

use std::ops::RangeInclusive;

use super::files::{self, Files};
use super::limits::LEAST_CONTRACTS;
use super::reader::Read;
use super::scenario::{ScenarioFile, Twists};

pub(super) fn check(files: &Files, read: &Read<'_>) {
    coal::check(files, read);
    choices::check_yard(files.file(files::BOARD), read);
    for scenario in &read.scenarios {
        route::check(scenario);
        choices::check_build(scenario, read);
        check_cards(scenario, read);
        check_contracts(scenario, read);
        event_walk::check(files.file(files::BOARD), scenario, read);
    }
}

/// Enough track cards, and enough rubble for the worst of them, at every number of players.
fn check_cards(scenario: &ScenarioFile<'_>, read: &Read<'_>) {
    if !read.tracks.complete || !scenario.stations.complete {
        return;
    }
    let cards = |extra: bool| {
        read.tracks
            .values()
            .filter(move |cards| extra || !cards.extra)
    };
    let without_extra: u32 = cards(false).map(|cards| u32::from(cards.copies)).sum();
    let mut rubble: Vec<u32> = cards(true)
        .flat_map(|cards| std::iter::repeat_n(u32::from(cards.rubble), usize::from(cards.copies)))
        .collect();
    rubble.sort_unstable_by(|a, b| b.cmp(a));
    for players in players(scenario.twists()) {
        let tracks: u32 = scenario
            .used(players)
            .map(|entry| u32::from(entry.value.tracks))
            .sum();
        if tracks > without_extra {
            let what = format!(
                "with {players} players the route needs {tracks} track cards, but without extra tracks there are only {without_extra}: give more copies in {}",
                files::TRACKS
            );
            scenario
                .file
                .fault(scenario.last_line(players, "tracks"), what);
            return;
        }
        let on_sites: u32 = scenario
            .used(players)
            .flat_map(|entry| &entry.value.excavation)
            .map(|site| u32::from(site.rubble))
            .sum();
        let worst = on_sites + rubble.iter().take(tracks as usize).sum::<u32>();
        let in_box = read
            .board
            .counts
            .as_ref()
            .map_or(u32::MAX, |counts| u32::from(counts.value.rubble));
        if worst > in_box {
            let what = format!(
                "with {players} players the route may need {worst} rubble, but `rubble` in {} has only {in_box}",
                files::BOARD
            );
            scenario
                .file
                .fault(scenario.last_line(players, "excavation"), what);
            return;
        }
    }
}

fn check_contracts(scenario: &ScenarioFile<'_>, read: &Read<'_>) {
    let Some(twists) = scenario.twists.as_ref().filter(|_| read.contracts.complete) else {
        return;
    };
    let without = &twists.value.scenario.without;
    for contract in without {
        if !read.contracts.values().any(|card| card.number == *contract) {
            let what = format!("there is no contract {contract} that could be left out");
            scenario.file.fault(twists.line("without"), what);
        }
    }
    for players in players(Some(&twists.value)) {
        let used = |least: u8, number| least <= players && !without.contains(&number);
        let left = read
            .contracts
            .values()
            .filter(|card| used(card.least, card.number))
            .count();
        if left < LEAST_CONTRACTS {
            let what = format!(
                "with {players} players {left} contracts are left: at least {LEAST_CONTRACTS} are needed"
            );
            scenario.file.fault(twists.line("without"), what);
            return;
        }
    }
}

/// The numbers of players of a scenario; all there are where that is not known.
fn players(twists: Option<&Twists>) -> RangeInclusive<u8> {
    twists.map_or(1..=5, |twists| twists.scenario.least..=twists.scenario.most)
}
