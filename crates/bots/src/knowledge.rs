//! What a bot has to know of a game beyond its rules.

use std::fmt::Debug;

use tabletop::{PerSeat, Points, Rules, Seat, Setup};

use crate::aim::Aim;
use crate::inputs::{PlayerInputs, TableInputs};
use crate::net::Net;
use crate::style::Style;

/// Inputs as they were in an earlier version: the first ones of today's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputsBefore {
    pub version: u32,
    pub table: usize,
    pub player: usize,
}

/// A game that bots can play, as strongly as its estimate and its net allow. A game that has neither yet is searched with
/// the points everybody has now.
///
/// The net sees a position as a list of inputs that are on: those of the table, the same for everybody, and those of
/// each player. A player's inputs count twice, once for the player and, with other weights, once for all others, so
/// that one list serves every seat's view.
pub trait Knowledge: Rules {
    /// How many inputs describe the table.
    const TABLE_INPUTS: usize = 0;
    /// How many inputs describe a player.
    const PLAYER_INPUTS: usize = 0;
    /// Grows with every change of what an input means, so that a net is not read with other eyes than it learned with.
    const INPUT_VERSION: u32 = 0;
    /// Earlier versions after which inputs were only added behind the others, so that their nets can still be read.
    const INPUTS_BEFORE: &[InputsBefore] = &[];

    /// Whether those who play for points play another game than those who play to win.
    const AIM_MATTERS: bool = true;

    /// What a player can do next, worked out once for the estimate and for the inputs.
    type Prospects: Copy + Default + Debug;

    /// The styles a level can be played in; a style differs in what it likes, not in strength.
    fn styles() -> &'static [Style<Self>] {
        &[]
    }

    /// What every player can do next.
    fn prospects(&self, state: &Self::State) -> PerSeat<Self::Prospects> {
        let _ = state;
        PerSeat::default()
    }

    /// Points each seat may expect at the end, by a rule of thumb written by hand; `totals` is what they have now.
    /// `greedy` plays by it, and a net learns what to add to it.
    fn estimate(
        &self,
        state: &Self::State,
        totals: &PerSeat<Points>,
        prospects: &PerSeat<Self::Prospects>,
    ) -> PerSeat<f32> {
        let _ = (state, prospects);
        PerSeat(totals.0.map(|points| points.as_f64() as f32))
    }

    /// The inputs of the table that are on. Any position will do, also one that waits for chance or is over.
    fn table_inputs(&self, state: &Self::State, inputs: &mut TableInputs) {
        let _ = (state, inputs);
    }

    /// The inputs of a player that are on; `total` is what the player has now, as `totals` gives it.
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

    /// The trained evaluation of the game; its `values` are what a search wants at its leaves.
    fn net() -> &'static Net {
        Net::untrained()
    }

    /// The same for those who play for points: games among them are longer, and a net that has seen only short ones
    /// does not know what to do in them.
    fn points_net() -> &'static Net {
        Self::net()
    }

    /// The trained evaluation for an aim.
    fn net_for(aim: Aim) -> &'static Net {
        match aim {
            Aim::Victory => Self::net(),
            Aim::Points => Self::points_net(),
        }
    }

    /// Set-ups to learn from, each with how often it is played. The usual one, if nothing is said.
    fn practice() -> Vec<(Setup, u32)> {
        let offer = Self::offer();
        vec![(offer.usual(offer.scenarios[0].most), 1)]
    }
}
