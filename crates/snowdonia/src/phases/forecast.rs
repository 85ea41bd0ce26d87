//! R4: the weather discs and the work rates that follow from the weather.

use tabletop::Witness;

use crate::agenda::Phase;
use crate::components::{Components, Season};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::Flow;
use crate::state::State;
use crate::weather::Weather;

impl Rules {
    /// R4.1: the discs move, including those of seasons (SE2); the rates follow the weather.
    pub(crate) fn forecast<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.back.is_none() && self.next_back(state, witness) == Flow::Waits {
            return Flow::Waits;
        }
        let now = state.middle;
        state.weather = Some(now);
        state.middle = state.last;
        state.last = state.back.unwrap_or(Weather::Sun);
        witness.fact(Fact::WeatherChanged {
            now,
            last: state.last,
        });
        self.change_rates(state, now, witness);
        state.agenda.phase = Phase::Yard;
        Flow::GoesOn
    }

    /// R4.2.
    fn change_rates<W: Witness<Fact>>(&self, state: &mut State, weather: Weather, witness: &mut W) {
        if !matches!(weather, Weather::Sun | Weather::Rain) {
            return;
        }
        let (excavation, lay) = self.rates_after((state.excavation_rate, state.lay_rate), weather);
        state.excavation_rate = excavation;
        state.lay_rate = lay;
        witness.fact(Fact::RatesChanged {
            excavation: self.excavation_rate(state),
            lay: self.lay_rate(state),
        });
    }

    /// R4.2: excavation and lay rate, as indices, after a change of the weather.
    #[inline]
    pub fn rates_after(&self, (excavation, lay): (u8, u8), weather: Weather) -> (u8, u8) {
        let Components { board, actions, .. } = &self.tables.components;
        let top = |rates: &[u8]| rates.len() as u8 - 1;
        match weather {
            Weather::Sun => (
                (excavation + actions.sun.excavation).min(top(&board.excavation_rates)),
                (lay + actions.sun.lay).min(top(&board.lay_rates)),
            ),
            Weather::Rain => (
                excavation.saturating_sub(actions.rain.excavation),
                lay.saturating_sub(actions.rain.lay),
            ),
            // SE3: seasons leave them unchanged.
            _ => (excavation, lay),
        }
    }

    /// What the current weather does as a season; nothing if it is not one.
    #[inline]
    pub fn season(&self, state: &State) -> Season {
        let weather = state.weather.unwrap_or(Weather::Sun);
        self.tables.seasons[weather as usize]
    }

    /// The current excavation rate.
    #[inline]
    pub fn excavation_rate(&self, state: &State) -> u8 {
        self.tables.components.board.excavation_rates[usize::from(state.excavation_rate)]
    }

    /// The current lay rate.
    #[inline]
    pub fn lay_rate(&self, state: &State) -> u8 {
        self.tables.components.board.lay_rates[usize::from(state.lay_rate)]
    }
}

/// S5: the back of card 2 gives the middle disc, the back of card 3 the last.
pub(crate) fn set_first_forecast(state: &mut State, place: usize, back: Weather) {
    match place {
        1 => state.middle = back,
        2 => state.last = back,
        _ => {}
    }
}
