//! What every game of the family is: rules as a contract, seats, chance as steps, points, records and matches.
//! No input or output, no clock, no randomness of its own, no prose for people.

pub mod components;
pub mod points;
pub mod rng;
pub mod rules;
pub mod seat;
pub mod setup;

pub use components::{CatalogueEntry, CatalogueValue, ComponentFault, ComponentFile};
pub use points::Points;
pub use rng::{Rng, Wyrand};
pub use rules::{
    Choices, Deals, MAX_CHOICES, NotationFault, Pending, Position, Rules, ScoreLine, Stream,
    Witness,
};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use setup::{Offer, ScenarioOffer, Setup, SetupFault};
