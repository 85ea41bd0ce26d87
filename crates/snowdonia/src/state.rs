//! A position (P1): public facts only, inline, copied as a whole. The deck is a set of cards without order, the bag a
//! count of cubes without what comes next.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, SeatSet};

use crate::agenda::{Agenda, Phase, Step};
use crate::area::{MAX_SPACES, Space, SpaceSet};
use crate::choice::Asked;
use crate::contract::{Contract, ContractSet};
use crate::deal::Chance;
use crate::event_track::EventTrack;
use crate::place::{End, SiteSet, SpotSet, Stop, StopSet};
use crate::train::{TRAIN_TABLE, Train, TrainSet};
use crate::weather::Weather;

/// The most places with rubble of a route: bits of a word.
pub const MAX_SPOTS: usize = 32;
/// Labourers who can stand in G at once.
pub const MAX_SURVEYING: usize = 15;
/// Kinds of track cards.
pub const MAX_TRACK_KINDS: usize = 8;

/// Everything needed to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    // Players
    pub players: PerSeat<Player>,
    /// Canals each player has filled (DL4).
    pub daffodils: PerSeat<u8>,

    // The route, by spot
    /// Rubble left; on a canal, what was put there so far.
    pub rubble: [u8; MAX_SPOTS],
    /// The kind of each track card, an index into the components' track cards.
    pub kinds: [u8; MAX_SPOTS],
    /// Places with work for labourers in B: with rubble, or a canal that is neither full nor laid (DL2).
    pub rubbled: SpotSet,
    /// Track cards not laid yet.
    pub unlaid: SpotSet,
    /// Build sites without an owner, at stations that are not closed.
    pub unbuilt: SiteSet,
    pub closed: StopSet,
    /// Track cards not dealt yet, by kind.
    pub track_cards: [u8; MAX_TRACK_KINDS],

    // Labourers
    /// Spaces A1 to F5 with a labourer.
    pub occupied: SpaceSet,
    /// Who stands there.
    pub labourers: [Seat; 30],
    /// Who stands in G, in the order placed.
    pub surveying: [Seat; MAX_SURVEYING],
    pub surveying_count: u8,

    // Cards
    pub deck: ContractSet,
    pub discards: ContractSet,
    /// Revealed by a contract, not yet kept or discarded.
    pub revealed: ContractSet,
    /// Site Office positions 1 to 3.
    pub office: [Option<Contract>; 3],
    /// The icon on the back of the deck's top card, if there is one and it is dealt.
    pub back: Option<Weather>,

    // Weather and rates
    /// Current weather; none in round 1.
    pub weather: Option<Weather>,
    pub middle: Weather,
    pub last: Weather,
    /// Indices into the rates.
    pub excavation_rate: u8,
    pub lay_rate: u8,

    // Cubes
    pub yard: Goods,
    pub bag: Goods,
    pub bag_events: u8,
    /// The rubble of the general supply, which never runs out (MX4) and may therefore be negative: together with the
    /// rubble of the route, the trains and the players it is always zero (MX5).
    pub rubble_supply: i32,
    /// Event cubes drawn and not yet placed.
    pub hand_events: u8,
    pub event_track: EventTrack,

    // Trains
    pub shed: TrainSet,
    /// Coal on trains in the shed.
    pub train_coal: [u8; TRAIN_TABLE],
    /// Trains set aside.
    pub aside: TrainSet,
    pub trains_open: bool,

    // The round
    pub round: u16,
    /// Holder of the start player marker.
    pub start: Seat,
    /// Start player at the beginning of the round (X7).
    pub first: Seat,
    /// B is a build area (R6.1).
    pub build_area: bool,
    /// Contract 22 was played this round.
    pub start_fixed: bool,
    /// A contract passed the start marker on this round (SE9).
    pub start_passed: bool,
    /// Contract 13 was played this round.
    pub forbidden: bool,
    /// Somebody built or bought this round (E6).
    pub built: bool,
    /// Padarn's extra action was offered this round.
    pub train_built: bool,
    /// A player laid the last track card (X1).
    pub last_laid: bool,
    /// The extra round after an event laid the last track card (X2).
    pub extra_round: bool,
    /// The maintenance of the station that brings it has happened (BF5).
    pub station_maintained: bool,
    /// Where the neutral surveyor stands (BF9).
    pub neutral: End,

    /// Seats that have not placed a labourer this round.
    pub fresh: SeatSet,
    /// Seats whose third labourer is free in this round, and in the next (SE10).
    pub free_labourer: [SeatSet; 2],
    /// Seats with one labourer less in this round, and in the next (SE12).
    pub labourer_less: [SeatSet; 2],

    /// What the game waits for, and whom if it is a decision.
    pub wait: Wait,
    pub actor: Seat,
    /// Where it goes on afterwards.
    pub agenda: Agenda,
}

impl State {
    /// Contracts that somebody holds and has not played. Empty seats hold none, and combining all five seats without
    /// a loop is measurably faster.
    #[inline]
    pub(crate) fn held(&self) -> ContractSet {
        let players = self.players.0.iter();
        players.fold(ContractSet::EMPTY, |held, player| held.or(player.unused))
    }

    /// Contracts anybody has played this round.
    #[inline]
    pub(crate) fn active(&self) -> ContractSet {
        let players = self.players.0.iter();
        players.fold(ContractSet::EMPTY, |active, player| {
            active.or(player.active)
        })
    }

    /// The contract whose effect is being carried out.
    #[inline]
    pub const fn playing(&self) -> Option<Contract> {
        match self.agenda.step {
            Step::Contract { contract, .. } => Some(contract),
            _ => None,
        }
    }

    /// The space of the event being resolved; 0 for none.
    pub const fn event_space(&self) -> u8 {
        match self.agenda.step {
            Step::Event { space, .. } => space,
            _ => 0,
        }
    }

    /// The face-up contracts.
    #[inline]
    pub(crate) fn office(&self) -> ContractSet {
        self.office.iter().copied().flatten().collect()
    }

    /// Who stands on a space A1 to F5.
    #[inline]
    pub fn labourer(&self, space: Space) -> Option<Seat> {
        self.occupied
            .contains(space)
            .then(|| self.labourers[space.index()])
    }

    /// Who stands in G, in the order placed.
    pub fn surveying(&self) -> &[Seat] {
        &self.surveying[..usize::from(self.surveying_count)]
    }

    /// Spaces whose labourers have yet to act.
    #[inline]
    pub const fn to_act(&self) -> SpaceSet {
        let done = match self.agenda.phase {
            Phase::Actions { area, done } => area as usize * MAX_SPACES as usize + done as usize,
            Phase::After { area, .. } => (area as usize + 1) * MAX_SPACES as usize,
            _ => 0,
        };
        self.occupied.without(SpaceSet::below(done))
    }

    #[inline]
    pub(crate) fn put_labourer(&mut self, seat: Seat, space: Space) {
        if space == Space::G {
            self.surveying[usize::from(self.surveying_count)] = seat;
            self.surveying_count += 1;
        } else {
            self.occupied.insert(space);
            self.labourers[space.index()] = seat;
        }
    }
}

/// Iron, stone and coal at one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    pub iron: u8,
    pub stone: u8,
    pub coal: u8,
}

impl Goods {
    #[inline]
    pub const fn count(self) -> u8 {
        self.iron + self.stone + self.coal
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Contracts not played yet.
    pub unused: ContractSet,
    /// Contracts played.
    pub used: ContractSet,
    /// Contracts played this round.
    pub active: ContractSet,
    /// Own track cards and excavation sites.
    pub spots: SpotSet,
    pub sites: SiteSet,
    pub steel: u16,
    pub rubble: u16,
    /// Rubble on the own train.
    pub train_rubble: u16,
    pub goods: Goods,
    /// Ownership markers left.
    pub markers: u8,
    /// Labourers still to be placed this round.
    pub labourers: u8,
    /// The third labourer was fetched this round.
    pub hired: bool,
    pub surveyor: Stop,
    pub terminus: End,
    /// A marker lies on the own terminus (BF8).
    pub terminus_marked: bool,
    pub train: Option<Train>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wait {
    Decision(Asked),
    Chance(Chance),
    Over,
}
