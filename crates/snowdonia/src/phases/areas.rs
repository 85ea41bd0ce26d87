//! R2.1: resolving the areas, labourer by labourer, and what comes after all actions of an area (R2.7).

use tabletop::{Seat, Witness};

use crate::area::{Area, MAX_SPACES, Space};
use crate::choice::Asked;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask, open_window};
use crate::state::{Stage, State};

impl Rules {
    /// Resolves the labourers of the area in order and sends them home (R2.6); asks where there is a choice.
    #[inline]
    pub(crate) fn actions<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.area == Area::G {
            return self.survey_all(state, witness);
        }
        let first = state.area as u8 * MAX_SPACES;
        let area = 0b1_1111_u32 << first;
        loop {
            let rest = state.occupied & area & !crate::bits::below(u32::from(first + state.slot));
            if rest == 0 {
                break;
            }
            let space = rest.trailing_zeros() as u8;
            state.slot = space - first;
            let seat = state.labourers[usize::from(space)];
            if self.act(state, seat, witness) == Flow::Waits {
                return Flow::Waits;
            }
            if state.maintenance > 0 {
                return Flow::GoesOn;
            }
            self.finish_action(state, witness);
        }
        if state.occupied & area != 0 {
            state.occupied &= !area;
            witness.fact(Fact::AreaDone { area: state.area });
        }
        state.stage = Stage::After;
        state.slot = 0;
        state.extras = 0;
        Flow::GoesOn
    }

    /// One labourer's action.
    #[inline]
    fn act<W: Witness<Fact>>(&self, state: &mut State, seat: Seat, witness: &mut W) -> Flow {
        match state.area {
            Area::A if state.yard.count() > 0 => ask(state, seat, Asked::Take),
            Area::B if !state.build_area => self.excavate(state, seat, witness),
            Area::C => {
                state.actor = seat;
                if self.make_limits(state, Asked::Make).is_empty() {
                    Flow::GoesOn
                } else {
                    ask(state, seat, Asked::Make)
                }
            }
            Area::D => self.lay_action(state, seat, witness),
            Area::B | Area::E if self.can_build(state, seat) => ask(state, seat, Asked::Build),
            Area::F if state.office.iter().any(Option::is_some) => {
                ask(state, seat, Asked::SiteOffice)
            }
            _ => Flow::GoesOn,
        }
    }

    /// A labourer is done; the last space of the yard moves the start player marker (A3), which has no meaning in
    /// a solo game (SOLO3).
    #[inline]
    pub(crate) fn finish_action<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        if state.area == Area::A && state.slot == self.tables.last_yard_space && !state.start_fixed
        {
            let space = Space::from_index(state.slot);
            let seat = state.labourers[usize::from(space.index())];
            if state.start != seat {
                state.start = seat;
                witness.fact(Fact::StartMarker { seat });
            }
        }
        state.slot += 1;
    }

    /// R2.7: contracts 3, 8 and 10 clockwise from the start player, then Padarn.
    #[inline]
    pub(crate) fn after<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        let effects = &self.tables.effects;
        let asked_for = match state.area {
            Area::B => effects.next_space,
            Area::D => effects.extra_lay,
            Area::E => effects.extra_build,
            _ => return self.next_area(state),
        };
        let seats = self.tables.seats;
        if !state.active(seats).meets(asked_for) {
            state.slot = seats;
        }
        while state.slot < seats {
            let seat = state.start.clockwise(state.slot, seats);
            let extras = state.players[seat].active.and(asked_for).len() as u8;
            while state.extras < extras {
                state.extras += 1;
                if self.extra_action(state, seat, witness) == Flow::Waits {
                    return Flow::Waits;
                }
                if state.maintenance > 0 {
                    return Flow::GoesOn;
                }
            }
            state.slot += 1;
            state.extras = 0;
        }
        if state.area == Area::E && state.built && !state.train_built {
            return self.offer_train_build(state);
        }
        self.next_area(state)
    }

    fn extra_action<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        match state.area {
            Area::B => self.take_next_space(state, seat, witness),
            Area::D if self.lay_limits(state, seat).possible > 0 => {
                ask(state, seat, Asked::ExtraLay)
            }
            Area::E if self.can_build(state, seat) => ask(state, seat, Asked::ExtraBuild),
            _ => Flow::GoesOn,
        }
    }

    /// E6: whoever owns Padarn now, once a round.
    fn offer_train_build(&self, state: &mut State) -> Flow {
        state.train_built = true;
        let owner = state
            .start
            .round(self.tables.seats)
            .find(|&seat| self.tables.powers.of(state.players[seat].train).build);
        match owner {
            Some(seat) if self.can_build(state, seat) => ask(state, seat, Asked::TrainBuild),
            _ => Flow::GoesOn,
        }
    }

    #[inline]
    fn next_area(&self, state: &mut State) -> Flow {
        open_window(state, Area::ALL[state.area as usize + 1]);
        Flow::GoesOn
    }
}
