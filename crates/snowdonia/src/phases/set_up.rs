//! S: the position before the first deal, and the order of the set-up.

use tabletop::{Seat, SeatSet, Witness};

use crate::SpotKind;
use crate::area::Area;
use crate::choice::{Asked, End};
use crate::contract::ContractSet;
use crate::deal::Chance;
use crate::engine::Rules;
use crate::fact::{Fact, Spot};
use crate::phases::advance::{Flow, ask, await_chance};
use crate::state::{Goods, MAX_SPOTS, MAX_TRACK_KINDS, Player, Stage, State, Wait};
use crate::train::Train;
use crate::weather::Weather;

impl Rules {
    /// Everything that needs no chance is in place: players' pieces (S4), rates (S6), an empty event track with trains
    /// not for sale (S9), unless the scenario says otherwise. All trains carry their coal until one is set aside; the event
    /// cubes of the solo game are in the bag, but its yard is drawn without them (S8).
    pub(crate) fn starting_position(&self) -> State {
        let tables = &self.tables;
        let board = &tables.components.board;
        let row = usize::from(tables.seats - 1);
        let route = &tables.route;
        let mut state = State {
            players: tabletop::PerSeat::default(),
            rubble: [0; MAX_SPOTS],
            kinds: [0; MAX_SPOTS],
            rubbled: 0,
            unlaid: route.tracks,
            unbuilt: crate::bits::below(route.sites.len() as u32),
            closed: 0,
            track_cards: [0; MAX_TRACK_KINDS],
            occupied: 0,
            labourers: [Seat::new(0); 30],
            surveying: [Seat::new(0); 15],
            surveying_count: 0,
            deck: tables.contracts,
            discards: ContractSet::NONE,
            revealed: ContractSet::NONE,
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
            hand_events: 0,
            event_track: 0,
            shed: 0,
            train_coal: [0; 8],
            aside: None,
            trains_open: tables.scenario.trains_open,
            round: 0,
            start: Seat::new(0),
            first: Seat::new(0),
            build_area: false,
            start_fixed: false,
            forbidden: false,
            built: false,
            train_built: false,
            last_laid: false,
            extra_round: false,
            station_maintained: false,
            neutral: End::Near,
            wait: Wait::Chance(Chance::Start),
            actor: Seat::new(0),
            stage: Stage::Setup,
            area: Area::A,
            slot: 0,
            extras: 0,
            window_first: Seat::new(0),
            window_played: false,
            playing: None,
            looking: 0,
            drawing: 0,
            digging: None,
            event_space: 0,
            maintenance: 0,
            returned: 0,
            fresh: SeatSet::NONE,
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
        if tables.scenario.event_space > 0 {
            state.event_track = 1 << tables.scenario.event_space;
            state.bag_events -= 1;
        }
        state
    }

    fn lay_out_rubble(&self, state: &mut State) {
        for (spot, kind) in self.tables.route.spots.iter().enumerate() {
            if let SpotKind::Excavation { stop, number, .. } = *kind {
                let site = self.stop(stop).excavation[usize::from(number) - 1];
                state.rubble[spot] = site.rubble;
                state.rubbled |= u32::from(site.rubble > 0) << spot;
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
        for train in crate::bits::ones(u32::from(tables.trains)).filter_map(Train::new) {
            let coal = tables.powers.of(Some(train)).coal;
            state.train_coal[train.index()] = coal;
            state.bag.coal -= coal;
        }
    }

    /// What comes next in the set-up: track cards, train or yard, contracts, termini.
    pub(crate) fn set_up<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        let tables = &self.tables;
        if state.track_spot(tables.route.tracks).is_some() {
            return await_chance(state, Chance::Track);
        }
        if tables.solo && state.yard.count() == 0 {
            state.drawing = tables.components.board.yard_solo;
            return await_chance(state, Chance::Yard);
        }
        if !tables.solo && state.aside.is_none() {
            return await_chance(state, Chance::Aside);
        }
        if state.back.is_none() {
            return await_chance(state, Chance::Back);
        }
        if state.office.contains(&None) {
            return await_chance(state, Chance::Reveal);
        }
        if tables.scenario.two_termini && state.extras == 0 {
            return self.ask_for_terminus(state);
        }
        state.slot = 0;
        state.extras = 0;
        self.begin_round(state, witness)
    }

    /// BF2: clockwise from the start player the own terminus, then the last of them the neutral surveyor's.
    fn ask_for_terminus(&self, state: &mut State) -> Flow {
        let turn = state.slot - self.tables.route.tracks.count_ones() as u8;
        let seats = self.tables.seats;
        if turn < seats {
            let seat = state.start.clockwise(turn, seats);
            return ask(state, seat, Asked::Terminus);
        }
        let last = state.start.clockwise(seats - 1, seats);
        ask(state, last, Asked::Neutral)
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
        player.surveyor = self.terminus(end).0;
        state.slot += 1;
        witness.fact(Fact::TerminusChosen { seat, end });
    }

    pub(crate) fn place_neutral<W: Witness<Fact>>(
        &self,
        state: &mut State,
        end: End,
        witness: &mut W,
    ) {
        state.neutral = end;
        state.extras = 1;
        witness.fact(Fact::NeutralPlaced { end });
    }

    /// BF2: whether a terminus has a place for one more surveyor.
    pub(crate) fn terminus_has_place(&self, state: &State, end: End) -> bool {
        let turn = state.slot - self.tables.route.tracks.count_ones() as u8;
        let placed = state.start.round(self.tables.seats).take(usize::from(turn));
        let there = placed
            .filter(|&seat| state.players[seat].terminus == end)
            .count();
        there < usize::from(self.tables.scenario.terminus_places)
    }

    /// S3: the next track card from the bottom up.
    pub(crate) fn place_track<W: Witness<Fact>>(
        &self,
        state: &mut State,
        kind: u8,
        witness: &mut W,
    ) {
        let spot = state
            .track_spot(self.tables.route.tracks)
            .expect("a track card is due");
        let rubble = self.tables.components.tracks[usize::from(kind)].rubble;
        state.track_cards[usize::from(kind)] -= 1;
        state.kinds[usize::from(spot)] = kind;
        state.rubble[usize::from(spot)] = rubble;
        state.rubbled |= u32::from(rubble > 0) << spot;
        state.slot += 1;
        witness.fact(Fact::TrackPlaced {
            spot: Spot(spot),
            rubble,
        });
    }

    /// S7: the train set aside is out of the game, its coal goes into the bag.
    pub(crate) fn set_aside<W: Witness<Fact>>(
        &self,
        state: &mut State,
        train: Train,
        witness: &mut W,
    ) {
        state.aside = Some(train);
        state.shed &= !(1 << train.index());
        state.bag.coal += std::mem::take(&mut state.train_coal[train.index()]);
        witness.fact(Fact::TrainAside { train });
    }
}

impl State {
    /// The spot of the next track card of the set-up.
    fn track_spot(&self, tracks: u32) -> Option<u8> {
        let place = u32::from(self.slot);
        (self.stage == Stage::Setup && place < tracks.count_ones())
            .then(|| crate::bits::nth(tracks, place))
    }
}
