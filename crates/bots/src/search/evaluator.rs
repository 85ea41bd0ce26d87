//! The judgement at the leaves of a search.

use std::fmt::Debug;
use std::sync::Arc;

use tabletop::{PerSeat, Rules};

use crate::bot::Value;
use crate::knowledge::Knowledge;
use crate::net::Net;

/// Judges positions that are not over, also those that wait for chance.
pub trait Evaluator<R: Rules>: Clone + Debug + Send {
    /// What every seat may expect. Does not allocate.
    fn values(&mut self, rules: &R, state: &R::State) -> PerSeat<Value>;
}

impl<R: Knowledge> Evaluator<R> for &Net {
    #[inline]
    fn values(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        Net::values(self, rules, state)
    }
}

/// Nets that are not built in, as in training and in matches between nets.
impl<R: Knowledge> Evaluator<R> for Arc<Net> {
    #[inline]
    fn values(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        Net::values(self, rules, state)
    }
}
