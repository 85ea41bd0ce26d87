//! What bots know of Snowdonia.

mod estimate;
mod features;
mod inputs;
mod module_inputs;
mod practice;
mod prospects;
mod styles;

pub use features::Feature;

use std::sync::LazyLock;

use snowdonia::Rules;
use tabletop::{PerSeat, Points, Rules as _, Seat, Setup};

use crate::aim::Aim;
use crate::inputs::{PlayerInputs, TableInputs};
use crate::knowledge::{InputsBefore, Knowledge};
use crate::net::Net;
use crate::style::Style;

impl Knowledge for Rules {
    const TABLE_INPUTS: usize = inputs::TABLE;
    const PLAYER_INPUTS: usize = inputs::PLAYER;
    const INPUT_VERSION: u32 = 2;
    const INPUTS_BEFORE: &[InputsBefore] = &[InputsBefore {
        version: 1,
        table: inputs::TABLE_BEFORE,
        player: inputs::PLAYER_BEFORE,
    }];

    type Prospects = prospects::Prospects;

    fn styles() -> &'static [Style<Rules>] {
        styles::STYLES
    }

    fn prospects(&self, state: &Self::State) -> PerSeat<Self::Prospects> {
        let mut all = PerSeat::default();
        for seat in Seat::all(self.seats()) {
            all[seat] = prospects::Prospects::new(self, state, seat);
        }
        all
    }

    fn estimate(
        &self,
        state: &Self::State,
        totals: &PerSeat<Points>,
        prospects: &PerSeat<Self::Prospects>,
    ) -> PerSeat<f32> {
        estimate::estimate(self, state, totals, prospects)
    }

    fn table_inputs(&self, state: &Self::State, inputs: &mut TableInputs) {
        inputs::table(self, state, inputs);
    }

    fn player_inputs(
        &self,
        state: &Self::State,
        seat: Seat,
        total: Points,
        prospects: &Self::Prospects,
        inputs: &mut PlayerInputs,
    ) {
        inputs::player(self, state, seat, total, prospects, inputs);
    }

    fn net() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| read(include_bytes!("../nets/snowdonia.net")));
        &NET
    }

    fn nets() -> Vec<&'static Net> {
        vec![Rules::net(), modules_net(), points_net()]
    }

    /// Where no module is, the net that has practised there alone is the stronger one.
    fn net_for(&self, aim: Aim) -> &'static Net {
        match aim {
            Aim::Points => points_net(),
            Aim::Victory if module_inputs::has_modules(self) => modules_net(),
            Aim::Victory => Rules::net(),
        }
    }

    /// Mostly the usual game with two and three; every scenario, edition, module and number of players now and then.
    fn practice() -> Vec<(Setup, u32)> {
        practice::setups()
    }
}

fn modules_net() -> &'static Net {
    static NET: LazyLock<Net> =
        LazyLock::new(|| read(include_bytes!("../nets/snowdonia-modules.net")));
    &NET
}

fn points_net() -> &'static Net {
    static NET: LazyLock<Net> =
        LazyLock::new(|| read(include_bytes!("../nets/snowdonia-points.net")));
    &NET
}

fn read(bytes: &[u8]) -> Net {
    Net::from_bytes::<Rules>(bytes).expect("the net was trained with these inputs")
}
