//! A net with its accumulator: evaluates consecutive positions.

use std::fmt::Debug;
use std::ops::Deref;

use tabletop::PerSeat;

use super::{Accumulator, Net};
use crate::bot::Value;
use crate::knowledge::Knowledge;
use crate::search::evaluator::Evaluator;
use crate::vector::arch;

/// A net, borrowed or shared, with the accumulator of the latest position.
#[derive(Clone, Debug)]
pub struct IncrementalNet<N> {
    net: N,
    accumulator: Accumulator,
}

impl<N: Deref<Target = Net>> IncrementalNet<N> {
    /// For positions of one set-up.
    pub fn new(net: N) -> IncrementalNet<N> {
        let accumulator = Accumulator::new(&net);
        IncrementalNet { net, accumulator }
    }

    /// What every seat can expect, see [`Net::values`]. Does not allocate.
    #[inline]
    pub fn values<R: Knowledge>(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        self.net
            .values_after(&mut self.accumulator, rules, state, arch())
    }
}

impl<R, N> Evaluator<R> for IncrementalNet<N>
where
    R: Knowledge,
    N: Deref<Target = Net> + Clone + Debug + Send,
{
    #[inline]
    fn values(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        IncrementalNet::values(self, rules, state)
    }
}
