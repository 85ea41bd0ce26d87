//! The rules of Foothills, the two-player game of the family, implementing the common contract. Numbers in comments,
//! such as F6, are the ids of the rules in `docs/rules/foothills.md`.
//!
//! Where to look: `vocabulary` for the terms of the rules (choices, deals, facts, refusals), `components` for printed
//! numbers, `tables` for what is compiled from them, `state` and `agenda` for a position, `phases` for what happens,
//! `legality` for what may be chosen and why not, `scoring` for the end.

pub mod agenda;
pub mod components;
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

pub use vocabulary::{choice, deal, effect, fact, goods, ids, refusal};

pub use agenda::{Agenda, Task};
pub use choice::{Asked, Choice};
pub use components::Components;
pub use deal::{Chance, Deal};
pub use engine::Rules;
pub use fact::Fact;
pub use refusal::Refusal;
pub use scoring::ScoreItem;
pub use state::State;
