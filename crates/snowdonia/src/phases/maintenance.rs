//! V5: maintenance, by an event or by the station that brings it (BF5), in the middle of whatever is under way.

use tabletop::Witness;

use crate::choice::{Asked, Choice};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask};
use crate::state::State;
use crate::train::Train;

impl Rules {
    pub(crate) fn begin_maintenance<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        state.maintenance = 1;
        witness.fact(Fact::MaintenanceDue);
    }

    /// Asks the owners of trains clockwise from the start player, then refills what came back.
    pub(crate) fn maintain<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        let seats = self.tables.seats;
        while state.maintenance <= seats {
            let seat = state.start.clockwise(state.maintenance - 1, seats);
            if state.players[seat].train.is_some() {
                return ask(state, seat, Asked::Maintenance);
            }
            state.maintenance += 1;
        }
        state.maintenance = 0;
        let returned = std::mem::take(&mut state.returned);
        for train in crate::bits::ones(u32::from(returned)).filter_map(Train::new) {
            self.refill_train(state, train, witness);
        }
        Flow::GoesOn
    }

    pub(crate) fn answer_maintenance<W: Witness<Fact>>(
        &self,
        state: &mut State,
        choice: Choice,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let player = &mut state.players[seat];
        match choice {
            Choice::Pay => {
                player.steel -= 1;
                witness.fact(Fact::MaintenancePaid { seat });
            }
            Choice::Discard(contract) => {
                player.unused.remove(contract);
                state.discards.insert(contract);
                witness.fact(Fact::MaintenanceByContract { seat, contract });
            }
            _ => {
                let train = player.train.take().expect("only owners are asked");
                // Solo: it leaves the game, so it is neither in the shed nor refilled.
                if !self.tables.solo {
                    state.shed |= 1 << train.index();
                    state.returned |= 1 << train.index();
                }
                witness.fact(Fact::TrainReturned { seat, train });
            }
        }
        state.maintenance += 1;
    }
}
