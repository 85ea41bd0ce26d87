//! What a seat may choose. The order of the variants and fields is the order of the list of choices.

use serde::{Deserialize, Serialize};

use crate::area::Space;
use crate::contract::Contract;
use crate::place::{End, Site};
use crate::train::Train;
use crate::weather::Weather;

/// A seat's intent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Fetch the third labourer (R1.2).
    Hire,
    NoHire,
    /// Place a labourer (R1.3).
    Place(Space),
    /// Play a contract in its window (R2.2).
    Play(Contract),
    /// The new middle weather disc.
    Weather(Weather),
    /// The contract to keep of those revealed.
    Keep(Contract),
    /// Cubes from the yard (A1).
    Take(Cubes),
    /// Conversions (C1): stone broken into rubble (DL6), steel and stone made.
    Make {
        broken: u8,
        steel: u8,
        stone: u8,
    },
    /// Move a placed labourer.
    Move {
        from: Space,
        to: Space,
    },
    /// How many track cards are laid (D1), and how many of them are paid with iron (SE13).
    Lay {
        cards: u8,
        by_iron: u8,
    },
    /// How many stations the surveyor moves (G1, SE5).
    Survey(u8),
    /// Take rubble from the general supply instead of a move (SE7).
    Rubble,
    /// Take a rubble off the own train instead of a move (PT11).
    Unload,
    /// Fill the next canal (DL7).
    Fill,
    /// Build a site; how much of its steel is paid with iron and of its stone with rubble (E5).
    Build {
        site: Site,
        steel_by_iron: u8,
        stone_by_rubble: u8,
    },
    /// Buy a train; how much of its steel is paid with iron.
    Train {
        train: Train,
        steel_by_iron: u8,
    },
    /// Take a contract from the Site Office (F1).
    Contract(Contract),
    /// Maintenance (V5).
    Pay,
    Discard(Contract),
    Return,
    /// The own terminus (BF2).
    Terminus(End),
    /// The neutral surveyor's first terminus (BF2).
    Neutral(End),
    Pass,
}

impl Choice {
    /// The decision it usually answers; a pass answers many, and stands for the window.
    pub const fn answers(self) -> Asked {
        match self {
            Choice::Hire | Choice::NoHire => Asked::Hire,
            Choice::Place(_) => Asked::Place,
            Choice::Play(_) | Choice::Pass => Asked::Window,
            Choice::Weather(_) => Asked::Weather,
            Choice::Keep(_) => Asked::Keep,
            Choice::Take(_) => Asked::Take,
            Choice::Make { .. } => Asked::Make,
            Choice::Move { .. } => Asked::Move,
            Choice::Lay { .. } => Asked::Lay,
            Choice::Survey(_) | Choice::Rubble | Choice::Unload => Asked::Survey,
            Choice::Fill => Asked::Fill,
            Choice::Build { .. } | Choice::Train { .. } => Asked::Build,
            Choice::Contract(_) => Asked::SiteOffice,
            Choice::Pay | Choice::Discard(_) | Choice::Return => Asked::Maintenance,
            Choice::Terminus(_) => Asked::Terminus,
            Choice::Neutral(_) => Asked::Neutral,
        }
    }
}

/// Iron, stone and coal taken or dealt together.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Cubes {
    pub iron: u8,
    pub stone: u8,
    pub coal: u8,
}

impl Cubes {
    pub const fn total(self) -> u16 {
        self.iron as u16 + self.stone as u16 + self.coal as u16
    }
}

/// What a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Asked {
    Terminus,
    Neutral,
    Hire,
    Place,
    /// The contract window of the area being resolved.
    Window,
    /// Follow-ups of a contract just played: 4; 5; 11; 12 and 24; 20 and 23; 28.
    Weather,
    Keep,
    MakeStone,
    MakeSteel,
    TakeCubes,
    Move,
    /// Actions of labourers.
    Take,
    Make,
    Lay,
    Build,
    SiteOffice,
    /// Extra actions: contract 8, contract 10, Padarn.
    ExtraLay,
    ExtraBuild,
    TrainBuild,
    Maintenance,
    /// Autumn's second Build action (SE6).
    SecondBuild,
    /// A Surveyor action with a choice, which seasons and trains bring (SE5, SE7, PT11).
    Survey,
    /// Whether to lay the next card of an event (PT8).
    EventLay,
    /// Whether to fill a canal by contract 3 (DL7).
    Fill,
}

impl Asked {
    /// Its name in statistics and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Asked::Terminus => "terminus",
            Asked::Neutral => "neutral",
            Asked::Hire => "hire",
            Asked::Place => "place",
            Asked::Window => "window",
            Asked::Weather => "weather",
            Asked::Keep => "keep",
            Asked::MakeStone => "make-stone",
            Asked::MakeSteel => "make-steel",
            Asked::TakeCubes => "take-cubes",
            Asked::Move => "move",
            Asked::Take => "take",
            Asked::Make => "make",
            Asked::Lay => "lay",
            Asked::Build => "build",
            Asked::SiteOffice => "site-office",
            Asked::ExtraLay => "extra-lay",
            Asked::ExtraBuild => "extra-build",
            Asked::TrainBuild => "train-build",
            Asked::Maintenance => "maintenance",
            Asked::SecondBuild => "second-build",
            Asked::Survey => "survey",
            Asked::EventLay => "event-lay",
            Asked::Fill => "fill",
        }
    }

    pub const fn rule(self) -> &'static str {
        match self {
            Asked::Terminus | Asked::Neutral => "BF2",
            Asked::Hire => "R1.2",
            Asked::Place => "R1.3",
            Asked::Window
            | Asked::Weather
            | Asked::Keep
            | Asked::MakeStone
            | Asked::MakeSteel
            | Asked::TakeCubes
            | Asked::Move => "R2.2",
            Asked::Take => "A1",
            Asked::Make => "C1",
            Asked::Lay => "D1",
            Asked::Build => "E1",
            Asked::SiteOffice => "F1",
            Asked::ExtraLay => "R2.7",
            Asked::ExtraBuild | Asked::TrainBuild => "E6",
            Asked::Maintenance => "V5",
            Asked::SecondBuild => "SE6",
            Asked::Survey => "G1",
            Asked::EventLay => "PT8",
            Asked::Fill => "DL7",
        }
    }
}
