//! R5: restocking the yard, and the events V1-V5.

use tabletop::{Seat, Witness};

use crate::agenda::{Phase, Step};
use crate::choice::Asked;
use crate::components::Event;
use crate::deal::{Chance, Drawn};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, ask, await_chance, markers_gone};
use crate::place::{End, Site, Spot, Stop};
use crate::state::State;

impl Rules {
    /// R5.1.
    pub(crate) fn draw_for_yard(&self, state: &mut State) -> Flow {
        await_chance(state, Chance::Draw)
    }

    /// How many cubes the pending draw takes: for the yard of a solo game, by contract 18 or 19, or to restock the
    /// yard. The bag always holds an event cube, so a draw is never empty.
    #[inline]
    pub(crate) fn cubes_to_draw(&self, state: &State) -> u8 {
        let cubes = match state.agenda.phase {
            Phase::SetUp { .. } => return self.tables.components.board.yard_solo,
            Phase::Window { .. } => self.playing_amount(state),
            _ => self.tables.restock,
        };
        cubes.min(state.bag.count() + state.bag_events)
    }

    /// The cubes drawn leave the bag: to the yard and the event track, or to the player of contract 18 or 19.
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
            let flow = match state.agenda.step {
                Step::Event { space, left } => self.go_on_with_event(state, space, left, witness),
                _ if state.hand_events > 0 => self.begin_event(state, witness),
                _ => {
                    state.agenda.phase = Phase::RoundEnd;
                    return Flow::GoesOn;
                }
            };
            if flow == Flow::Waits {
                return Flow::Waits;
            }
            // A maintenance interrupts the event, which continues after it.
            if state.agenda.maintenance.is_some() {
                return Flow::GoesOn;
            }
            self.finish_event(state, witness);
        }
    }

    /// R5.3: the next space is the one after the highest occupied one.
    fn begin_event<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        let space = state.event_track.next();
        state.hand_events -= 1;
        state.event_track.insert(space);
        state.agenda.step = Step::Event { space, left: None };
        let event = self.tables.components.board.events[usize::from(space) - 1].event;
        witness.fact(Fact::EventHappened { space, event });
        if let Some(card) = self.unbridged(state)
            && happens_beyond(event)
        {
            self.turn_strait_card(state, card, event, witness);
            return Flow::GoesOn;
        }
        match event {
            Event::Excavate => self.clear_spots(state, space, self.excavation_rate(state), witness),
            Event::LayTrack => {
                return self.lay_by_event(state, space, self.lay_rate(state), witness);
            }
            Event::CompleteStation => self.close_station(state, witness),
            // V4
            Event::TrainsOpen => {
                state.trains_open = true;
                witness.fact(Fact::TrainsOpen);
            }
            Event::Maintenance => self.begin_maintenance(state, witness),
        }
        Flow::GoesOn
    }

    /// BB6: before a strait is bridged, an event that would lay track or close a station builds one of its cards
    /// instead, for nobody; one that would excavate does nothing.
    fn turn_strait_card<W: Witness<Fact>>(
        &self,
        state: &mut State,
        card: Site,
        event: Event,
        witness: &mut W,
    ) {
        if event == Event::Excavate {
            witness.fact(Fact::StraitBlocks);
        } else {
            state.unbuilt.remove(card);
            witness.fact(Fact::StraitTurned { site: card });
        }
    }

    /// The rest of an event after a maintenance or a player's decision in between.
    fn go_on_with_event<W: Witness<Fact>>(
        &self,
        state: &mut State,
        space: u8,
        left: Option<u8>,
        witness: &mut W,
    ) -> Flow {
        let left = left.unwrap_or(0);
        if self.lays_track(space) {
            return self.lay_by_event(state, space, left, witness);
        }
        self.clear_spots(state, space, left, witness);
        Flow::GoesOn
    }

    /// Whether the event of a space lays track.
    pub(crate) fn lays_track(&self, space: u8) -> bool {
        let events = &self.tables.components.board.events;
        let event = usize::from(space)
            .checked_sub(1)
            .and_then(|index| events.get(index));
        event.is_some_and(|space| space.event == Event::LayTrack)
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

    /// V1: clears whole spaces, as many as the excavation rate; nobody gets rubble or markers. DL8: a canal counts as
    /// one of them; the general supply fills it, and nobody gets the daffodil.
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
            let missing = self.missing(state, spot);
            let rubble = self.clear_away(state, spot);
            witness.fact(if self.canals().contains(spot) {
                Fact::CanalFull {
                    spot,
                    rubble: missing,
                }
            } else {
                Fact::SpotCleared { spot, rubble }
            });
            self.check_station_maintenance(state, spot.only(), witness);
            if state.agenda.maintenance.is_some() {
                let left = Some(left);
                state.agenda.step = Step::Event { space, left };
                return;
            }
        }
    }

    /// The rubble of a place leaves the game; returns how much there was. A canal is full from then on.
    pub(crate) fn clear_away(&self, state: &mut State, spot: Spot) -> u8 {
        let rubble = std::mem::take(&mut state.rubble[spot.index()]);
        state.rubble_supply += i32::from(rubble);
        state.rubbled.remove(spot);
        rubble
    }

    /// V2: lays this many more cards, including canals, full or not (DL8). PT8: before each one, the owner of a train
    /// that allows it is asked.
    fn lay_by_event<W: Witness<Fact>>(
        &self,
        state: &mut State,
        space: u8,
        cards: u8,
        witness: &mut W,
    ) -> Flow {
        for left in (1..=cards).rev() {
            let Some(spot) = state.unlaid.nearest(state.neutral) else {
                break;
            };
            if self.tables.options.promo_trains
                && let Some(seat) = self.event_layer(state)
            {
                let left = Some(left);
                state.agenda.step = Step::Event { space, left };
                return ask(state, seat, Asked::EventLay);
            }
            state.unlaid.remove(spot);
            let rubble = self.clear_away(state, spot);
            witness.fact(Fact::TrackLaid { spot, rubble });
        }
        Flow::GoesOn
    }

    /// PT8: who can lay the next card of an event, with a marker and the steel.
    fn event_layer(&self, state: &State) -> Option<Seat> {
        Seat::all(self.tables.seats).find(|&seat| {
            let player = &state.players[seat];
            let steel = self.tables.powers.of(player.train).event_lay;
            player.markers > 0 && steel.is_some_and(|steel| u16::from(steel) <= player.steel)
        })
    }

    /// PT8: the card the owner was asked about, laid by that player or by the event. Steel, rubble, card, end of the
    /// game (X1), marker, perhaps X3; then the event goes on.
    pub(crate) fn lay_event_card<W: Witness<Fact>>(
        &self,
        state: &mut State,
        by: Option<Seat>,
        witness: &mut W,
    ) -> Flow {
        let Step::Event { left, .. } = &mut state.agenda.step else {
            unreachable!("an event lays track")
        };
        *left = left.map(|left| left - 1);
        let spot = state.unlaid.nearest(state.neutral).expect("a card to lay");
        if let Some(seat) = by {
            let player = &mut state.players[seat];
            let steel = self.tables.powers.of(player.train).event_lay;
            player.steel -= u16::from(steel.expect("it is asked"));
        }
        let rubble = self.clear_away(state, spot);
        state.unlaid.remove(spot);
        let Some(seat) = by else {
            witness.fact(Fact::TrackLaid { spot, rubble });
            return Flow::GoesOn;
        };
        state.last_laid = state.unlaid.is_empty();
        let marker = self.place_marker(state, seat);
        state.players[seat].spots.insert(spot);
        witness.fact(Fact::EventTrackLaid { seat, spot, rubble });
        if marker == Marker::Last {
            return markers_gone(state, witness);
        }
        Flow::GoesOn
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
            state.rubble_supply += i32::from(std::mem::take(&mut state.rubble[spot.index()]));
        }
        witness.fact(Fact::StationClosed { stop });
        self.check_station_maintenance(state, cleared, witness);
    }
}

/// Whether an event affects the route.
const fn happens_beyond(event: Event) -> bool {
    match event {
        Event::Excavate | Event::LayTrack | Event::CompleteStation => true,
        Event::TrainsOpen | Event::Maintenance => false,
    }
}
