//! Every scenario must have enough cards, and enough rubble for them, at every number of players.

use tabletop::data_file::DataFiles;

use super::super::files::{ACTIONS, BOARD, CONTRACTS, PROMO_TRAINS, SEASONS, TRACKS, TRAINS};
use super::super::limits::LEAST_CONTRACTS;
use super::super::reader::Read;
use super::super::scenario::ScenarioFile;
use super::super::{Effect, TrainPower};
use super::{players, with};

pub fn check_tracks(files: &DataFiles, scenario: &ScenarioFile<'_>, read: &Read<'_>) {
    if !read.tracks.complete || !scenario.stations.complete {
        return;
    }
    let usual = read.tracks.values().filter(|cards| !cards.extra);
    let usual: u32 = usual.map(|cards| u32::from(cards.copies)).sum();
    let name = scenario.file.name();
    for players in players(scenario.twists()) {
        let tracks = scenario.dealt_tracks(players);
        if tracks > usual {
            let what = format!(
                "{} the route of {name} needs {tracks} track cards, but without extra tracks {TRACKS} has only {usual}",
                with(players)
            );
            let places = [(name, scenario.last_line(players, "tracks")), (TRACKS, 0)];
            return files.blame(&places, what);
        }
        let needed = most_rubble(scenario, read, players);
        if let Some(counts) = &read.board.counts
            && needed > u32::from(counts.value.rubble)
        {
            let what = format!(
                "{} the route of {name} may need {needed} rubble, but `rubble` in {BOARD} is only {}",
                with(players),
                counts.value.rubble
            );
            let line = scenario.last_line(players, "excavation");
            let places = [(name, line), (BOARD, counts.line("rubble")), (TRACKS, 0)];
            return files.blame(&places, what);
        }
    }
}

/// The rubble of the route if the track cards with the most are dealt, including the extra ones.
fn most_rubble(scenario: &ScenarioFile<'_>, read: &Read<'_>, players: u8) -> u32 {
    let stations = scenario.used(players).map(|entry| &entry.value);
    let sites = stations.flat_map(|station| &station.excavation);
    let sites: u32 = sites.map(|site| u32::from(site.rubble)).sum();
    let mut left = scenario.dealt_tracks(players);
    let mut on_cards = 0;
    // Track cards are sorted by their rubble.
    for entry in read.tracks.entries.iter().rev() {
        let dealt = left.min(u32::from(entry.value.copies));
        on_cards += dealt * u32::from(entry.value.rubble);
        left -= dealt;
    }
    sites + on_cards
}

/// Costing more iron than everybody pays would be no power.
pub fn check_works(files: &DataFiles, read: &Read<'_>) {
    let Some(works) = &read.actions.works else {
        return;
    };
    let usual = works.value.iron;
    for train in read.trains.entries.iter().chain(&read.promo_trains.entries) {
        if let TrainPower::Works(iron) = train.value.power
            && iron > usual
        {
            let what = format!(
                "train {} asks {iron} iron for a steel, but everybody pays {usual} in the Works: it must ask at most that",
                train.value.number
            );
            let file = if train.value.promo {
                PROMO_TRAINS
            } else {
                TRAINS
            };
            let places = [(file, train.line("amount")), (ACTIONS, works.line("iron"))];
            files.blame(&places, what);
        }
    }
}

/// Steel paid in iron is written as iron (`with 6i`), stone paid in rubble as rubble, so all contracts that allow it
/// must have the same rate.
pub fn check_prices(files: &DataFiles, read: &Read<'_>) {
    check_price(
        files,
        read,
        "amount",
        "iron for a steel",
        |effect| match effect {
            Effect::IronForSteel(iron) => Some(iron),
            _ => None,
        },
    );
    check_price(
        files,
        read,
        "each",
        "rubble for a stone",
        |effect| match effect {
            Effect::RubbleForStone { rubble, .. } => Some(rubble),
            _ => None,
        },
    );
    check_price(
        files,
        read,
        "amount",
        "iron for a track card",
        |effect| match effect {
            Effect::IronForTrack(iron) => Some(iron),
            _ => None,
        },
    );
}

fn check_price(
    files: &DataFiles,
    read: &Read<'_>,
    key: &str,
    goods: &str,
    price: fn(Effect) -> Option<u8>,
) {
    let mut first = None;
    let contracts = read.contracts.entries.iter();
    for entry in contracts.chain(&read.seasons.contracts.entries) {
        let file = if entry.value.seasonal {
            SEASONS
        } else {
            CONTRACTS
        };
        let Some(price) = price(entry.value.effect) else {
            continue;
        };
        let (contract, asked, place) =
            *first.get_or_insert((entry.value.number, price, (file, entry.line(key))));
        if price != asked {
            let what = format!(
                "contract {contract} asks {asked} {goods}: all contracts with this effect must ask the same, not {price}"
            );
            let places = [(file, entry.line(key)), place];
            let others = usize::from(place.0 != file);
            files.blame(&places[..=others], what);
        }
    }
}

pub fn check_contracts(files: &DataFiles, scenario: &ScenarioFile<'_>, read: &Read<'_>) {
    let Some(twists) = scenario.twists.as_ref().filter(|_| read.contracts.complete) else {
        return;
    };
    let name = scenario.file.name();
    let places = [(name, twists.line("without")), (CONTRACTS, 0)];
    let without = &twists.value.scenario.set_up.without;
    for contract in without {
        if !read.contracts.values().any(|card| card.number == *contract) {
            // Scenarios that leave out the same contracts share the error.
            let what = format!("a scenario leaves out contract {contract}, but there is none");
            files.blame(&places, what);
        }
    }
    for players in players(Some(&twists.value)) {
        let cards = read.contracts.values();
        let left = cards.filter(|card| card.least <= players && !without.contains(&card.number));
        let left = left.count();
        if left < LEAST_CONTRACTS {
            let what = format!(
                "{} {name} has {left} contracts: at least {LEAST_CONTRACTS} are needed",
                with(players)
            );
            return files.blame(&places, what);
        }
    }
}
