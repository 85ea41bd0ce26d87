//! Bots use the effort they are given.

use std::time::{Duration, Instant};

use bots::{BotName, Conditions, Level, seat_bot};

use crate::table::{bot, play, usual};

#[test]
fn iterations_are_counted() {
    let rules = usual::<snowdonia::Rules>(2);
    for (name, iterations) in [("flat:30", 30), ("uct:50", 50), ("search:70", 70)] {
        let mut bots: Vec<_> = (0..2).map(|seed| bot(&rules, name, seed)).collect();
        play(&rules, &mut bots, 1, 30, |_, list, thought| {
            let expected = if list.len() == 1 { 0 } else { iterations };
            assert_eq!(thought.iterations, expected, "{name}");
        });
    }
}

#[test]
fn several_threads_share_the_work() {
    let rules = usual::<snowdonia::Rules>(3);
    let name: BotName = "search:300".parse().expect("a bot");
    let conditions = Conditions {
        threads: 3,
        ..Conditions::seeded(1)
    };
    let mut bots: Vec<_> = (0..3)
        .map(|_| seat_bot(&name, &rules, conditions.clone()).expect("a bot"))
        .collect();
    play(&rules, &mut bots, 1, 40, |_, list, thought| {
        if list.len() > 1 {
            assert_eq!(thought.iterations, 300);
            let visits: u64 = thought
                .candidates
                .iter()
                .map(|candidate| candidate.visits)
                .sum();
            // Each thread first opens the root.
            assert_eq!(visits, 297);
        }
    });
}

/// Other work on the machine may interrupt a bot for long, but it interrupts a loop that only watches the clock just
/// as long, so the two are compared. The benchmark shows how exactly time is kept on an idle machine.
#[test]
fn thoughts_take_their_time_and_no_more() {
    let time = Duration::from_millis(10);
    let rules = usual::<snowdonia::Rules>(2);
    for name in ["flat:10ms", "uct:10ms", "search:10ms"] {
        let mut bots: Vec<_> = (0..2).map(|seed| bot(&rules, name, seed)).collect();
        let (mut thinking, mut watching) = (Duration::ZERO, Duration::ZERO);
        let mut last = Instant::now();
        play(&rules, &mut bots, 1, 60, |_, list, _| {
            let taken = last.elapsed();
            if list.len() > 1 {
                assert!(taken >= time, "{name}: {taken:?}");
                thinking += taken;
                let begun = Instant::now();
                while begun.elapsed() < time {
                    std::hint::black_box(0);
                }
                watching += begun.elapsed();
            }
            last = Instant::now();
        });
        assert!(
            thinking < watching * 2,
            "{name}: {thinking:?}, {watching:?}"
        );
    }
}

#[test]
fn levels_stop_when_their_patience_ends() {
    let rules = usual::<snowdonia::Rules>(2);
    for level in Level::ALL {
        let name = BotName::from(level);
        let conditions = Conditions::seeded(1);
        let mut bots: Vec<_> = (0..2)
            .map(|_| seat_bot(&name, &rules, conditions.clone()).expect("a bot"))
            .collect();
        let mut last = Instant::now();
        play(&rules, &mut bots, 1, 12, |_, list, thought| {
            let taken = last.elapsed();
            last = Instant::now();
            let all = u64::from(level.iterations());
            assert!(thought.iterations <= all);
            if list.len() == 1 || taken >= level.patience() || thought.iterations == all {
                return;
            }
            // A bot that stops early leads by more than what was left, or than what fits into the rest of the time.
            let lead = thought.candidates[0].visits - thought.candidates[1].visits;
            let rest = level.patience().saturating_sub(taken).as_nanos();
            let fitting = u128::from(thought.iterations) * rest / taken.as_nanos();
            assert!(u128::from(lead) > fitting.min(u128::from(all - thought.iterations)));
        });
    }
}

/// A level stops once it has decided, and chooses what it would have chosen at the end.
#[test]
fn deciding_early_changes_no_choice() {
    let rules = usual::<snowdonia::Rules>(2);
    let untimed = Conditions {
        clock: false,
        ..Conditions::seeded(1)
    };
    let hard = BotName::from(Level::Hard);
    let mut bots: Vec<_> = (0..2)
        .map(|_| seat_bot(&hard, &rules, untimed.clone()).expect("a bot"))
        .collect();
    let all = u64::from(Level::Hard.iterations());
    let mut patient = bot(&rules, &format!("search:{all}"), 1);
    let (mut short, mut thoughts) = (0, 0);
    play(&rules, &mut bots, 1, 40, |state, list, thought| {
        if list.len() > 1 {
            let patient = patient.think(&rules, state, list);
            assert_eq!(patient.iterations, all);
            assert_eq!(patient.choice, thought.choice);
            thoughts += 1;
            short += u32::from(thought.iterations < all);
        }
    });
    assert!(short > thoughts / 4, "{short} of {thoughts}");
}
