//! Positions to learn from, with what came of them.

// The loops must become part of the function that was compiled for the vector instructions at hand.
#![allow(clippy::inline_always)]

use tabletop::{PerSeat, Rng as _, Seat, Wyrand};

use crate::bot::Value;
use crate::inputs::{Inputs, PlayerInputs, TableInputs};
use crate::knowledge::Knowledge;
use crate::net::Opinion;

/// Positions of some games.
#[derive(Clone, Debug, Default)]
pub(super) struct Lesson {
    /// The inputs of all positions, one after the other.
    inputs: Vec<u16>,
    pub positions: Vec<Position>,
}

/// One position: where its inputs begin and how many there are, and what it should be worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    start: u32,
    table: u16,
    players: PerSeat<u16>,
    pub seats: u8,
    /// The estimate, to which the net adds.
    pub opinion: Opinion,
    /// First what the net expected, in the end what it should have.
    pub values: PerSeat<Value>,
}

impl Lesson {
    /// Notes a position with what the net expects of it.
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

    /// Writes inputs down; how many they are.
    fn write<const WORDS: usize>(&mut self, inputs: &Inputs<WORDS>) -> u16 {
        let start = self.inputs.len();
        inputs.each(|input| self.inputs.push(input));
        (self.inputs.len() - start) as u16
    }

    /// Something better is known to be expected of the last position of the game that began with position `first`.
    pub fn correct(&mut self, first: usize, values: PerSeat<Value>) {
        if let Some(last) = self.positions[first..].last_mut() {
            last.values = values;
        }
    }

    /// A game from position `first` on has ended with these values: each position should have been worth a mixture of
    /// what the next was worth and of what came later.
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
