//! What bots expect of positions of every kind.

use bots::{Knowledge, Value};
use tabletop::{Choices, Pending, Seed, SeededDealer};

use crate::table::{bot, usual};

fn every_position<R: Knowledge>(seats: u8) {
    let rules = usual::<R>(seats);
    let mut judge = bot(&rules, "search:64", 1);
    let mut player = bot(&rules, "search:8", 2);
    let mut dealer = SeededDealer::new(&Seed::from_number(5));
    let mut state = rules.start();
    let mut list = Choices::new();
    let (mut chances, mut steps) = (0, 0);
    loop {
        let pending = rules.pending(&state);
        if steps % 5 == 0 || pending == Pending::Over {
            let outlook = judge.outlook(&rules, &state);
            let shares: f32 = outlook.0.iter().map(|value| value.share).sum();
            assert!((shares - 1.0).abs() < 0.01);
            assert_eq!(outlook, judge.outlook(&rules, &state));
        }
        steps += 1;
        match pending {
            Pending::Over => break,
            Pending::Chance(_) => {
                chances += 1;
                let deal = dealer.draw(&rules, &state);
                rules.deal(&mut state, deal, &mut ()).expect("a deal");
            }
            Pending::Decision(..) => {
                list.clear();
                rules.choices(&state, &mut list);
                let choice = player.think(&rules, &state, &list).choice;
                rules.apply(&mut state, choice, &mut ()).expect("legal");
            }
        }
        // Long games of weak players.
        if steps > 3_000 {
            return;
        }
    }
    assert!(chances > 0);
    assert_eq!(judge.outlook(&rules, &state), Value::now(&rules, &state));
}

#[test]
fn snowdonia() {
    every_position::<snowdonia::Rules>(2);
}

#[test]
fn foothills() {
    every_position::<foothills::Rules>(2);
}
