//! The same seed and the same iterations give the same choice on one thread, whatever the bot thought about before.

use bots::Knowledge;

use crate::table::{bot, play, usual};

fn same<R: Knowledge>(seats: u8) {
    let rules = usual::<R>(seats);
    for name in ["flat:20", "uct:60", "search:120", "medium", "beginner"] {
        let mut bots: Vec<_> = (0..seats).map(|_| bot(&rules, name, 7)).collect();
        let mut number = 0;
        play(&rules, &mut bots, 3, 60, |state, list, thought| {
            number += 1;
            if number % 7 == 0 {
                let again = bot(&rules, name, 7).think(&rules, state, list);
                assert_eq!(&again, thought, "{name}");
            }
        });
    }
}

#[test]
fn snowdonia() {
    same::<snowdonia::Rules>(3);
}

#[test]
fn foothills() {
    same::<foothills::Rules>(2);
}

#[test]
fn another_seed_may_choose_otherwise() {
    let rules = usual::<snowdonia::Rules>(2);
    let mut bots: Vec<_> = (0..2).map(|_| bot(&rules, "random", 5)).collect();
    let mut other = 0;
    play(&rules, &mut bots, 3, 60, |state, list, _| {
        let choices = [1, 2].map(|seed| {
            bot(&rules, "beginner", seed)
                .think(&rules, state, list)
                .choice
        });
        other += u32::from(choices[0] != choices[1]);
    });
    assert!(other > 0);
}
