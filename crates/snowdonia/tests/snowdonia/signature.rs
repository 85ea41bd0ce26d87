//! A number for each scenario, seat count and edition that changes when any rule does: a hash over the steps and
//! results of a thousand seeded random games. Digests of positions are not part of it, so a new layout of the state
//! leaves it as it is.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};
use snowdonia::Rules;
use tabletop::{Pending, Rules as _, Seat, Seed, SeededDealer, Setup, Wyrand, hex};

use crate::{fixture, table};

const GAMES: u64 = 1_000;

#[test]
fn signatures_are_the_same() {
    let setups = table::plain_setups("train-1");
    let (one, other) = setups.split_at(setups.len() / 2);
    let mut lines = std::thread::scope(|scope| {
        let half = scope.spawn(|| one.iter().map(signature).collect::<Vec<_>>());
        let rest: Vec<_> = other.iter().map(signature).collect();
        let mut lines = half.join().expect("games that end");
        lines.extend(rest);
        lines
    });
    lines.push(String::new());
    fixture::compare("signatures/snowdonia.txt", &lines.join("\n"));
}

fn signature(setup: &Setup) -> String {
    let rules = table::rules(setup);
    let mut hash = Sha256::new();
    let mut text = String::new();
    let mut steps = 0;
    for seed in 0..GAMES {
        text.clear();
        steps += play(&rules, seed, &mut text);
        hash.update(&text);
    }
    let hash = hex::write(&hash.finalize());
    format!(
        "{}: {GAMES} games, {steps} steps, {hash}",
        table::name(setup)
    )
}

/// Plays a game and writes it down, as in a record without its header.
fn play(rules: &Rules, seed: u64, text: &mut String) -> usize {
    let mut dealer = SeededDealer::new(&Seed::from_number(seed));
    let mut rng = Wyrand::new(seed);
    let mut state = rules.start();
    let mut steps = 0;
    let mut write = || -> std::fmt::Result {
        loop {
            match rules.pending(&state) {
                Pending::Over => break,
                Pending::Decision(seat, _) => {
                    let choice = rules.pick(&state, &mut rng);
                    write!(text, "{seat} ")?;
                    rules.write_choice(choice, text)?;
                    rules.apply_listed(&mut state, choice, &mut ());
                }
                Pending::Chance(_) => {
                    let deal = dealer.draw(rules, &state);
                    text.push_str("* ");
                    rules.write_deal(deal, text)?;
                    rules.deal_sampled(&mut state, deal, &mut ());
                }
            }
            text.push('\n');
            steps += 1;
        }
        text.push_str("result");
        let totals = rules.totals(&state);
        for seat in Seat::all(rules.seats()) {
            write!(text, " {}", totals[seat])?;
        }
        writeln!(text)
    };
    write().expect("a string takes everything");
    steps
}
