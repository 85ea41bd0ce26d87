//! The rules of Snowdonia: Mount Snowdon, Blaenau Ffestiniog and the solo game, classic and deluxe.
//!
//! Where to look: `components` for printed numbers, `rules` and `route` for the tables made of them, `state` for a
//! position, then a file per phase or area (`assign`, `window`, `actions`, `excavate`, `lay`, `build`, `cards`,
//! `events`, `maintenance`), `choices` for the list, `explain` for refusals, `scoring` for the end.

pub mod area;
pub mod choice;
pub mod components;
pub mod contract;
pub mod deal;
pub mod fact;
pub mod item;
pub mod options;
pub mod refusal;
pub mod state;
pub mod train;
pub mod weather;

mod actions;
mod apply;
mod assign;
mod assign_reasons;
mod assignment;
mod audit;
mod bits;
mod build;
mod build_reasons;
mod cards;
mod chance;
mod choices;
mod describe;
mod effects;
mod events;
mod excavate;
mod explain;
mod flow;
mod game;
mod lay;
mod maintenance;
mod notation;
mod position;
mod powers;
mod route;
mod rules;
mod scoring;
mod set_up;
mod window;

pub use choice::{Asked, Choice};
pub use components::Components;
pub use deal::{Chance, Deal};
pub use fact::Fact;
pub use item::Item;
pub use refusal::Refusal;
pub use rules::{Rules, SpotKind, VERSION};
pub use state::State;
