//! The battery over every possible set-up, and many games that are only audited.
//!
//! `BATTERY_GAMES=20000 cargo test -p snowdonia battery` plays that many audited games in all, and a proportional
//! number of games with the full battery.

use snowdonia::Rules;
use tabletop::Setup;
use testkit::battery::{self, BatteryCounts, BatteryPlan, audit_games, check_games, replay_games};
use testkit::setups;

/// Audited games, over all set-ups together.
const GAMES: u32 = 2_000;

/// Options that can be combined with everything.
const FREE: [&str; 5] = [
    "extra-tracks",
    "light-fog",
    "one-contract",
    "promo-trains",
    "seasons",
];

fn all_setups() -> Vec<Setup> {
    setups::all::<Rules>(&FREE)
}

/// Whether a set-up has at most one of the free options, or all of them. The others are audited in every run, and go
/// through the battery in the long tests.
fn is_usual(setup: &Setup) -> bool {
    let free = |option: &&String| FREE.contains(&option.as_str());
    let count = setup.options.iter().filter(free).count();
    count <= 1 || count == FREE.len()
}

fn run(
    what: &str,
    setups: &[Setup],
    each: u32,
    check: impl Fn(&Rules, &BatteryPlan) -> Result<BatteryCounts, String>,
) {
    let mut longest = (0, String::new());
    for (index, setup) in setups.iter().enumerate() {
        let name = setups::name(setup);
        let plan = BatteryPlan::new(each, 1_000 * index as u64);
        let statistics =
            check(&setups::rules(setup), &plan).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((statistics.games, statistics.stopped), (each.into(), 0));
        longest = longest.max((statistics.longest, name));
    }
    let (games, (steps, setup)) = (each as usize * setups.len(), longest);
    println!("{what}: {games} games end, the longest after {steps} steps: {setup}");
}

fn battery_of(scenario: &str) {
    let each = battery::games(GAMES).div_ceil(GAMES);
    let mut setups = all_setups();
    setups.retain(|setup| setup.scenario == scenario && (each > 1 || is_usual(setup)));
    run("battery", &setups, each, check_games);
}

#[test]
fn mount_snowdon_passes_the_battery() {
    battery_of("mount-snowdon");
}

#[test]
fn blaenau_ffestiniog_passes_the_battery() {
    battery_of("blaenau-ffestiniog");
}

#[test]
fn britannia_bridge_passes_the_battery() {
    battery_of("britannia-bridge");
}

#[test]
fn daffodil_line_passes_the_battery() {
    battery_of("daffodil-line");
}

/// Seasons, promo trains and the scenarios that came with them, each on its own and combined, with every number of
/// players.
#[test]
fn modules_and_their_mixtures_replay() {
    let (alone, mixed) = if battery::games(GAMES) > GAMES {
        (500, 200)
    } else {
        (2, 1)
    };
    let options: [&[&str]; 4] = [
        &[],
        &["promo-trains"],
        &["seasons"],
        &["promo-trains", "seasons"],
    ];
    let mut plain = setups::plain::<Rules>("train-6");
    plain.retain(|setup| setup.edition.as_deref() == Some("deluxe"));
    for setup in plain {
        let scenario = ["britannia-bridge", "daffodil-line"].contains(&setup.scenario.as_str());
        for options in options {
            let mut setup = setup.clone();
            setup
                .options
                .extend(options.iter().map(|&option| option.to_owned()));
            setup.options.sort();
            let each = match usize::from(scenario) + options.len() {
                0 => continue,
                1 => alone,
                _ => mixed,
            };
            run("replay", &[setup], each, replay_games);
        }
    }
}

#[test]
fn audited_games_end_without_error() {
    let setups = all_setups();
    let each = battery::games(GAMES).div_ceil(setups.len() as u32);
    run("audit", &setups, each, audit_games);
}
