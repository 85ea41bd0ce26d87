//! What bots know of Snowdonia.

mod estimate;
mod inputs;
mod prospects;
mod styles;

use std::sync::LazyLock;

use snowdonia::Rules;
use tabletop::{PerSeat, Points, Rules as _, Seat, Setup};

use crate::inputs::Inputs;
use crate::knowledge::Knowledge;
use crate::net::Net;
use crate::style::Style;

impl Knowledge for Rules {
    const TABLE_INPUTS: usize = inputs::TABLE;
    const PLAYER_INPUTS: usize = inputs::PLAYER;
    const INPUT_VERSION: u32 = 1;

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

    fn table_inputs(&self, state: &Self::State, inputs: &mut Inputs) {
        inputs::table(self, state, inputs);
    }

    fn player_inputs(
        &self,
        state: &Self::State,
        seat: Seat,
        total: Points,
        prospects: &Self::Prospects,
        inputs: &mut Inputs,
    ) {
        inputs::player(self, state, seat, total, prospects, inputs);
    }

    fn net() -> &'static Net {
        static NET: LazyLock<Net> = LazyLock::new(|| {
            let bytes = include_bytes!("../nets/snowdonia.net");
            Net::from_bytes::<Rules>(bytes).expect("the net was trained with these inputs")
        });
        &NET
    }

    /// Mostly the usual game with two and three; every scenario, edition and number of players now and then.
    fn practice() -> Vec<(Setup, u32)> {
        let offer = Rules::offer();
        let mut list = Vec::new();
        let mut add = |scenario: &str, edition: &str, option: Option<String>, seats, weight| {
            let setup = Setup {
                edition: Some(edition.to_owned()),
                options: option.into_iter().collect(),
                ..offer.setup(scenario, seats)
            };
            list.push((setup, weight));
        };
        for (scenario, weights) in [
            ("mount-snowdon", &[0, 280, 210, 110, 70][..]),
            ("blaenau-ffestiniog", &[0, 70, 60, 50][..]),
        ] {
            for (seats, &weight) in (1..).zip(weights) {
                if seats > 1 {
                    add(scenario, "deluxe", None, seats, weight * 9);
                    add(scenario, "classic", None, seats, weight);
                }
            }
            for train in 1..=7 {
                let option = Some(format!("train-{train}"));
                add(scenario, "deluxe", option.clone(), 1, 80);
                add(scenario, "classic", option, 1, 20);
            }
        }
        list
    }
}
