//! Why a choice or a deal is not possible: the rule and the quantities, as values. The sentences are made elsewhere.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::area::{Area, Space};
use crate::choice::Asked;
use crate::components::Resource;
use crate::contract::Contract;
use crate::deal::Chance;
use crate::place::{Site, Spot, Stop};
use crate::train::Train;
use crate::weather::Weather;

/// A reason; `need` is what is required, `have` what is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    // What the game waits for
    Over,
    /// The choice belongs to another decision than the pending one; the area matters for windows and actions.
    OtherDecision {
        tried: Asked,
        asked: Asked,
        area: Area,
    },
    /// A choice was made, but a deal is due.
    ChanceFirst {
        chance: Chance,
    },
    /// A deal was made, but a seat has to choose.
    DecisionFirst {
        seat: Seat,
        asked: Asked,
    },
    /// Another deal is due.
    OtherDeal {
        chance: Chance,
    },

    // R1 Assign
    HireWithoutTrain,
    HireCoal {
        need: u8,
        have: u8,
    },
    HireRubble {
        need: u8,
        have: u16,
    },
    HireSteel {
        need: u8,
        have: u16,
    },
    /// The player's train never brings a third labourer.
    HireNever {
        train: Train,
    },
    /// The player's train brings no third labourer in the rain.
    HireInRain {
        train: Train,
    },
    /// Hiring comes before the first labourer.
    HireLate,
    SpaceTaken {
        space: Space,
        by: Seat,
    },
    NoSuchSpace {
        space: Space,
        spaces: u8,
    },
    ClosedByFog {
        space: Space,
    },

    // R2 Windows
    NotHeld {
        contract: Contract,
    },
    AlreadyPlayed {
        contract: Contract,
    },
    /// Its window is that of another area; none for maintenance contracts.
    OtherWindow {
        contract: Contract,
        area: Option<Area>,
        window: Option<Area>,
    },
    /// One contract per player and window.
    OneContract,
    /// Contract 13 was played this round.
    ContractsForbidden,
    /// Fog has closed the contract's window this round.
    WindowInFog {
        area: Area,
    },
    /// The contract's area has become a build area.
    WindowGone {
        area: Area,
    },
    /// Only the start player may play it (SE9).
    NotStartPlayer {
        contract: Contract,
    },
    /// A contract has fixed the start player marker for this round, so it cannot be passed on (SE9).
    StartFixed {
        contract: Contract,
    },
    /// A contract has fixed the start player marker for this round, so it cannot be taken (SE12).
    CannotTakeStart {
        contract: Contract,
    },
    /// It was played this round and passed on (SE9).
    PassedThisRound {
        contract: Contract,
    },
    NotRevealed {
        contract: Contract,
    },
    // Contract 28
    NoLabourerThere {
        space: Space,
    },
    MoveNowhere,

    // A Stock Yard
    TakeNothing,
    YardLacks {
        resource: Resource,
        need: u8,
        have: u8,
    },
    TakeLimit {
        need: u8,
        limit: u8,
    },
    CoalLimit {
        need: u8,
        limit: u8,
    },

    // C Works
    MakeNothing,
    MakeLimit {
        need: u8,
        limit: u8,
    },
    MakeIron {
        need: u8,
        have: u8,
    },
    MakeRubble {
        need: u8,
        have: u16,
    },
    BagStone {
        need: u8,
        have: u8,
    },
    /// The contract only makes the other good.
    MakeOther,
    /// More stone to be broken than the player has.
    BreakStone {
        need: u8,
        have: u8,
    },

    // D Lay track
    LaySteel {
        need: u8,
        have: u16,
    },
    /// The next card still has rubble, or none is left: `have` can be laid.
    LayClear {
        need: u8,
        have: u8,
    },
    LayLimit {
        need: u8,
        limit: u8,
    },
    /// No contract lets iron stand for the steel of a track card.
    IronForTrack {
        need: u8,
    },
    LayIron {
        need: u8,
        have: u8,
    },
    /// Iron for more cards than are laid.
    NoSteelToReplace {
        need: u8,
        cost: u8,
    },
    /// Less than must be laid.
    LayAll {
        need: u8,
        must: u8,
    },

    // E Build
    SiteOwned {
        site: Site,
        by: Seat,
    },
    StationClosed {
        stop: Stop,
    },
    TrackBlocked {
        site: Site,
        spot: Spot,
        rubble: u8,
    },
    /// The leading track is not clear before a canal is full.
    CanalOpen {
        site: Site,
        spot: Spot,
        missing: u8,
    },
    BeyondSurveyor {
        site: Site,
        surveyor: Stop,
    },
    /// A card of a strait has to be built before anything beyond it.
    StraitFirst {
        card: Site,
    },
    /// An event has built this card of a strait.
    StraitTurned {
        site: Site,
    },
    NoMarker,
    BuildStone {
        need: u8,
        have: u8,
    },
    BuildSteel {
        need: u8,
        have: u16,
    },
    BuildIron {
        need: u8,
        have: u8,
    },
    BuildRubble {
        need: u8,
        have: u16,
    },
    /// No played contract lets iron stand for that much steel.
    IronForSteel {
        need: u8,
        allowed: u8,
    },
    /// No played contract lets rubble stand for that much stone.
    RubbleForStone {
        need: u8,
        allowed: u8,
    },
    /// The site does not cost that much steel or stone.
    NothingToReplace {
        need: u8,
        cost: u8,
    },
    TrainsNotYet,
    SoloTrain,
    TrainOwned {
        train: Train,
        by: Seat,
    },
    TrainAside {
        train: Train,
    },
    TrainSteel {
        need: u8,
        have: u16,
    },
    /// A site can be built without substitutes, so passing is not allowed.
    MustBuild {
        site: Site,
    },
    /// Something must be chosen here.
    NoPass {
        asked: Asked,
    },

    // F Site Office
    NotInOffice {
        contract: Contract,
    },

    // G Surveyor
    /// The surveyor may move at most this many stations.
    SurveyLimit {
        need: u8,
        limit: u8,
    },
    /// There are only this many stations ahead of the surveyor.
    SurveyEnd {
        need: u8,
        have: u8,
    },
    /// Surveyors take rubble in this season and do not move.
    SurveyRubble,
    /// Surveyors take no rubble now.
    NoSurveyRubble,
    /// There is nothing on the own train.
    NothingToUnload,

    // V5 Maintenance
    NoSteel,
    MaintenanceNotHeld {
        contract: Contract,
    },
    NotMaintenance {
        contract: Contract,
    },

    // BF2
    TerminusFull {
        places: u8,
    },
    /// The seat or the neutral surveyor already has an end, or the scenario has only one terminus.
    OneTerminus,

    // Deals
    NoSuchSeat {
        seats: u8,
    },
    TrackLeft {
        rubble: u8,
    },
    NoSuchTrain {
        train: Train,
    },
    DrawCount {
        need: u8,
        have: u8,
    },
    BagLacks {
        resource: Resource,
        need: u8,
        have: u8,
    },
    BagLacksEvents {
        need: u8,
        have: u8,
    },
    NotInDeck {
        contract: Contract,
    },
    OtherBack {
        contract: Contract,
        back: Weather,
    },
    NoBack {
        weather: Weather,
    },
}

impl Refusal {
    /// The rule it is based on.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::Over => "R6.2",
            Refusal::OtherDecision { tried: asked, .. } | Refusal::NoPass { asked } => asked.rule(),
            Refusal::ChanceFirst { .. } | Refusal::OtherDeal { .. } => "P2",
            Refusal::DecisionFirst { .. } => "P3",
            Refusal::HireWithoutTrain
            | Refusal::HireCoal { .. }
            | Refusal::HireRubble { .. }
            | Refusal::HireSteel { .. }
            | Refusal::HireNever { .. }
            | Refusal::HireLate => "R1.2",
            Refusal::HireInRain { .. } => "PT6",
            Refusal::SpaceTaken { .. } | Refusal::NoSuchSpace { .. } => "R1.3",
            Refusal::ClosedByFog { .. } => "R1.4",
            Refusal::NotHeld { .. }
            | Refusal::AlreadyPlayed { .. }
            | Refusal::OtherWindow { .. }
            | Refusal::OneContract
            | Refusal::ContractsForbidden
            | Refusal::NotRevealed { .. }
            | Refusal::NoLabourerThere { .. }
            | Refusal::MoveNowhere => "R2.2",
            Refusal::NotStartPlayer { .. }
            | Refusal::StartFixed { .. }
            | Refusal::PassedThisRound { .. } => "SE9",
            Refusal::CannotTakeStart { .. } => "SE12",
            Refusal::TakeNothing
            | Refusal::YardLacks { .. }
            | Refusal::TakeLimit { .. }
            | Refusal::CoalLimit { .. } => "A1",
            Refusal::MakeNothing
            | Refusal::MakeLimit { .. }
            | Refusal::MakeIron { .. }
            | Refusal::MakeRubble { .. } => "C1",
            Refusal::WindowInFog { .. } | Refusal::WindowGone { .. } => "R2.3",
            Refusal::BagStone { .. } => "C2",
            Refusal::MakeOther => "R2.5",
            Refusal::BreakStone { .. } => "DL6",
            Refusal::LaySteel { .. } | Refusal::LayClear { .. } => "D2",
            Refusal::LayLimit { .. } => "D1",
            Refusal::LayAll { .. } => "D3",
            Refusal::IronForTrack { .. }
            | Refusal::LayIron { .. }
            | Refusal::NoSteelToReplace { .. } => "SE13",
            Refusal::SiteOwned { .. }
            | Refusal::TrackBlocked { .. }
            | Refusal::NoMarker
            | Refusal::BuildStone { .. }
            | Refusal::BuildSteel { .. } => "E2",
            Refusal::StationClosed { .. } => "V3",
            Refusal::CanalOpen { .. } => "DL5",
            Refusal::BeyondSurveyor { .. } => "BF6",
            Refusal::StraitFirst { .. } => "BB5",
            Refusal::StraitTurned { .. } => "BB6",
            Refusal::BuildIron { .. }
            | Refusal::BuildRubble { .. }
            | Refusal::IronForSteel { .. }
            | Refusal::RubbleForStone { .. }
            | Refusal::NothingToReplace { .. } => "E5",
            Refusal::TrainsNotYet
            | Refusal::TrainOwned { .. }
            | Refusal::TrainAside { .. }
            | Refusal::TrainSteel { .. } => "E3",
            Refusal::SoloTrain => "SOLO2",
            Refusal::MustBuild { .. } => "E4",
            Refusal::NotInOffice { .. } => "F1",
            Refusal::SurveyLimit { .. } | Refusal::SurveyEnd { .. } => "G1",
            Refusal::SurveyRubble | Refusal::NoSurveyRubble => "SE7",
            Refusal::NothingToUnload => "PT11",
            Refusal::NoSteel
            | Refusal::MaintenanceNotHeld { .. }
            | Refusal::NotMaintenance { .. } => "V5",
            Refusal::TerminusFull { .. } | Refusal::OneTerminus => "BF2",
            Refusal::NoSuchSeat { .. } => "S1",
            Refusal::TrackLeft { .. } => "S3",
            Refusal::NoSuchTrain { .. } => "S7",
            Refusal::DrawCount { .. }
            | Refusal::BagLacks { .. }
            | Refusal::BagLacksEvents { .. } => "R5.1",
            Refusal::NotInDeck { .. } | Refusal::OtherBack { .. } | Refusal::NoBack { .. } => "P1",
        }
    }
}
