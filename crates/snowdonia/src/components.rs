//! The printed numbers of the game, as read from the component files: stations, cards, tracks and counts. Values are
//! checked once, when read; the rules compile their tables from them.

mod actions;
mod board;
mod catalogue;
mod checks;
mod contracts;
mod files;
mod limits;
mod reader;
mod scenario;
mod seasons;
mod tracks;
mod trains;

use serde::{Deserialize, Serialize};

use crate::area::Area;
use crate::contract::Contract;
use crate::train::Train;
use crate::weather::Weather;

/// Everything printed, for all scenarios.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The scenarios in the order of their files.
    pub scenarios: Vec<Scenario>,
    /// Track cards, by rubble.
    pub tracks: Vec<TrackCards>,
    /// Trains, in order.
    pub trains: Vec<TrainCard>,
    /// Contracts, in order.
    pub contracts: Vec<ContractCard>,
    /// What seasons do.
    pub seasons: Vec<Season>,
    /// The board: rates, action spaces, bag, events.
    pub board: Board,
    pub actions: Actions,
    /// Content hash of components other than the built-in ones.
    pub hash: Option<String>,
    /// Every value with its provenance: first all files of the first edition together, then each later file on its
    /// own.
    pub(crate) provenance: Vec<Vec<tabletop::CatalogueEntry>>,
}

/// A route with its twists, grouped by the phase in which they matter. Twists are named here and implemented by code
/// that asks for the twist, never for a scenario by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The id in records.
    pub id: String,
    /// The fewest players.
    pub least: u8,
    /// The most players.
    pub most: u8,
    /// Stations from the lower end, including the terminus.
    pub stations: Vec<Station>,
    pub set_up: SetUp,
    pub building: Building,
    pub surveying: Surveying,
    /// The station whose last rubble triggers maintenance, by index (BF5).
    pub maintenance_station: Option<u8>,
    pub strait: Option<Strait>,
    /// Points for 1, 2, 3 ... daffodils, then starting over (DL10); empty if there are none.
    pub daffodils: Vec<u8>,
    /// How much rubble the Works make of one stone (DL6); 0 if they do not.
    pub break_stone: u8,
}

/// Cards after the first station on which a bridge is built; until then nothing beyond them can be worked on (BB5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strait {
    /// The id in records.
    pub id: String,
    pub name: String,
    /// The cost of a card.
    pub stone: u8,
    /// The number of cards, by number of players from 1.
    pub cards: [u8; 5],
}

/// Twists of the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// How many surveyors may start at the near and at the far end (BF2).
    pub places: [u8; 2],
    /// The space of the event track with an event cube from the start (BF3); 0 for none.
    pub event_space: u8,
    /// Whether trains can be bought from the start (BF3).
    pub trains_open: bool,
    /// Contracts removed at every player count.
    pub without: Vec<Contract>,
}

/// How far a player may build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Building {
    /// As far as the track is clear (E2).
    ClearedTrack,
    /// As far as the own surveyor has moved (BF6).
    OwnSurveyor,
}

/// Twists of surveying.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surveying {
    /// Whether a surveyor leaves a marker on the terminus (BF8).
    pub marks_terminus: bool,
    /// Points of the surveyor by stations moved, from 1 (BF10); if empty, those printed on the station reached.
    pub moves_vp: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Station {
    /// The id in records.
    pub id: String,
    /// Its name, as on the card.
    pub name: String,
    /// The printed number in halves: 4½ is 9.
    pub number: u8,
    /// The fewest players it is used with.
    pub least: u8,
    /// The most players it is used with.
    pub most: u8,
    /// Track cards before it.
    pub tracks: u8,
    /// The canals among them (DL1).
    pub canals: Vec<Canal>,
    /// Points for a surveyor standing here.
    pub surveyor_vp: u8,
    /// Excavation sites from left to right.
    pub excavation: Vec<ExcavationSite>,
    /// Build sites in printed order.
    pub build: Vec<BuildSite>,
    /// A cube from the bag for each build site built here (BF7).
    pub free: Option<Resource>,
}

impl Station {
    /// Whether the station is part of the route with this number of players.
    pub fn is_used(&self, players: u8) -> bool {
        (self.least..=self.most).contains(&players)
    }
}

/// A track card that is filled with rubble instead of cleared (DL2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Canal {
    /// Which of the station's track cards it is, counted from 1 from below.
    pub place: u8,
    /// The rubble it holds.
    pub rubble: u8,
    /// Points once it is laid.
    pub vp: u8,
}

/// A site that is done when its rubble is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExcavationSite {
    pub rubble: u8,
    pub vp: u8,
}

/// A site that is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildSite {
    pub stone: u8,
    pub steel: u8,
    pub iron: u8,
    pub vp: u8,
}

/// The cubes in yard and bag, apart from event cubes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Resource {
    Iron,
    Stone,
    Coal,
}

/// Track cards with the same amount of rubble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackCards {
    pub rubble: u8,
    pub vp: u8,
    pub copies: u8,
    /// Used only with the option `extra-tracks`.
    pub extra: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrainCard {
    pub number: Train,
    pub name: String,
    /// Its price.
    pub steel: u8,
    pub coal: u8,
    /// Rubble lying on it.
    pub rubble: u8,
    /// The price of the third labourer; some trains do not bring one.
    pub hire: Option<Hire>,
    pub power: TrainPower,
    /// Used only with the option `promo-trains`.
    pub promo: bool,
}

/// What a train charges for the third labourer (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hire {
    pub amount: u8,
    pub good: HireGood,
    pub in_rain: HireInRain,
}

/// The good the third labourer is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HireGood {
    /// To the bag.
    Coal,
    /// Put on the train (PT9).
    Rubble,
    /// To the general supply (PT10).
    Steel,
}

/// How rain changes the price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HireInRain {
    Usual,
    Free,
    /// No third labourer (PT6).
    Never,
}

/// What a train does for its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainPower {
    None,
    /// Excavates more.
    Excavate(u8),
    /// Iron per steel in the Works.
    Works(u8),
    /// More cubes from the yard.
    Yard(u8),
    /// Points at the end.
    Points(u8),
    /// One more Build action (E6).
    Build,
    /// May lay more track.
    Lay(u8),
    /// Fog closes nothing for the owner (PT7).
    Fog,
    /// May lay the track cards of events, for this much steel each (PT8).
    EventLay(u8),
    /// Points lost for each rubble on it (PT9).
    Burden(u8),
    /// Rubble may be unloaded; points once it is empty (PT11).
    Unload(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContractCard {
    pub number: Contract,
    /// The area in whose window it is played; none for maintenance contracts.
    pub area: Option<Area>,
    pub effect: Effect,
    pub bonus: Bonus,
    /// The icon on its back.
    pub weather: Weather,
    /// The fewest players it is used with.
    pub least: u8,
    /// Used only with the option `seasons`.
    pub seasonal: bool,
}

/// What a season does in the round in which it is the weather (SE4-SE7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Season {
    pub weather: Weather,
    /// How much less coal the third labourer costs.
    pub hire_less: u8,
    /// How many stations a Surveyor action may move.
    pub survey: u8,
    /// How many Build actions a labourer has.
    pub builds: u8,
    /// Rubble a Surveyor action takes instead of moving.
    pub survey_rubble: u8,
}

impl Season {
    /// A weather that is no season.
    pub const fn none(weather: Weather) -> Season {
        Season {
            weather,
            hire_less: 0,
            survey: 1,
            builds: 1,
            survey_rubble: 0,
        }
    }
}

/// What a played contract does; those of the seasons are S1 to S4 (SE8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// 1, 2: the player's Lay Track actions lay more.
    LayBonus(u8),
    /// 3: after Excavate, take all rubble of the next space.
    NextSpace,
    /// 4: replace the middle weather disc.
    Forecast,
    /// 5: reveal this many contracts, keep one.
    Look(u8),
    /// 6, 25: this much iron for one steel when building.
    IronForSteel(u8),
    /// 7: more cubes in the player's Stock Yard actions.
    YardBonus(u8),
    /// 8: one more Lay Track action.
    ExtraLay,
    /// 9, 14, 15: this much less stone for a site that costs stone.
    CheaperStone(u8),
    /// 10: one more Build action.
    ExtraBuild,
    /// 11: rubble to 1 stone, up to this many times, at once.
    MakeStone { times: u8, rubble: u8 },
    /// 12, 24: iron to 1 steel, up to this many times, at once.
    MakeSteel { times: u8, iron: u8 },
    /// 13: no more contracts this round.
    Forbid,
    /// 16, 21: pays for maintenance.
    Maintenance,
    /// 17: rubble for each of up to this many stone when building.
    RubbleForStone { times: u8, rubble: u8 },
    /// 18, 19: draw this many cubes and keep them.
    Draw(u8),
    /// 20, 23: take up to this many cubes from the yard.
    TakeCubes(u8),
    /// 22: become start player.
    StartPlayer,
    /// 26, 30: excavate double.
    Double,
    /// 27: move the own surveyor.
    Surveyor,
    /// 28: move a placed labourer.
    MoveLabourer,
    /// 29: no coal limit in the player's Stock Yard actions.
    NoCoalLimit,
    /// S1: the start player marker goes to the left, the card to the right, and the third labourer is free in the
    /// next round.
    PassStart,
    /// S2: the next train costs at most this much.
    CheaperTrain(u8),
    /// S3: take the start player marker, for one labourer less in the next round.
    TakeStart,
    /// S4: this much iron for the steel of a track card.
    IronForTrack(u8),
}

/// What a contract is worth at the end (X5, X6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Points for giving up markers and rubble, with the surveyor at a station number (in halves) or beyond; 0 for
    /// anywhere.
    Goods {
        sites: u8,
        tracks: u8,
        rubble: u8,
        surveyor: u8,
        vp: u8,
    },
    /// Points for each coal of the player.
    PerCoal(u8),
    /// Points by the station number (in halves) reached by the surveyor, in rising order.
    Reached(Vec<(u8, u8)>),
    /// Points for being start player at the end.
    StartPlayer(u8),
    /// Points for this many scoring contracts, not counting others of this kind (SE14).
    Fulfilled { contracts: u8, vp: u8 },
}

/// What is printed on the board and the action cards. Rows are by number of players, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub excavation_rates: Vec<u8>,
    /// Where the excavation rate starts, as an index.
    pub excavation_start: u8,
    pub lay_rates: Vec<u8>,
    pub lay_start: u8,
    pub restock: [u8; 5],
    pub bag_iron: [u8; 5],
    pub bag_stone: [u8; 5],
    pub bag_events: [u8; 5],
    /// Rubble cubes in the box.
    pub rubble: u8,
    /// All coal of a game with 2-5 players.
    pub coal: u8,
    /// All coal of the solo game.
    pub coal_solo: u8,
    pub yard_iron: u8,
    pub yard_stone: u8,
    pub yard_coal: u8,
    /// Cubes drawn for the yard of the solo game.
    pub yard_solo: u8,
    /// Weather discs: sun, rain, fog.
    pub discs: [u8; 3],
    pub markers: u8,
    /// How many cubes a Stock Yard action takes.
    pub yard_take: u8,
    /// Spaces of areas A to F, by number of players.
    pub spaces: [[u8; 6]; 5],
    /// Spaces of the solo game with `solo-printed-spaces`.
    pub spaces_solo_printed: [u8; 6],
    /// Spaces of B once it is a build area.
    pub build_area_spaces: u8,
    /// The event track, from space 1.
    pub events: Vec<EventSpace>,
}

/// What the actions of a round allow, and how the weather changes the work rates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actions {
    /// Labourers of a player, not counting the one a train brings.
    pub labourers: u8,
    /// The most coal among cubes taken from the Stock Yard.
    pub coal_limit: u8,
    pub works: Works,
    /// Steps up on both rate tracks.
    pub sun: RateSteps,
    /// Steps down on both rate tracks.
    pub rain: RateSteps,
}

/// A Works action (C1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Works {
    pub conversions: u8,
    /// Iron per steel.
    pub iron: u8,
    /// Rubble per stone.
    pub rubble: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RateSteps {
    pub excavation: u8,
    pub lay: u8,
}

/// A space of the event track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventSpace {
    pub event: Event,
    /// The first and the last space whose cubes return to the bag after this event (R5.3).
    pub back: Option<(u8, u8)>,
}

/// What an event does (V1-V5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Excavate,
    LayTrack,
    CompleteStation,
    TrainsOpen,
    Maintenance,
}
