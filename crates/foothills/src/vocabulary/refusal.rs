//! Why a choice or deal is not possible: typed, with the quantities a sentence needs.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::choice::Asked;
use crate::deal::Chance;
use crate::goods::{Good, Resource, Source};
use crate::ids::{ActionCard, CardType, Line, Place, Side, StationCard, StationSpace, Ticket};

/// A reason; [`Refusal::rule`] names the rule it is based on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// Another kind of decision is pending.
    OtherAsked { tried: Asked, asked: Asked },
    /// Chance has to decide first.
    ChanceFirst { chance: Chance },
    /// A seat has to choose first.
    DecisionFirst { asked: Asked },
    /// Chance decides about something else.
    OtherChance { chance: Chance },
    /// The game is over.
    Over,
    /// This cannot be declined.
    MustChoose { asked: Asked },

    /// The card is not one of the player's action cards.
    NotOwnCard { card: ActionCard },
    /// Nothing of the visible action can be carried out.
    NothingToDo {
        card: ActionCard,
        side: Side,
        lack: Lack,
    },
    /// Too few or too many resources are taken.
    TakeCount { taken: u8, least: u8, most: u8 },
    /// The stockyard does not hold that many.
    YardLacks {
        resource: Resource,
        wanted: u8,
        there: u8,
    },

    /// The line is not in play.
    LineNotInPlay { line: Line },
    /// No card of the line has rubble.
    NoRubble { line: Line },
    /// No ticket of the line is held.
    NoTicketOfLine { line: Line },
    /// The action removes rubble from a single line.
    OneLineOnly { cubes: u8 },
    /// Both lines would give the same cube.
    SameCube { lines: [Line; 2], card: StationCard },

    /// This action lays no track.
    NoTrackHere { asked: Asked },
    /// The line has no track space that is open.
    NoTrackSpace { line: Line },
    /// The track costs a number of resources of the player's choice, which must be named.
    NameResources { count: u8 },
    /// The track's price is fixed, so nothing may be named.
    FixedPrice,
    /// Not the number of resources the track costs.
    ResourceCount { given: u8, price: u8 },
    /// Something is missing from the price.
    CannotPay { good: Good, price: u8, have: u16 },
    /// No track or station tile is left.
    NoTile { tiles: u8 },

    /// The action does not give this resource.
    NotOffered { resource: Resource },
    /// There is no such resource at that place.
    SourceLacks { resource: Resource, source: Source },

    /// The card is not in play.
    CardNotInPlay { card: StationCard },
    /// The station is built already.
    AlreadyBuilt { space: StationSpace, by: Seat },
    /// Rubble lies on the card.
    RubbleOnCard { card: StationCard, rubble: u8 },
    /// A navvy tile lies on the card.
    NavvyOnCard { card: StationCard },
    /// The card's stations are built in order: this one is next.
    OutOfOrder { next: StationSpace },
    /// No ticket of a line of the card is held.
    NoTicketOfCard { card: StationCard },
    /// No line of the card has both a held ticket and an own track.
    NoTicketAndTrack { card: StationCard },
    /// The additional resource must be named.
    NameExtra,
    /// There is no additional resource to choose.
    NoExtra,

    /// The card has no surveyor space.
    NoSurveyorSpace { card: StationCard },
    /// A surveyor stands there.
    Occupied { place: Place, by: Seat },
    /// No station is built there yet.
    NotAvailable { card: StationCard },
    /// The own surveyor stands there already.
    AlreadyThere { place: Place },
    /// The action does not lead to the pub.
    PubNotHere,
    /// The action does not lead home.
    HomeNotHere,
    /// The pub needs more own stations than scored cards.
    ScoringLimit { stations: u8, scored: u8 },
    /// Only starting stations.
    NotStart { card: StationCard },
    /// Only cards with an own station.
    NoOwnStation { card: StationCard },
    /// Only spaces adjacent to the surveyor.
    NotAdjacent { card: StationCard },
    /// Only the card of the new station.
    NotNewStation { card: StationCard },

    /// The replacement is not in the supply.
    NotInSupply { card: ActionCard },
    /// The replacement is of another type.
    OtherType {
        card: ActionCard,
        expected: CardType,
    },
    /// The supply has a replacement: it must be named.
    NameReplacement { card: ActionCard },

    /// The ticket is not in play.
    TicketNotInPlay { ticket: Ticket },
    /// The ticket is owned already.
    TicketOwned { ticket: Ticket },

    /// The number of cubes to keep is wrong.
    KeepCount { kept: u8, must: u8 },
    /// Fewer of these were drawn.
    HandLacks {
        resource: Resource,
        wanted: u8,
        there: u8,
    },

    /// The card in use is flipped anyway.
    CardInUse { card: ActionCard },
    /// Too many cards.
    FlipCount { given: u8, most: u8 },

    /// The number of cubes drawn is wrong.
    DrawCount { drawn: u8, must: u8 },
    /// The bag does not hold that many.
    BagLacks { cube: Cube, wanted: u8, there: u8 },
    /// Event cubes stay in the bag in this draw.
    NoEvents,
    /// The card set aside is of another type.
    AsideType {
        card: ActionCard,
        expected: CardType,
    },
    /// Only neutral cards are set aside.
    NotNeutral { card: ActionCard },
}

/// What a card's action lacks to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Lack {
    /// The stockyard holds no resource.
    YardEmpty,
    /// The bag holds nothing to be drawn.
    BagEmpty,
    /// A ticket is needed.
    Ticket,
    /// No track can be laid or paid, nothing exchanged.
    Trade,
    /// No station can be built or paid.
    Station,
    /// The surveyor cannot move.
    Visit,
    /// The player owns every ticket in play.
    TicketLeft,
    /// There is nothing to gain, or the price cannot be paid.
    Gain,
}

/// A kind of cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cube {
    /// Iron ore.
    Iron,
    /// Stone.
    Stone,
    /// An event cube.
    Event,
}

impl Refusal {
    /// The rule it is based on.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::OtherAsked { tried: asked, .. }
            | Refusal::DecisionFirst { asked }
            | Refusal::NoTrackHere { asked }
            | Refusal::MustChoose { asked } => asked.rule(),
            Refusal::ChanceFirst { chance } | Refusal::OtherChance { chance } => chance.rule(),
            Refusal::Over => "F10.1",
            Refusal::NotOwnCard { .. } | Refusal::NothingToDo { .. } => "F3.1",
            Refusal::FlipCount { .. } | Refusal::CardInUse { .. } => "F3.2",
            Refusal::TakeCount { .. }
            | Refusal::KeepCount { .. }
            | Refusal::HandLacks { .. }
            | Refusal::OneLineOnly { .. }
            | Refusal::SameCube { .. }
            | Refusal::NoRubble { .. }
            | Refusal::NotOffered { .. }
            | Refusal::CannotPay { .. }
            | Refusal::NoEvents
            | Refusal::NoTicketOfLine { .. } => "F3.3",
            Refusal::LineNotInPlay { .. }
            | Refusal::CardNotInPlay { .. }
            | Refusal::TicketNotInPlay { .. } => "F2.1",
            Refusal::YardLacks { .. } | Refusal::DrawCount { .. } | Refusal::BagLacks { .. } => {
                "F4.1"
            }
            Refusal::SourceLacks { .. } => "F4.3",
            Refusal::NoTrackSpace { .. }
            | Refusal::NameResources { .. }
            | Refusal::FixedPrice
            | Refusal::ResourceCount { .. } => "F6",
            Refusal::NoTile { .. }
            | Refusal::AlreadyBuilt { .. }
            | Refusal::RubbleOnCard { .. }
            | Refusal::NavvyOnCard { .. }
            | Refusal::OutOfOrder { .. }
            | Refusal::NoTicketOfCard { .. }
            | Refusal::NoTicketAndTrack { .. }
            | Refusal::NameExtra
            | Refusal::NoExtra
            | Refusal::NotNewStation { .. } => "F7",
            Refusal::NoSurveyorSpace { .. }
            | Refusal::Occupied { .. }
            | Refusal::NotAvailable { .. }
            | Refusal::AlreadyThere { .. }
            | Refusal::HomeNotHere
            | Refusal::NotStart { .. }
            | Refusal::NoOwnStation { .. }
            | Refusal::NotAdjacent { .. }
            | Refusal::TicketOwned { .. } => "F8",
            Refusal::PubNotHere
            | Refusal::ScoringLimit { .. }
            | Refusal::NotInSupply { .. }
            | Refusal::OtherType { .. }
            | Refusal::NameReplacement { .. } => "F9",
            Refusal::AsideType { .. } | Refusal::NotNeutral { .. } => "F2.6",
        }
    }
}
