//! Walk tables: numbers of step sequences from fixed positions. One wrong rule changes them.

use std::fmt::Write as _;

use tabletop::walk;

use crate::{fixture, golden, table};

/// Positions of golden games, windows in which contracts are held: the file, the step before which the walk begins, and how deep it goes.
const POSITIONS: [(&str, usize, u32); 4] = [
    ("mount-snowdon-3.game", 181, 6),
    ("mount-snowdon-5.game", 147, 6),
    ("blaenau-ffestiniog-2.game", 145, 6),
    ("blaenau-ffestiniog-4.game", 166, 6),
];

#[test]
fn walks_have_their_numbers() {
    let mut text = String::new();
    for setup in table::plain_setups("train-4") {
        if setup.edition.as_deref() == Some("deluxe") {
            let rules = table::rules(&setup);
            let state = table::first_decision(&rules);
            // Blaenau Ffestiniog begins with a terminus for each seat and one for the neutral surveyor.
            let depth = if rules.scenario().two_termini {
                u32::from(setup.seats) + 4
            } else {
                5
            };
            let counts = walk::table(&rules, &state, depth);
            line(&mut text, &table::name(&setup), &counts);
        }
    }
    for (name, step, depth) in POSITIONS {
        let game = golden::game(name);
        let counts = walk::table(&**game.rules(), game.state_at(step), depth);
        line(&mut text, &format!("{name} step {step}"), &counts);
    }
    fixture::compare("walks/snowdonia.txt", &text);
}

fn line(text: &mut String, name: &str, counts: &[u64]) {
    let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
    writeln!(text, "{name}: {}", counts.join(" ")).expect("a string takes everything");
}
