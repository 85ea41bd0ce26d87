//! How fast random games are played on one thread, including chance, compared with the fastest comparable Rust engine
//! in the same run, with the same flags and the same generator. Every figure is a median over interleaved rounds.
//! What was computed is checked; how fast it was is only reported.

mod copies;
mod games;
mod measure;
mod peer;
mod playouts;
mod processor;
mod round;
mod thoughts;

use std::time::Duration;

use foothills::Rules as Foothills;
use measure::Figure;
use playouts::Batch;
use round::{Round, Values};
use snowdonia::Rules as Snowdonia;

/// Games per batch: enough to hide the clock's resolution, few enough that other load on the machine affects all
/// alike.
const GAMES: u64 = 2_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = |usual: u64| match words.next() {
        Some(word) => word.parse().expect("rounds, then seconds of a round"),
        None => usual,
    };
    let rounds = number(7);
    let length = Duration::from_secs(number(1));

    let snowdonia = games::mount_snowdon();
    let foothills = games::foothills();
    let ours = Batch::new(&snowdonia, GAMES);
    let hills = Batch::new(&foothills, GAMES);
    let mut values = Values::default();
    for round in 1..=rounds {
        let measured = Round::measure(&ours, &hills, length);
        println!("round {round}: {measured}");
        values.push(&measured);
    }
    for figure in values.figures() {
        println!("{figure}");
    }
    let figures = [
        Figure::exact("snowdonia_state", "bytes", copies::size::<Snowdonia>()),
        copies::cost(&snowdonia).figure("snowdonia_state_copy", "ns"),
        Figure::exact("foothills_state", "bytes", copies::size::<Foothills>()),
        copies::cost(&foothills).figure("foothills_state_copy", "ns"),
        Figure::exact("snowdonia_steps_a_game", "steps", ours.steps_a_game()),
        Figure::exact("foothills_steps_a_game", "steps", hills.steps_a_game()),
    ];
    for figure in figures {
        println!("{figure}");
    }
    for figure in thoughts::figures(&games::duel(), &snowdonia, &foothills) {
        println!("{figure}");
    }
    println!("computed snowdonia: {:?}", ours.tally());
    println!("computed foothills: {:?}", hills.tally());
}
