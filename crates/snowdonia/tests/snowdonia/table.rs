//! What can be agreed on before a game, and rules made from it.

use snowdonia::{Rules, State};
use tabletop::{Deals, Pending, Position, Rules as _, Setup};

pub fn setup(scenario: &str, seats: u8, edition: &str, options: &[&str]) -> Setup {
    Setup {
        scenario: scenario.to_owned(),
        components: None,
        edition: Some(edition.to_owned()),
        options: options.iter().map(|&option| option.to_owned()).collect(),
        seats,
        version: snowdonia::VERSION,
    }
}

pub fn rules(setup: &Setup) -> Rules {
    let components = <Rules as tabletop::Rules>::components(&[]).expect("the built-in components");
    Rules::new(setup, &components).unwrap_or_else(|fault| panic!("{setup:?}: {fault:?}"))
}

/// A set-up in one line.
pub fn name(setup: &Setup) -> String {
    let edition = setup.edition.as_deref().unwrap_or("-");
    let mut name = format!("{} {} {edition}", setup.scenario, setup.seats);
    for option in &setup.options {
        name.push(' ');
        name.push_str(option);
    }
    name
}

/// Every scenario with every number of seats in every edition, without options; solo with this train.
pub fn plain_setups(solo_train: &str) -> Vec<Setup> {
    let offer = Rules::offer();
    let mut setups = Vec::new();
    for scenario in &offer.scenarios {
        for seats in scenario.least..=scenario.most {
            for edition in &offer.editions {
                let train = [solo_train];
                let options: &[&str] = if seats == 1 { &train } else { &[] };
                setups.push(setup(&scenario.id, seats, edition, options));
            }
        }
    }
    setups
}

/// The same with every option, one at a time and the switches all at once; solo with each train.
pub fn all_setups() -> Vec<Setup> {
    let options = Rules::offer().options;
    let (trains, others): (Vec<_>, Vec<_>) = options
        .into_iter()
        .partition(|option| option.starts_with("train-"));
    let mut lists: Vec<Vec<String>> = vec![
        Vec::new(),
        ["extra-tracks", "light-fog", "one-contract"]
            .map(String::from)
            .to_vec(),
    ];
    lists.extend(others.into_iter().map(|option| vec![option]));
    let mut setups = Vec::new();
    for plain in plain_setups("train-1") {
        for (index, list) in lists.iter().enumerate() {
            // Options and solo trains do not meddle: all trains without options, then the trains in turn.
            let trains: &[String] = match (plain.seats, index) {
                (1, 0) => &trains,
                (1, _) => std::slice::from_ref(&trains[index % trains.len()]),
                _ => &[],
            };
            for train in 0..trains.len().max(1) {
                let mut options = list.clone();
                options.extend(trains.get(train).cloned());
                options.sort();
                setups.push(Setup {
                    options,
                    ..plain.clone()
                });
            }
        }
    }
    setups
}

/// The position at the first decision, every deal being the first of its table.
pub fn first_decision(rules: &Rules) -> State {
    let mut state = rules.start();
    while let Pending::Chance(_) = rules.pending(&state) {
        let mut deals = Deals::new();
        rules.deals(&state, &mut deals);
        rules.deal_sampled(&mut state, deals[0].0, &mut ());
    }
    state
}

/// Changes a position: `key = value; key = value`.
pub fn edit(rules: &Rules, state: &mut State, edits: &str) {
    for edit in edits.split("; ") {
        let (key, value) = edit.split_once(" = ").expect("key = value");
        rules
            .set(state, key, value)
            .unwrap_or_else(|fault| panic!("{edit}: {fault}"));
    }
}
