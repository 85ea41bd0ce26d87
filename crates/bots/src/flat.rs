//! Monte Carlo without a tree: every choice gets the same number of random playouts. A yardstick, never improved.

use tabletop::{MAX_CHOICES, PerSeat, Rules, Seat};

use crate::aim::Aim;
use crate::bot::{Bot, Candidate, Thought, Value};
use crate::budget::{Effort, Meter, Stop};
use crate::luck::decision_rng;
use crate::playout::play_out;
use crate::search::utility::Utility;

/// The value of a point to the yardsticks, in victories.
pub(crate) const POINT: f32 = 0.004;

/// The bot without a tree.
#[derive(Clone, Debug)]
pub struct Flat {
    effort: Effort,
    stop: Option<Stop>,
    seed: u64,
}

impl Flat {
    /// With this budget for each decision.
    pub fn new(effort: impl Into<Effort>, seed: u64) -> Flat {
        Flat {
            effort: effort.into(),
            stop: None,
            seed,
        }
    }

    /// The same, with a flag that stops it.
    #[must_use]
    pub fn until(mut self, stop: Option<Stop>) -> Flat {
        self.stop = stop;
        self
    }
}

impl<R: Rules> Bot<R> for Flat {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        if let [only] = choices {
            return Thought::plain(*only, Value::now(rules, state));
        }
        let mut meter = Meter::start(self.effort, self.stop.as_ref());
        let mut rng = decision_rng::<R>(self.seed, state);
        let mut sums = [(0_u32, PerSeat::<Value>::default()); MAX_CHOICES];
        'thinking: loop {
            for (&choice, (visits, sum)) in choices.iter().zip(&mut sums) {
                if !meter.take() {
                    break 'thinking;
                }
                let mut position = *state;
                rules.apply_listed(&mut position, choice, &mut ());
                let values = play_out(rules, &mut position, &mut rng);
                *visits += 1;
                for (sum, value) in sum.0.iter_mut().zip(values.0) {
                    sum.share += value.share;
                    sum.score += value.score;
                }
            }
        }
        let candidates = choices
            .iter()
            .zip(sums)
            .map(|(&choice, (visits, sum))| Candidate {
                choice,
                visits: u64::from(visits),
                values: mean(sum, visits),
            });
        best_first(rules, state, candidates.collect(), meter.spent())
    }
}

/// The mean of this number of values.
fn mean(sum: PerSeat<Value>, visits: u32) -> PerSeat<Value> {
    let times = visits.max(1) as f32;
    PerSeat(sum.0.map(|value| Value {
        share: value.share / times,
        score: value.score / times,
    }))
}

/// Sorts the choices by their values for the seat that decides, and chooses the best.
fn best_first<R: Rules>(
    rules: &R,
    state: &R::State,
    mut candidates: Vec<Candidate<R::Choice>>,
    iterations: u64,
) -> Thought<R::Choice> {
    let utility = Utility {
        seats: rules.seats(),
        point: POINT,
        aim: Aim::Victory,
    };
    let asked = asked(rules, state);
    let wanted = |candidate: &Candidate<R::Choice>| utility.of(&candidate.values)[asked];
    candidates.sort_by(|one, other| {
        let tried = (other.visits > 0).cmp(&(one.visits > 0));
        tried.then(wanted(other).total_cmp(&wanted(one)))
    });
    let best = candidates[0];
    Thought {
        choice: best.choice,
        values: best.values,
        iterations,
        line: vec![best.choice],
        candidates,
    }
}

/// The seat that has to choose.
pub(crate) fn asked<R: Rules>(rules: &R, state: &R::State) -> Seat {
    match rules.pending(state) {
        tabletop::Pending::Decision(seat, _) => seat,
        _ => unreachable!("a bot thinks about decisions"),
    }
}
