//! Refusals by the match, before the rules are asked.

use foothills::{Asked, Chance, Choice, Deal, Refusal};
use tabletop::{Rules as _, Seat};
use testkit::random::RandomGame;

use crate::table;

const START: Deal = Deal::Start(Seat::new(0));

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
    let before = table::dealt(&rules, "I II", "6i", ["A3", "B3", "C3", "D3", "E3"]);
    let mut state = before;
    let refusal = rules.deal(&mut state, START, &mut ());
    let asked = Asked::SetupTake;
    assert_eq!(refusal, Err(Refusal::DecisionFirst { asked }));
    assert_eq!(refusal.map_err(Refusal::rule), Err("F2.7"));
    assert_eq!(state, before);
}

#[test]
fn nothing_follows_the_end() {
    let rules = table::rules(&[]);
    let last = RandomGame::new(&rules, 1).finish();
    let mut state = last;
    let refused = Err(Refusal::Over);
    assert_eq!(rules.apply(&mut state, Choice::Pass, &mut ()), refused);
    assert_eq!(rules.deal(&mut state, START, &mut ()), refused);
    assert_eq!(state, last);
}
