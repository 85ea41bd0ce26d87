//! Consequences of a step: for the log and for animation, never for the rules.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::area::{Area, Space};
use crate::choice::Cubes;
use crate::components::{Event, Resource};
use crate::contract::Contract;
use crate::deal::Drawn;
use crate::place::{End, Site, Spot, Stop};
use crate::train::Train;
use crate::weather::Weather;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fact {
    // Set-up
    StartPlayer {
        seat: Seat,
    },
    TrackPlaced {
        spot: Spot,
        rubble: u8,
    },
    TrainAside {
        train: Train,
    },
    YardFilled {
        cubes: Cubes,
    },
    TerminusChosen {
        seat: Seat,
        end: End,
    },
    NeutralPlaced {
        end: End,
    },

    // Assigning labourers
    RoundBegan {
        round: u16,
    },
    /// The third labourer was hired, for one of these goods or for nothing.
    Hired {
        seat: Seat,
        coal: u8,
        rubble: u8,
        steel: u8,
    },
    Placed {
        seat: Seat,
        space: Space,
    },

    // Contracts
    Played {
        seat: Seat,
        contract: Contract,
    },
    /// The effect of the contract just played could not be carried out.
    Lost {
        seat: Seat,
        contract: Contract,
    },
    ForecastReplaced {
        from: Weather,
        to: Weather,
    },
    Kept {
        seat: Seat,
        contract: Contract,
    },
    ContractsForbidden,
    LabourerMoved {
        seat: Seat,
        from: Space,
        to: Space,
    },
    /// Cubes drawn by a contract; event cubes went back.
    Drew {
        seat: Seat,
        drawn: Drawn,
    },

    /// A contract went to another player, unused.
    ContractPassed {
        from: Seat,
        to: Seat,
        contract: Contract,
    },
    /// The third labourer costs the player nothing in the next round.
    LabourerFree {
        seat: Seat,
    },
    /// The player has one labourer less in the next round.
    LabourerLess {
        seat: Seat,
    },

    // Actions
    Took {
        seat: Seat,
        cubes: Cubes,
    },
    /// The start player marker moved.
    StartMarker {
        seat: Seat,
    },
    /// Rubble taken from one place; how much is left there.
    Excavated {
        seat: Seat,
        spot: Spot,
        cubes: u8,
        left: u8,
    },
    /// An excavation site was finished; whether a marker was left for it.
    SiteCleared {
        seat: Seat,
        spot: Spot,
        owned: bool,
    },
    /// Own rubble was put on a canal; how much is still missing there.
    CanalFilled {
        seat: Seat,
        spot: Spot,
        cubes: u8,
        left: u8,
    },
    /// The canal is full, and its daffodil was taken.
    DaffodilTaken {
        seat: Seat,
        spot: Spot,
    },
    Made {
        seat: Seat,
        steel: u8,
        stone: u8,
        iron_paid: u8,
        rubble_paid: u8,
    },
    /// Stone broken in the Works, and the rubble it made.
    StoneBroken {
        seat: Seat,
        stone: u8,
        rubble: u8,
    },
    /// A track card was laid, for one steel or for this much iron.
    Laid {
        seat: Seat,
        spot: Spot,
        owned: bool,
        iron: u8,
    },
    Built {
        seat: Seat,
        site: Site,
        stone: u8,
        steel: u8,
        iron: u8,
        rubble: u8,
    },
    FreeCube {
        seat: Seat,
        resource: Resource,
    },
    TrainBought {
        seat: Seat,
        train: Train,
        steel: u8,
        iron: u8,
        coal: u8,
    },
    /// A train went back to the shed (or, solo, out of the game).
    TrainReturned {
        seat: Seat,
        train: Train,
    },
    TrainRefilled {
        train: Train,
        coal: u8,
    },
    ContractTaken {
        seat: Seat,
        contract: Contract,
    },
    SurveyorMoved {
        seat: Seat,
        stop: Stop,
    },
    /// Rubble came from the general supply instead of a surveyor's move.
    RubbleTaken {
        seat: Seat,
        rubble: u8,
    },
    /// A rubble was taken off a train; how much is left on it.
    Unloaded {
        seat: Seat,
        train: Train,
        left: u16,
    },
    /// A surveyor moved off its terminus and left a marker there.
    TerminusMarked {
        seat: Seat,
    },
    /// Labourers of an area went home.
    AreaDone {
        area: Area,
    },

    // End of the round
    ContractDiscarded {
        contract: Contract,
    },
    /// A contract was turned up; its position in the Site Office, from 1, or 0 if a contract revealed it.
    Revealed {
        contract: Contract,
        position: u8,
    },
    DeckRecycled {
        cards: u8,
    },
    BackShown {
        weather: Weather,
    },
    /// Discs moved: the weather from now on, and the new last disc.
    WeatherChanged {
        now: Weather,
        last: Weather,
    },
    RatesChanged {
        excavation: u8,
        lay: u8,
    },
    Restocked {
        drawn: Drawn,
    },
    EventHappened {
        space: u8,
        event: Event,
    },
    EventCubesBack {
        cubes: u8,
    },
    /// An event cleared a place of its rubble.
    SpotCleared {
        spot: Spot,
        rubble: u8,
    },
    /// An event laid a track card; how much rubble left the game.
    TrackLaid {
        spot: Spot,
        rubble: u8,
    },
    /// A player laid a track card of an event; how much rubble left the game.
    EventTrackLaid {
        seat: Seat,
        spot: Spot,
        rubble: u8,
    },
    /// An event filled a canal with this much rubble from the general supply.
    CanalFull {
        spot: Spot,
        rubble: u8,
    },
    StationClosed {
        stop: Stop,
    },
    /// An event built a card of a strait, for nobody.
    StraitTurned {
        site: Site,
    },
    /// An event did nothing, because a strait is not bridged.
    StraitBlocks,
    TrainsOpen,
    NeutralMoved {
        end: End,
    },
    /// Maintenance is due, triggered by an event or by the station that brings it.
    MaintenanceDue,
    MaintenancePaid {
        seat: Seat,
    },
    MaintenanceByContract {
        seat: Seat,
        contract: Contract,
    },
    BuildAreaOpened,
    ExtraRound,

    // End of the game
    /// All markers are placed (X3).
    MarkersGone,
    GameOver,
}
