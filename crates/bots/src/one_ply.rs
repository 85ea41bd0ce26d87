//! Takes what looks best one step ahead, according to the learned evaluation.

use tabletop::{Pending, PerSeat};

use crate::bot::{Bot, Thought, Value};
use crate::greedy::one_step_ahead;
use crate::knowledge::Knowledge;
use crate::net::Net;

/// One ply on a net; nets are compared by it.
#[derive(Clone, Debug)]
pub struct OnePly {
    net: Net,
}

impl OnePly {
    pub fn new(net: Net) -> OnePly {
        OnePly { net }
    }
}

/// What a hundred points are worth, in victories: enough to play well once the victory is decided, or in solo games.
const GREED: f32 = 0.2;

impl<R: Knowledge> Bot<R> for OnePly {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        let Pending::Decision(seat, _) = rules.pending(state) else {
            unreachable!("a bot is asked at decisions")
        };
        let look = |after: &R::State| self.net.values(rules, after);
        let worth =
            |values: &PerSeat<Value>| values[seat].share + GREED * values[seat].score / 100.0;
        one_step_ahead(rules, state, choices, look, worth)
    }

    fn outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        self.net.values(rules, state)
    }
}
