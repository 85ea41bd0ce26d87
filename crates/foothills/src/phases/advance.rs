//! What happens automatically: tasks without a choice, navvies, buffer stops, the end of turns and of the game.

use tabletop::Witness;

use crate::agenda::Task;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::goods::{Bundle, Cubes};
use crate::ids::{StationCard, StationSpaceSet, TrackSpaceSet};
use crate::state::{Derived, State};

impl Rules {
    /// Works through the agenda until somebody or chance has to decide, or the game is over. Each iteration ends a
    /// task or begins one of a card's effects; turns without a playable card place one navvy each, and there are at
    /// most as many of those as tiles before the end is triggered.
    pub(crate) fn advance(&self, state: &mut State, witness: &mut impl Witness<Fact>) {
        loop {
            match state.agenda.top() {
                Task::None
                | Task::LeaveOut
                | Task::FirstYard
                | Task::SetAside(_)
                | Task::DrawStart
                | Task::SetupTake(_) => return,
                Task::Effects(range, doer) => {
                    let mut rest = range;
                    rest.next += 1;
                    if range.next == range.end {
                        state.agenda.pop();
                        continue;
                    }
                    if rest.next == rest.end {
                        state.agenda.pop();
                    } else {
                        state.agenda.replace(Task::Effects(rest, doer));
                    }
                    self.begin_effect(state, range.next, doer, witness);
                }
                Task::StartTicket { card } => {
                    state.agenda.pop();
                    if let Some(ticket) = self.tables.station(card).ticket {
                        self.take_ticket(state, ticket, witness);
                    }
                }
                Task::DrawToYard { cubes } => {
                    if cubes.min(state.bag.len()) > 0 {
                        return;
                    }
                    state.agenda.pop();
                }
                Task::DrawToHand { .. } => {
                    if !state.bag.resources().is_empty() {
                        return;
                    }
                    state.agenda.pop();
                }
                Task::FirstTurn => {
                    state.agenda.pop();
                    state.active = state.start;
                    self.begin_turn(state, witness);
                }
                Task::BeginTurn => {
                    if self.any_playable(state) {
                        return;
                    }
                    witness.fact(Fact::Skipped { seat: state.active });
                    state.agenda.pop();
                    self.place_navvy(state, witness);
                    self.next_turn(state, witness);
                }
                Task::EndTurn => {
                    state.agenda.pop();
                    self.end_turn(state, witness);
                }
                task => {
                    if self.menu(state).options.any() {
                        return;
                    }
                    if let Task::Dig { .. } = task {
                        self.dig_lines(state, task, [None, None], witness);
                    } else {
                        state.agenda.pop();
                    }
                }
            }
        }
    }

    /// The cubes of a draw go to the stockyard; each event cube brings a navvy (F4.1).
    pub(crate) fn draw_to_yard(
        &self,
        state: &mut State,
        cubes: Cubes,
        witness: &mut impl Witness<Fact>,
    ) {
        state.agenda.pop();
        state.bag.iron -= cubes.iron;
        state.bag.stone -= cubes.stone;
        state.bag.events -= cubes.events;
        state.yard.add(cubes.resources());
        state.events += cubes.events;
        witness.fact(Fact::Drawn { cubes });
        for _ in 0..cubes.events {
            self.place_navvy(state, witness);
        }
    }

    /// The resources of a draw go to the player, or are set apart if some of them are to be chosen.
    pub(crate) fn draw_to_hand(
        &self,
        state: &mut State,
        drawn: Bundle,
        witness: &mut impl Witness<Fact>,
    ) {
        let keep = match state.agenda.top() {
            Task::DrawToHand { keep, .. } => keep,
            _ => 0,
        };
        state.agenda.pop();
        self.bag_to_hand(state, drawn, witness);
        if keep > 0 {
            state.agenda.push(Task::Keep { most: keep });
        } else {
            self.keep(state, drawn, witness);
        }
    }

    /// Places a navvy on the first free card, or triggers the end (F5).
    fn place_navvy(&self, state: &mut State, witness: &mut impl Witness<Fact>) {
        let order = &self.layout(state).navvy_order;
        let free = |card: &&StationCard| state.derived.free.contains(**card);
        let tiles_left = state.navvies.len() < u32::from(self.tables.counts.navvies);
        let Some(&card) = order.iter().find(free).filter(|_| tiles_left) else {
            witness.fact(Fact::NavvyMissing);
            self.trigger_end(state, witness);
            return;
        };
        witness.fact(Fact::NavvyPlaced {
            card,
            rubble: state.rubble[card.index()],
        });
        state.rubble[card.index()] = 0;
        state.navvies.insert(card);
        let tracks = self.tables.station(card).tracks;
        state.derived.rubbled.remove(card);
        state.derived.free.remove(card);
        state.derived.served.insert(card);
        state.derived.uncovered = state.derived.uncovered.without(tracks);
        self.refresh_card(state, card);
        self.complete_lines(state, card, witness);
    }

    /// Lines of a card with all track spaces covered get a buffer stop (F6).
    pub(crate) fn complete_lines(
        &self,
        state: &mut State,
        card: StationCard,
        witness: &mut impl Witness<Fact>,
    ) {
        let lines = self.tables.station(card).lines.and(state.lines);
        for line in lines.without(state.buffer_stops).iter() {
            let tracks = self.tables.lines[line.index()].tracks;
            let all = self.tables.counts.buffer_stops;
            let placed = state.buffer_stops.len() as u8;
            if tracks.meets(state.derived.uncovered) || placed == all {
                continue;
            }
            state.buffer_stops.insert(line);
            witness.fact(Fact::BufferStop {
                line,
                placed: placed + 1,
            });
            if placed + 1 == all {
                self.trigger_end(state, witness);
            }
        }
    }

    /// The end is triggered: both players have had equally many turns when it comes (F10.1).
    fn trigger_end(&self, state: &mut State, witness: &mut impl Witness<Fact>) {
        if state.last_turn == 0 {
            let more = u16::from(state.active == state.start);
            state.last_turn = state.turn.saturating_add(more);
            witness.fact(Fact::EndTriggered {
                last_turn: state.last_turn,
            });
        }
    }

    /// Flips the card in use, returns event cubes, checks for the end.
    fn end_turn(&self, state: &mut State, witness: &mut impl Witness<Fact>) {
        if let Some(card) = state.in_use.take() {
            self.flip(state, card.only(), witness);
        }
        if state.events >= self.tables.counts.events_return {
            witness.fact(Fact::EventsReturned {
                cubes: state.events,
            });
            state.bag.events += state.events;
            state.events = 0;
        }
        self.next_turn(state, witness);
    }

    fn next_turn(&self, state: &mut State, witness: &mut impl Witness<Fact>) {
        if state.end_triggered() && state.turn >= state.last_turn {
            witness.fact(Fact::Ended);
            return;
        }
        state.active = State::opponent(state.active);
        self.begin_turn(state, witness);
    }

    fn begin_turn(&self, state: &mut State, witness: &mut impl Witness<Fact>) {
        state.turn = state.turn.saturating_add(1);
        witness.fact(Fact::TurnBegan {
            seat: state.active,
            turn: state.turn,
        });
        state.agenda.push(Task::BeginTurn);
    }

    /// Brings the open spaces of a card up to date.
    #[inline]
    pub(crate) fn refresh_card(&self, state: &mut State, card: StationCard) {
        let table = self.tables.station(card);
        let (tracks, stations) = self.open_spaces(state, card);
        let derived = &mut state.derived;
        derived.open_tracks = derived.open_tracks.without(table.tracks).or(tracks);
        derived.open_stations = derived.open_stations.without(table.stations).or(stations);
    }

    /// The open track and station spaces of a card in play (F6, F7).
    #[inline]
    fn open_spaces(&self, state: &State, card: StationCard) -> (TrackSpaceSet, StationSpaceSet) {
        let table = self.tables.station(card);
        if state.rubble[card.index()] > 0 || state.navvies.contains(card) {
            return (TrackSpaceSet::EMPTY, StationSpaceSet::EMPTY);
        }
        let tracks = table.tracks.without(state.tracks());
        let unbuilt = table.stations.without(state.stations());
        let stations = match unbuilt.first() {
            Some(next) if table.in_order => next.only(),
            _ => unbuilt,
        };
        (tracks, stations)
    }

    /// The derived sets, computed from scratch.
    pub(crate) fn derive(&self, state: &State) -> Derived {
        let mut derived = Derived::default();
        for card in self.cards_in_play(state).iter() {
            let table = self.tables.station(card);
            let built = state.stations().meets(table.stations);
            let navvy = state.navvies.contains(card);
            let start = self.tables.starts.contains(card);
            if state.rubble[card.index()] > 0 {
                derived.rubbled.insert(card);
            }
            if !built && !navvy && !start && !state.tracks().meets(table.tracks) {
                derived.free.insert(card);
            }
            if built || navvy || start {
                derived.served.insert(card);
            }
            if !navvy {
                let uncovered = table.tracks.without(state.tracks());
                derived.uncovered = derived.uncovered.or(uncovered);
            }
            let (tracks, stations) = self.open_spaces(state, card);
            derived.open_tracks = derived.open_tracks.or(tracks);
            derived.open_stations = derived.open_stations.or(stations);
        }
        derived
    }
}
