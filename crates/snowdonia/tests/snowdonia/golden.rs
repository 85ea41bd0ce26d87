//! Golden games: recorded games that must replay for ever, with their result and digests, by round and of the last position.
//!
//! `UPDATE_FIXTURES=1` plays the recorded steps again and writes result and digest anew. A step that is no longer
//! legal is a change of the rules and never blessed.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use snowdonia::Rules;
use tabletop::{DigestCheck, Match, Record, Rules as _};

use crate::{fixture, table};

const GAMES: &str = "games/snowdonia";

/// All golden games, by file name, played again.
pub fn games() -> Vec<(String, Match<Rules>)> {
    static PLAYED: OnceLock<Vec<(String, Match<Rules>)>> = OnceLock::new();
    PLAYED
        .get_or_init(|| {
            fixture::folder(&fixture::path(GAMES), "game")
                .into_iter()
                .map(|(name, text)| {
                    let (_, game) = replay(&name, &text);
                    (name, game)
                })
                .collect()
        })
        .clone()
}

/// One of them.
pub fn game(name: &str) -> Match<Rules> {
    let all = games();
    let found = all.into_iter().find(|(there, _)| there == name);
    found.unwrap_or_else(|| panic!("no golden game {name}")).1
}

fn replay(name: &str, text: &str) -> (Record, Match<Rules>) {
    let record = Record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    let setup = record.header().setup(&Rules::offer());
    let rules = Arc::new(table::rules(&setup));
    let replay = Match::replay(rules, &record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    if !fixture::updating() {
        assert_eq!(replay.digest, DigestCheck::Same, "{name}");
    }
    assert!(replay.game.is_over(), "{name} has not ended");
    (record, replay.game)
}

#[test]
fn golden_games_replay() {
    let mut setups = BTreeSet::new();
    for (name, text) in fixture::folder(&fixture::path(GAMES), "game") {
        let (record, game) = replay(&name, &text);
        let written = game.record(record.header().clone()).to_string();
        if fixture::updating() {
            fixture::write(&format!("{GAMES}/{name}"), &written);
        } else {
            assert_eq!(record.to_string(), text, "{name}: read and written");
            assert_eq!(written, text, "{name}: played and written");
            let again = Record::read(written.as_bytes()).expect("what is written can be read");
            assert_eq!(again.to_string(), text, "{name}: written, read and written");
        }
        fixture::compare(&format!("{GAMES}/{name}.rounds"), &game.round_digests());
        let setup = game.rules().setup();
        setups.insert((setup.scenario.clone(), setup.seats));
    }
    let wanted: BTreeSet<_> = table::plain_setups("train-1")
        .into_iter()
        .map(|setup| (setup.scenario, setup.seats))
        .collect();
    assert_eq!(setups, wanted, "a game for each scenario and seat count");
}
