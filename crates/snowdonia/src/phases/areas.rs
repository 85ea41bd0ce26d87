//! R2.1: resolves the areas labourer by labourer, and what follows all actions of an area (R2.7).

use tabletop::{Seat, Witness};

use crate::agenda::Phase;
use crate::area::{Area, SpaceSet};
use crate::choice::Asked;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask};
use crate::state::State;

impl Rules {
    /// Resolves the labourers of the area in order and sends them home (R2.6); asks if there is a choice.
    #[inline]
    pub(crate) fn actions<W: Witness<Fact>>(
        &self,
        state: &mut State,
        area: Area,
        done: u8,
        witness: &mut W,
    ) -> Flow {
        let spaces = SpaceSet::area(area);
        let mut rest = state.occupied.and(spaces);
        if done > 0 {
            rest = rest.without(SpaceSet::of_area(area, done));
        }
        for space in rest.iter() {
            let seat = state.labourers[space.index()];
            let done = space.number() - 1;
            state.agenda.phase = Phase::Actions { area, done };
            if self.act(state, area, seat, witness) == Flow::Waits {
                return Flow::Waits;
            }
            if state.agenda.maintenance.is_some() {
                return Flow::GoesOn;
            }
            self.finish_action(state, witness);
        }
        if state.occupied.meets(spaces) {
            state.occupied = state.occupied.without(spaces);
            witness.fact(Fact::AreaDone { area });
        }
        Flow::GoesOn
    }

    #[inline]
    fn act<W: Witness<Fact>>(
        &self,
        state: &mut State,
        area: Area,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        match area {
            Area::A if state.yard.count() > 0 => ask(state, seat, Asked::Take),
            Area::B if !state.build_area => self.excavate(state, seat, witness),
            Area::C if self.works(state, seat, Asked::Make).any() => ask(state, seat, Asked::Make),
            Area::D => self.lay_action(state, seat, witness),
            Area::B | Area::E if self.can_build(state, seat) => ask(state, seat, Asked::Build),
            Area::F if state.office.iter().any(Option::is_some) => {
                ask(state, seat, Asked::SiteOffice)
            }
            _ => Flow::GoesOn,
        }
    }

    /// A labourer is done; the last space of the yard moves the start player marker (A3), which means nothing in a
    /// solo game (SOLO3).
    #[inline]
    pub(crate) fn finish_action<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let Phase::Actions { area, done } = &mut state.agenda.phase else {
            unreachable!("a labourer acts")
        };
        let space = usize::from(*done);
        *done += 1;
        if *area == Area::A && *done == self.tables.spaces_of_yard && !state.start_fixed {
            let seat = state.labourers[space];
            if state.start != seat {
                state.start = seat;
                witness.fact(Fact::StartMarker { seat });
            }
        }
    }

    /// R2.7: contracts 3, 8 and 10 clockwise from the start player, then Padarn.
    #[inline]
    pub(crate) fn after<W: Witness<Fact>>(
        &self,
        state: &mut State,
        area: Area,
        (mut turn, mut extras): (u8, u8),
        witness: &mut W,
    ) -> Flow {
        let effects = &self.tables.effects;
        let asked_for = match area {
            Area::B => effects.next_space,
            Area::D => effects.extra_lay,
            Area::E => effects.extra_build,
            _ => return self.next_area(state, area),
        };
        let seats = self.tables.seats;
        if !state.active().meets(asked_for) {
            turn = seats;
        }
        while turn < seats {
            let seat = state.start.clockwise(turn, seats);
            while u32::from(extras) < state.players[seat].active.and(asked_for).len() {
                extras += 1;
                state.agenda.phase = Phase::After { area, turn, extras };
                if self.extra_action(state, area, seat, witness) == Flow::Waits {
                    return Flow::Waits;
                }
                if state.agenda.maintenance.is_some() {
                    return Flow::GoesOn;
                }
            }
            turn += 1;
            extras = 0;
        }
        if area == Area::E && state.built && !state.train_built {
            state.agenda.phase = Phase::After { area, turn, extras };
            return self.offer_train_build(state);
        }
        self.next_area(state, area)
    }

    #[inline]
    fn next_area(&self, state: &mut State, area: Area) -> Flow {
        state.agenda.phase = Phase::window(Area::ALL[area as usize + 1], state.start);
        Flow::GoesOn
    }

    fn extra_action<W: Witness<Fact>>(
        &self,
        state: &mut State,
        area: Area,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        match area {
            Area::B => self.take_next_space(state, seat, witness),
            Area::D if self.lay_limits(state, seat).with_iron() > 0 => {
                ask(state, seat, Asked::ExtraLay)
            }
            Area::E if self.can_build(state, seat) => ask(state, seat, Asked::ExtraBuild),
            _ => Flow::GoesOn,
        }
    }

    /// E6: for the owner of Padarn, once a round.
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
}
