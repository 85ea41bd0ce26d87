//! What bots know of Foothills.

use foothills::Rules;
use tabletop::{PerSeat, Points, Seat, Setup};

use crate::knowledge::{Inputs, Knowledge};
use crate::net::Net;
use crate::search::settings::Taste;
use crate::style;

impl Knowledge for Rules {
    const TABLE_INPUTS: usize = 0;
    const PLAYER_INPUTS: usize = 0;
    const INPUT_VERSION: u32 = 1;

    fn styles() -> &'static [&'static str] {
        &style::FOOTHILLS_NAMES
    }

    fn taste(name: &str) -> Option<Taste<Rules>> {
        style::taste(&style::FOOTHILLS, name)
    }

    fn estimate(&self, _: &Self::State, totals: &PerSeat<Points>) -> PerSeat<f32> {
        PerSeat(totals.0.map(|points| points.as_f64() as f32))
    }

    fn table_inputs(&self, _: &Self::State, inputs: &mut Inputs) {
        inputs.clear();
    }

    fn player_inputs(&self, _: &Self::State, _: Seat, _: Points, inputs: &mut Inputs) {
        inputs.clear();
    }

    fn net() -> &'static Net {
        Net::untrained()
    }

    fn practice() -> Vec<(Setup, u32)> {
        Vec::new()
    }
}
