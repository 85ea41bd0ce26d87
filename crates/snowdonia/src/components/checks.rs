//! Constraints between values of different rows and files. A check only runs if what it compares was read without
//! errors, so that no error is reported twice.

mod cards;
mod choices;
mod coal;
mod event_walk;
mod route;

use std::ops::RangeInclusive;

use super::reader::Read;
use super::scenario::Twists;
use tabletop::data_file::DataFiles;

pub(super) fn check(files: &DataFiles, read: &Read<'_>) {
    coal::check(files, read);
    choices::check_yard(files, read);
    cards::check_works(files, read);
    cards::check_prices(files, read);
    for scenario in &read.scenarios {
        route::check(scenario);
        choices::check_build(files, scenario, read);
        cards::check_tracks(files, scenario, read);
        cards::check_contracts(files, scenario, read);
        event_walk::check(files, scenario, read);
    }
}

/// The numbers of players of a scenario; all possible ones if the scenario's are unknown.
fn players(twists: Option<&Twists>) -> RangeInclusive<u8> {
    twists.map_or(1..=5, |twists| twists.scenario.least..=twists.scenario.most)
}

fn with(players: u8) -> String {
    match players {
        1 => "with 1 player".to_owned(),
        _ => format!("with {players} players"),
    }
}
