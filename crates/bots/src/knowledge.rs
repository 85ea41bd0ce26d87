//! What bots have to know about a game beyond its rules.

use std::fmt::Debug;

use tabletop::{PerSeat, Points, Rules, Seat, Setup};

use crate::aim::Aim;
use crate::inputs::{PlayerInputs, TableInputs};
use crate::net::Net;
use crate::style::Style;

/// The inputs of an earlier version, a prefix of today's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputsBefore {
    pub version: u32,
    pub table: usize,
    pub player: usize,
}

/// A game that bots can play, as strongly as its estimate and its net allow. Without either, bots search with the
/// present points.
///
/// The net sees a position as a list of active inputs: those of the table, the same for everybody, and those of each
/// player. A player's inputs count twice, for the player and, with different weights, for all others, so that one
/// list serves every seat's view.
pub trait Knowledge: Rules {
    /// The number of inputs of the table.
    const TABLE_INPUTS: usize = 0;
    /// The number of inputs of a player.
    const PLAYER_INPUTS: usize = 0;
    /// Increased with every change in the meaning of inputs, so that a net is only used with the inputs it was
    /// trained with.
    const INPUT_VERSION: u32 = 0;
    /// Earlier versions whose inputs are a prefix of today's, so that their nets can still be read.
    const INPUTS_BEFORE: &[InputsBefore] = &[];

    /// Whether playing for points differs from playing to win.
    const AIM_MATTERS: bool = true;

    /// What a player can do next, computed once for estimate and inputs.
    type Prospects: Copy + Default + Debug;

    /// The styles of levels. A style differs in preferences, not in strength.
    fn styles() -> &'static [Style<Self>] {
        &[]
    }

    /// What every player can do next.
    fn prospects(&self, state: &Self::State) -> PerSeat<Self::Prospects> {
        let _ = state;
        PerSeat::default()
    }

    /// A hand-written estimate of each seat's points at the end; `totals` has the present points. `greedy` plays by
    /// it, and nets learn corrections to it.
    fn estimate(
        &self,
        state: &Self::State,
        totals: &PerSeat<Points>,
        prospects: &PerSeat<Self::Prospects>,
    ) -> PerSeat<f32> {
        let _ = (state, prospects);
        PerSeat(totals.0.map(|points| points.as_f64() as f32))
    }

    /// The active inputs of the table, in any position, including those that wait for chance or are over.
    fn table_inputs(&self, state: &Self::State, inputs: &mut TableInputs) {
        let _ = (state, inputs);
    }

    /// The active inputs of a player; `total` is the player's present points, from `totals`.
    fn player_inputs(
        &self,
        state: &Self::State,
        seat: Seat,
        total: Points,
        prospects: &Self::Prospects,
        inputs: &mut PlayerInputs,
    ) {
        let _ = (state, seat, total, prospects, inputs);
    }

    /// The trained evaluation for the game's usual tables; searches use its `values` at their leaves.
    fn net() -> &'static Net {
        Net::untrained()
    }

    /// All trained evaluations of the game, the usual one first.
    fn nets() -> Vec<&'static Net> {
        vec![Self::net()]
    }

    /// The trained evaluation for this table and aim: games played for points are longer, for example, and a net that has
    /// only seen short games plays them badly.
    fn net_for(&self, aim: Aim) -> &'static Net {
        let _ = aim;
        Self::net()
    }

    /// Set-ups to train with, and their weights. By default only the usual one.
    fn practice() -> Vec<(Setup, u32)> {
        let offer = Self::offer();
        vec![(offer.usual(offer.scenarios[0].most), 1)]
    }
}
