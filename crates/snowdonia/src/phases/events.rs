//! R5: restocking the yard, and the events V1-V5.

use tabletop::Witness;

use crate::agenda::{Phase, Step};
use crate::components::Event;
use crate::deal::{Chance, Drawn};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, await_chance};
use crate::place::{End, Stop};
use crate::state::State;

impl Rules {
    /// R5.1.
    pub(crate) fn draw_for_yard(&self, state: &mut State) -> Flow {
        await_chance(state, Chance::Draw)
    }

    /// How many cubes the draw takes that is waited for: for the yard of a solo game, by contract 18 or 19, or to
    /// restock the yard. The bag always holds an event cube, so a draw is never empty.
    #[inline]
    pub(crate) fn cubes_to_draw(&self, state: &State) -> u8 {
        let cubes = match state.agenda.phase {
            Phase::SetUp { .. } => return self.tables.components.board.yard_solo,
            Phase::Window { .. } => self.playing_amount(state),
            _ => self.tables.restock,
        };
        cubes.min(state.bag.count() + state.bag_events)
    }

    /// What was drawn leaves the bag: to the yard and the event track, or to the player of contract 18 or 19.
    pub(crate) fn drawn<W: Witness<Fact>>(&self, state: &mut State, drawn: Drawn, witness: &mut W) {
        state.bag.iron -= drawn.iron;
        state.bag.stone -= drawn.stone;
        state.bag.coal -= drawn.coal;
        let goods = if let Phase::Window { .. } = state.agenda.phase {
            state.agenda.step = Step::None;
            witness.fact(Fact::Drew {
                seat: state.actor,
                drawn,
            });
            &mut state.players[state.actor].goods
        } else {
            state.bag_events -= drawn.event;
            state.hand_events = drawn.event;
            state.agenda.phase = Phase::Events;
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
            match state.agenda.step {
                Step::Event { space, left } => {
                    self.clear_spots(state, space, left.unwrap_or(0), witness);
                }
                _ if state.hand_events > 0 => self.begin_event(state, witness),
                _ => {
                    state.agenda.phase = Phase::RoundEnd;
                    return Flow::GoesOn;
                }
            }
            // A maintenance comes in between; the event goes on after it.
            if state.agenda.maintenance.is_some() {
                return Flow::GoesOn;
            }
            self.finish_event(state, witness);
        }
    }

    /// R5.3: the next space is the one after the highest occupied one.
    fn begin_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let space = state.event_track.next();
        state.hand_events -= 1;
        state.event_track.insert(space);
        state.agenda.step = Step::Event { space, left: None };
        let event = self.tables.components.board.events[usize::from(space) - 1].event;
        witness.fact(Fact::EventHappened { space, event });
        match event {
            Event::Excavate => self.clear_spots(state, space, self.excavation_rate(state), witness),
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

    /// R5.3: cubes go back to the bag; BF9: the neutral surveyor changes ends.
    fn finish_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let space = state.event_space();
        state.agenda.step = Step::None;
        if let Some(spaces) = self.tables.components.board.events[usize::from(space) - 1].back {
            let cubes = state.event_track.clear(spaces);
            state.bag_events += cubes;
            witness.fact(Fact::EventCubesBack { cubes });
        }
        if let Some(end) = self.starts().without(state.neutral.only()).first() {
            state.neutral = end;
            witness.fact(Fact::NeutralMoved { end });
        }
    }

    /// V1: whole spaces, as many as the excavation rate; nobody gets rubble or markers.
    fn clear_spots<W: Witness<Fact>>(
        &self,
        state: &mut State,
        space: u8,
        mut left: u8,
        witness: &mut W,
    ) {
        while left > 0
            && let Some(spot) = state.rubbled.nearest(state.neutral)
        {
            left -= 1;
            let rubble = std::mem::take(&mut state.rubble[spot.index()]);
            state.rubbled.remove(spot);
            witness.fact(Fact::SpotCleared { spot, rubble });
            self.check_station_maintenance(state, spot.only(), witness);
            if state.agenda.maintenance.is_some() {
                let left = Some(left);
                state.agenda.step = Step::Event { space, left };
                return;
            }
        }
    }

    /// V2: as many cards as the lay rate; nobody owns them.
    fn lay_by_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        for _ in 0..self.lay_rate(state) {
            let Some(spot) = state.unlaid.nearest(state.neutral) else {
                return;
            };
            state.unlaid.remove(spot);
            let rubble = std::mem::take(&mut state.rubble[spot.index()]);
            state.rubbled.remove(spot);
            witness.fact(Fact::TrackLaid { spot, rubble });
        }
    }

    /// V3: the first station from the neutral surveyor's end that is not closed and has an unfinished site.
    fn close_station<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        let route = &self.tables.route;
        let unfinished = |stop: &Stop| {
            !state.closed.contains(*stop)
                && (state.rubbled.meets(route.station_spots[stop.index()])
                    || state.unbuilt.meets(route.station_sites[stop.index()]))
        };
        let mut stops = (0..self.stops()).map(Stop);
        let found = match state.neutral {
            End::Near => stops.find(unfinished),
            End::Far => stops.rfind(unfinished),
        };
        let Some(stop) = found else { return };
        let spots = route.station_spots[stop.index()];
        let cleared = state.rubbled.and(spots);
        state.closed.insert(stop);
        state.unbuilt = state.unbuilt.without(route.station_sites[stop.index()]);
        state.rubbled = state.rubbled.without(spots);
        for spot in spots.iter() {
            state.rubble[spot.index()] = 0;
        }
        witness.fact(Fact::StationClosed { stop });
        self.check_station_maintenance(state, cleared, witness);
    }
}
