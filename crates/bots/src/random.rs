//! Chooses uniformly at random.

use tabletop::{Rng as _, Rules, Wyrand};

use crate::bot::{Bot, Thought, Value};

/// The bot that every other must beat.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Wyrand,
}

impl Random {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Random {
        Random {
            rng: Wyrand::new(seed),
        }
    }
}

impl<R: Rules> Bot<R> for Random {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        let index = self.rng.below(choices.len() as u32) as usize;
        Thought::plain(choices[index], Value::now(rules, state))
    }
}
