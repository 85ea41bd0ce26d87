//! R5: restocking the yard, and the events V1-V5.

use tabletop::Witness;

use crate::choice::End;
use crate::components::Event;
use crate::deal::{Chance, Drawn};
use crate::engine::Rules;
use crate::fact::{Fact, Spot, Stop};
use crate::phases::advance::{Flow, await_chance};
use crate::state::{Stage, State};
use crate::tables::route::first;

impl Rules {
    /// R5.1: the bag always holds an event cube, so the draw is never empty.
    pub(crate) fn draw_for_yard(&self, state: &mut State) -> Flow {
        state.drawing = self
            .tables
            .restock
            .min(state.bag.count() + state.bag_events);
        await_chance(state, Chance::Draw)
    }

    /// What was drawn leaves the bag: to the yard and the event track, or to the player of contract 18 or 19.
    pub(crate) fn drawn<W: Witness<Fact>>(&self, state: &mut State, drawn: Drawn, witness: &mut W) {
        state.drawing = 0;
        state.bag.iron -= drawn.iron;
        state.bag.stone -= drawn.stone;
        state.bag.coal -= drawn.coal;
        let goods = if state.stage == Stage::Window {
            state.playing = None;
            witness.fact(Fact::Drew {
                seat: state.actor,
                drawn,
            });
            &mut state.players[state.actor].goods
        } else {
            state.bag_events -= drawn.event;
            state.hand_events = drawn.event;
            state.stage = Stage::Events;
            witness.fact(Fact::Restocked { drawn });
            &mut state.yard
        };
        goods.iron += drawn.iron;
        goods.stone += drawn.stone;
        goods.coal += drawn.coal;
    }

    /// R5.2: each event cube in hand is placed and resolved before the next one.
    pub(crate) fn events<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        loop {
            if state.event_space == 0 {
                if state.hand_events == 0 {
                    state.stage = Stage::RoundEnd;
                    return Flow::GoesOn;
                }
                self.begin_event(state, witness);
            } else {
                self.resume_event(state, witness);
            }
            // A maintenance comes in between; the event goes on after it.
            if state.maintenance > 0 {
                return Flow::GoesOn;
            }
            self.finish_event(state, witness);
        }
    }

    /// R5.3: the next space is the one after the highest occupied one.
    fn begin_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let space = 16 - state.event_track.leading_zeros() as u8;
        let space = space.max(1);
        state.hand_events -= 1;
        state.event_track |= 1 << space;
        state.event_space = space;
        let event = self.tables.components.board.events[usize::from(space) - 1].event;
        witness.fact(Fact::EventHappened { space, event });
        match event {
            Event::Excavate => {
                state.digging = Some(self.excavation_rate(state));
                self.clear_spots(state, witness);
            }
            Event::LayTrack => self.lay_by_event(state, witness),
            Event::CompleteStation => self.close_station(state, witness),
            // V4
            Event::TrainsOpen => {
                state.trains_open = true;
                witness.fact(Fact::TrainsOpen);
            }
            Event::Maintenance => self.begin_maintenance(state, witness),
        }
    }

    /// Goes on with an event after a maintenance in its middle: only clearing can be unfinished.
    fn resume_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        if state.digging.is_some() {
            self.clear_spots(state, witness);
        }
    }

    /// R5.3: cubes go back to the bag; BF9: the neutral surveyor changes ends.
    fn finish_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let space = std::mem::take(&mut state.event_space);
        if let Some((from, to)) = self.tables.components.board.events[usize::from(space) - 1].back {
            let spaces = (crate::bits::below(u32::from(to) + 1)
                & !crate::bits::below(u32::from(from))) as u16;
            let cubes = (state.event_track & spaces).count_ones() as u8;
            state.event_track &= !spaces;
            state.bag_events += cubes;
            witness.fact(Fact::EventCubesBack { cubes });
        }
        if self.tables.scenario.two_termini {
            state.neutral = match state.neutral {
                End::Near => End::Far,
                End::Far => End::Near,
            };
            witness.fact(Fact::NeutralMoved { end: state.neutral });
        }
    }

    /// V1: whole spaces, as many as the excavation rate; nobody gets rubble or markers.
    fn clear_spots<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let mut left = state.digging.take().expect("an event is clearing");
        while left > 0 && state.rubbled != 0 {
            left -= 1;
            let spot = first(state.rubbled, state.neutral);
            let rubble = std::mem::take(&mut state.rubble[usize::from(spot)]);
            state.rubbled &= !(1 << spot);
            witness.fact(Fact::SpotCleared {
                spot: Spot(spot),
                rubble,
            });
            self.check_station_maintenance(state, 1 << spot, witness);
            if state.maintenance > 0 {
                state.digging = Some(left);
                return;
            }
        }
    }

    /// V2: as many cards as the lay rate; nobody owns them.
    fn lay_by_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        for _ in 0..self.lay_rate(state) {
            if state.unlaid == 0 {
                return;
            }
            let spot = first(state.unlaid, state.neutral);
            state.unlaid &= !(1 << spot);
            let rubble = std::mem::take(&mut state.rubble[usize::from(spot)]);
            state.rubbled &= !(1 << spot);
            witness.fact(Fact::TrackLaid {
                spot: Spot(spot),
                rubble,
            });
        }
    }

    /// V3: the lowest station that is not closed and has an unfinished site.
    fn close_station<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let stops = self.stops();
        let order = |step: u8| {
            if state.neutral == End::Near {
                step
            } else {
                stops - 1 - step
            }
        };
        let unfinished = |&stop: &u8| {
            let route = &self.tables.route;
            let stop = usize::from(stop);
            state.closed >> stop & 1 == 0
                && (state.rubbled & route.station_spots[stop] != 0
                    || state.unbuilt & route.station_sites[stop] != 0)
        };
        let Some(stop) = (0..stops).map(order).find(unfinished) else {
            return;
        };
        let index = usize::from(stop);
        let spots = self.tables.route.station_spots[index];
        state.closed |= 1 << stop;
        state.unbuilt &= !self.tables.route.station_sites[index];
        let cleared = state.rubbled & spots;
        state.rubbled &= !spots;
        for spot in crate::bits::ones(spots) {
            state.rubble[usize::from(spot)] = 0;
        }
        witness.fact(Fact::StationClosed { stop: Stop(stop) });
        self.check_station_maintenance(state, cleared, witness);
    }
}
