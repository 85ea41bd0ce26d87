//! B: excavating, contract 3, and the station whose last rubble brings maintenance (BF5).

use tabletop::{Seat, Witness};

use crate::agenda::Step;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, markers_gone};
use crate::place::{End, Spot, SpotSet};
use crate::state::State;

impl Rules {
    /// A labourer's Excavate action: the full amount (B3), from the nearest space on (B2); closed stations hold no
    /// rubble (B6). The amount is fixed when it begins, also across a maintenance in its middle.
    pub(crate) fn excavate<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let mut left = match std::mem::take(&mut state.agenda.step) {
            Step::Excavation { left } => left,
            _ => self.excavation_amount(state, seat),
        };
        let from = state.players[seat].terminus;
        while left > 0
            && let Some(spot) = self.next_space(state, from)
        {
            let cubes = left.min(state.rubble[spot.index()]);
            left -= cubes;
            if self.take_rubble(state, seat, spot, cubes, witness) == Flow::Waits {
                return Flow::Waits;
            }
            if state.agenda.maintenance.is_some() {
                state.agenda.step = Step::Excavation { left };
                return Flow::GoesOn;
            }
        }
        Flow::GoesOn
    }

    /// B2: the nearest space with rubble; BB5: none before a strait is bridged.
    #[inline]
    fn next_space(&self, state: &State, from: End) -> Option<Spot> {
        match self.unbridged(state) {
            Some(_) => None,
            None => state.rubbled.nearest(from),
        }
    }

    /// B1.
    #[inline]
    pub(crate) fn excavation_amount(&self, state: &State, seat: Seat) -> u8 {
        let player = &state.players[seat];
        let amount = self.excavation_rate(state) + self.tables.powers.of(player.train).excavate;
        let double = player.active.meets(self.tables.effects.double);
        if double { 2 * amount } else { amount }
    }

    /// Contract 3: all rubble of the next space.
    pub(crate) fn take_next_space<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let Some(spot) = self.next_space(state, state.players[seat].terminus) else {
            return Flow::GoesOn;
        };
        let cubes = state.rubble[spot.index()];
        self.take_rubble(state, seat, spot, cubes, witness)
    }

    /// Takes rubble from one space to the own supply (B5); B4: the last cube of a site brings a marker. BF5 comes after the marker.
    #[inline]
    fn take_rubble<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        spot: Spot,
        cubes: u8,
        witness: &mut W,
    ) -> Flow {
        let rubble = &mut state.rubble[spot.index()];
        *rubble -= cubes;
        let left = *rubble;
        state.players[seat].rubble += u16::from(cubes);
        witness.fact(Fact::Excavated {
            seat,
            spot,
            cubes,
            left,
        });
        if left > 0 {
            return Flow::GoesOn;
        }
        state.rubbled.remove(spot);
        if self.tables.route.tracks.contains(spot) {
            return Flow::GoesOn;
        }
        let marker = self.place_marker(state, seat);
        if marker != Marker::None {
            state.players[seat].spots.insert(spot);
        }
        witness.fact(Fact::SiteCleared {
            seat,
            spot,
            owned: marker != Marker::None,
        });
        if marker == Marker::Last {
            return markers_gone(state, witness);
        }
        self.check_station_maintenance(state, spot.only(), witness);
        Flow::GoesOn
    }

    /// BF5: maintenance is due once the last rubble has left the station, given what was just cleared.
    #[inline]
    pub(crate) fn check_station_maintenance<W: Witness<Fact>>(
        &self,
        state: &mut State,
        cleared: SpotSet,
        witness: &mut W,
    ) {
        let spots = self.tables.route.maintenance_spots;
        if cleared.meets(spots) && !state.rubbled.meets(spots) && !state.station_maintained {
            state.station_maintained = true;
            self.begin_maintenance(state, witness);
        }
    }
}
