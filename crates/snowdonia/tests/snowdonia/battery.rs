//! The battery over everything that can be agreed on, and many games that are only audited.
//!
//! `BATTERY_GAMES=20000 cargo test -p snowdonia battery` plays that many audited games in all, and the full battery
//! in proportion.

use snowdonia::Rules;
use tabletop::Setup;
use tabletop::battery::{Plan, Statistics, audit_games, check_games};

use crate::table;

/// Audited games, over all set-ups together.
const GAMES: u32 = 2_000;

fn games() -> u32 {
    match std::env::var("BATTERY_GAMES") {
        Ok(text) => text.parse().expect("BATTERY_GAMES is a number"),
        Err(_) => GAMES,
    }
}

fn run(
    what: &str,
    setups: &[Setup],
    each: u32,
    check: impl Fn(&Rules, &Plan) -> Result<Statistics, String>,
) -> u64 {
    let mut all = 0;
    let mut longest = (0, String::new());
    for (index, setup) in setups.iter().enumerate() {
        let plan = Plan::new(each, 1_000 * index as u64);
        let statistics = match check(&table::rules(setup), &plan) {
            Ok(statistics) => statistics,
            Err(fault) => panic!("{}: {fault}", table::name(setup)),
        };
        assert_eq!((statistics.games, statistics.stopped), (each.into(), 0));
        all += statistics.games;
        if statistics.longest > longest.0 {
            longest = (statistics.longest, table::name(setup));
        }
    }
    let (steps, setup) = longest;
    println!("{what}: {all} games end, the longest after {steps} steps: {setup}");
    all
}

fn setups_of(scenario: &str) -> Vec<Setup> {
    let mut setups = table::all_setups();
    setups.retain(|setup| setup.scenario == scenario);
    setups
}

#[test]
fn mount_snowdon_passes_the_battery() {
    let setups = setups_of("mount-snowdon");
    run("battery", &setups, games().div_ceil(GAMES), check_games);
}

#[test]
fn blaenau_ffestiniog_passes_the_battery() {
    let setups = setups_of("blaenau-ffestiniog");
    run("battery", &setups, games().div_ceil(GAMES), check_games);
}

#[test]
fn audited_games_end_without_fault() {
    let setups = table::all_setups();
    let each = games().div_ceil(setups.len() as u32);
    let played = run("audit", &setups, each, audit_games);
    assert!(played >= games().into());
}
