//! R2.1: resolving the areas, labourer by labourer, and what comes after all actions of an area (R2.7).

use tabletop::{Seat, Witness};

use crate::area::{Area, MAX_SPACES, Space};
use crate::choice::{Asked, Cubes, End};
use crate::components::Effect;
use crate::fact::{Fact, Stop};
use crate::flow::{Flow, Marker, ask, markers_gone, open_window};
use crate::rules::Rules;
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

    /// G1, in the order placed.
    fn survey_all<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        for place in 0..state.surveying_count {
            let seat = state.surveying[usize::from(place)];
            if self.survey(state, seat, witness) == Flow::Waits {
                return Flow::Waits;
            }
        }
        if state.surveying_count > 0 {
            state.surveying_count = 0;
            witness.fact(Fact::AreaDone { area: Area::G });
        }
        self.begin_restock(state, witness);
        Flow::GoesOn
    }

    /// Moves a surveyor one station on; BF8: the first move leaves a marker on the terminus.
    pub(crate) fn survey<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let last = self.stops() - 1;
        let player = &mut state.players[seat];
        let (home, far) = match player.terminus {
            End::Near => (0, last),
            End::Far => (last, 0),
        };
        if player.surveyor == far {
            return Flow::GoesOn;
        }
        let leaves = player.surveyor == home;
        if player.terminus == End::Near {
            player.surveyor += 1;
        } else {
            player.surveyor -= 1;
        }
        witness.fact(Fact::SurveyorMoved {
            seat,
            stop: Stop(player.surveyor),
        });
        if leaves && self.tables.scenario.two_termini {
            let marker = self.place_marker(state, seat);
            if marker != Marker::None {
                state.players[seat].terminus_marked = true;
                witness.fact(Fact::TerminusMarked { seat });
            }
            if marker == Marker::Last {
                return markers_gone(state, witness);
            }
        }
        Flow::GoesOn
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

    /// A1, A2 and contracts 20 and 23: how much may be taken. The actor takes.
    #[inline]
    pub(crate) fn take_limits(&self, state: &State, asked: Asked) -> TakeLimits {
        let player = &state.players[state.actor];
        let (total, coal) = if asked == Asked::TakeCubes {
            match state
                .playing
                .map(|contract| self.tables.effects.effect(contract))
            {
                Some(Effect::TakeCubes(cubes)) => (cubes, 1),
                _ => unreachable!("the contract being played takes cubes"),
            }
        } else {
            let effects = &self.tables.effects;
            let total = self.tables.components.board.yard_take
                + self.tables.powers.of(player.train).yard
                + effects.yard_bonus(player.active);
            let free = player.active.meets(effects.no_coal_limit);
            (total, if free { total } else { 1 })
        };
        TakeLimits {
            there: state.yard,
            total,
            coal,
        }
    }

    pub(crate) fn take<W: Witness<Fact>>(&self, state: &mut State, cubes: Cubes, witness: &mut W) {
        let seat = state.actor;
        let goods = &mut state.players[seat].goods;
        goods.iron += cubes.iron;
        goods.stone += cubes.stone;
        goods.coal += cubes.coal;
        state.yard.iron -= cubes.iron;
        state.yard.stone -= cubes.stone;
        state.yard.coal -= cubes.coal;
        witness.fact(Fact::Took { seat, cubes });
    }

    /// C1-C3 and contracts 11, 12, 24: how much may be made; steel bars never run out (C4). The actor makes.
    #[inline]
    pub(crate) fn make_limits(&self, state: &State, asked: Asked) -> MakeLimits {
        let player = &state.players[state.actor];
        let amount = |contract| match self.tables.effects.effect(contract) {
            Effect::MakeStone(times) | Effect::MakeSteel(times) => times,
            _ => 0,
        };
        let (steel, stone, iron_each) = match asked {
            Asked::MakeStone => (0, state.playing.map_or(0, amount), 0),
            Asked::MakeSteel => (state.playing.map_or(0, amount), 0, 2),
            _ => (3, 3, self.tables.powers.of(player.train).works_iron),
        };
        let by_iron = player.goods.iron.checked_div(iron_each).unwrap_or(0);
        MakeLimits {
            total: steel.max(stone),
            steel: steel.min(by_iron),
            stone: stone.min(player.rubble / 2).min(state.bag.stone),
            iron_each,
        }
    }

    /// C2: iron goes to the bag, rubble to the general supply, stone comes out of the bag.
    pub(crate) fn make<W: Witness<Fact>>(
        &self,
        state: &mut State,
        steel: u8,
        stone: u8,
        asked: Asked,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let iron_paid = steel * self.make_limits(state, asked).iron_each;
        let rubble_paid = 2 * stone;
        let player = &mut state.players[seat];
        player.goods.iron -= iron_paid;
        player.rubble -= rubble_paid;
        player.steel += u16::from(steel);
        player.goods.stone += stone;
        state.bag.iron += iron_paid;
        state.bag.stone -= stone;
        witness.fact(Fact::Made {
            seat,
            steel,
            stone,
            iron_paid,
            rubble_paid,
        });
    }

    /// F1.
    pub(crate) fn take_contract<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: crate::contract::Contract,
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
}

/// What may be taken from the yard: any bundle of 1 to `total`, with at most `coal` coal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TakeLimits {
    pub there: crate::state::Goods,
    pub total: u8,
    pub coal: u8,
}

/// What may be made: 1 to `total` conversions, at most so many of each kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MakeLimits {
    pub total: u8,
    pub steel: u8,
    pub stone: u8,
    pub iron_each: u8,
}

impl MakeLimits {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.steel == 0 && self.stone == 0
    }
}
