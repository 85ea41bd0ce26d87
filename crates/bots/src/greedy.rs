//! Takes what looks best one step ahead, by the hand-written estimate.

use tabletop::{Pending, PerSeat, Seat};

use crate::bot::{Bot, Candidate, Thought, Value};
use crate::knowledge::Knowledge;
use crate::net::Net;

/// One ply on the game's estimate: a fixed yardstick, not changed once measured against.
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
        let mut candidates: Vec<Candidate<R::Choice>> = choices
            .iter()
            .map(|&choice| {
                let mut after = *state;
                rules.apply_listed(&mut after, choice, &mut ());
                let values = Net::untrained().values(rules, &after);
                Candidate {
                    choice,
                    visits: 1,
                    values,
                }
            })
            .collect();
        // Stable: of equals the first listed.
        candidates.sort_by(|one, other| {
            lead(&other.values, seat, rules.seats()).total_cmp(&lead(
                &one.values,
                seat,
                rules.seats(),
            ))
        });
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
        Net::untrained().values(rules, state)
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

/// Points ahead of the best other; alone: points.
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
