//! Walk tables: numbers of step sequences from fixed positions.

use std::fmt::Write;

use foothills::{Rules, State};
use tabletop::{Position, Rules as _, walk};

use crate::fixture;
use crate::table;

const CLEAR: &str = "rubble I-2/3 = 0; rubble I/II-5 = 0; rubble V-2 = 0; rubble VI-6/7 = 0";
const GOODS: &str =
    "iron 1 = 3; stone 1 = 4; rubble 1 = 5; passengers 1 = 2; tickets 1 = I-1 V-1; yard = 1i";

fn position(rules: &Rules, sets: &[&str]) -> State {
    let mut state = rules.start();
    for deal in [
        "out VII VIII",
        "yard 3i3s",
        "aside A4",
        "aside B4",
        "aside C4",
        "aside D3",
        "aside E3",
        "start 1",
    ] {
        let deal = rules.read_deal(deal).expect("a deal");
        rules
            .deal(&mut state, deal, &mut ())
            .expect("a possible deal");
    }
    for set in sets.iter().flat_map(|sets| sets.split("; ")) {
        let (key, value) = set.split_once(" = ").expect("key = value");
        rules
            .set(&mut state, key, value)
            .unwrap_or_else(|fault| panic!("{fault}"));
    }
    rules
        .audit(&state)
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    state
}

#[test]
fn walks_have_their_numbers() {
    let rules = table::rules(&[]);
    let grey = "side A1 = grey; side B1 = grey; side C1 = grey; side D1 = grey; side E1 = grey";
    let neutral = "cards 1 = A3 B3 C3 D4 E5; station V-2.1 = 1; surveyor 2 = V-2";
    let neutral_grey =
        "side A3 = grey; side B3 = grey; side C3 = grey; side D4 = grey; side E5 = grey";
    let positions = [
        ("start", rules.start(), 6),
        ("first turn", position(&rules, &["turn = 1"]), 4),
        ("golden", position(&rules, &["turn = 1", CLEAR, GOODS]), 4),
        (
            "grey",
            position(&rules, &["turn = 1", CLEAR, GOODS, grey]),
            4,
        ),
        (
            "neutral grey",
            position(&rules, &["turn = 1", CLEAR, GOODS, neutral, neutral_grey]),
            4,
        ),
    ];
    let mut text = String::new();
    for (name, state, depth) in positions {
        let counts = walk::table(&rules, &state, depth);
        let counts: Vec<_> = counts.iter().map(u64::to_string).collect();
        writeln!(text, "{name}: {}", counts.join(" ")).expect("a string takes everything");
    }
    fixture::compare("walks/foothills.txt", &text);
}
