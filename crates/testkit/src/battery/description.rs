//! What the description of a position must satisfy: it says everything that matters from here on.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::description::describe;
use tabletop::snapshot::snapshot;
use tabletop::{Choices, Deals, Pending, Rng, Rules, Seat, Wyrand, restore};

/// The most positions kept for comparison with later ones.
const KEPT: usize = 20_000;

/// Every byte is changed in one out of this many positions.
const CHANGED: u64 = 128;

/// For how many steps two positions with the same description are played on.
const STEPS: usize = 200;

/// Positions seen, by their description.
#[derive(Debug)]
pub(super) struct Described<R: Rules> {
    seen: BTreeMap<String, R::State>,
    positions: u64,
}

impl<R: Rules> Described<R> {
    pub(super) fn new() -> Described<R> {
        Described {
            seen: BTreeMap::new(),
            positions: 0,
        }
    }

    /// States with the same description must be the same position. This draws its own random numbers, so that the
    /// game under test does not change.
    pub(super) fn check(&mut self, rules: &R, state: &R::State) -> Result<(), String> {
        let words = describe(rules, state);
        self.positions += 1;
        let mut rng = Wyrand::new(self.positions);
        if self.positions.is_multiple_of(CHANGED) {
            check_form(&words)?;
            check_changed(rules, state, &words, &mut rng)?;
        }
        if let Some(seen) = self.seen.get(&words) {
            return check_same(rules, state, seen, &mut rng);
        }
        if self.seen.len() < KEPT {
            self.seen.insert(words, *state);
        }
        Ok(())
    }
}

/// Every line is one fact with a key of its own.
fn check_form(words: &str) -> Result<(), String> {
    let mut keys = BTreeSet::new();
    for line in words.lines() {
        let (key, value) = line.split_once(" = ").unwrap_or_default();
        let word = |word: &str| !word.is_empty() && word.trim() == word;
        if !word(key) || !word(value) || ["-", "no"].contains(&value) {
            return Err(format!("{line:?} is no fact of a position"));
        }
        if !keys.insert(key) {
            return Err(format!("{key:?} is said twice of a position"));
        }
    }
    Ok(())
}

/// Changes every byte of the state, a little and in one bit: if the result is still a position, it must have another
/// description or the same future.
fn check_changed<R: Rules>(
    rules: &R,
    state: &R::State,
    words: &str,
    rng: &mut Wyrand,
) -> Result<(), String> {
    let bytes = snapshot::<R>(state);
    for place in 0..bytes.len() {
        for change in [1 + rng.below(3) as u8, 1 << rng.below(8)] {
            let mut changed = bytes.clone();
            changed[place] ^= change;
            let Ok(other) = restore(rules, &changed) else {
                continue;
            };
            if other != *state && describe(rules, &other) == words {
                check_same(rules, state, &other, rng)?;
            }
        }
    }
    Ok(())
}

/// Given two states with the same description, the rules must give the same answers for both, now and later.
fn check_same<R: Rules>(
    rules: &R,
    one: &R::State,
    other: &R::State,
    rng: &mut Wyrand,
) -> Result<(), String> {
    let (mut here, mut there) = (*one, *other);
    for _ in 0..STEPS {
        if here == there {
            break;
        }
        let pending = rules.pending(&here);
        let same = describe(rules, &here) == describe(rules, &there)
            && pending == rules.pending(&there)
            && rules.round(&here) == rules.round(&there)
            && Seat::all(rules.seats())
                .all(|seat| rules.totals(&here)[seat] == rules.totals(&there)[seat])
            && rules.winners(&here) == rules.winners(&there)
            && rules.sheet(&here) == rules.sheet(&there);
        let (mut list, mut table) = (Choices::new(), Deals::new());
        rules.choices(&there, &mut list);
        rules.deals(&there, &mut table);
        let theirs = (list.clone(), table.clone());
        rules.choices(&here, &mut list);
        rules.deals(&here, &mut table);
        if !same || (&list, &table) != (&theirs.0, &theirs.1) {
            return Err(format!(
                "the same words for {one:?} and for {other:?}, which part company"
            ));
        }
        match pending {
            Pending::Decision(..) => {
                let choice = list[rng.below(list.len() as u32) as usize];
                rules.apply_listed(&mut here, choice, &mut ());
                rules.apply_listed(&mut there, choice, &mut ());
            }
            Pending::Chance(_) => {
                let (deal, _) = table[rng.below(table.len() as u32) as usize];
                rules.deal_sampled(&mut here, deal, &mut ());
                rules.deal_sampled(&mut there, deal, &mut ());
            }
            Pending::Over => break,
        }
    }
    Ok(())
}
