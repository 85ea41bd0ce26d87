//! Ids for the things of the game: each kind is a small number with a type of its own, and a set type of bits.

use serde::{Deserialize, Serialize};
use tabletop::named;

named!(
    /// A railway line, in Roman order.
    Line,
    LineSet: u32
);
named!(
    /// A type of ticket, in the order of the starting stations.
    Ticket,
    TicketSet: u32
);
named!(
    /// A station card; a double is one card. The cards of a line are in the order of their columns.
    StationCard,
    StationCardSet: u32
);
named!(
    /// A station space, in the order of the cards and as printed on them.
    StationSpace,
    StationSpaceSet: u32
);
named!(
    /// A track space, in the order of the cards and from left to right on them.
    TrackSpace,
    TrackSpaceSet: u32
);
named!(
    /// A type of action card, by its front: A to E.
    CardType,
    CardTypeSet: u32
);
named!(
    ActionCard,
    ActionCardSet: u32
);
named!(
    /// Where a surveyor can stand: on a station card, in the pub or at home.
    Place,
    PlaceSet: u32
);

/// The maximum number of station cards, chosen so that pub and home fit beside them into a set.
pub const MAX_STATION_CARDS: usize = 30;

impl Place {
    pub const PUB: Place = Place(30);
    /// The own player board.
    pub const HOME: Place = Place(31);

    /// The surveyor space of a card.
    #[inline]
    pub const fn on(card: StationCard) -> Place {
        Place(card.0)
    }

    /// The card, if the place is on one.
    #[inline]
    pub const fn card(self) -> Option<StationCard> {
        if self.0 < MAX_STATION_CARDS as u8 {
            Some(StationCard(self.0))
        } else {
            None
        }
    }
}

impl StationCardSet {
    /// The surveyor spaces of these cards.
    #[inline]
    pub const fn places(self) -> PlaceSet {
        PlaceSet::from_bits(self.bits())
    }
}

/// Which side of an action card is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The front with the primary action of its type.
    Golden,
    /// The back with the card's own action.
    Grey,
}

/// What scored cards count (F10.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum ScoreKind {
    /// Every second passenger.
    Passengers,
    /// Every second track.
    Tracks,
    Stations,
    Tickets,
    /// Every card in the scoring pile.
    Cards,
}

/// Whose an action card is at the start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    Blue,
    Green,
    /// Nobody's: for the supply.
    Neutral,
}
