//! F: taking contracts from the Site Office, and refilling it (R3).

use tabletop::Witness;

use crate::agenda::Phase;
use crate::contract::Contract;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::Flow;
use crate::state::State;

impl Rules {
    /// F1.
    pub(crate) fn take_contract<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let place = state
            .office
            .iter()
            .position(|&card| card == Some(contract))
            .expect("listed");
        state.office[place] = None;
        state.players[seat].unused.insert(contract);
        witness.fact(Fact::ContractTaken { seat, contract });
    }

    /// R3.1, R3.3: what is discarded before the Site Office is refilled.
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
        state.agenda.phase = Phase::Restock;
    }

    /// R3.1: refills the Site Office.
    pub(crate) fn restock<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.office.contains(&None) && self.next_card(state, witness) == Flow::Waits {
            return Flow::Waits;
        }
        state.agenda.phase = Phase::Forecast;
        Flow::GoesOn
    }
}
