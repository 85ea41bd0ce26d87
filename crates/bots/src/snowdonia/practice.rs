//! The set-ups on which nets of Snowdonia are trained.

use snowdonia::Rules;
use snowdonia::train::Train;
use tabletop::{Rules as _, Setup};

/// How often a scenario is played: by number of players from two on, and solo with each train.
const SCENARIOS: [(&str, &[u32], u32); 4] = [
    ("mount-snowdon", &[280, 210, 110, 70], 14),
    ("blaenau-ffestiniog", &[70, 60, 50], 7),
    ("britannia-bridge", &[60, 60, 40, 30], 5),
    ("daffodil-line", &[70, 60, 40], 5),
];

/// Options that change much, and in how many of ten games they are on.
const MODULES: [(&[&str], u32); 4] = [
    (&[], 6),
    (&["seasons"], 2),
    (&["promo-trains"], 1),
    (&["promo-trains", "seasons"], 1),
];

/// In how many of ten games an edition is played.
const EDITIONS: [(&str, u32); 2] = [("deluxe", 9), ("classic", 1)];

/// Every set-up with its weight. The first one is used for trials.
pub fn setups() -> Vec<(Setup, u32)> {
    let mut list = Vec::new();
    for (scenario, weights, alone) in SCENARIOS {
        for (modules, of_modules) in MODULES {
            for (edition, of_edition) in EDITIONS {
                let part = of_modules * of_edition;
                let mut add = |train: Option<Train>, seats, weight| {
                    list.push((
                        setup(scenario, edition, modules, train, seats),
                        weight * part,
                    ));
                };
                for (seats, &weight) in (2..).zip(weights) {
                    add(None, seats, weight);
                }
                let promo = modules.contains(&"promo-trains");
                let trains = Train::all().take(if promo { 13 } else { 7 });
                for train in trains {
                    add(Some(train), 1, alone);
                }
            }
        }
    }
    list
}

fn setup(
    scenario: &str,
    edition: &str,
    modules: &[&str],
    train: Option<Train>,
    seats: u8,
) -> Setup {
    let mut options: Vec<String> = modules.iter().copied().map(String::from).collect();
    options.extend(train.map(|train| format!("train-{train}")));
    Setup {
        edition: Some(edition.to_owned()),
        options,
        ..Rules::offer().setup(scenario, seats)
    }
}
