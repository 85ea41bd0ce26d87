//! The contract deck: revealing cards (R3, contract 5), the visible back, the discards that become the new deck. As
//! long as the deck has a card an icon is visible, so every `reveal` is followed by a `back`.

use tabletop::Witness;

use crate::agenda::{Phase, Step};
use crate::choice::Asked;
use crate::contract::{Contract, ContractSet};
use crate::deal::Chance;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask, await_chance};
use crate::phases::forecast::set_first_forecast;
use crate::state::State;
use crate::weather::Weather;

impl Rules {
    /// Waits for the next card, or for its back if that is not dealt yet (R3.2); goes on if no card is left at all.
    pub(crate) fn next_card<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.back.is_some() {
            return await_chance(state, Chance::Reveal);
        }
        self.next_back(state, witness)
    }

    /// Waits for the back of the top card; goes on if no card is left at all.
    pub(crate) fn next_back<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
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

    /// A card was revealed: it goes where the phase needs it. The next back follows at once if the deck has a card.
    pub(crate) fn reveal<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        witness: &mut W,
    ) -> Flow {
        state.deck.remove(contract);
        let back = state.back.take();
        let mut position = 0;
        if let Step::Contract { reveals, .. } = &mut state.agenda.step {
            *reveals -= 1;
            state.revealed.insert(contract);
        } else {
            let place = state
                .office
                .iter()
                .position(Option::is_none)
                .expect("a free position");
            state.office[place] = Some(contract);
            position = place as u8 + 1;
            if let Phase::SetUp { .. } = state.agenda.phase {
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

    /// Contract 5: reveals cards one by one, then asks which to keep. It is rare, and keeping it out of the code that
    /// opens every window is measurably faster.
    #[inline(never)]
    pub(crate) fn look<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        reveals: u8,
        witness: &mut W,
    ) -> Flow {
        if reveals > 0 && self.next_card(state, witness) == Flow::Waits {
            return Flow::Waits;
        }
        let seat = state.actor;
        if state.revealed.is_empty() {
            state.agenda.step = Step::None;
            witness.fact(Fact::Lost { seat, contract });
            return Flow::GoesOn;
        }
        state.agenda.step = Step::Contract {
            contract,
            reveals: 0,
        };
        ask(state, seat, Asked::Keep)
    }

    /// Contracts of the deck that may be on top: those with the visible icon.
    #[inline]
    pub(crate) fn top_cards(&self, state: &State) -> ContractSet {
        state.back.map_or(ContractSet::EMPTY, |back| {
            state.deck.and(self.tables.backs[back as usize])
        })
    }
}
