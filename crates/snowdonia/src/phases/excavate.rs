//! B: excavating, filling canals, contract 3, and the station whose last rubble brings maintenance (BF5).

use tabletop::{Seat, Witness};

use crate::agenda::Step;
use crate::choice::Asked;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, ask, markers_gone};
use crate::place::{End, Spot, SpotSet};
use crate::state::State;

impl Rules {
    /// A labourer's Excavate action: the full amount (B3), from the nearest space on (B2); closed stations have no
    /// rubble (B6). The amount is fixed when the action begins, even if a maintenance interrupts it. DL3: at a canal,
    /// rubble is put there instead of taken, as far as the player has any; DL7: the amount is raised like any other.
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
            if self.canals().contains(spot) {
                let cubes = self.fill_canal(state, seat, spot, left, witness);
                if cubes == 0 {
                    break;
                }
                left -= cubes;
                continue;
            }
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

    /// B2, DL2: the nearest space with rubble, or a canal that is not full; BB5: none before a strait is bridged.
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

    /// Contract 3: takes all rubble of the next space; DL7: a canal may be filled.
    pub(crate) fn take_next_space<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let Some(spot) = self.next_space(state, state.players[seat].terminus) else {
            return Flow::GoesOn;
        };
        if self.canals().contains(spot) {
            // DL7: with too little rubble, the effect is lost.
            let missing = self.missing(state, spot);
            return if u16::from(missing) <= state.players[seat].rubble {
                ask(state, seat, Asked::Fill)
            } else {
                Flow::GoesOn
            };
        }
        let cubes = state.rubble[spot.index()];
        self.take_rubble(state, seat, spot, cubes, witness)
    }

    /// Contract 3 at a canal, if chosen: fills it completely (DL7).
    pub(crate) fn fill_next_space<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let seat = state.actor;
        let spot = self.next_space(state, state.players[seat].terminus);
        let spot = spot.expect("a canal to fill");
        self.fill_canal(state, seat, spot, u8::MAX, witness);
    }

    /// DL3: puts up to this much of the player's rubble on a canal; returns how much it was. DL4: whoever puts the
    /// last cube on takes a daffodil, and the cubes leave the game; no marker is placed. Kept out of the code that
    /// digs, because most routes have no canals.
    #[inline(never)]
    fn fill_canal<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        canal: Spot,
        most: u8,
        witness: &mut W,
    ) -> u8 {
        let cubes = self.missing(state, canal).min(most);
        let cubes = state.players[seat].rubble.min(cubes.into()) as u8;
        if cubes == 0 {
            return 0;
        }
        state.players[seat].rubble -= u16::from(cubes);
        state.rubble[canal.index()] += cubes;
        let left = self.missing(state, canal);
        witness.fact(Fact::CanalFilled {
            seat,
            spot: canal,
            cubes,
            left,
        });
        if left == 0 {
            self.clear_away(state, canal);
            state.daffodils[seat] += 1;
            witness.fact(Fact::DaffodilTaken { seat, spot: canal });
        }
        cubes
    }

    /// Takes rubble from one space for the player (B5); B4: the last cube of a site brings a marker. BF5 comes after
    /// the marker.
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
