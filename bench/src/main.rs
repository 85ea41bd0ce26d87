//! How fast random games are played, one thread, chance included, and beside it the fastest comparable Rust engine
//! in the same run, with the same flags and the same generator. Every figure is a median over interleaved rounds.
//! What was computed is checked, how fast it was is only told.

mod copies;
mod games;
mod measure;
mod peer;
mod playouts;

use std::time::Duration;

use foothills::Rules as Foothills;
use measure::{Figure, Series};
use playouts::{Batch, Tally, Way};
use snowdonia::Rules as Snowdonia;

/// Games of a batch: enough to hide the clock, few enough for a round to be near its length.
const GAMES: u64 = 4_000;

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
    let listed = Batch::new(&snowdonia, GAMES);
    let other = Batch::new(&foothills, GAMES);

    let mut steps = Series::default();
    let mut decisions = Series::default();
    let mut games = Series::default();
    let mut list = Series::default();
    let mut two = Series::default();
    let mut hills = Series::default();
    let mut peer = Series::default();
    let mut ratio = Series::default();
    let mut hills_ratio = Series::default();
    let mut threads_ratio = Series::default();

    for round in 1..=rounds {
        let one = ours.run(Way::Pick, length);
        let ataxx = peer::run(GAMES, length);
        let with_list = listed.run(Way::List, length);
        let both = ours.run_on_two_threads(length);
        let small = other.run(Way::Pick, length);
        println!(
            "round {round}: {:.2} M steps/s, ataxx {:.2} M moves/s, two threads {:.2} M steps/s, foothills {:.2} M decisions/s",
            one.steps_per_s() / 1e6,
            ataxx.moves_per_s() / 1e6,
            both.steps_per_s() / 1e6,
            small.decisions_per_s() / 1e6,
        );
        steps.push(one.steps_per_s());
        decisions.push(one.decisions_per_s());
        games.push(one.games_per_s());
        list.push(with_list.steps_per_s());
        two.push(both.steps_per_s());
        hills.push(small.decisions_per_s());
        peer.push(ataxx.moves_per_s());
        ratio.push(one.steps_per_s() / ataxx.moves_per_s());
        hills_ratio.push(small.decisions_per_s() / one.decisions_per_s());
        threads_ratio.push(both.steps_per_s() / one.steps_per_s());
    }

    let figures = [
        steps.figure("snowdonia_steps", "steps/s"),
        decisions.figure("snowdonia_decisions", "decisions/s"),
        games.figure("snowdonia_games", "games/s"),
        list.figure("snowdonia_steps_filling_the_list", "steps/s"),
        peer.figure("ataxx_moves_(board-game)", "moves/s"),
        ratio.figure("snowdonia_steps_by_ataxx_moves", "ratio"),
        two.figure("snowdonia_steps_on_two_threads", "steps/s"),
        threads_ratio.figure("two_threads_by_one", "ratio"),
        hills.figure("foothills_decisions", "decisions/s"),
        hills_ratio.figure("foothills_by_snowdonia_decisions", "ratio"),
        Figure::exact("snowdonia_state", "bytes", copies::size::<Snowdonia>()),
        copies::cost(&snowdonia).figure("snowdonia_state_copy", "ns"),
        Figure::exact("foothills_state", "bytes", copies::size::<Foothills>()),
        copies::cost(&foothills).figure("foothills_state_copy", "ns"),
        Figure::exact("snowdonia_steps_a_game", "steps", ours.steps_a_game()),
        Figure::exact("foothills_steps_a_game", "steps", other.steps_a_game()),
    ];
    for figure in figures {
        println!("{figure}");
    }
    let sums: [(&str, &Tally); 2] = [("snowdonia", ours.tally()), ("foothills", other.tally())];
    for (game, tally) in sums {
        println!("computed {game}: {tally:?}");
    }
}
