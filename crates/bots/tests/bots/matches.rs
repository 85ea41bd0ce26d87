//! Short matches whose results leave no doubt.

use bots::{BotName, BotNameError, Conditions, Knowledge, seat_bot};
use tabletop::{Rules as _, Seat};

use crate::table::{bot, play, usual, wins};

#[test]
fn searching_beats_looking_one_step_ahead() {
    let snowdonia = usual::<snowdonia::Rules>(2);
    assert!(wins(&snowdonia, "search:300", "greedy", 5, 0.8));
    // Forty games: with equal strength 66 % would be reached once in fifty times.
    let foothills = usual::<foothills::Rules>(2);
    assert!(wins(&foothills, "search:200", "greedy", 20, 0.66));
}

#[test]
fn searching_beats_chance() {
    for (seats, at_least) in [(2, 0.9), (4, 0.75)] {
        let rules = usual::<snowdonia::Rules>(seats);
        let won = wins(&rules, "search:60", "random", 4, at_least);
        assert!(won, "{seats} seats");
    }
    let foothills = usual::<foothills::Rules>(2);
    assert!(wins(&foothills, "search:50", "random", 3, 0.9));
}

/// A sample of the ladder in the lab book.
#[test]
fn levels_are_in_order() {
    for (level, below) in [
        ("hard", "medium"),
        ("medium", "easy"),
        ("easy", "beginner"),
        ("beginner", "random"),
    ] {
        let won = wins(&usual::<snowdonia::Rules>(2), level, below, 8, 0.6);
        assert!(won, "{level} against {below}");
        let won = wins(&usual::<foothills::Rules>(2), level, below, 8, 0.6);
        assert!(won, "Foothills, {level} against {below}");
    }
}

/// Three bots that play for points have longer games and more points than three that play to win, with the same luck.
#[test]
fn a_table_that_plays_for_points_makes_more_of_them() {
    let rules = usual::<snowdonia::Rules>(3);
    let table = |name: &str| {
        let (mut points, mut rounds) = (0.0, 0);
        for luck in 0..8 {
            let seats = Seat::all(3);
            let bot = |seat: Seat| bot(&rules, name, luck * 8 + u64::from(seat.number()));
            let mut bots: Vec<_> = seats.map(bot).collect();
            let mut last = 0;
            let values = play(&rules, &mut bots, luck, 5_000, |state, _, _| {
                last = rules.round(state);
            });
            points += values.0.iter().map(|value| value.score).sum::<f32>() / 24.0;
            rounds += last;
        }
        (points, rounds)
    };
    let (to_win, for_points) = (table("medium"), table("medium+points"));
    assert!(for_points.0 > to_win.0 * 1.1, "{for_points:?} {to_win:?}");
    assert!(for_points.1 > to_win.1, "{for_points:?} {to_win:?}");
}

#[test]
fn alone_there_is_one_aim() {
    let rules = usual::<snowdonia::Rules>(1);
    let [one, other] = ["medium", "medium+points"].map(|name| {
        let mut choices = Vec::new();
        play(
            &rules,
            &mut [bot(&rules, name, 5)],
            3,
            40,
            |_, _, thought| {
                choices.push(thought.choice);
            },
        );
        choices
    });
    assert_eq!(one, other);
}

#[test]
fn play_outs_beat_chance() {
    let rules = usual::<snowdonia::Rules>(2);
    for name in ["flat:200", "uct:200"] {
        assert!(wins(&rules, name, "random", 4, 0.9), "{name}");
    }
}

/// A bot with a style ends with more of what it prefers than the same bot without, in games with the same luck.
fn styles_show<R: Knowledge>() {
    let rules = usual::<R>(2);
    for style in R::styles() {
        let (style, bonus) = (style.name, style.bonus);
        let (mut liked, mut usual) = (0.0, 0.0);
        for luck in 0..24 {
            for own in Seat::all(2) {
                let mut bots: Vec<_> = Seat::all(2)
                    .map(|seat| {
                        let style = if seat == own {
                            format!("+{style}")
                        } else {
                            String::new()
                        };
                        let seed = luck * 2 + u64::from(seat.number());
                        bot(&rules, &format!("medium{style}"), seed)
                    })
                    .collect();
                let mut last = rules.start();
                play(&rules, &mut bots, luck, 600, |state, _, _| last = *state);
                for seat in Seat::all(2) {
                    let sum = if seat == own { &mut liked } else { &mut usual };
                    *sum += bonus(&rules, &last, seat);
                }
            }
        }
        assert!(liked > usual, "{style}: {liked} to {usual}");
    }
}

#[test]
fn styles_of_snowdonia_show() {
    styles_show::<snowdonia::Rules>();
}

#[test]
fn styles_of_foothills_show() {
    styles_show::<foothills::Rules>();
}

#[test]
fn a_style_must_be_one_of_the_game() {
    let name: BotName = "hard+poet".parse().expect("it may be one somewhere");
    let rules = usual::<snowdonia::Rules>(2);
    let error = seat_bot(&name, &rules, Conditions::seeded(1)).expect_err("no such style");
    assert!(matches!(error, BotNameError::NoStyle(style, _) if style == "poet"));
}
