//! The battery that every game must pass, and many audited games.

use std::env;

use tabletop::battery::{self, Plan};

use crate::table::{self, OPTIONS, STOP_AT};

#[test]
fn battery_holds() {
    for options in OPTIONS {
        let plan = Plan::new(60, 1).stopping_at(STOP_AT);
        let statistics = battery::check_games(&table::rules(options), &plan)
            .unwrap_or_else(|fault| panic!("{options:?}: {fault}"));
        assert!(statistics.choices > 1_000, "{statistics:?}");
    }
}

/// `FOOTHILLS_GAMES=20000` plays the full number.
#[test]
fn audited_games_hold() {
    let games: u32 = env::var("FOOTHILLS_GAMES")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(1_000);
    for options in OPTIONS {
        let plan = Plan::new(games / 2, 1_000_000).stopping_at(STOP_AT);
        let statistics = battery::audit_games(&table::rules(options), &plan)
            .unwrap_or_else(|fault| panic!("{options:?}: {fault}"));
        println!(
            "{options:?}: {} games, {} stopped after 400 turns, {} choices, {} deals, longest {} steps",
            statistics.games,
            statistics.stopped,
            statistics.choices,
            statistics.deals,
            statistics.longest
        );
    }
}
