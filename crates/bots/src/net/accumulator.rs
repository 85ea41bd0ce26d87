//! The first layer of the net, updated incrementally from position to position.
//!
//! Inputs are bits, so the first layer is the sum of the weight rows of the active inputs: many rows of 64 numbers.
//! Consecutive positions, such as siblings in a tree, differ in a handful of inputs, so it is far cheaper to add the
//! rows of new inputs and subtract those of removed ones than to sum up again. Chess engines know this as NNUE.
//! Weights are integers, so the result is exactly the same and no error accumulates, however long the chain.
//!
//! A seat sees itself through other weights than it sees its opponents. Instead of a whole sum for each seat there is
//! one common sum, in which every player counts as an opponent, and a correction for each seat: a changed input of a
//! player then touches only two sums, whatever the number of seats.

// These loops must be inlined into functions compiled for particular vector instructions.
#![allow(clippy::inline_always)]

use tabletop::{MAX_SEATS, Seat};

use super::{FIRST, Net};
use crate::inputs::{PlayerInputs, TableInputs};

pub(super) type Sums = [i16; FIRST];

/// The inputs of the latest position and their sums.
#[derive(Clone, Debug)]
pub struct Accumulator {
    table: TableInputs,
    players: [PlayerInputs; MAX_SEATS],
    /// The part common to all seats: the table, and every player as an opponent.
    all: Sums,
    /// The part of each seat: its rows as the player, minus its rows as an opponent.
    own: [Sums; MAX_SEATS],
}

impl Accumulator {
    /// For positions of one set-up, evaluated by this net.
    pub fn new(net: &Net) -> Accumulator {
        Accumulator {
            table: TableInputs::NONE,
            players: [PlayerInputs::NONE; MAX_SEATS],
            all: net.first_bias,
            own: [[0; FIRST]; MAX_SEATS],
        }
    }

    #[inline(always)]
    pub(super) fn table(&mut self, net: &Net, inputs: &TableInputs) {
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
    pub(super) fn player(&mut self, net: &Net, seat: Seat, inputs: &PlayerInputs) {
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

    /// The sums of the first layer as seen by a seat.
    #[inline(always)]
    pub(super) fn of(&self, seat: Seat) -> Sums {
        let mut first = self.all;
        add(&mut first, &self.own[seat.index()]);
        first
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
