//! Refusals a match answers itself before the rules are asked.

use std::sync::Arc;

use foothills::{Asked, Chance, Choice, Deal, Refusal};
use tabletop::{Rules as _, Seat};

use crate::table;

#[test]
fn chance_comes_first() {
    let rules = table::rules(&[]);
    let mut state = rules.start();
    let refusal = rules.apply(&mut state, Choice::Pass, &mut ());
    let chance = Chance::Out;
    assert_eq!(refusal, Err(Refusal::ChanceFirst { chance }));
    assert_eq!(refusal.map_err(Refusal::rule), Err("F2.1"));
    assert_eq!(state, rules.start());
}

#[test]
fn a_decision_comes_first() {
    let rules = table::rules(&[]);
    let mut state = rules.start();
    for deal in [
        "out I II", "yard 6i", "aside A3", "aside B3", "aside C3", "aside D3", "aside E3",
        "start 1",
    ] {
        let deal = rules.read_deal(deal).expect("a deal");
        rules
            .deal(&mut state, deal, &mut ())
            .expect("a possible deal");
    }
    let before = state;
    let refusal = rules.deal(&mut state, Deal::Start(Seat::new(0)), &mut ());
    let asked = Asked::SetupTake;
    assert_eq!(refusal, Err(Refusal::DecisionFirst { asked }));
    assert_eq!(refusal.map_err(Refusal::rule), Err("F2.7"));
    assert_eq!(state, before);
}

#[test]
fn nothing_follows_the_end() {
    let rules = Arc::new(table::rules(&[]));
    let mut state = *table::random_game(&rules, 1).state();
    let before = state;
    let refused = Err(Refusal::Over);
    assert_eq!(rules.apply(&mut state, Choice::Pass, &mut ()), refused);
    let start = Deal::Start(Seat::new(0));
    assert_eq!(rules.deal(&mut state, start, &mut ()), refused);
    assert_eq!(state, before);
}
