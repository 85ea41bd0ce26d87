//! Takes what looks best one step ahead, by the learned evaluation.

use tabletop::{Pending, PerSeat};

use crate::bot::{Bot, Candidate, Thought, Value};
use crate::knowledge::Knowledge;
use crate::net::Net;

/// One ply on a net: what nets are compared by.
#[derive(Clone, Debug)]
pub struct Glance {
    net: Net,
}

impl Glance {
    pub fn new(net: Net) -> Glance {
        Glance { net }
    }
}

/// What a hundred points are worth, in victories: enough to choose well when the victory is decided, or alone.
const GREED: f32 = 0.2;

impl<R: Knowledge> Bot<R> for Glance {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        let Pending::Decision(seat, _) = rules.pending(state) else {
            unreachable!("a bot is asked at decisions")
        };
        let mut candidates: Vec<Candidate<R::Choice>> = choices
            .iter()
            .map(|&choice| {
                let mut after = *state;
                rules.apply_listed(&mut after, choice, &mut ());
                let values = self.net.values(rules, &after);
                Candidate {
                    choice,
                    visits: 1,
                    values,
                }
            })
            .collect();
        let worth = |candidate: &Candidate<R::Choice>| {
            let value = candidate.values[seat];
            value.share + GREED * value.score / 100.0
        };
        candidates.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        let best = &candidates[0];
        Thought {
            choice: best.choice,
            values: best.values,
            iterations: choices.len() as u64,
            line: vec![best.choice],
            candidates,
        }
    }

    fn outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        self.net.values(rules, state)
    }
}
