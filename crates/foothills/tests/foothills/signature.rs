//! One hash over the steps and results of a thousand seeded games: any change of behaviour changes it. Digests of
//! positions are not part of it, so it says the same of every layout of the state.

use std::fmt::Write;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tabletop::Rules as _;

use crate::fixture;
use crate::table::{self, OPTIONS};

#[test]
fn a_thousand_games_have_their_signature() {
    let mut text = String::new();
    for options in OPTIONS {
        let rules = Arc::new(table::rules(options));
        let mut hash = Sha256::new();
        let (mut steps, mut stopped) = (0, 0);
        for seed in 0..500 {
            let game = table::random_game(&rules, seed);
            let totals = rules.totals(game.state());
            steps += game.steps().len();
            stopped += u32::from(!game.is_over());
            for step in 0..game.steps().len() {
                hash.update(game.step_text(step));
                hash.update("\n");
            }
            hash.update(format!("result {} {}\n", totals.0[0], totals.0[1]));
        }
        let name = if options.is_empty() { "-" } else { options[0] };
        let hash = tabletop::hex::write(&hash.finalize()[..8]);
        writeln!(
            text,
            "{name} games 500 steps {steps} stopped {stopped} signature {hash}"
        )
        .expect("a string takes everything");
    }
    fixture::compare("signatures/foothills.txt", &text);
}
