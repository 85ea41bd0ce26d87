//! A corrected number needs no other change: whatever components are accepted can be played.

use snowdonia::{Components, Rules, VERSION};
use tabletop::{Rules as _, Setup};
use testkit::battery::{BatteryPlan, audit_games};

use super::{
    ACTIONS, BLAENAU_FFESTINIOG, BOARD, CONTRACTS, MOUNT_SNOWDON, TRACKS, TRAINS, built_in, file,
};

/// Of all numbers only every ninth is changed, because playing the games for each change takes a while.
const STRIDE: usize = 9;

#[test]
fn accepted_components_can_be_played() {
    let names = [
        BOARD,
        ACTIONS,
        TRACKS,
        TRAINS,
        CONTRACTS,
        MOUNT_SNOWDON,
        BLAENAU_FFESTINIOG,
    ];
    let mut played = 0;
    for name in names {
        for changed in raised(built_in(name)).into_iter().step_by(STRIDE) {
            if let Ok(components) = Components::read(&[file(name, changed.as_str())]) {
                play(&components).unwrap_or_else(|error| panic!("{error} with {name}:\n{changed}"));
                played += 1;
            }
        }
    }
    assert!(played > 20, "only {played} changes were accepted");
}

/// The text with each of its numbers raised by one, one at a time.
fn raised(text: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if line.contains(" = ") && !line.starts_with('#') {
            for (place, digits) in line.match_indices(|letter: char| letter.is_ascii_digit()) {
                let (head, tail) = text.split_at(start + place);
                let digit: u8 = digits.parse().expect("a digit");
                texts.push(format!("{head}{}{}", digit + 1, &tail[1..]));
            }
        }
        start += line.len();
    }
    texts
}

/// Plays a game of each scenario with the fewest and the most players.
fn play(components: &Components) -> Result<(), String> {
    for scenario in &components.scenarios {
        for seats in [scenario.least, scenario.most] {
            let solo = (seats == 1).then(|| format!("train-{}", components.trains[0].number));
            let setup = Setup {
                scenario: scenario.id.clone(),
                components: components.hash.clone(),
                edition: Some("deluxe".to_owned()),
                options: solo.into_iter().collect(),
                seats,
                version: VERSION,
            };
            let rules = Rules::new(&setup, components).map_err(|error| format!("{error:?}"))?;
            audit_games(&rules, &BatteryPlan::new(1, 1))?;
        }
    }
    Ok(())
}
