//! How fast bots think: iterations per second on one thread, over positions of whole games; and how well a bot keeps
//! to its time.

use std::time::{Duration, Instant};

use bots::{Bot, BotName, Conditions, Knowledge, seat_bot};
use tabletop::{Choices, Pending, Seed, SeededDealer};

use crate::measure::{Figure, Series};

const SEARCH: &str = "search:20000";
const UCT: &str = "uct:1000";
/// One in this many decisions is searched.
const EVERY: usize = 6;
const TIME: Duration = Duration::from_millis(20);

/// Figures of the search and of the yardstick with random play-outs.
pub fn figures(
    two: &snowdonia::Rules,
    three: &snowdonia::Rules,
    hills: &foothills::Rules,
) -> Vec<Figure> {
    vec![
        speed(two, SEARCH).figure("search_of_two_players", "iterations/s"),
        speed(three, SEARCH).figure("search_of_three_players", "iterations/s"),
        speed(hills, SEARCH).figure("search_of_foothills", "iterations/s"),
        speed(two, UCT).figure("uct_of_two_players", "iterations/s"),
        kept(two).figure("search_time_of_20_ms_99_in_100", "ms"),
    ]
}

/// Iterations per second, one value per position.
fn speed<R: Knowledge>(rules: &R, name: &str) -> Series {
    let mut series = Series::default();
    let mut bot = seat(rules, name);
    positions(rules, EVERY, |state, list| {
        let begun = Instant::now();
        let thought = bot.think(rules, state, list);
        let time = begun.elapsed().as_secs_f64();
        assert!(list.contains(&thought.choice) && thought.iterations > 0);
        series.push(thought.iterations as f64 / time);
    });
    series
}

/// The time below which 99 of 100 thoughts stay.
fn kept<R: Knowledge>(rules: &R) -> Series {
    let mut bot = seat(rules, "search:20ms");
    let mut times = Vec::new();
    while times.len() < 300 {
        positions(rules, 1, |state, list| {
            let begun = Instant::now();
            bot.think(rules, state, list);
            times.push(begun.elapsed());
        });
    }
    times.sort();
    assert!(times[0] >= TIME);
    let mut series = Series::default();
    series.push(times[times.len() * 99 / 100].as_secs_f64() * 1e3);
    series
}

fn seat<R: Knowledge>(rules: &R, name: &str) -> Box<dyn Bot<R>> {
    let name: BotName = name.parse().expect("a bot");
    seat_bot(&name, rules, Conditions::seeded(1)).expect("a bot of this game")
}

/// Decisions with an alternative, from a game between searches.
fn positions<R: Knowledge>(rules: &R, every: usize, mut show: impl FnMut(&R::State, &[R::Choice])) {
    let mut player = seat(rules, "search:200");
    let mut dealer = SeededDealer::new(&Seed::from_number(1));
    let mut state = rules.start();
    let mut list = Choices::new();
    // Games between searches end; the bound is for weak ones.
    for step in 0..2_000 {
        match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                let deal = dealer.draw(rules, &state);
                rules.deal_sampled(&mut state, deal, &mut ());
            }
            Pending::Decision(..) => {
                list.clear();
                rules.choices(&state, &mut list);
                if list.len() > 1 && step % every == 0 {
                    show(&state, &list);
                }
                let choice = player.think(rules, &state, &list).choice;
                rules.apply_listed(&mut state, choice, &mut ());
            }
        }
    }
}
