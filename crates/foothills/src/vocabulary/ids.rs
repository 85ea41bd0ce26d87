//! Names for the things of the game: each a small number with its own type, and a set of each as bits.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A named thing and the set of such things.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $(#[$set_doc:meta])* $set:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
        )]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The thing with this index.
            ///
            /// # Panics
            /// If a set could not hold it.
            #[inline]
            pub const fn new(index: u8) -> $name {
                assert!(index < 32);
                $name(index)
            }

            /// Its place in the tables of the rules.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The set of only this one.
            #[inline]
            pub const fn only(self) -> $set {
                $set(1 << self.0)
            }
        }

        $(#[$set_doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $set(pub(crate) u32);

        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);

            /// The set with these bits.
            pub const fn from_bits(bits: u32) -> $set {
                $set(bits)
            }

            /// One bit for each thing, by index.
            pub const fn bits(self) -> u32 {
                self.0
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, one: $name) -> bool {
                one.0 < 32 && self.0 >> one.0 & 1 == 1
            }

            /// Adds one.
            #[inline]
            pub fn insert(&mut self, one: $name) {
                self.0 |= 1 << one.0;
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, one: $name) {
                self.0 &= !(1 << one.0);
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in this set but not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether the sets have something in common.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// The lowest one.
            #[inline]
            pub const fn first(self) -> Option<$name> {
                if self.0 == 0 {
                    None
                } else {
                    Some($name(self.0.trailing_zeros() as u8))
                }
            }

            /// The one with `rank` lower ones in the set; the set must have more than `rank`.
            #[inline]
            pub fn nth(self, rank: u32) -> $name {
                let mut bits = self.0;
                for _ in 0..rank {
                    bits &= bits - 1;
                }
                debug_assert_ne!(bits, 0);
                $name(bits.trailing_zeros() as u8)
            }

            /// From the lowest.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let one = $set(bits).first();
                    bits &= bits.wrapping_sub(1);
                    one
                })
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                for one in items {
                    set.insert(one);
                }
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map(|one| one.0)).finish()
            }
        }
    };
}

named!(
    /// A railway line, in Roman order.
    Line,
    /// A set of lines.
    LineSet
);
named!(
    /// A type of ticket, in the order of the starting stations.
    Ticket,
    /// A set of tickets.
    TicketSet
);
named!(
    /// A station card; a double is one card. The cards of a line stand in the order of their columns.
    StationCard,
    /// A set of station cards.
    StationCardSet
);
named!(
    /// A station space, in the order of the cards and as printed on them.
    StationSpace,
    /// A set of station spaces.
    StationSpaceSet
);
named!(
    /// A track space, in the order of the cards, on them from the left.
    TrackSpace,
    /// A set of track spaces.
    TrackSpaceSet
);
named!(
    /// A type of action card, by its front: A to E.
    CardType,
    /// A set of types.
    CardTypeSet
);
named!(
    /// An action card.
    ActionCard,
    /// A set of action cards.
    ActionCardSet
);
named!(
    /// Where a surveyor can stand: on a station card, in the pub or at home.
    Place,
    /// A set of places.
    PlaceSet
);

/// How many station cards there can be, so that pub and home fit beside them into a set.
pub const MAX_STATION_CARDS: usize = 30;

impl Place {
    /// The pub.
    pub const PUB: Place = Place(30);
    /// The own player board.
    pub const HOME: Place = Place(31);

    /// The surveyor space of a card.
    #[inline]
    pub const fn on(card: StationCard) -> Place {
        Place(card.0)
    }

    /// The card, if it is one.
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
        PlaceSet(self.0)
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
    /// Every station.
    Stations,
    /// Every ticket.
    Tickets,
    /// Every card in the scoring pile.
    Cards,
}

/// Whose an action card is at the start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// The blue player's.
    Blue,
    /// The green player's.
    Green,
    /// Nobody's: for the supply.
    Neutral,
}
