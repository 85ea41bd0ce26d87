//! Refusals that never reach a match, because it rejects such steps itself; a search or a server that asks the rules
//! directly does get them.

use snowdonia::choice::Asked;
use snowdonia::deal::Chance;
use snowdonia::{Choice, Deal, Refusal};
use tabletop::{Rules as _, Seat};
use testkit::random::RandomGame;
use testkit::setups::first_decision;

use crate::setups::mount_snowdon;

const START: Deal = Deal::Start(Seat::new(0));

#[test]
fn chance_comes_first() {
    let rules = mount_snowdon(2);
    let mut state = rules.start();
    let refusal = rules.apply(&mut state, Choice::Pass, &mut ());
    let chance = Chance::Start;
    assert_eq!(refusal, Err(Refusal::ChanceFirst { chance }));
    assert_eq!(refusal.map_err(Refusal::rule), Err("P2"));
    assert_eq!(state, rules.start());
}

#[test]
fn a_decision_comes_first() {
    let rules = mount_snowdon(2);
    let mut state = first_decision(&rules);
    let refusal = rules.deal(&mut state, START, &mut ());
    let (seat, asked) = (Seat::new(0), Asked::Place);
    assert_eq!(refusal, Err(Refusal::DecisionFirst { seat, asked }));
    assert_eq!(refusal.map_err(Refusal::rule), Err("P3"));
    assert_eq!(state, first_decision(&rules));
}

#[test]
fn nothing_follows_the_end() {
    let rules = mount_snowdon(2);
    let last = RandomGame::new(&rules, 1).finish();
    let mut state = last;
    let refused = Err(Refusal::Over);
    assert_eq!(rules.apply(&mut state, Choice::Pass, &mut ()), refused);
    assert_eq!(rules.deal(&mut state, START, &mut ()), refused);
    assert_eq!(Refusal::Over.rule(), "R6.2");
    assert_eq!(state, last);
}
