//! The route of a scenario at every number of players.

use super::super::Station;
use super::super::limits::{MAX_SITES, MAX_SPOTS, MAX_STOPS, MAX_TRACKS};
use super::super::scenario::ScenarioFile;
use super::{players, with};

pub fn check(scenario: &ScenarioFile<'_>) {
    check_unique(scenario);
    check_strait(scenario);
    if scenario.stations.complete {
        check_terminus(scenario);
        check_length(scenario);
        check_limits(scenario);
        check_twists(scenario);
    }
}

fn check_unique(scenario: &ScenarioFile<'_>) {
    let stations = &scenario.stations.entries;
    for (place, entry) in stations.iter().enumerate() {
        for earlier in &stations[..place] {
            if earlier.value.id == entry.value.id {
                let what = format!(
                    "there is a station \"{}\" already: ids must differ",
                    entry.value.id
                );
                scenario
                    .file
                    .error(earlier.line("id").max(entry.line("id")), what);
            }
            if earlier.value.number == entry.value.number {
                let what = "there is a station with this number already: numbers must differ, as they order the route";
                scenario
                    .file
                    .error(earlier.line("number").max(entry.line("number")), what);
            }
        }
    }
}

fn check_terminus(scenario: &ScenarioFile<'_>) {
    let first = &scenario.stations.entries[0];
    if first.value.tracks != 0 {
        let what = "`tracks` must be 0: this is the lowest station, where the route begins";
        scenario.file.error(first.line("tracks"), what);
    }
    let mut ends = vec![first];
    if scenario
        .twists()
        .is_some_and(|twists| twists.scenario.set_up.places[1] > 0)
    {
        ends.extend(scenario.stations.entries.last());
    }
    for end in ends {
        if players(scenario.twists()).any(|players| !end.value.is_used(players)) {
            let what =
                "this is a terminus: it must be used with every number of players of the scenario";
            scenario.file.error(
                end.line("least-players").max(end.line("most-players")),
                what,
            );
        }
    }
}

fn check_length(scenario: &ScenarioFile<'_>) {
    for players in players(scenario.twists()) {
        let stations = scenario.used(players).count();
        let tracks = scenario.tracks(players);
        if stations < 2 || tracks == 0 {
            let what = format!(
                "{} the route has {stations} stations and {tracks} track cards: it needs at least 2 and 1",
                with(players)
            );
            scenario.file.error(0, what);
            return;
        }
    }
}

fn check_limits(scenario: &ScenarioFile<'_>) {
    let spots = |station: &Station| usize::from(station.tracks) + station.excavation.len();
    at_most(scenario, MAX_STOPS, "stations", "number", |_| 1);
    at_most(scenario, MAX_TRACKS, "track cards", "tracks", |station| {
        station.tracks.into()
    });
    at_most(
        scenario,
        MAX_SPOTS,
        "track cards and excavation sites",
        "excavation",
        spots,
    );
    check_sites(scenario);
}

/// The cards of a strait are counted with the build sites.
fn check_sites(scenario: &ScenarioFile<'_>) {
    let strait = players(scenario.twists()).map(|players| scenario.strait_cards(players));
    let left = MAX_SITES - strait.max().unwrap_or(0);
    at_most(scenario, left, "build sites", "build", |station| {
        station.build.len()
    });
}

/// Its cards are named like build sites, by an id that is not a station's.
fn check_strait(scenario: &ScenarioFile<'_>) {
    let Some(strait) = &scenario.strait else {
        return;
    };
    let id = &strait.value.id;
    if scenario.stations.values().any(|station| station.id == *id) {
        let what = format!("there is a station \"{id}\": the strait must have another id");
        scenario.file.error(strait.line("id"), what);
    }
}

/// Blames the station that exceeds the limit, for the first number of players for which it does.
fn at_most(
    scenario: &ScenarioFile<'_>,
    limit: usize,
    of: &str,
    key: &str,
    count: fn(&Station) -> usize,
) {
    for players in players(scenario.twists()) {
        let all: usize = scenario
            .used(players)
            .map(|entry| count(&entry.value))
            .sum();
        let mut sum = 0;
        let passed = scenario.used(players).find(|entry| {
            sum += count(&entry.value);
            sum > limit
        });
        if let Some(entry) = passed {
            let what = format!(
                "{} the route has {all} {of}: at most {limit} are possible",
                with(players)
            );
            scenario.file.error(entry.line(key), what);
            return;
        }
    }
}

fn check_twists(scenario: &ScenarioFile<'_>) {
    let Some(entry) = &scenario.twists else {
        return;
    };
    let file = scenario.file;
    let twists = &entry.value.scenario;
    let [near, far] = twists.set_up.places;
    if near + far < twists.most {
        let what = format!(
            "termini with {near} and {far} places are too few for {} players",
            twists.most
        );
        file.error(entry.line("start-places"), what);
    }
    let mut stations = scenario.stations.values();
    if twists.daffodils.is_empty() && stations.any(|station| !station.canals.is_empty()) {
        let what =
            "there are canals: give the points of `daffodils`, which those who fill them take";
        file.error(entry.line("daffodils"), what);
    }
    let moves_vp = &twists.surveying.moves_vp;
    if far > 0 && moves_vp.is_empty() {
        let what = "where surveyors start at both ends their points cannot be printed on the stations: give `moves-vp`";
        file.error(entry.line("start-places"), what);
    }
    for players in players(Some(&entry.value)) {
        let moves = scenario.used(players).count().saturating_sub(1);
        if !moves_vp.is_empty() && moves_vp.len() != moves {
            let what = format!(
                "`moves-vp` must have {moves} values {}, one for each station moved, not {}",
                with(players),
                moves_vp.len()
            );
            file.error(entry.line("moves-vp"), what);
            break;
        }
    }
    let Some(id) = &entry.value.maintenance_station else {
        return;
    };
    let line = entry.line("maintenance-station");
    match scenario.stations.values().find(|station| station.id == *id) {
        None => {
            let known: Vec<&str> = scenario
                .stations
                .values()
                .map(|station| station.id.as_str())
                .collect();
            file.error(
                line,
                format!(
                    "there is no station \"{id}\": known are {}",
                    known.join(", ")
                ),
            );
        }
        Some(station) => {
            let always = players(Some(&entry.value)).all(|players| station.is_used(players));
            if station.excavation.is_empty() || !always {
                let what = format!(
                    "\"{id}\" must have an excavation site and be used with every number of players"
                );
                file.error(line, what);
            }
        }
    }
}
