//! The contract deck: revealing cards (R3, contract 5), the visible back, the discards that become the deck, and
//! the forecast (R4). An icon is always visible while the deck has a card, so a `back` is dealt after every `reveal`.

use tabletop::Witness;

use crate::choice::Asked;
use crate::contract::{Contract, ContractSet};
use crate::deal::Chance;
use crate::fact::Fact;
use crate::flow::{Flow, ask, await_chance};
use crate::rules::Rules;
use crate::state::{Stage, State};
use crate::weather::Weather;

impl Rules {
    /// Waits for the next card, or for its back if that is not dealt yet (R3.2); goes on if no card is left at all.
    fn next_card<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.back.is_some() {
            return await_chance(state, Chance::Reveal);
        }
        self.next_back(state, witness)
    }

    /// Waits for the back of the top card; goes on if no card is left at all.
    fn next_back<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.deck.is_empty() {
            if state.discards.is_empty() {
                return Flow::GoesOn;
            }
            state.deck = std::mem::take(&mut state.discards);
            witness.fact(Fact::DeckRecycled {
                cards: state.deck.len() as u8,
            });
        }
        await_chance(state, Chance::Back)
    }

    /// A card was revealed: it goes where the stage wants it. The next back follows at once if the deck has a card.
    pub(crate) fn reveal<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        witness: &mut W,
    ) -> Flow {
        state.deck.remove(contract);
        let back = state.back.take();
        let mut position = 0;
        if state.stage == Stage::Window {
            state.looking -= 1;
            state.revealed.insert(contract);
        } else {
            let place = state
                .office
                .iter()
                .position(Option::is_none)
                .expect("a free position");
            state.office[place] = Some(contract);
            position = place as u8 + 1;
            if state.stage == Stage::Setup {
                set_first_forecast(state, place, back.expect("a back comes before a reveal"));
            }
        }
        witness.fact(Fact::Revealed { contract, position });
        if state.deck.is_empty() {
            Flow::GoesOn
        } else {
            await_chance(state, Chance::Back)
        }
    }

    pub(crate) fn show_back<W: Witness<Fact>>(
        &self,
        state: &mut State,
        weather: Weather,
        witness: &mut W,
    ) {
        state.back = Some(weather);
        witness.fact(Fact::BackShown { weather });
    }

    /// Contract 5: reveals one after the other, then asks which to keep.
    pub(crate) fn look<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        witness: &mut W,
    ) -> Flow {
        if state.looking > 0 && self.next_card(state, witness) == Flow::Waits {
            return Flow::Waits;
        }
        state.looking = 0;
        let seat = state.actor;
        if state.revealed.is_empty() {
            state.playing = None;
            witness.fact(Fact::Lost { seat, contract });
            return Flow::GoesOn;
        }
        ask(state, seat, Asked::Keep)
    }

    /// R3.1, R3.3: what is discarded before the Site Office is filled again.
    pub(crate) fn begin_restock<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let discarded = if self.tables.solo { 3 } else { 1 };
        for contract in state.office[..discarded]
            .iter_mut()
            .filter_map(Option::take)
        {
            state.discards.insert(contract);
            witness.fact(Fact::ContractDiscarded { contract });
        }
        let mut left = [None; 3];
        for (place, contract) in left.iter_mut().zip(state.office.iter().flatten()) {
            *place = Some(*contract);
        }
        state.office = left;
        state.stage = Stage::Restock;
    }

    /// R3.1: fills the Site Office.
    pub(crate) fn restock<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.office.contains(&None) && self.next_card(state, witness) == Flow::Waits {
            return Flow::Waits;
        }
        state.stage = Stage::Forecast;
        Flow::GoesOn
    }

    /// R4.1: the discs move; the rates follow the weather.
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
        state.stage = Stage::Yard;
        Flow::GoesOn
    }

    /// R4.2.
    fn change_rates<W: Witness<Fact>>(&self, state: &mut State, weather: Weather, witness: &mut W) {
        if weather == Weather::Fog {
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

    /// R4.2: excavation and lay rate, as indices, once a weather has come.
    #[inline]
    pub fn rates_after(&self, (excavation, lay): (u8, u8), weather: Weather) -> (u8, u8) {
        let board = &self.tables.components.board;
        let top = |rates: &[u8]| rates.len() as u8 - 1;
        match weather {
            Weather::Sun => (
                (excavation + 2).min(top(&board.excavation_rates)),
                (lay + 1).min(top(&board.lay_rates)),
            ),
            Weather::Rain => (excavation.saturating_sub(1), lay.saturating_sub(1)),
            Weather::Fog => (excavation, lay),
        }
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

    /// Contracts of the deck that may lie on top: those with the visible icon.
    #[inline]
    pub(crate) fn top_cards(&self, state: &State) -> ContractSet {
        state.back.map_or(ContractSet::NONE, |back| {
            state.deck.and(self.tables.backs[back as usize])
        })
    }
}

/// S5: the back of card 2 gives the middle disc, the back of card 3 the last.
fn set_first_forecast(state: &mut State, place: usize, back: Weather) {
    match place {
        1 => state.middle = back,
        2 => state.last = back,
        _ => {}
    }
}
