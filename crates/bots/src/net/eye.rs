//! A net that looks at one position after the other.

use std::fmt::Debug;
use std::ops::Deref;

use tabletop::PerSeat;

use super::{Net, Sight};
use crate::bot::Value;
use crate::knowledge::Knowledge;
use crate::search::evaluator::Evaluator;
use crate::vector::arch;

/// A net, borrowed or shared, with what it saw last.
#[derive(Clone, Debug)]
pub struct Eye<N> {
    net: N,
    sight: Sight,
}

impl<N: Deref<Target = Net>> Eye<N> {
    /// Has seen nothing yet. An eye stays at one table.
    pub fn new(net: N) -> Eye<N> {
        let sight = Sight::new(&net);
        Eye { net, sight }
    }

    /// What every seat may expect, as [`Net::values`] tells it. Does not allocate.
    #[inline]
    pub fn values<R: Knowledge>(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        self.net.values_after(&mut self.sight, rules, state, arch())
    }
}

impl<R, N> Evaluator<R> for Eye<N>
where
    R: Knowledge,
    N: Deref<Target = Net> + Clone + Debug + Send,
{
    #[inline]
    fn values(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        Eye::values(self, rules, state)
    }
}
