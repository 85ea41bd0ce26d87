//! The judgement at the leaves of a search.

use std::fmt::Debug;

use tabletop::{PerSeat, Rules};

use crate::bot::Value;

/// Judges positions that are not over, including those that wait for chance.
pub trait Evaluator<R: Rules>: Clone + Debug + Send {
    /// What every seat may expect. Does not allocate.
    fn values(&mut self, rules: &R, state: &R::State) -> PerSeat<Value>;
}
