//! Short matches whose result leaves no doubt.

use bots::{BotName, Conditions, NameFault, seat_bot};

use crate::table::{duplicate, usual};

#[test]
fn searching_beats_looking_one_step_ahead() {
    let share = duplicate(&usual::<snowdonia::Rules>(2), "search:300", "greedy", 5);
    assert!(share >= 0.8, "{share}");
    // Forty games: an even match would come to 66 % once in fifty times.
    let share = duplicate(&usual::<foothills::Rules>(2), "search:200", "greedy", 20);
    assert!(share >= 0.66, "{share}");
}

#[test]
fn searching_beats_chance() {
    for (seats, at_least) in [(2, 0.9), (4, 0.75)] {
        let rules = usual::<snowdonia::Rules>(seats);
        let share = duplicate(&rules, "search:60", "random", 4);
        assert!(share >= at_least, "{seats} seats: {share}");
    }
    let share = duplicate(&usual::<foothills::Rules>(2), "search:50", "random", 3);
    assert!(share >= 0.9, "{share}");
}

/// A sample of the ladder in the lab book.
#[test]
fn levels_are_in_order() {
    for (level, below) in [
        ("medium", "easy"),
        ("easy", "beginner"),
        ("beginner", "random"),
    ] {
        let share = duplicate(&usual::<snowdonia::Rules>(2), level, below, 8);
        assert!(share >= 0.65, "{level} against {below}: {share}");
        let share = duplicate(&usual::<foothills::Rules>(2), level, below, 8);
        assert!(share >= 0.5, "Foothills, {level} against {below}: {share}");
    }
}

#[test]
fn play_outs_beat_chance() {
    let rules = usual::<snowdonia::Rules>(2);
    for name in ["flat:200", "uct:200"] {
        let share = duplicate(&rules, name, "random", 4);
        assert!(share >= 0.9, "{name}: {share}");
    }
}

#[test]
fn a_style_must_be_one_of_the_game() {
    let name: BotName = "hard+poet".parse().expect("it may be one somewhere");
    let rules = usual::<snowdonia::Rules>(2);
    let fault = seat_bot(&name, &rules, Conditions::seeded(1)).expect_err("no such style");
    assert!(matches!(fault, NameFault::NoStyle(style, _) if style == "poet"));
}
