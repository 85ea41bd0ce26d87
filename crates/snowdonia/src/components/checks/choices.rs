//! No list of choices may exceed its capacity.

use tabletop::MAX_CHOICES;
use tabletop::data_file::{DataFiles, Rows};

use super::super::files::{BOARD, CONTRACTS, PROMO_TRAINS, SEASONS, TRAINS};
use super::super::reader::Read;
use super::super::scenario::ScenarioFile;
use super::super::{Effect, TrainCard, TrainPower};
use super::{players, with};

/// Stock Yard: every bundle of iron, stone and coal up to the limit, with everything that raises the limit (A1, A2).
pub fn check_yard(files: &DataFiles, read: &Read<'_>) {
    let Some(counts) = &read.board.counts else {
        return;
    };
    if !read.cards_complete() {
        return;
    }
    let action = counts.value.yard_take;
    let train = read.all_trains().map(yard_power).max().unwrap_or(0);
    let effects = || read.all_contracts().map(|card| card.effect);
    let contracts: u32 = effects().map(yard_bonus).sum();
    let at_once = effects().map(cubes_at_once).max().unwrap_or(0);
    let limit = (u32::from(action) + train + contracts).max(at_once);
    let choices = bundles(limit);
    if choices > MAX_CHOICES as u64 {
        let what = format!(
            "a player may take up to {limit} cubes (an action {action}, a train {train} more, contracts {contracts} more; a contract at once {at_once}), which makes {choices} choices: at most {MAX_CHOICES} can be offered, so lower one of them"
        );
        let by_train = line_of(&read.trains, |train| yard_power(train) > 0);
        let raises = |effect| yard_bonus(effect) + cubes_at_once(effect) > 0;
        let by_contract = line_of(&read.contracts, |card| raises(card.effect));
        let by_action = counts.line("yard-take");
        let places = [
            (BOARD, by_action),
            (TRAINS, by_train),
            (CONTRACTS, by_contract),
            (PROMO_TRAINS, 0),
            (SEASONS, 0),
        ];
        files.blame(&places, what);
    }
}

/// Build: every site and every train with every way to pay for it, and passing (E1-E5).
pub fn check_build(files: &DataFiles, scenario: &ScenarioFile<'_>, read: &Read<'_>) {
    if !read.cards_complete() || !scenario.stations.complete {
        return;
    }
    let effects = || read.all_contracts().map(|card| card.effect);
    let in_iron: u32 = effects()
        .map(|effect| u32::from(is_iron_for_steel(effect)))
        .sum();
    let in_rubble: u32 = effects().map(rubble_for_stone).sum();
    let ways =
        |steel: u8, stone: u8| (in_iron.min(steel.into()) + 1) * (in_rubble.min(stone.into()) + 1);
    // The shed never holds more trains than there are in the box, whichever they are.
    let mut trains: Vec<u32> = read
        .all_trains()
        .map(|train| ways(train.steel, 0))
        .collect();
    trains.sort_unstable_by(|one, other| other.cmp(one));
    let trains: u32 = trains.iter().take(read.trains.entries.len()).sum();
    for players in players(scenario.twists()) {
        let sites = scenario.used(players).flat_map(|entry| &entry.value.build);
        let sites: u32 = sites.map(|site| ways(site.steel, site.stone)).sum();
        let choices = sites + trains + 1;
        if choices > MAX_CHOICES as u32 {
            let name = scenario.file.name();
            let what = format!(
                "{} the sites of {name} and the trains can be paid for in {choices} ways: at most {MAX_CHOICES} can be offered, so take sites or substitutes away",
                with(players)
            );
            let substitute = |effect| is_iron_for_steel(effect) || rubble_for_stone(effect) > 0;
            let by_contract = line_of(&read.contracts, |card| substitute(card.effect));
            let by_site = scenario.last_line(players, "build");
            let places = [
                (name, by_site),
                (CONTRACTS, by_contract),
                (TRAINS, 0),
                (PROMO_TRAINS, 0),
                (SEASONS, 0),
            ];
            return files.blame(&places, what);
        }
    }
}

fn yard_power(train: &TrainCard) -> u32 {
    match train.power {
        TrainPower::Yard(amount) => amount.into(),
        _ => 0,
    }
}

fn yard_bonus(effect: Effect) -> u32 {
    match effect {
        Effect::YardBonus(amount) => amount.into(),
        _ => 0,
    }
}

fn cubes_at_once(effect: Effect) -> u32 {
    match effect {
        Effect::TakeCubes(amount) => amount.into(),
        _ => 0,
    }
}

fn rubble_for_stone(effect: Effect) -> u32 {
    match effect {
        Effect::RubbleForStone { times, .. } => times.into(),
        _ => 0,
    }
}

fn is_iron_for_steel(effect: Effect) -> bool {
    matches!(effect, Effect::IronForSteel(_))
}

/// The line of the amount of the first card that matches.
fn line_of<T>(cards: &Rows<T>, meant: impl Fn(&T) -> bool) -> usize {
    let card = cards.entries.iter().find(|entry| meant(&entry.value));
    card.map_or(0, |entry| entry.line("amount"))
}

/// How many bundles of three kinds have 1 to `limit` cubes.
fn bundles(limit: u32) -> u64 {
    let limit = u64::from(limit);
    (limit + 1) * (limit + 2) * (limit + 3) / 6 - 1
}
