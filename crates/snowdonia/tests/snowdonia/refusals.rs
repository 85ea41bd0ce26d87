//! The reasons a match never hears, because it refuses such steps itself: a search or a server that asks the rules
//! directly gets them.

use snowdonia::choice::Asked;
use snowdonia::deal::Chance;
use snowdonia::{Choice, Deal, Refusal, Rules};
use tabletop::{Pending, Rules as _, Seat, Wyrand};

use crate::table;

fn two() -> Rules {
    table::rules(&table::setup("mount-snowdon", 2, "deluxe", &[]))
}

#[test]
fn chance_comes_first() {
    let rules = two();
    let mut state = rules.start();
    let refusal = rules
        .apply(&mut state, Choice::Pass, &mut ())
        .expect_err("chance is due");
    assert_eq!(
        refusal,
        Refusal::ChanceFirst {
            chance: Chance::Start
        }
    );
    assert_eq!(refusal.rule(), "P2");
    assert_eq!(state, rules.start());
}

#[test]
fn a_decision_comes_first() {
    let rules = two();
    let mut state = table::first_decision(&rules);
    let before = state;
    let refusal = rules
        .deal(&mut state, Deal::Start(Seat::new(0)), &mut ())
        .expect_err("a seat is asked");
    let (seat, asked) = (Seat::new(0), Asked::Place);
    assert_eq!(refusal, Refusal::DecisionFirst { seat, asked });
    assert_eq!(refusal.rule(), "P3");
    assert_eq!(state, before);
}

#[test]
fn nothing_follows_the_end() {
    let rules = two();
    let mut state = rules.start();
    let mut rng = Wyrand::new(1);
    loop {
        match rules.pending(&state) {
            Pending::Over => break,
            Pending::Decision(..) => {
                let choice = rules.pick(&state, &mut rng);
                rules.apply_listed(&mut state, choice, &mut ());
            }
            Pending::Chance(_) => {
                let deal = rules.sample(&state, &mut rng);
                rules.deal_sampled(&mut state, deal, &mut ());
            }
        }
    }
    let before = state;
    let choice = rules.apply(&mut state, Choice::Pass, &mut ());
    let deal = rules.deal(&mut state, Deal::Start(Seat::new(0)), &mut ());
    assert_eq!(choice, Err(Refusal::Over));
    assert_eq!(deal, Err(Refusal::Over));
    assert_eq!(Refusal::Over.rule(), "R6.2");
    assert_eq!(state, before);
}
