//! Evaluates positions with the net, in plain loops that the compiler vectorises. Sums wrap, so their order does not
//! matter; the trainer bounds the weights so that they never actually wrap.

// These loops must be inlined into functions compiled for particular vector instructions.
#![allow(clippy::inline_always)]

use pulp::{Simd, WithSimd};
use tabletop::{PerSeat, Points, Seat};

use super::accumulator::{Accumulator, Sums};
use super::hidden::Multiply;
use super::{LATER_ONE, Net, OUTPUTS, ROW_ONE, SECOND};
use crate::inputs::{PlayerInputs, TableInputs};
use crate::knowledge::Knowledge;

/// The outputs for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Raw {
    pub share: i32,
    pub points: i32,
}

/// The evaluation of a position. A type rather than a closure, which would be compiled as a function of its own,
/// without the vector instructions.
pub(super) struct Look<'a, R: Knowledge, M> {
    pub multiply: M,
    pub net: &'a Net,
    pub rules: &'a R,
    pub state: &'a R::State,
    pub totals: &'a PerSeat<Points>,
    pub prospects: &'a PerSeat<R::Prospects>,
    pub accumulator: &'a mut Accumulator,
}

impl<R: Knowledge, M: Multiply> WithSimd for Look<'_, R, M> {
    type Output = PerSeat<Raw>;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> PerSeat<Raw> {
        let Look { rules, state, .. } = self;
        let mut table = TableInputs::NONE;
        rules.table_inputs(state, &mut table);
        self.accumulator.table(self.net, &table);
        let mut inputs = PlayerInputs::NONE;
        for seat in Seat::all(rules.seats()) {
            let (total, prospects) = (self.totals[seat], &self.prospects[seat]);
            rules.player_inputs(state, seat, total, prospects, &mut inputs);
            self.accumulator.player(self.net, seat, &inputs);
        }
        let mut outputs = PerSeat::default();
        for seat in Seat::all(rules.seats()) {
            outputs[seat] = self.net.later(self.multiply, self.accumulator.of(seat));
        }
        outputs
    }
}

/// The fractional bits of rows.
const ROW_BITS: u32 = (ROW_ONE as i32).ilog2();

impl Net {
    #[inline(always)]
    fn later(&self, multiply: impl Multiply, mut first: Sums) -> Raw {
        for unit in &mut first {
            *unit = (*unit).clamp(0, ROW_ONE as i16);
        }
        let mut sums = self.second_bias;
        multiply.add(&mut sums, &first, &self.second);
        // Where a shift rounds differently from a division the number is negative, and becomes zero anyway.
        let second = sums.map(|sum| (sum >> ROW_BITS).clamp(0, LATER_ONE as i32) as i16);
        let mut outputs = [0; OUTPUTS];
        for (output, (weights, bias)) in outputs
            .iter_mut()
            .zip(self.outputs.iter().zip(self.output_bias))
        {
            *output = bias + dot(&second, weights);
        }
        let [share, points] = outputs;
        Raw { share, points }
    }
}

#[inline(always)]
fn dot(one: &[i16; SECOND], other: &[i16; SECOND]) -> i32 {
    let mut sum = 0i32;
    for (one, other) in one.iter().zip(other) {
        sum = sum.wrapping_add(i32::from(*one) * i32::from(*other));
    }
    sum
}
