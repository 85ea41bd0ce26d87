//! Positions to learn from, with their targets.

// These loops must be inlined into functions compiled for particular vector instructions.
#![allow(clippy::inline_always)]

use tabletop::{PerSeat, Rng as _, Seat, Wyrand};

use crate::bot::Value;
use crate::inputs::{Inputs, PlayerInputs, TableInputs};
use crate::knowledge::Knowledge;
use crate::net::Opinion;

/// Positions of some games.
#[derive(Clone, Debug, Default)]
pub(super) struct Examples {
    /// The inputs of all positions, concatenated.
    inputs: Vec<u16>,
    pub positions: Vec<Position>,
}

/// One position: where its inputs begin, how many there are, and its target.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    start: u32,
    table: u16,
    players: PerSeat<u16>,
    pub seats: u8,
    /// The estimate, to which the net adds its output.
    pub opinion: Opinion,
    /// At first the net's expectation, in the end the target.
    pub values: PerSeat<Value>,
}

impl Examples {
    /// Adds a position with the net's expectation.
    pub fn note<R: Knowledge>(&mut self, rules: &R, state: &R::State, values: PerSeat<Value>) {
        let totals = rules.totals(state);
        let prospects = rules.prospects(state);
        let start = self.inputs.len() as u32;
        let mut table = TableInputs::NONE;
        rules.table_inputs(state, &mut table);
        let table = self.write(&table);
        let mut players = PerSeat::default();
        let mut inputs = PlayerInputs::NONE;
        for seat in Seat::all(rules.seats()) {
            rules.player_inputs(state, seat, totals[seat], &prospects[seat], &mut inputs);
            players[seat] = self.write(&inputs);
        }
        self.positions.push(Position {
            start,
            table,
            players,
            seats: rules.seats(),
            opinion: Opinion::of(rules, state, &totals, &prospects),
            values,
        });
    }

    /// Appends inputs and returns their number.
    fn write<const WORDS: usize>(&mut self, inputs: &Inputs<WORDS>) -> u16 {
        let start = self.inputs.len();
        inputs.each(|input| self.inputs.push(input));
        (self.inputs.len() - start) as u16
    }

    /// Replaces the expectation of the last position, in the game that began with position `first`, by a better one.
    pub fn correct(&mut self, first: usize, values: PerSeat<Value>) {
        if let Some(last) = self.positions[first..].last_mut() {
            last.values = values;
        }
    }

    /// The game from position `first` on has ended with these values: the target of each position is a mixture of the
    /// next one's expectation and of what came later.
    pub fn settle(&mut self, first: usize, end: PerSeat<Value>, trace: f32) {
        let mut later = end;
        let mut next = end;
        for position in self.positions[first..].iter_mut().rev() {
            let expected = position.values;
            for seat in Seat::all(position.seats) {
                let mix = |next: f32, later: f32| next + trace * (later - next);
                later[seat] = Value {
                    share: mix(next[seat].share, later[seat].share),
                    score: mix(next[seat].score, later[seat].score),
                };
            }
            position.values = later;
            next = expected;
        }
    }

    /// The positions in random order.
    pub fn order(&self, rng: &mut Wyrand) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.positions.len() as u32).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, rng.below(place as u32 + 1) as usize);
        }
        order
    }

    /// The inputs of a position: the table's and each player's.
    #[inline(always)]
    pub fn inputs(&self, position: &Position) -> (&[u16], [&[u16]; 5]) {
        let start = position.start as usize;
        let (table, mut rest) = self.inputs[start..].split_at(usize::from(position.table));
        let mut players: [&[u16]; 5] = [&[]; 5];
        for (place, length) in players.iter_mut().zip(position.players.0) {
            let (player, others) = rest.split_at(usize::from(length));
            *place = player;
            rest = others;
        }
        (table, players)
    }
}
