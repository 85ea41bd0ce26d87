//! R1: placing labourers.

use tabletop::{Seat, Witness};

use crate::agenda::Phase;
use crate::area::{Area, Space, SpaceSet};
use crate::choice::Asked;
use crate::components::{HireGood, HireInRain};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask};
use crate::state::{Player, State};
use crate::weather::Weather;

/// What the third labourer costs: one of these goods, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HirePrice {
    pub coal: u8,
    pub rubble: u8,
    pub steel: u8,
}

impl HirePrice {
    #[inline]
    fn affordable(self, player: &Player) -> bool {
        self.coal <= player.goods.coal
            && u16::from(self.rubble) <= player.rubble
            && u16::from(self.steel) <= player.steel
    }
}

impl Rules {
    /// R1.1: the next seat with a labourer; if there is none, the areas are resolved.
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

    /// R1.2: right before the first labourer, hiring is asked if possible.
    #[inline]
    pub(crate) fn ask_to_place(&self, state: &mut State, seat: Seat) -> Flow {
        if state.fresh.contains(seat) {
            state.fresh.remove(seat);
            if state.players[seat].train.is_some() && self.can_hire(state, seat) {
                return ask(state, seat, Asked::Hire);
            }
        }
        ask(state, seat, Asked::Place)
    }

    /// Whether the third labourer can be paid for. Kept out of its caller, which runs for every labourer and is only
    /// inlined while it is small; the difference is measurable.
    #[inline(never)]
    fn can_hire(&self, state: &State, seat: Seat) -> bool {
        let price = self.hire_price(state, seat);
        price.is_some_and(|price| price.affordable(&state.players[seat]))
    }

    /// R1.2: the present price of the third labourer; none if the train currently does not bring one (PT6). It may be
    /// free (SE10), and spring lowers a price in coal (SE4).
    #[inline]
    pub fn hire_price(&self, state: &State, seat: Seat) -> Option<HirePrice> {
        let hire = self.tables.powers.of(state.players[seat].train).hire?;
        let rain = state.weather == Some(Weather::Rain);
        let free = match hire.in_rain {
            HireInRain::Never if rain => return None,
            HireInRain::Free if rain => true,
            _ => state.free_labourer[0].contains(seat),
        };
        let mut price = HirePrice::default();
        if !free {
            match hire.good {
                HireGood::Coal => {
                    price.coal = hire.amount.saturating_sub(self.season(state).hire_less);
                }
                HireGood::Rubble => price.rubble = hire.amount,
                HireGood::Steel => price.steel = hire.amount,
            }
        }
        Some(price)
    }

    /// Pays for the third labourer: coal goes to the bag, rubble on the train (PT9), steel to the general supply.
    pub(crate) fn hire<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let seat = state.actor;
        let price = self.hire_price(state, seat).expect("it is asked");
        let HirePrice {
            coal,
            rubble,
            steel,
        } = price;
        let player = &mut state.players[seat];
        player.goods.coal -= coal;
        player.rubble -= u16::from(rubble);
        player.train_rubble += u16::from(rubble);
        player.steel -= u16::from(steel);
        state.bag.coal += coal;
        player.labourers += 1;
        player.hired = true;
        witness.fact(Fact::Hired {
            seat,
            coal,
            rubble,
            steel,
        });
    }

    #[inline]
    pub(crate) fn place<W: Witness<Fact>>(&self, state: &mut State, space: Space, witness: &mut W) {
        let seat = state.actor;
        state.players[seat].labourers -= 1;
        state.put_labourer(seat, space);
        witness.fact(Fact::Placed { seat, space });
    }

    /// R1.3, R1.4: spaces on which the seat may place a labourer, including G; a train may see through fog (PT7).
    #[inline]
    pub(crate) fn open_spaces(&self, state: &State, seat: Seat) -> SpaceSet {
        let fog = state.weather == Some(Weather::Fog)
            && !self.tables.powers.of(state.players[seat].train).fog;
        let open = self.tables.open[usize::from(state.build_area)][usize::from(fog)];
        open.without(state.occupied).or(SpaceSet::G)
    }
}
