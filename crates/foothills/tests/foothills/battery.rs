//! The battery that every game must pass, and many audited games.

use testkit::battery::{self, BatteryPlan};

use crate::table::{self, OPTIONS, STOP_AT};

#[test]
fn battery_holds() {
    for options in OPTIONS {
        let plan = BatteryPlan::new(60, 1).stopping_at(STOP_AT);
        let statistics = battery::check_games(&table::rules(options), &plan)
            .unwrap_or_else(|error| panic!("{options:?}: {error}"));
        assert!(statistics.choices > 1_000, "{statistics:?}");
    }
}

/// `BATTERY_GAMES` sets their number.
#[test]
fn audited_games_hold() {
    for options in OPTIONS {
        let plan = BatteryPlan::new(battery::games(1_000) / 2, 1_000_000).stopping_at(STOP_AT);
        let statistics = battery::audit_games(&table::rules(options), &plan)
            .unwrap_or_else(|error| panic!("{options:?}: {error}"));
        println!("{options:?}: {statistics:?}");
    }
}
