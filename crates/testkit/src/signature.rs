//! A hash for each set-up that changes when any rule does: over the steps and results of seeded random games. Digests
//! of positions are not part of it, so it does not depend on the layout of the state.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};
use tabletop::{Rules, Seat, Step, hex};

use crate::random::RandomGame;

/// The games behind a signature, in figures.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    pub steps: usize,
    /// Games that were stopped before their end.
    pub stopped: u32,
    /// The hash, in hexadecimal digits.
    pub sha256: String,
}

/// Plays games with seeds from 0 and hashes them, written as in records without headers.
pub fn signature<R: Rules>(rules: &R, games: u64, stop_at: Option<u16>) -> Signature {
    let mut hash = Sha256::new();
    let mut signature = Signature::default();
    for seed in 0..games {
        let mut game = RandomGame::new(rules, seed).stopping_at(stop_at);
        let mut text = String::new();
        for step in game.by_ref() {
            let written = match step {
                Step::Choice(seat, choice) => {
                    write!(text, "{seat} ").and_then(|()| rules.write_choice(choice, &mut text))
                }
                Step::Deal(deal) => {
                    text.push_str("* ");
                    rules.write_deal(deal, &mut text)
                }
            };
            written.expect("a string takes everything");
            text.push('\n');
            signature.steps += 1;
        }
        signature.stopped += u32::from(!game.is_over());
        let totals = rules.totals(&game.state);
        let points: Vec<String> = Seat::all(rules.seats())
            .map(|seat| totals[seat].to_string())
            .collect();
        hash.update(text);
        hash.update(format!("result {}\n", points.join(" ")));
    }
    signature.sha256 = hex::write(&hash.finalize());
    signature
}
