//! A position (P1): public facts only, inline, copied as a whole. The set of cards in the deck, never their order; the
//! content of the bag, never what comes next.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, SeatSet};

use crate::area::Area;
use crate::choice::{Asked, End};
use crate::contract::{Contract, ContractSet};
use crate::deal::Chance;
use crate::train::Train;
use crate::weather::Weather;

/// Places with rubble a route may have: bits of a word.
pub const MAX_SPOTS: usize = 32;
/// Kinds of track cards.
pub const MAX_TRACK_KINDS: usize = 8;

/// Everything needed to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    // Players
    pub players: PerSeat<Player>,

    // The route, by spot
    /// Rubble left.
    pub rubble: [u8; MAX_SPOTS],
    /// Kind of the track card, an index into the components' track cards.
    pub kinds: [u8; MAX_SPOTS],
    /// Spots with rubble.
    pub rubbled: u32,
    /// Track cards not laid yet.
    pub unlaid: u32,
    /// Build sites nobody owns at stations that are not closed.
    pub unbuilt: u32,
    /// Closed stations.
    pub closed: u16,
    /// Track cards not dealt yet, by kind.
    pub track_cards: [u8; MAX_TRACK_KINDS],

    // Labourers
    /// Spaces A1 to F5 with a labourer.
    pub occupied: u32,
    /// Who stands there.
    pub labourers: [Seat; 30],
    /// Who stands in G, in the order placed.
    pub surveying: [Seat; 15],
    pub surveying_count: u8,

    // Cards
    pub deck: ContractSet,
    pub discards: ContractSet,
    /// Revealed by a contract, not yet kept or discarded.
    pub revealed: ContractSet,
    /// Site Office positions 1 to 3.
    pub office: [Option<Contract>; 3],
    /// The icon on the back of the deck's top card, if the deck has one and it is dealt.
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
    /// Event cubes drawn and not yet placed.
    pub hand_events: u8,
    /// Spaces of the event track with a cube, bit 1 for space 1.
    pub event_track: u16,

    // Trains
    /// Trains in the shed, by number.
    pub shed: u8,
    /// Coal on trains in the shed, by number.
    pub train_coal: [u8; 8],
    pub aside: Option<Train>,
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

    // What the game waits for, and where it goes on
    pub wait: Wait,
    pub actor: Seat,
    pub stage: Stage,
    pub area: Area,
    /// Turn in a window or afterwards, space in an area, card of the set-up.
    pub slot: u8,
    /// Extra actions a seat has had in this area.
    pub extras: u8,
    /// First seat of the window that is open.
    pub window_first: Seat,
    /// The seat whose turn it is in the window has played a contract.
    pub window_played: bool,
    /// The contract whose effect is being carried out.
    pub playing: Option<Contract>,
    /// Cards the contract being played still reveals.
    pub looking: u8,
    /// Cubes to draw.
    pub drawing: u8,
    /// Rubble, or for an event spaces, still to be taken in the action under way.
    pub digging: Option<u8>,
    /// The event being resolved, by its space; 0 for none.
    pub event_space: u8,
    /// Maintenance: 0 for none, else the turn, from 1.
    pub maintenance: u8,
    /// Trains given back during this maintenance, by number.
    pub returned: u8,
    /// Seats that have not placed a labourer this round.
    pub fresh: SeatSet,
}

impl State {
    /// Contracts anybody holds and has not played.
    #[inline]
    pub(crate) fn held(&self, seats: u8) -> ContractSet {
        let players = &self.players.0[..usize::from(seats)];
        players
            .iter()
            .fold(ContractSet::NONE, |held, player| held.or(player.unused))
    }

    /// Contracts anybody has played this round.
    #[inline]
    pub(crate) fn active(&self, seats: u8) -> ContractSet {
        let players = &self.players.0[..usize::from(seats)];
        players
            .iter()
            .fold(ContractSet::NONE, |active, player| active.or(player.active))
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
    /// How many cubes.
    #[inline]
    pub const fn count(self) -> u8 {
        self.iron + self.stone + self.coal
    }
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Contracts not played yet.
    pub unused: ContractSet,
    /// Contracts played.
    pub used: ContractSet,
    /// Contracts played this round.
    pub active: ContractSet,
    /// Own track cards and excavation sites, by spot.
    pub spots: u32,
    /// Own build sites.
    pub sites: u32,
    pub steel: u16,
    pub goods: Goods,
    pub rubble: u8,
    /// Ownership markers left.
    pub markers: u8,
    /// Labourers still to be placed this round.
    pub labourers: u8,
    /// The third labourer was fetched this round.
    pub hired: bool,
    /// The station of the surveyor, along the route.
    pub surveyor: u8,
    /// The own terminus.
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

/// Where the game goes on once nothing is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Stage {
    Setup,
    Assign,
    Window,
    Actions,
    /// Effects after all actions of an area (R2.7).
    After,
    /// R3.
    Restock,
    /// R4.
    Forecast,
    /// R5.1.
    Yard,
    /// R5.2.
    Events,
    /// R6.
    RoundEnd,
}
