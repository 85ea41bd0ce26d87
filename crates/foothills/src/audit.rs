//! Conservation and consistency of a position. This is also where positions from outside come in, so no number may be
//! trusted before it is checked.

use tabletop::{Pending, Seat};

use crate::agenda::Task;
use crate::effect::Effect;
use crate::engine::Rules;
use crate::ids::{ActionCardSet, CardType, LineSet, Place, StationSpaceSet, TrackSpaceSet};
use crate::state::State;

#[derive(Default)]
struct Findings(Vec<String>);

impl Findings {
    fn check(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.0.push(what());
        }
    }

    fn outcome(self) -> Result<(), Vec<String>> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(self.0)
        }
    }
}

impl Rules {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), Vec<String>> {
        // The other checks use these numbers as indices, so they are skipped if one is out of range.
        self.audit_ranges(state)?;
        let mut findings = Findings::default();
        self.audit_cubes(state, &mut findings);
        self.audit_cards(state, &mut findings);
        self.audit_board(state, &mut findings);
        for seat in Seat::all(2) {
            self.audit_player(state, seat, &mut findings);
        }
        self.audit_turn(state, &mut findings);
        findings.outcome()
    }

    fn audit_ranges(&self, state: &State) -> Result<(), Vec<String>> {
        let tables = &self.tables;
        let mut findings = Findings::default();
        let mut within = |what: &str, bits: u32, all: u32| {
            findings.check(bits & !all == 0, || format!("{what} that do not exist"));
        };
        let stations = tables.all_stations().bits();
        let cards = tables.all_cards().bits();
        let station_spaces = StationSpaceSet::below(tables.station_spaces.len()).bits();
        let track_spaces = TrackSpaceSet::below(tables.track_cards.len()).bits();
        within(
            "lines",
            state.lines.bits() | state.buffer_stops.bits(),
            0xff,
        );
        within("navvies", state.navvies.bits(), stations);
        within("cards", state.golden.bits() | state.supply.bits(), cards);
        for player in &state.players {
            within("cards", player.cards.bits() | player.pile.bits(), cards);
            within("tracks", player.tracks.bits(), track_spaces);
            within("stations", player.stations.bits(), station_spaces);
            within(
                "tickets",
                player.tickets.bits(),
                tables.all_tickets().bits(),
            );
        }
        let derived = state.derived;
        let derived_cards = derived.rubbled.bits() | derived.free.bits() | derived.served.bits();
        within("derived cards", derived_cards, stations);
        let derived_tracks = derived.uncovered.bits() | derived.open_tracks.bits();
        within("derived tracks", derived_tracks, track_spaces);
        within(
            "derived stations",
            derived.open_stations.bits(),
            station_spaces,
        );
        for player in &state.players {
            let place = player.surveyor;
            findings.check(tables.is_place(place), || format!("{place:?} is no place"));
        }
        let seats = [Some(state.start), Some(state.active), state.summit];
        findings.check(
            seats.into_iter().flatten().all(|seat| seat.index() < 2),
            || "a seat that does not exist".to_owned(),
        );
        let used = state.in_use.map_or(0, |card| u32::from(card.0));
        findings.check(used < tables.cards.len() as u32, || {
            "a card in use that does not exist".to_owned()
        });
        findings.check(state.lines.is_empty() || state.lines.len() == 6, || {
            format!("{} lines in play", state.lines.len())
        });
        findings.check(state.agenda.is_sound(), || "the agenda has gaps".to_owned());
        for task in state.agenda.iter() {
            findings.check(self.task_exists(task), || format!("no such task: {task:?}"));
        }
        findings.outcome()
    }

    /// Whether everything a task refers to exists.
    fn task_exists(&self, task: Task) -> bool {
        let is = |effect: u8, fits: fn(&Effect) -> bool| {
            self.tables
                .effects
                .get(usize::from(effect))
                .is_some_and(fits)
        };
        match task {
            Task::SetAside(kind) => kind.0 < crate::tables::TYPES,
            Task::SetupTake(seat) => seat.index() < 2,
            Task::Effects(range, _) => {
                range.next <= range.end && usize::from(range.end) <= self.tables.effects.len()
            }
            Task::Take { left, .. } => (1..=6).contains(&left),
            Task::Dig { effect } => is(effect, |effect| matches!(effect, Effect::Dig(_))),
            Task::Trade { effect, left, .. } => {
                (1..=9).contains(&left) && is(effect, |effect| matches!(effect, Effect::Trade(_)))
            }
            Task::Build { effect } => is(effect, |effect| matches!(effect, Effect::Build(_))),
            Task::Visit { effect } => is(effect, |effect| matches!(effect, Effect::Visit(_))),
            Task::Pay { effect, .. } => is(effect, |effect| matches!(effect, Effect::Pay(_))),
            Task::VisitAfter { card } => self.tables.surveyor_spaces.contains(card),
            Task::StartTicket { card } => self.tables.starts.contains(card),
            Task::Gain { left, .. } => (1..=7).contains(&left),
            Task::Keep { most } => (1..=6).contains(&most),
            Task::Flip { most } => (1..=4).contains(&most),
            Task::DrawToYard { cubes } => (1..=12).contains(&cubes),
            Task::DrawToHand { cubes, keep } => (1..=6).contains(&cubes) && keep <= 6,
            Task::None => false,
            Task::LeaveOut
            | Task::FirstYard
            | Task::DrawStart
            | Task::FirstTurn
            | Task::BeginTurn
            | Task::FlipOwn
            | Task::Score { .. }
            | Task::TakeTicket
            | Task::EndTurn => true,
        }
    }

    /// The number of iron, stone and event cubes never changes (P5).
    fn audit_cubes(&self, state: &State, findings: &mut Findings) {
        let counts = self.tables.counts;
        let [one, other] = state.players.map(|player| player.resources);
        let sum = |of: fn(crate::goods::Bundle) -> u8| -> u32 {
            [one, other, state.yard, state.hand, state.bag.resources()]
                .into_iter()
                .map(|bundle| u32::from(of(bundle)))
                .sum()
        };
        let before_events = state
            .agenda
            .iter()
            .any(|task| matches!(task, Task::FirstYard));
        let events = u32::from(state.bag.events) + u32::from(state.events);
        let all_events = if before_events { 0 } else { counts.events };
        for (what, there, all) in [
            ("iron", sum(|bundle| bundle.iron), counts.iron),
            ("stone", sum(|bundle| bundle.stone), counts.stone),
            ("event cubes", events, all_events),
        ] {
            findings.check(there == u32::from(all), || {
                format!("{there} {what}, there are {all}")
            });
        }
    }

    /// Every action card is in exactly one place; of each type one is set aside (F2.6).
    fn audit_cards(&self, state: &State, findings: &mut Findings) {
        let mut seen = ActionCardSet::EMPTY;
        let [one, other] = &state.players;
        for set in [one.cards, other.cards, one.pile, other.pile, state.supply] {
            findings.check(!seen.meets(set), || {
                "an action card in two places".to_owned()
            });
            seen = seen.or(set);
        }
        let own = one.cards.or(other.cards);
        findings.check(state.golden.without(own).is_empty(), || {
            "a side is up of a card nobody has before him".to_owned()
        });
        for (kind, &of_type) in self.tables.of_type.iter().enumerate() {
            let kind = CardType::new(kind as u8);
            let pending = state.agenda.iter().any(|task| task == Task::SetAside(kind));
            let aside = of_type.without(seen).len();
            let expected = if pending { 3 } else { 1 };
            findings.check(aside == expected, || {
                format!("{aside} cards of type {} out of the game", kind.0)
            });
            for player in &state.players {
                findings.check(player.cards.and(of_type).len() <= 1, || {
                    format!("two own cards of type {}", kind.0)
                });
            }
        }
    }

    fn audit_board(&self, state: &State, findings: &mut Findings) {
        let in_play = self.cards_in_play(state);
        let (tracks, stations) = (state.tracks(), state.stations());
        let [one, other] = &state.players;
        findings.check(!one.tracks.meets(other.tracks), || {
            "a track of both".to_owned()
        });
        findings.check(!one.stations.meets(other.stations), || {
            "a station of both".to_owned()
        });
        for card in self.tables.all_stations().iter() {
            let table = self.tables.station(card);
            let rubble = state.rubble[card.index()];
            let laid = tracks.meets(table.tracks) || stations.meets(table.stations);
            let navvy = state.navvies.contains(card);
            let name = || self.station_id(card);
            if in_play.contains(card) {
                findings.check(rubble <= table.rubble, || format!("rubble on {}", name()));
                findings.check(rubble == 0 || !laid && !navvy, || {
                    format!("tiles on the rubble of {}", name())
                });
                findings.check(!(navvy && laid), || {
                    format!("navvy and tiles on {}", name())
                });
                let start = self.tables.starts.contains(card);
                findings.check(!(navvy && start), || format!("a navvy on {}", name()));
            } else {
                findings.check(rubble == 0 && !laid && !navvy, || {
                    format!("something on {}, which is not in play", name())
                });
            }
            if table.in_order {
                let built = stations.and(table.stations);
                let missing = table.stations.without(built);
                findings.check(
                    built.is_empty() || missing.is_empty() || built < missing,
                    || format!("{} is not built in order", name()),
                );
            }
        }
        let unused = |bits: &[u8]| bits.iter().all(|&rubble| rubble == 0);
        findings.check(unused(&state.rubble[self.tables.stations.len()..]), || {
            "rubble on no card".to_owned()
        });
        findings.check(
            state.navvies.len() <= u32::from(self.tables.counts.navvies),
            || "too many navvies".to_owned(),
        );
        findings.check(state.derived == self.derive(state), || {
            "derived sets are not in step".to_owned()
        });
        let complete = self.lines_complete(state);
        let all = u32::from(self.tables.counts.buffer_stops);
        let stops = state.buffer_stops;
        let right = stops.without(complete).is_empty() && stops.len() == complete.len().min(all);
        findings.check(right, || "buffer stops do not fit the lines".to_owned());
        findings.check(stops.len() < all || state.end_triggered(), || {
            "all buffer stops, but no end".to_owned()
        });
        findings.check(
            state.summit.is_none() || in_play.meets(self.tables.summit_cards),
            || "a summit chit that is not in play".to_owned(),
        );
    }

    /// Lines in play all of whose track spaces are covered.
    pub(crate) fn lines_complete(&self, state: &State) -> LineSet {
        let uncovered = self.derive(state).uncovered;
        let complete =
            |line: &crate::ids::Line| !self.tables.lines[line.index()].tracks.meets(uncovered);
        state.lines.iter().filter(complete).collect()
    }

    fn audit_player(&self, state: &State, seat: Seat, findings: &mut Findings) {
        let player = state.player(seat);
        let other = state.player(State::opponent(seat));
        findings.check(player.tiles_used() <= self.tables.counts.tiles, || {
            format!("seat {seat} used {} tiles", player.tiles_used())
        });
        findings.check(player.pile.len() <= player.stations.len(), || {
            format!("seat {seat} scored more cards than it has stations")
        });
        let tickets = self.tickets_in_play(state);
        findings.check(player.tickets.without(tickets).is_empty(), || {
            format!("seat {seat} has a ticket that is not in play")
        });
        if let Some(card) = player.surveyor.card() {
            let may_stand = self.derive(state).served.contains(card);
            findings.check(may_stand && player.surveyor != other.surveyor, || {
                format!("seat {seat}'s surveyor cannot be there")
            });
        }
    }

    fn audit_turn(&self, state: &State, findings: &mut Findings) {
        let setup = state.turn == 0;
        let over = state.agenda.top() == Task::None;
        let first = state.turn % 2 == 1;
        findings.check(setup || (state.active == state.start) == first, || {
            "it is the other seat's turn".to_owned()
        });
        findings.check(
            !setup || state.in_use.is_none() && !state.end_triggered(),
            || "something of a turn during set-up".to_owned(),
        );
        findings.check(
            !over || state.end_triggered() && state.turn >= state.last_turn,
            || "over without its end".to_owned(),
        );
        findings.check(
            !state.end_triggered()
                || state.turn <= state.last_turn && state.last_turn <= state.turn + 1,
            || "the last turn does not fit".to_owned(),
        );
        let keeps = state
            .agenda
            .iter()
            .any(|task| matches!(task, Task::Keep { .. }));
        findings.check(keeps || state.hand.is_empty(), || {
            "cubes in hand".to_owned()
        });
        let owned = state
            .in_use
            .is_none_or(|card| state.me().cards.contains(card));
        findings.check(owned, || "the card in use is not owned".to_owned());
        let lines_out = state.agenda.iter().any(|task| task == Task::LeaveOut);
        findings.check(lines_out == state.lines.is_empty(), || {
            "lines without their deal".to_owned()
        });
        findings.check(
            state.agenda.top() != Task::BeginTurn || state.in_use.is_none(),
            || "a card in use at the begin of a turn".to_owned(),
        );
        match state.agenda.top() {
            Task::Effects(..) | Task::StartTicket { .. } | Task::FirstTurn | Task::EndTurn => {
                findings.check(false, || {
                    "something is left that settles by itself".to_owned()
                });
            }
            _ => self.audit_pending(state, findings),
        }
    }

    /// Every decision has an answer other than `pass` (P4).
    fn audit_pending(&self, state: &State, findings: &mut Findings) {
        match self.waits_for(state) {
            Pending::Decision(_, asked) => {
                findings.check(self.menu(state).options.any(), || {
                    format!("nothing to choose, but {asked:?} is asked")
                });
            }
            Pending::Chance(_) => {
                let mut deals = Vec::new();
                self.list_deals(state, &mut deals);
                findings.check(!deals.is_empty(), || "nothing to deal".to_owned());
            }
            Pending::Over => {}
        }
        let occupied = state.players.map(|player| player.surveyor);
        let apart = occupied[0] != occupied[1] || occupied[0].card().is_none();
        findings.check(apart, || "two surveyors in one place".to_owned());
        debug_assert!(Place::PUB.card().is_none());
    }
}
