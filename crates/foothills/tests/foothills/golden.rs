//! Golden games: recorded games with result and digest, in which every card side, surveyor space and option occurs.
//!
//! `UPDATE_FIXTURES=1` plays the recorded steps again and writes result and digest anew. A step that is no longer
//! legal is a change of the rules and never blessed.

use std::collections::BTreeSet;
use std::sync::Arc;

use foothills::ids::Side;
use foothills::{Components, Fact, Rules};
use tabletop::{DigestCheck, Header, Match, Record, Rules as _, SeatName};

use crate::fixture;
use crate::table::{self, OPTIONS};

pub const GAMES: &str = "games/foothills";

/// What must occur somewhere.
fn wanted() -> BTreeSet<String> {
    let components = Components::built_in();
    let grey = components
        .cards
        .iter()
        .map(|card| format!("{} grey", card.id));
    let golden = components
        .types
        .iter()
        .map(|kind| format!("{} golden", kind.id));
    let stations = components.stations.iter();
    let visits = stations
        .clone()
        .filter(|station| station.surveyor.is_some())
        .map(|station| format!("visit {}", station.id));
    let built = stations
        .filter(|station| !station.stations.is_empty())
        .map(|station| format!("build {}", station.id));
    let rest = [
        "swap-colours",
        "pub",
        "skip",
        "summit",
        "navvy missing",
        "buffer stops",
    ];
    grey.chain(golden)
        .chain(visits)
        .chain(built)
        .chain(rest.map(str::to_owned))
        .collect()
}

/// What occurs in a game.
fn seen(game: &Match<Rules>) -> BTreeSet<String> {
    let rules = game.rules();
    let facts = (0..game.steps().len()).flat_map(|step| game.facts(step));
    let mut seen: BTreeSet<String> = facts
        .filter_map(|fact| match fact {
            Fact::Used {
                card,
                side: Side::Grey,
                ..
            } => Some(format!("{} grey", rules.card_id(card))),
            Fact::Used {
                card,
                side: Side::Golden,
                ..
            } => {
                let kind = &rules.sheets().types[rules.card_type(card).index()];
                Some(format!("{} golden", kind.id))
            }
            Fact::SurveyorMoved { to, .. } => to
                .card()
                .map(|card| format!("visit {}", rules.station_id(card))),
            Fact::StationBuilt { space, .. } => Some(format!(
                "build {}",
                rules.station_id(rules.station_space(space).0)
            )),
            Fact::CardScored { .. } => Some("pub".to_owned()),
            Fact::Skipped { .. } => Some("skip".to_owned()),
            Fact::SummitTaken { .. } => Some("summit".to_owned()),
            Fact::NavvyMissing => Some("navvy missing".to_owned()),
            Fact::BufferStop { placed: 5, .. } => Some("buffer stops".to_owned()),
            _ => None,
        })
        .collect();
    seen.extend(rules.setup().options.iter().cloned());
    seen
}

/// Takes random games until everything wanted has occurred.
fn choose_games() {
    let rules = OPTIONS.map(|options| Arc::new(table::rules(options)));
    let mut missing = wanted();
    let mut number = 0;
    for seed in 0..2_000 {
        let game = table::random_game(&rules[(seed % 2) as usize], seed);
        let seen = seen(&game);
        let found = missing.intersection(&seen).count();
        // Not the first that adds something, or there would be too many.
        if !game.is_over() || found < missing.len().min(40) / 4 || found == 0 {
            continue;
        }
        missing.retain(|wanted| !seen.contains(wanted));
        number += 1;
        let names = ["bot:random", "bot:random"].map(|name| SeatName::new(name).expect("a name"));
        let header = Header::new(Rules::GAME, game.rules().setup(), names.into());
        fixture::write(
            &format!("{GAMES}/{number:02}.game"),
            &game.record(header).to_string(),
        );
        if missing.is_empty() {
            return;
        }
    }
    panic!("never seen: {missing:?}");
}

/// A recorded game, played to its end.
pub fn game(name: &str, text: &str) -> Match<Rules> {
    replay(name, text).1
}

fn replay(name: &str, text: &str) -> (Record, Match<Rules>) {
    let record = Record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    let options: Vec<&str> = record.header().options.iter().map(String::as_str).collect();
    let rules = Arc::new(table::rules(&options));
    let replay = Match::replay(rules, &record).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    if !fixture::updating() {
        assert_eq!(replay.digest, DigestCheck::Same, "{name}");
    }
    assert!(replay.game.is_over(), "{name}");
    (record, replay.game)
}

#[test]
fn golden_games_replay() {
    // Games once chosen stay: they must replay for ever.
    if fixture::updating() && !fixture::path(GAMES).exists() {
        choose_games();
    }
    let mut missing = wanted();
    for (name, text) in fixture::folder(GAMES, "game") {
        let (record, game) = replay(&name, &text);
        let written = game.record(record.header().clone()).to_string();
        if fixture::updating() {
            fixture::write(&format!("{GAMES}/{name}"), &written);
        } else {
            assert_eq!(written, text, "{name}: played and written");
        }
        fixture::compare(&format!("{GAMES}/{name}.rounds"), &game.round_digests());
        let seen = seen(&game);
        missing.retain(|wanted| !seen.contains(wanted));
    }
    assert!(missing.is_empty(), "in no golden game: {missing:?}");
}
