//! What a seat may choose, and what it is asked for.

use serde::{Deserialize, Serialize};

use crate::goods::{Bundle, Resource, Source};
use crate::ids::{ActionCard, ActionCardSet, Line, Place, StationSpace, Ticket};

/// A seat's intent. Lists are sorted in the order of the variants and their fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Use an own action card: `card A1`.
    Card(ActionCard),
    /// Take resources from the stockyard: `take 1i2s`.
    Take(Bundle),
    /// Remove rubble from a line: `dig IV`.
    Dig(Line),
    /// Remove one rubble each from two lines: `dig II IV`.
    DigTwo(Line, Line),
    /// Lay a track: `track II`.
    Track(Line),
    /// Lay a track for these resources: `track II with 1i1s`.
    TrackWith(Line, Bundle),
    /// Take a resource: `stone bag`.
    Fetch(Resource, Source),
    /// Build a station: `build I-2/3.1`.
    Build(StationSpace),
    /// Build a station for this additional resource: `build I-2/3.1 with 1s`.
    BuildWith(StationSpace, Resource),
    /// Move the surveyor: `visit V-1`, `visit pub`, `visit home`.
    Visit(Place),
    /// Score a card and take its replacement, if there is one: `score A1 A4`.
    Score(ActionCard, Option<ActionCard>),
    /// Take a ticket: `ticket III/IV-1`.
    Ticket(Ticket),
    /// Pay the price of the surveyor's action: `pay`.
    Pay,
    /// Keep some of the cubes drawn: `keep 1i1s`.
    Keep(Bundle),
    /// Turn own cards: `flip A1 C2`.
    Flip(ActionCardSet),
    /// Decline: `pass`.
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// Resources before the first turn (F2.7).
    SetupTake,
    /// The card of the turn (F3.1).
    Card,
    /// Resources from the stockyard.
    Take,
    Dig,
    /// Tracks and exchanges.
    Trade,
    Build,
    /// The surveyor after a build (F7).
    VisitAfter,
    /// Own cards turned by a new station (F7).
    FlipFerry,
    /// A card scored by a new station (F7).
    ScoreBridge,
    Visit,
    /// The card scored in the pub (F9).
    Score,
    /// A ticket without the surveyor.
    Ticket,
    /// Where a gained resource comes from (F4.3).
    Gain,
    /// Whether a price is paid (F8).
    Pay,
    /// Which cubes are kept.
    Keep,
    /// Cards turned at the end of the turn (F3.2).
    Flip,
}

impl Choice {
    /// The decision it usually answers; a pass answers many, and stands for a price.
    pub const fn answers(self) -> Asked {
        match self {
            Choice::Card(_) => Asked::Card,
            Choice::Take(_) => Asked::Take,
            Choice::Dig(_) | Choice::DigTwo(..) => Asked::Dig,
            Choice::Track(_) | Choice::TrackWith(..) | Choice::Fetch(..) => Asked::Trade,
            Choice::Build(_) | Choice::BuildWith(..) => Asked::Build,
            Choice::Visit(_) => Asked::Visit,
            Choice::Score(..) => Asked::Score,
            Choice::Ticket(_) => Asked::Ticket,
            Choice::Pay | Choice::Pass => Asked::Pay,
            Choice::Keep(_) => Asked::Keep,
            Choice::Flip(_) => Asked::Flip,
        }
    }
}

impl Asked {
    pub const ALL: [Asked; 16] = [
        Asked::SetupTake,
        Asked::Card,
        Asked::Take,
        Asked::Dig,
        Asked::Trade,
        Asked::Build,
        Asked::VisitAfter,
        Asked::FlipFerry,
        Asked::ScoreBridge,
        Asked::Visit,
        Asked::Score,
        Asked::Ticket,
        Asked::Gain,
        Asked::Pay,
        Asked::Keep,
        Asked::Flip,
    ];

    /// The name in statistics and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Asked::SetupTake => "setup-take",
            Asked::Card => "card",
            Asked::Take => "take",
            Asked::Dig => "dig",
            Asked::Trade => "trade",
            Asked::Build => "build",
            Asked::VisitAfter => "visit-after",
            Asked::FlipFerry => "flip-ferry",
            Asked::ScoreBridge => "score-bridge",
            Asked::Visit => "visit",
            Asked::Score => "score",
            Asked::Ticket => "ticket",
            Asked::Gain => "gain",
            Asked::Pay => "pay",
            Asked::Keep => "keep",
            Asked::Flip => "flip",
        }
    }

    pub const fn rule(self) -> &'static str {
        match self {
            Asked::SetupTake => "F2.7",
            Asked::Card => "F3.1",
            Asked::Flip => "F3.2",
            Asked::Take | Asked::Dig | Asked::Trade | Asked::Ticket | Asked::Keep => "F3.3",
            Asked::Gain => "F4.3",
            Asked::Build | Asked::VisitAfter | Asked::FlipFerry | Asked::ScoreBridge => "F7",
            Asked::Visit | Asked::Pay => "F8",
            Asked::Score => "F9",
        }
    }
}
