//! What holds for a position and for every step tried in it.

use std::collections::BTreeSet;

use tabletop::{Choices, Deals, Pending, Rng, Rules, Wyrand};

/// The legal choices and possible deals of a position that passed its audit.
#[derive(Debug)]
pub struct Looked<R: Rules> {
    pub choices: Choices<R::Choice>,
    pub deals: Deals<R::Deal>,
}

/// Audits a position and lists what can follow.
pub fn look<R: Rules>(rules: &R, state: &R::State) -> Looked<R> {
    if let Err(faults) = rules.audit(state) {
        panic!("{faults:?} in {state:?}");
    }
    let mut choices = Choices::new();
    rules.choices(state, &mut choices);
    let mut deals = Deals::new();
    rules.deals(state, &mut deals);
    match rules.pending(state) {
        Pending::Decision(..) => assert!(!choices.is_empty() && deals.is_empty()),
        Pending::Chance(_) => assert!(choices.is_empty() && !deals.is_empty()),
        Pending::Over => assert!(choices.is_empty() && deals.is_empty()),
    }
    assert!(choices.is_sorted_by(|one, next| one < next), "{choices:?}");
    assert!(deals.is_sorted_by(|one, next| one.0 < next.0), "{deals:?}");
    Looked { choices, deals }
}

impl<R: Rules> Looked<R> {
    /// Makes a choice if it is legal; otherwise checks that it is refused and nothing has changed.
    pub fn choose(&self, rules: &R, state: &mut R::State, choice: R::Choice) {
        let before = *state;
        let mut facts = Vec::new();
        let done = rules.apply(state, choice, &mut facts);
        let listed = self.choices.binary_search(&choice).is_ok();
        assert_eq!(done.is_ok(), listed, "{choice:?} {done:?} in {before:?}");
        if let Err(refusal) = done {
            assert_eq!(*state, before, "{choice:?} is refused");
            assert!(!R::rule(refusal).is_empty(), "{refusal:?}");
        }
    }

    /// Carries out a deal if it is possible; otherwise checks that it is refused and nothing has changed.
    pub fn deal(&self, rules: &R, state: &mut R::State, deal: R::Deal) {
        let before = *state;
        let mut facts = Vec::new();
        let done = rules.deal(state, deal, &mut facts);
        let listed = self
            .deals
            .binary_search_by_key(&deal, |&(deal, _)| deal)
            .is_ok();
        assert_eq!(done.is_ok(), listed, "{deal:?} {done:?} in {before:?}");
        if let Err(refusal) = done {
            assert_eq!(*state, before, "{deal:?} is refused");
            assert!(!R::rule(refusal).is_empty(), "{refusal:?}");
        }
    }
}

/// Plays at random for this number of steps, or to the end; `each` sees every position with what can follow.
pub fn wander<R: Rules>(
    rules: &R,
    seed: u64,
    steps: usize,
    mut each: impl FnMut(&R::State, &Looked<R>),
) -> R::State {
    let mut rng = Wyrand::new(seed);
    let mut state = rules.start();
    for _ in 0..steps {
        let looked = look(rules, &state);
        each(&state, &looked);
        match rules.pending(&state) {
            Pending::Over => break,
            Pending::Decision(..) => {
                let place = rng.below(looked.choices.len() as u32) as usize;
                looked.choose(rules, &mut state, looked.choices[place]);
            }
            Pending::Chance(_) => {
                let deal = rules.sample(&state, &mut rng);
                looked.deal(rules, &mut state, deal);
            }
        }
    }
    state
}

/// Steps as written in random games, sorted.
pub fn texts<R: Rules>(rules: &R, seed: u64, texts: &mut Texts) {
    wander(rules, seed, 2000, |_, looked| {
        let choices = looked.choices.iter();
        texts
            .choices
            .extend(choices.map(|&choice| rules.choice_text(choice)));
        // Tables of draws are long and repetitive; a few entries will do.
        let deals = looked.deals.iter().take(3);
        texts
            .deals
            .extend(deals.map(|&(deal, _)| rules.deal_text(deal)));
    });
}

/// Choices and deals in the notation.
#[derive(Debug, Default)]
pub struct Texts {
    pub choices: BTreeSet<String>,
    pub deals: BTreeSet<String>,
}
