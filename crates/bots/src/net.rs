//! The learned evaluation.

use tabletop::{Pending, PerSeat, Seat};

use crate::bot::Value;
use crate::knowledge::Knowledge;

/// A trained evaluation, or none yet.
#[derive(Clone, Debug)]
pub struct Net {
    _private: (),
}

impl Net {
    /// A net that has learned nothing: its values come from the game's estimate.
    pub const UNTRAINED: Net = Net { _private: () };

    /// What every seat may expect: its share of the victory and its points at the end. Works for every position, also
    /// one that waits for chance; exact when the game is over. Does not allocate.
    pub fn values<R: Knowledge>(&self, rules: &R, state: &R::State) -> PerSeat<Value> {
        if rules.pending(state) == Pending::Over {
            return Value::now(rules, state);
        }
        estimated(rules, state)
    }
}

/// Points that make the share of the victory e times as likely.
const POINTS_PER_NAT: f32 = 12.0;

fn estimated<R: Knowledge>(rules: &R, state: &R::State) -> PerSeat<Value> {
    let estimate = rules.estimate(state);
    let mut values = PerSeat::<Value>::default();
    let mut sum = 0.0;
    for seat in Seat::all(rules.seats()) {
        let score = estimate[seat];
        let share = (score / POINTS_PER_NAT).exp();
        values[seat] = Value { share, score };
        sum += share;
    }
    for value in &mut values.0 {
        value.share /= sum;
    }
    values
}
