//! Counts lines of play: how many sequences of steps of a given length begin in a position, each distinct deal
//! counted once. One wrong rule changes the numbers.

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

/// The numbers for every depth from 0 up to `depth`.
pub fn table<R: Rules>(rules: &R, state: &R::State, depth: u32) -> Vec<u64> {
    (0..=depth)
        .map(|depth| count(rules, state, depth))
        .collect()
}

/// The number of sequences of `depth` steps by their first step, to find the step where two engines differ.
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

// Walks use the checking verbs: a listed step that is refused must not pass unseen in a release build.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    /// By hand: 2 start players; draws 2r, 1r1b, 2b with 2, 3 and 2 choices; then 3, 3
    /// and 2 draws from what is left: 2 * (2 * 3 + 3 * 3 + 2 * 2).
    #[test]
    fn the_toy_is_counted_by_hand() {
        let rules = Toy::two();
        let state = rules.start();
        assert_eq!(table(&rules, &state, 4), [1, 2, 6, 14, 38]);
        assert_eq!(count(&rules, &state, 10), 0);
    }

    #[test]
    fn divisions_add_up() {
        let rules = Toy::two();
        let state = rules.start();
        for depth in 1..=9 {
            let parts = divide(&rules, &state, depth);
            let sum: u64 = parts.iter().map(|(_, lines)| lines).sum();
            assert_eq!(sum, count(&rules, &state, depth));
        }
    }
}
