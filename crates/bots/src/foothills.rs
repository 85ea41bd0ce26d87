//! What bots know of Foothills.

mod estimate;
mod features;
mod inputs;
mod styles;

pub use features::Feature;

use std::sync::LazyLock;

use foothills::Rules;
use tabletop::{PerSeat, Points, Seat};

use crate::inputs::{PlayerInputs, TableInputs};
use crate::knowledge::Knowledge;
use crate::net::Net;
use crate::style::Style;

impl Knowledge for Rules {
    const TABLE_INPUTS: usize = inputs::TABLE;
    const PLAYER_INPUTS: usize = inputs::PLAYER;
    const INPUT_VERSION: u32 = 1;
    const AIM_MATTERS: bool = false;

    type Prospects = ();

    fn styles() -> &'static [Style<Rules>] {
        styles::STYLES
    }

    fn estimate(
        &self,
        state: &Self::State,
        totals: &PerSeat<Points>,
        _: &PerSeat<()>,
    ) -> PerSeat<f32> {
        estimate::estimate(state, totals)
    }

    fn table_inputs(&self, state: &Self::State, inputs: &mut TableInputs) {
        inputs::table(state, inputs);
    }

    fn player_inputs(
        &self,
        state: &Self::State,
        seat: Seat,
        total: Points,
        (): &(),
        inputs: &mut PlayerInputs,
    ) {
        inputs::player(state, seat, total, inputs);
    }

    fn net() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| {
            let bytes = include_bytes!("../nets/foothills.net");
            Net::from_bytes::<Rules>(bytes).expect("the net was trained with these inputs")
        });
        &NET
    }
}
