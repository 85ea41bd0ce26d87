//! The rules of Snowdonia: Mount Snowdon, Blaenau Ffestiniog, Britannia Bridge, the Daffodil Line and the solo game,
//! classic and deluxe.
//!
//! Where to look: `vocabulary` for the terms of the rules (choices, deals, facts, refusals), `components` for printed
//! numbers, `tables` for what is compiled from them, `state` for a position, `phases` for what happens (a file per
//! phase or area), `legality` for what may be chosen and why not, `scoring` for the end.

pub mod agenda;
pub mod components;
pub mod options;
pub mod orders;
pub mod scoring;
pub mod state;
pub mod vocabulary;

mod audit;
mod chance;
mod describe;
mod engine;
mod legality;
mod notation;
mod phases;
mod position;
mod tables;

pub use vocabulary::{
    area, choice, contract, deal, event_track, fact, place, refusal, train, weather,
};

pub use choice::{Asked, Choice};
pub use components::Components;
pub use deal::{Chance, Deal};
pub use engine::{Rules, VERSION};
pub use fact::Fact;
pub use phases::labourers::HirePrice;
pub use refusal::Refusal;
pub use scoring::ScoreItem;
pub use state::State;
pub use tables::route::SpotKind;
