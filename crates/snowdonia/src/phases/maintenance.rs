//! V5: maintenance, triggered by an event or by the station that brings it (BF5), in the middle of whatever is under
//! way.

use tabletop::Witness;

use crate::agenda::Maintenance;
use crate::choice::{Asked, Choice};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask};
use crate::state::State;

impl Rules {
    pub(crate) fn begin_maintenance<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        state.agenda.maintenance = Some(Maintenance::default());
        witness.fact(Fact::MaintenanceDue);
    }

    /// Asks the owners of trains, whatever they cost (PT5), clockwise from the start player, then refills the trains
    /// given back.
    pub(crate) fn maintain<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        let seats = self.tables.seats;
        let Some(Maintenance { turn, returned }) = state.agenda.maintenance else {
            return Flow::GoesOn;
        };
        for turn in turn..seats {
            let seat = state.start.clockwise(turn, seats);
            if state.players[seat].train.is_some() {
                state.agenda.maintenance = Some(Maintenance { turn, returned });
                return ask(state, seat, Asked::Maintenance);
            }
        }
        state.agenda.maintenance = None;
        for train in returned.iter() {
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
        let maintenance = state.agenda.maintenance.as_mut().expect("it is asked");
        maintenance.turn += 1;
        let mut returned = maintenance.returned;
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
                let train = self.give_up_train(state, seat);
                let train = train.expect("only owners are asked");
                // Solo: the train leaves the game, so it is neither in the shed nor refilled.
                if !self.tables.solo {
                    state.shed.insert(train);
                    returned.insert(train);
                }
                witness.fact(Fact::TrainReturned { seat, train });
            }
        }
        if let Some(maintenance) = &mut state.agenda.maintenance {
            maintenance.returned = returned;
        }
    }
}
