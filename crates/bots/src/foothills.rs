//! What bots know of Foothills.

use foothills::Rules;
use tabletop::{PerSeat, Rules as _, Seat};

use crate::knowledge::{Inputs, Knowledge};
use crate::net::Net;
use crate::search::settings::Taste;
use crate::style;

impl Knowledge for Rules {
    const INPUTS: usize = 0;

    fn styles() -> &'static [&'static str] {
        &style::FOOTHILLS_NAMES
    }

    fn taste(name: &str) -> Option<Taste<Rules>> {
        style::taste(&style::FOOTHILLS, name)
    }

    fn estimate(&self, state: &Self::State) -> PerSeat<f32> {
        let totals = self.totals(state);
        PerSeat(totals.0.map(|points| points.as_f64() as f32))
    }

    fn inputs(&self, _: &Self::State, _: Seat, inputs: &mut Inputs) {
        inputs.clear();
    }

    fn net() -> &'static Net {
        &Net::UNTRAINED
    }
}
