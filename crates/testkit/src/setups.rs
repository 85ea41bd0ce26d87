//! The set-ups a game offers, rules made from them, and positions from which tests begin.

use tabletop::{Deals, Pending, Position, Rules, Setup};

/// A set-up with the built-in components and the newest rules.
pub fn setup<R: Rules>(
    scenario: &str,
    seats: u8,
    edition: Option<&str>,
    options: &[&str],
) -> Setup {
    Setup {
        edition: edition.map(str::to_owned),
        options: options.iter().map(|&option| option.to_owned()).collect(),
        ..R::offer().setup(scenario, seats)
    }
}

/// The rules of a set-up on offer.
pub fn rules<R: Rules>(setup: &Setup) -> R {
    let components =
        R::components(&[]).unwrap_or_else(|faults| panic!("built-in components: {faults:?}"));
    R::new(setup, &components).unwrap_or_else(|error| panic!("{setup:?}: {error:?}"))
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

/// Every scenario with every number of seats in every edition, without options; solo games with this one.
pub fn plain<R: Rules>(solo: &str) -> Vec<Setup> {
    let offer = R::offer();
    let editions: Vec<Option<&str>> = match &offer.editions[..] {
        [] => vec![None],
        editions => editions.iter().copied().map(Some).collect(),
    };
    let mut setups = Vec::new();
    for scenario in &offer.scenarios {
        for seats in scenario.least..=scenario.most {
            let options: &[&str] = if seats == 1 { &[solo] } else { &[] };
            for &edition in &editions {
                setups.push(setup::<R>(&scenario.id, seats, edition, options));
            }
        }
    }
    setups
}

/// These set-ups with every option, one at a time, and with those of `together` all at once; solo games with each
/// solo option.
pub fn all<R: Rules>(together: &[&str]) -> Vec<Setup> {
    let offer = R::offer();
    let solo = offer.solo;
    let mut lists = vec![Vec::new()];
    if !together.is_empty() {
        lists.push(together.iter().map(|&option| option.to_owned()).collect());
    }
    let others = offer.options.into_iter();
    lists.extend(
        others
            .filter(|option| !solo.contains(option))
            .map(|option| vec![option]),
    );
    let mut setups = Vec::new();
    for plain in plain::<R>("") {
        for (index, list) in lists.iter().enumerate() {
            // The two kinds of options are independent: each of one kind without the other, then in rotation.
            let solo: &[String] = match (plain.seats, index) {
                (1, 0) => &solo,
                (1, _) => std::slice::from_ref(&solo[index % solo.len()]),
                _ => &[],
            };
            for alone in 0..solo.len().max(1) {
                let mut options = list.clone();
                options.extend(solo.get(alone).cloned());
                let needed = offer.needs.iter();
                let needed = needed.filter(|need| options.contains(&need.option));
                let needed: Vec<String> = needed.map(|need| need.needs.clone()).collect();
                options.extend(needed);
                options.sort();
                options.dedup();
                setups.push(Setup {
                    options,
                    ..plain.clone()
                });
            }
        }
    }
    setups
}

/// The position at the first decision if every deal is the first of its table.
pub fn first_decision<R: Rules>(rules: &R) -> R::State {
    let mut state = rules.start();
    let mut deals = Deals::new();
    while let Pending::Chance(_) = rules.pending(&state) {
        rules.deals(&state, &mut deals);
        rules.deal_sampled(&mut state, deals[0].0, &mut ());
    }
    state
}

/// The position after these deals of the set-up.
pub fn dealt<R: Rules>(rules: &R, deals: &[impl AsRef<str>]) -> R::State {
    let mut state = rules.start();
    for text in deals.iter().map(AsRef::as_ref) {
        let deal = rules.read_deal(text).expect("a deal");
        let dealt = rules.deal(&mut state, deal, &mut ());
        dealt.unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
    state
}

/// Makes a choice that must be legal.
pub fn choose<R: Rules>(rules: &R, state: &mut R::State, text: &str) {
    let choice = rules.read_choice(text).expect("a choice");
    let applied = rules.apply(state, choice, &mut ());
    applied.unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
}

/// Changes a position: `key = value; key = value`.
pub fn edit<R: Position>(rules: &R, state: &mut R::State, edits: &str) {
    for edit in edits.split("; ") {
        let (key, value) = edit.split_once(" = ").expect("key = value");
        let set = rules.set(state, key, value);
        set.unwrap_or_else(|error| panic!("{edit}: {error}"));
    }
}
