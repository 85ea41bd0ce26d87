//! S: the position before the first deal, and the order of the set-up.

use tabletop::{Seat, SeatSet, Witness};

use crate::SpotKind;
use crate::agenda::{Agenda, Phase, Step};
use crate::area::SpaceSet;
use crate::choice::Asked;
use crate::contract::ContractSet;
use crate::deal::Chance;
use crate::engine::Rules;
use crate::event_track::EventTrack;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask, await_chance};
use crate::place::{End, EndSet, SiteSet, Spot, StopSet};
use crate::state::{Goods, MAX_SPOTS, MAX_TRACK_KINDS, Player, State, Wait};
use crate::train::{TRAIN_TABLE, Train, TrainSet};
use crate::weather::Weather;

impl Rules {
    /// Everything that needs no chance is in place: the players' pieces (S4), rates (S6), an empty event track with
    /// trains not for sale (S9), unless the scenario says otherwise. All trains carry their coal until one is set
    /// aside; the event cubes of the solo game are in the bag, but its yard is drawn without them (S8).
    pub(crate) fn starting_position(&self) -> State {
        let tables = &self.tables;
        let board = &tables.components.board;
        let row = usize::from(tables.seats - 1);
        let route = &tables.route;
        let mut state = State {
            players: tabletop::PerSeat::default(),
            daffodils: tabletop::PerSeat::default(),
            rubble: [0; MAX_SPOTS],
            kinds: [0; MAX_SPOTS],
            rubbled: route.canals,
            unlaid: route.tracks,
            unbuilt: SiteSet::below(route.sites.len()),
            closed: StopSet::EMPTY,
            track_cards: [0; MAX_TRACK_KINDS],
            occupied: SpaceSet::EMPTY,
            labourers: [Seat::new(0); 30],
            surveying: [Seat::new(0); 15],
            surveying_count: 0,
            deck: tables.contracts,
            discards: ContractSet::EMPTY,
            revealed: ContractSet::EMPTY,
            office: [None; 3],
            back: None,
            weather: None,
            middle: Weather::Sun,
            last: Weather::Sun,
            excavation_rate: board.excavation_start,
            lay_rate: board.lay_start,
            yard: Goods::default(),
            bag: Goods {
                iron: board.bag_iron[row],
                stone: board.bag_stone[row],
                coal: 0,
            },
            bag_events: tables.events,
            rubble_supply: 0,
            hand_events: 0,
            event_track: EventTrack::default(),
            shed: TrainSet::EMPTY,
            train_coal: [0; TRAIN_TABLE],
            aside: TrainSet::EMPTY,
            trains_open: tables.scenario.set_up.trains_open,
            round: 0,
            start: Seat::new(0),
            first: Seat::new(0),
            build_area: false,
            start_fixed: false,
            start_passed: false,
            forbidden: false,
            built: false,
            train_built: false,
            last_laid: false,
            extra_round: false,
            station_maintained: false,
            neutral: End::Near,
            fresh: SeatSet::NONE,
            free_labourer: [SeatSet::NONE; 2],
            labourer_less: [SeatSet::NONE; 2],
            wait: Wait::Chance(Chance::Start),
            actor: Seat::new(0),
            agenda: Agenda {
                phase: Phase::SetUp {
                    tracks: 0,
                    termini: 0,
                },
                step: Step::None,
                maintenance: None,
            },
        };
        for seat in Seat::all(tables.seats) {
            state.players[seat] = Player {
                markers: board.markers,
                ..Player::default()
            };
        }
        for (left, cards) in state.track_cards.iter_mut().zip(&tables.components.tracks) {
            *left = if !cards.extra || tables.options.extra_tracks {
                cards.copies
            } else {
                0
            };
        }
        self.lay_out_rubble(&mut state);
        self.lay_out_coal(&mut state);
        state.rubble_supply = -self.rubble_out(&state);
        if tables.scenario.set_up.event_space > 0 {
            state.event_track.insert(tables.scenario.set_up.event_space);
            state.bag_events -= 1;
        }
        state
    }

    fn lay_out_rubble(&self, state: &mut State) {
        for spot in (0..self.spots()).map(Spot) {
            if let SpotKind::Excavation { stop, number, .. } = self.spot(spot) {
                let site = self.stop(stop).excavation[usize::from(number) - 1];
                state.rubble[spot.index()] = site.rubble;
                state.rubbled.put(spot, site.rubble > 0);
            }
        }
    }

    fn lay_out_coal(&self, state: &mut State) {
        let tables = &self.tables;
        let board = &tables.components.board;
        if let Some(train) = tables.options.solo_train {
            let coal = tables.powers.of(Some(train)).coal;
            let player = &mut state.players[Seat::new(0)];
            player.train = Some(train);
            player.goods.coal = coal;
            player.train_rubble = tables.powers.of(Some(train)).rubble.into();
            state.bag.coal = tables.coal - coal;
            return;
        }
        state.yard = Goods {
            iron: board.yard_iron,
            stone: board.yard_stone,
            coal: board.yard_coal,
        };
        state.bag.coal = tables.coal - board.yard_coal;
        state.shed = tables.trains;
        for train in tables.trains.iter() {
            let coal = tables.powers.of(Some(train)).coal;
            state.train_coal[train.index()] = coal;
            state.bag.coal -= coal;
        }
    }

    /// What comes next in the set-up: track cards, train or yard, contracts, termini.
    pub(crate) fn set_up<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        let tables = &self.tables;
        let Phase::SetUp { tracks, termini } = state.agenda.phase else {
            unreachable!("the game is being set up")
        };
        if u32::from(tracks) < self.dealt_spots().len() {
            return await_chance(state, Chance::Track);
        }
        if tables.solo && state.yard.count() == 0 {
            return await_chance(state, Chance::Yard);
        }
        if !tables.solo && state.aside.len() < tables.aside {
            return await_chance(state, Chance::Aside);
        }
        if state.back.is_none() {
            return await_chance(state, Chance::Back);
        }
        if state.office.contains(&None) {
            return await_chance(state, Chance::Reveal);
        }
        // BF2: clockwise from the start player each chooses a terminus; the last one then chooses the neutral
        // surveyor's.
        if tables.route.starts.len() > 1 {
            let (turn, asked) = if termini < tables.seats {
                (termini, Asked::Terminus)
            } else {
                (tables.seats - 1, Asked::Neutral)
            };
            return ask(state, state.start.clockwise(turn, tables.seats), asked);
        }
        self.begin_round(state, witness)
    }

    pub(crate) fn choose_terminus<W: Witness<Fact>>(
        &self,
        state: &mut State,
        end: End,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let player = &mut state.players[seat];
        player.terminus = end;
        player.surveyor = self.terminus(end);
        if let Phase::SetUp { termini, .. } = &mut state.agenda.phase {
            *termini += 1;
        }
        witness.fact(Fact::TerminusChosen { seat, end });
    }

    pub(crate) fn place_neutral<W: Witness<Fact>>(
        &self,
        state: &mut State,
        end: End,
        witness: &mut W,
    ) -> Flow {
        state.neutral = end;
        witness.fact(Fact::NeutralPlaced { end });
        self.begin_round(state, witness)
    }

    /// BF2: termini with room for another surveyor.
    pub(crate) fn open_termini(&self, state: &State) -> EndSet {
        let Phase::SetUp { termini, .. } = state.agenda.phase else {
            return EndSet::EMPTY;
        };
        let has_place = |end: &End| {
            let placed = state.start.round(self.tables.seats);
            let placed = placed.take(usize::from(termini));
            let there = placed.filter(|&seat| state.players[seat].terminus == *end);
            there.count() < usize::from(self.tables.scenario.set_up.places[end.index()])
        };
        End::BOTH.into_iter().filter(has_place).collect()
    }

    /// S3: deals the next track card from the bottom up, skipping the canals (DL1).
    pub(crate) fn place_track<W: Witness<Fact>>(
        &self,
        state: &mut State,
        kind: u8,
        witness: &mut W,
    ) {
        let Phase::SetUp { tracks, .. } = &mut state.agenda.phase else {
            unreachable!("track cards are dealt in the set-up")
        };
        let spot = self.dealt_spots().nth((*tracks).into());
        *tracks += 1;
        let rubble = self.tables.components.tracks[usize::from(kind)].rubble;
        state.track_cards[usize::from(kind)] -= 1;
        state.kinds[spot.index()] = kind;
        state.rubble[spot.index()] = rubble;
        state.rubble_supply -= i32::from(rubble);
        state.rubbled.put(spot, rubble > 0);
        witness.fact(Fact::TrackPlaced { spot, rubble });
    }

    /// S7, PT1: a train set aside leaves the game; its coal goes into the bag, its rubble to the general supply.
    pub(crate) fn set_aside<W: Witness<Fact>>(
        &self,
        state: &mut State,
        train: Train,
        witness: &mut W,
    ) {
        state.aside.insert(train);
        state.shed.remove(train);
        state.rubble_supply += i32::from(self.tables.powers.of(Some(train)).rubble);
        state.bag.coal += std::mem::take(&mut state.train_coal[train.index()]);
        witness.fact(Fact::TrainAside { train });
    }
}
