//! The arithmetic of the net, in plain loops that the compiler turns into vector instructions. Sums wrap, so their
//! order does not matter; the trainer keeps weights small enough that nothing does wrap.

// The loops must become part of the function that was compiled for the vector instructions at hand.
#![allow(clippy::inline_always)]

use pulp::{Simd, WithSimd};
use tabletop::{MAX_SEATS, PerSeat, Points, Seat};

use super::second::Multiply;
use super::{FIRST, LATER_ONE, Net, OUTPUTS, ROW_ONE, SECOND};
use crate::inputs::Inputs;
use crate::knowledge::Knowledge;

/// The outputs for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Raw {
    pub share: i32,
    pub points: i32,
}

/// The evaluation of a position. A type, because a closure would be called through a function of its own, out of reach
/// of the vector instructions.
pub(super) struct Look<'a, R: Knowledge, M> {
    pub multiply: M,
    pub net: &'a Net,
    pub rules: &'a R,
    pub state: &'a R::State,
    pub totals: &'a PerSeat<Points>,
    pub prospects: &'a PerSeat<R::Prospects>,
    pub sight: &'a mut Sight,
}

impl<R: Knowledge, M: Multiply> WithSimd for Look<'_, R, M> {
    type Output = PerSeat<Raw>;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> PerSeat<Raw> {
        let Look { rules, state, .. } = self;
        let mut inputs = Inputs::NONE;
        rules.table_inputs(state, &mut inputs);
        self.sight.table(self.net, &inputs);
        for seat in Seat::all(rules.seats()) {
            let (total, prospects) = (self.totals[seat], &self.prospects[seat]);
            rules.player_inputs(state, seat, total, prospects, &mut inputs);
            self.sight.player(self.net, seat, &inputs);
        }
        let mut outputs = PerSeat::default();
        for seat in Seat::all(rules.seats()) {
            outputs[seat] = self.net.later(self.multiply, self.sight.of(seat));
        }
        outputs
    }
}

type Sums = [i16; FIRST];

/// What the net saw last, and the sums of its first layer. The next position differs in few inputs, so only their rows
/// are added and taken away; as the sums are whole numbers, they are the same as if they were made anew.
#[derive(Clone, Debug)]
pub struct Sight {
    table: Inputs,
    players: [Inputs; MAX_SEATS],
    /// What everybody sees: the table, and every player as another.
    all: Sums,
    /// What a seat sees beyond that: itself as own, less itself as another.
    own: [Sums; MAX_SEATS],
}

impl Sight {
    /// Nothing seen yet. It goes with this net and with tables of one size.
    pub fn new(net: &Net) -> Sight {
        Sight {
            table: Inputs::NONE,
            players: [Inputs::NONE; MAX_SEATS],
            all: net.first_bias,
            own: [[0; FIRST]; MAX_SEATS],
        }
    }

    #[inline(always)]
    fn table(&mut self, net: &Net, inputs: &Inputs) {
        let rows = &net.rows[..net.table_inputs];
        let mut all = self.all;
        let gone = self.table.without(inputs);
        gone.each(|input| subtract(&mut all, &rows[usize::from(input)]));
        let come = inputs.without(&self.table);
        come.each(|input| add(&mut all, &rows[usize::from(input)]));
        self.all = all;
        self.table = *inputs;
    }

    #[inline(always)]
    fn player(&mut self, net: &Net, seat: Seat, inputs: &Inputs) {
        let rows = &net.rows[net.table_inputs..];
        let (own_rows, other_rows) = rows.split_at(net.player_inputs);
        let seen = &mut self.players[seat.index()];
        let mut all = self.all;
        let mut own = self.own[seat.index()];
        seen.without(inputs).each(|input| {
            let (own_row, other_row) =
                (own_rows[usize::from(input)], other_rows[usize::from(input)]);
            subtract(&mut all, &other_row);
            add(&mut own, &other_row);
            subtract(&mut own, &own_row);
        });
        inputs.without(seen).each(|input| {
            let (own_row, other_row) =
                (own_rows[usize::from(input)], other_rows[usize::from(input)]);
            add(&mut all, &other_row);
            subtract(&mut own, &other_row);
            add(&mut own, &own_row);
        });
        self.all = all;
        self.own[seat.index()] = own;
        *seen = *inputs;
    }

    /// The first layer as a seat sees it.
    #[inline(always)]
    fn of(&self, seat: Seat) -> Sums {
        let mut first = self.all;
        add(&mut first, &self.own[seat.index()]);
        first
    }
}

/// The bits behind the point of rows.
const ROW_BITS: u32 = (ROW_ONE as i32).ilog2();

impl Net {
    #[inline(always)]
    fn later(&self, multiply: impl Multiply, mut first: Sums) -> Raw {
        for unit in &mut first {
            *unit = (*unit).clamp(0, ROW_ONE as i16);
        }
        let mut sums = self.second_bias;
        multiply.add(&mut sums, &first, &self.second);
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
fn subtract(sums: &mut Sums, row: &Sums) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
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
