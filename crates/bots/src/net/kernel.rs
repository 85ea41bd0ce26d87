//! The arithmetic of the net, in plain loops that the compiler turns into vector instructions. Sums wrap, so their
//! order does not matter; the trainer keeps weights small enough that nothing does wrap.

// The loops must become part of the function that was compiled for the vector instructions at hand.
#![allow(clippy::inline_always)]

use pulp::{Simd, WithSimd};
use tabletop::{MAX_SEATS, PerSeat, Points, Seat};

use super::{FIRST, LATER_ONE, Net, OUTPUTS, ROW_ONE};
use crate::knowledge::{Inputs, Knowledge};

/// The outputs for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Raw {
    pub share: i32,
    pub points: i32,
}

/// The evaluation of a position. A type, because a closure would be called through a function of its own, out of reach
/// of the vector instructions.
pub(super) struct Look<'a, R: Knowledge> {
    pub net: &'a Net,
    pub rules: &'a R,
    pub state: &'a R::State,
    pub totals: &'a PerSeat<Points>,
}

impl<R: Knowledge> WithSimd for Look<'_, R> {
    type Output = PerSeat<Raw>;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> PerSeat<Raw> {
        let rules = self.rules;
        let mut view = View::new(self.net);
        let mut inputs = Inputs::new();
        rules.table_inputs(self.state, &mut inputs);
        view.table(&inputs);
        for seat in Seat::all(rules.seats()) {
            rules.player_inputs(self.state, seat, self.totals[seat], &mut inputs);
            view.player(seat, &inputs);
        }
        view.finish(rules.seats())
    }
}

type Sums = [i16; FIRST];

/// The first layer of every seat's view while it is summed up.
struct View<'a> {
    net: &'a Net,
    /// What everybody sees: the table, and every player as another.
    all: Sums,
    /// What a seat sees beyond that: itself as own, less itself as another.
    own: [Sums; MAX_SEATS],
}

impl<'a> View<'a> {
    #[inline(always)]
    pub fn new(net: &'a Net) -> View<'a> {
        View {
            net,
            all: net.first_bias,
            own: [[0; FIRST]; MAX_SEATS],
        }
    }

    #[inline(always)]
    pub fn table(&mut self, inputs: &[u16]) {
        let rows = &self.net.rows[..self.net.table_inputs];
        let mut sums = self.all;
        for &input in inputs {
            add(&mut sums, &rows[usize::from(input)]);
        }
        self.all = sums;
    }

    #[inline(always)]
    pub fn player(&mut self, seat: Seat, inputs: &[u16]) {
        let size = self.net.player_inputs;
        let rows = &self.net.rows[self.net.table_inputs..];
        let (own_rows, other_rows) = rows.split_at(size);
        let mut own = [0; FIRST];
        let mut other = [0; FIRST];
        for &input in inputs {
            add(&mut own, &own_rows[usize::from(input)]);
            add(&mut other, &other_rows[usize::from(input)]);
        }
        add(&mut self.all, &other);
        for (own, other) in own.iter_mut().zip(other) {
            *own = own.wrapping_sub(other);
        }
        self.own[seat.index()] = own;
    }

    #[inline(always)]
    pub fn finish(&self, seats: u8) -> PerSeat<Raw> {
        let mut outputs = PerSeat::default();
        for seat in Seat::all(seats) {
            let mut first = self.all;
            add(&mut first, &self.own[seat.index()]);
            outputs[seat] = self.net.later(&mut first);
        }
        outputs
    }
}

/// The bits behind the point of rows.
const ROW_BITS: u32 = (ROW_ONE as i32).ilog2();

impl Net {
    #[inline(always)]
    fn later(&self, first: &mut Sums) -> Raw {
        for unit in first.iter_mut() {
            *unit = (*unit).clamp(0, ROW_ONE as i16);
        }
        let mut sums = self.second_bias;
        for (sum, weights) in sums.iter_mut().zip(&self.second) {
            *sum += dot(first, weights);
        }
        // What a shift rounds differently from a division is below nothing, and becomes nothing.
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
fn add(sums: &mut Sums, row: &Sums) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    let mut sum = 0i32;
    for (one, other) in one.iter().zip(other) {
        sum = sum.wrapping_add(i32::from(*one) * i32::from(*other));
    }
    sum
}
