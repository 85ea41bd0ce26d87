//! Takes what looks best one step ahead, according to the hand-written estimate.

use tabletop::{Pending, PerSeat, Seat};

use crate::bot::{Bot, Candidate, Thought, Value};
use crate::knowledge::Knowledge;
use crate::net::Net;

/// One ply on the game's estimate: a fixed yardstick, which stays unchanged because others were measured against it.
#[derive(Clone, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// Plays without random numbers: the first of the best choices.
    pub fn new() -> Greedy {
        Greedy
    }
}

impl<R: Knowledge> Bot<R> for Greedy {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        let Pending::Decision(seat, _) = rules.pending(state) else {
            unreachable!("a bot is asked at decisions")
        };
        let look = |after: &R::State| Net::untrained().values(rules, after);
        let worth = |values: &PerSeat<Value>| lead(values, seat, rules.seats());
        one_step_ahead(rules, state, choices, look, worth)
    }

    fn outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        Net::untrained().values(rules, state)
    }
}

/// Looks at what follows from each choice and takes the best one; of equals, the first listed.
pub(crate) fn one_step_ahead<R: Knowledge>(
    rules: &R,
    state: &R::State,
    choices: &[R::Choice],
    look: impl Fn(&R::State) -> PerSeat<Value>,
    worth: impl Fn(&PerSeat<Value>) -> f32,
) -> Thought<R::Choice> {
    let seen = |&choice: &R::Choice| {
        let mut after = *state;
        rules.apply_listed(&mut after, choice, &mut ());
        Candidate {
            choice,
            visits: 1,
            values: look(&after),
        }
    };
    let mut candidates: Vec<Candidate<R::Choice>> = choices.iter().map(seen).collect();
    candidates.sort_by(|one, other| worth(&other.values).total_cmp(&worth(&one.values)));
    let best = candidates[0];
    Thought {
        choice: best.choice,
        values: best.values,
        iterations: choices.len() as u64,
        line: vec![best.choice],
        candidates,
    }
}

/// The choice it makes, without the reasons.
pub(crate) fn best<R: Knowledge>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    choices: &[R::Choice],
) -> R::Choice {
    let mut most = f32::NEG_INFINITY;
    let mut chosen = choices[0];
    for &choice in choices {
        let mut after = *state;
        rules.apply_listed(&mut after, choice, &mut ());
        let lead = lead(&Net::untrained().values(rules, &after), seat, rules.seats());
        if lead > most {
            (most, chosen) = (lead, choice);
        }
    }
    chosen
}

/// Points ahead of the best opponent; in a solo game, points.
fn lead(values: &PerSeat<Value>, seat: Seat, seats: u8) -> f32 {
    let best = Seat::all(seats)
        .filter(|&other| other != seat)
        .map(|other| values[other].score)
        .fold(f32::NEG_INFINITY, f32::max);
    if seats == 1 {
        values[seat].score
    } else {
        values[seat].score - best
    }
}
