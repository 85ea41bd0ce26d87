//! Counts lines of play: how many sequences of steps of a given length begin in a position, counting each distinct
//! deal once (what chess engines call perft). One wrong rule changes the numbers.

use crate::game_match::{Step, StepOf};
use crate::rules::{Choices, Deals, Pending, Rules};

/// The number of sequences of exactly `depth` steps. A game that ends earlier contributes none.
pub fn count<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match rules.pending(state) {
        Pending::Over => 0,
        Pending::Decision(..) => {
            let mut list = Choices::new();
            rules.choices(state, &mut list);
            if depth == 1 {
                return list.len() as u64;
            }
            let after = |choice| count(rules, &applied(rules, state, choice), depth - 1);
            list.into_iter().map(after).sum()
        }
        Pending::Chance(_) => {
            let mut table = Deals::new();
            rules.deals(state, &mut table);
            if depth == 1 {
                return table.len() as u64;
            }
            let after = |(deal, _)| count(rules, &dealt(rules, state, deal), depth - 1);
            table.into_iter().map(after).sum()
        }
    }
}

/// The numbers for every depth from 0 to `depth`.
pub fn table<R: Rules>(rules: &R, state: &R::State, depth: u32) -> Vec<u64> {
    (0..=depth)
        .map(|depth| count(rules, state, depth))
        .collect()
}

/// The number of sequences of `depth` steps for each first step, to find the step where two engines differ.
pub fn divide<R: Rules>(rules: &R, state: &R::State, depth: u32) -> Vec<(StepOf<R>, u64)> {
    assert!(depth > 0, "there is no first step");
    match rules.pending(state) {
        Pending::Over => Vec::new(),
        Pending::Decision(seat, _) => {
            let mut list = Choices::new();
            rules.choices(state, &mut list);
            let after = |choice| {
                let lines = count(rules, &applied(rules, state, choice), depth - 1);
                (Step::Choice(seat, choice), lines)
            };
            list.into_iter().map(after).collect()
        }
        Pending::Chance(_) => {
            let mut table = Deals::new();
            rules.deals(state, &mut table);
            let after = |(deal, _)| {
                let lines = count(rules, &dealt(rules, state, deal), depth - 1);
                (Step::Deal(deal), lines)
            };
            table.into_iter().map(after).collect()
        }
    }
}

// Walks use the checking methods: a listed step that is refused must not go unnoticed in a release build.
fn applied<R: Rules>(rules: &R, state: &R::State, choice: R::Choice) -> R::State {
    let mut next = *state;
    match rules.apply(&mut next, choice, &mut ()) {
        Ok(()) => next,
        Err(refusal) => panic!("{choice:?} is listed and refused: {refusal:?} in {state:?}"),
    }
}

fn dealt<R: Rules>(rules: &R, state: &R::State, deal: R::Deal) -> R::State {
    let mut next = *state;
    match rules.deal(&mut next, deal, &mut ()) {
        Ok(()) => next,
        Err(refusal) => panic!("{deal:?} is possible and refused: {refusal:?} in {state:?}"),
    }
}
