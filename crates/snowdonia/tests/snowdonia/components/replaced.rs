//! What replacing a file changes, and when it changes nothing.

use snowdonia::components::{Effect, TrainPower};
use snowdonia::weather::Weather;
use snowdonia::{Components, Rules, State};
use tabletop::{Choices, Rules as _, Seat};
use testkit::setups::{choose, edit, first_decision, setup};

use super::{ACTIONS, BOARD, CONTRACTS, MOUNT_SNOWDON, TRAINS, built_in, file, swapped};

#[test]
fn the_same_values_have_no_hash_whatever_their_layout() {
    let printed = Components::built_in();
    assert_eq!(printed.hash, None);

    // Rows in reverse order, no comments, other marks.
    let trains = turned(TRAINS, "\n[[train]]", "");
    let trains = trains.replace("provenance = \"B\"", "provenance='R'");
    let head = built_in(MOUNT_SNOWDON)
        .split("\n[[station]]")
        .next()
        .unwrap();
    let stations = turned(MOUNT_SNOWDON, "\n[[station]]", head);
    let files = [
        file(TRAINS, trains.replace(" = ", "=")),
        file(MOUNT_SNOWDON, stations),
    ];
    let read = Components::read(&files).unwrap();
    assert_eq!(read.hash, None);
    assert_eq!(
        (&read.trains, &read.scenarios),
        (&printed.trains, &printed.scenarios)
    );
    assert_ne!(read, *printed, "the provenance is that of the files");
}

/// The rows of a file in reverse order, then the text of its head.
fn turned(name: &str, row: &str, head: &str) -> String {
    let mut rows: Vec<&str> = built_in(name).split(row).skip(1).collect();
    rows.reverse();
    format!("{row}{}\n{head}", rows.join(row))
}

#[test]
fn other_values_have_a_hash_of_their_own() {
    let hash = |name, mark, from, to| {
        let text = swapped(name, mark, from, to);
        let read = Components::read(&[file(name, text)]).unwrap();
        read.hash.expect("values differ")
    };
    let site = "{ stone = 4, vp = 9 }";
    let sites = "{ stone = 4, vp = 9 },\n    { stone = 3, vp = 7 }";
    let turned = "{ stone = 3, vp = 7 },\n    { stone = 4, vp = 9 }";
    let hashes = [
        hash(TRAINS, "number = 5", "coal = 2", "coal = 1"),
        hash(TRAINS, "number = 2", "Enid", "Elidir"),
        hash(CONTRACTS, "number = 1\n", "vp = 15", "vp = 16"),
        hash(CONTRACTS, "number = 1\n", "rain", "sun"),
        hash(BOARD, "number = 1\n", "restock = 6", "restock = 7"),
        hash(BOARD, "[discs]", "sun = 3", "sun = 4"),
        hash(MOUNT_SNOWDON, "number = 1\n", site, "{ stone = 4, vp = 8 }"),
        hash(MOUNT_SNOWDON, "number = 1\n", sites, turned),
    ];
    for (place, hash) in hashes.iter().enumerate() {
        assert!(
            hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit()),
            "{hash}"
        );
        assert!(!hashes[..place].contains(hash), "{hash} is met twice");
    }
    // Records name components by this hash, so it must never change.
    assert_eq!(hashes[0], "fde6a10159f02577");
}

#[test]
fn each_file_is_replaced_by_itself() {
    let trains = swapped(TRAINS, "number = 4", "amount = 9", "amount = 10");
    let contracts = swapped(CONTRACTS, "number = 1\n", "amount = 1", "amount = 2");
    let one = Components::read(&[file(TRAINS, trains.as_str())]).unwrap();
    assert_eq!(one.trains[3].power, TrainPower::Points(10));
    assert_eq!(one.contracts, Components::built_in().contracts);
    let both = [file(CONTRACTS, contracts), file(TRAINS, trains)];
    let both = Components::read(&both).unwrap();
    assert_eq!(both.trains, one.trains);
    assert_eq!(both.contracts[0].effect, Effect::LayBonus(2));
    assert_ne!(both.hash, one.hash);
}

/// Rules for two players with one number replaced.
fn rules_with(name: &str, mark: &str, from: &str, to: &str) -> Rules {
    let text = swapped(name, mark, from, to);
    let components = Components::read(&[file(name, text)]).unwrap();
    let mut setup = setup::<Rules>("mount-snowdon", 2, Some("deluxe"), &[]);
    setup.components.clone_from(&components.hash);
    Rules::new(&setup, &components).unwrap()
}

/// The choices after the first decision was changed to this position.
fn offered(rules: &Rules, edits: &str) -> Vec<String> {
    let mut state = first_decision(rules);
    edit(rules, &mut state, edits);
    choices(rules, &state)
}

fn choices(rules: &Rules, state: &State) -> Vec<String> {
    let mut list = Choices::new();
    rules.choices(state, &mut list);
    let written = list.iter().map(|&choice| {
        let mut text = String::new();
        rules.write_choice(choice, &mut text).unwrap();
        text
    });
    written.collect()
}

#[test]
fn the_works_follow_their_rates() {
    let works = |from, to| {
        let rules = rules_with(ACTIONS, "[works]", from, to);
        offered(&rules, "iron 1 = 8; rubble 1 = 9; at C1 = 1; resolve = C").join(" ")
    };
    assert_eq!(
        works("conversions = 3", "conversions = 1"),
        "make 1s make 1b"
    );
    assert!(works("iron = 3", "iron = 2").contains("make 3b"));
    assert!(!works("rubble = 2", "rubble = 4").contains("make 3s"));
}

#[test]
fn labourers_coal_limit_and_weather_follow_their_numbers() {
    let rules = rules_with(ACTIONS, "[labourers]", "number = 2", "number = 1");
    let state = first_decision(&rules);
    assert_eq!(state.players[Seat::new(0)].labourers, 1);

    let rules = rules_with(ACTIONS, "[stock-yard]", "coal-limit = 1", "coal-limit = 2");
    let yard = offered(&rules, "yard = 1i3c; at A1 = 1; resolve = A");
    assert!(yard.contains(&"take 2c".to_owned()) && !yard.contains(&"take 3c".to_owned()));

    let rules = rules_with(ACTIONS, "[sun]", "excavation = 2", "excavation = 1");
    assert_eq!(rules.rates_after((1, 1), Weather::Sun), (2, 2));
    let rules = rules_with(ACTIONS, "[rain]", "lay = 1", "lay = 0");
    assert_eq!(rules.rates_after((1, 1), Weather::Rain), (0, 1));
}

#[test]
fn contracts_ask_what_is_printed_on_them() {
    let rules = rules_with(CONTRACTS, "number = 12", "each = 2", "each = 4");
    let mut state = first_decision(&rules);
    edit(&rules, &mut state, "iron 1 = 7; unused 1 = 12; resolve = C");
    choose(&rules, &mut state, "play 12");
    assert_eq!(choices(&rules, &state), ["make 1b"]);
}
