//! What the games of the family have in common: the contract for rules, seats, chance as steps, points, records and
//! matches. No I/O, no clock, no randomness of its own, no prose for people.

pub mod components;
pub mod data_file;
pub mod dealer;
pub mod description;
pub mod game_match;
pub mod hex;
pub mod journal;
pub mod menu;
pub mod notation;
pub mod participant;
pub mod points;
pub mod record;
pub mod rng;
pub mod rules;
pub mod seat;
pub mod seed;
pub mod sets;
pub mod setup;
pub mod snapshot;
pub mod walk;

pub use components::{CatalogueEntry, CatalogueValue, ComponentError, ComponentFile};
pub use dealer::SeededDealer;
pub use description::Description;
pub use game_match::{
    DigestCheck, Match, RecordError, RecordErrorKind, Replay, Step, StepError, StepOf, UndoError,
};
pub use participant::{Dealing, Participant};
pub use points::Points;
pub use record::{Header, Record, SeatName};
pub use rng::{Rng, Wyrand};
pub use rules::{
    Choices, Deals, MAX_CHOICES, NotationError, Ordered, Pending, Position, Rules, ScoreLine,
    Stream, Witness,
};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use seed::{Commit, Seed, deal_commit};
pub use setup::{Alternatives, Offer, OptionNeed, ScenarioOffer, Setup, SetupError};
pub use snapshot::{RestoreError, restore};
