//! A bot never makes an illegal choice, and what it says about its choice is consistent with the position.

use bots::{Knowledge, Thought};
use tabletop::{Choices, Pending, Rules};

use crate::table::{bot, play, rules, setups};

const BOTS: [&str; 9] = [
    "search:12",
    "flat:8",
    "beginner",
    "uct:12",
    "search:1",
    "easy",
    "greedy",
    "search:40",
    "random",
];

fn every_table<R: Knowledge>() {
    for (number, setup) in setups::<R>().into_iter().enumerate() {
        let rules: R = rules(&setup);
        let mut bots: Vec<_> = (0..usize::from(setup.seats))
            .map(|seat| bot(&rules, BOTS[(number * 2 + seat) % BOTS.len()], seat as u64))
            .collect();
        play(
            &rules,
            &mut bots,
            number as u64,
            300,
            |state, list, thought| {
                check(&rules, state, list, thought);
            },
        );
    }
}

fn check<R: Rules>(rules: &R, state: &R::State, list: &[R::Choice], thought: &Thought<R::Choice>) {
    let tried: Vec<_> = thought
        .candidates
        .iter()
        .map(|candidate| candidate.choice)
        .collect();
    assert!(list.contains(&thought.choice));
    assert!(tried.iter().all(|choice| list.contains(choice)));
    assert!(tried.is_empty() || tried[0] == thought.choice);
    assert_eq!(thought.line[0], thought.choice);
    let seats = usize::from(rules.seats());
    let sum: f32 = thought.values.0[..seats]
        .iter()
        .map(|value| value.share)
        .sum();
    assert!((sum - 1.0).abs() < 0.01, "shares make {sum}");
    assert!(thought.values.0.iter().all(|value| value.score.is_finite()));
    // The line can be played.
    let mut position = *state;
    let mut list = Choices::new();
    for &choice in &thought.line {
        assert!(matches!(rules.pending(&position), Pending::Decision(..)));
        list.clear();
        rules.choices(&position, &mut list);
        assert!(list.contains(&choice));
        rules.apply_listed(&mut position, choice, &mut ());
    }
}

#[test]
fn snowdonia() {
    every_table::<snowdonia::Rules>();
}

#[test]
fn foothills() {
    every_table::<foothills::Rules>();
}
