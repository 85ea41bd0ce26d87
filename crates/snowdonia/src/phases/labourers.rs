//! R1: assigning labourers.

use tabletop::{Seat, Witness};

use crate::agenda::Phase;
use crate::area::{Area, Space, SpaceSet};
use crate::choice::Asked;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask};
use crate::state::State;
use crate::weather::Weather;

impl Rules {
    /// R1.1: the next seat with a labourer; when nobody has one, the areas are resolved.
    #[inline]
    pub(crate) fn assign(&self, state: &mut State) -> Flow {
        let seats = self.tables.seats;
        let mut seat = state.actor;
        for _ in 0..seats {
            seat = seat.clockwise(1, seats);
            if state.players[seat].labourers > 0 {
                return self.ask_to_place(state, seat);
            }
        }
        state.agenda.phase = Phase::window(Area::A, state.start);
        Flow::GoesOn
    }

    /// R1.2: right before the first labourer, hiring is asked if it is possible.
    #[inline]
    pub(crate) fn ask_to_place(&self, state: &mut State, seat: Seat) -> Flow {
        if state.fresh.contains(seat) {
            state.fresh.remove(seat);
            let player = &state.players[seat];
            if player.train.is_some()
                && player.goods.coal >= self.tables.powers.of(player.train).hire
            {
                return ask(state, seat, Asked::Hire);
            }
        }
        ask(state, seat, Asked::Place)
    }

    /// Pays the coal and fetches the third labourer.
    pub(crate) fn hire<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let seat = state.actor;
        let player = &mut state.players[seat];
        let coal = self.tables.powers.of(player.train).hire;
        player.goods.coal -= coal;
        state.bag.coal += coal;
        player.labourers += 1;
        player.hired = true;
        witness.fact(Fact::Hired { seat, coal });
    }

    #[inline]
    pub(crate) fn place<W: Witness<Fact>>(&self, state: &mut State, space: Space, witness: &mut W) {
        let seat = state.actor;
        state.players[seat].labourers -= 1;
        state.put_labourer(seat, space);
        witness.fact(Fact::Placed { seat, space });
    }

    /// R1.3, R1.4: spaces a labourer may be placed on, G included.
    #[inline]
    pub(crate) fn open_spaces(&self, state: &State) -> SpaceSet {
        let fog = state.weather == Some(Weather::Fog);
        let open = self.tables.open[usize::from(state.build_area)][usize::from(fog)];
        open.without(state.occupied).or(SpaceSet::G)
    }
}
