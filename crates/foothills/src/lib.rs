//! The rules of Foothills, the two-player game of the family, on the common contract. The numbers at comments, such
//! as F6, are the ids of the rules in `docs/rules/foothills.md`.

mod act;
mod ask;
mod audit;
mod chance;
pub mod choice;
pub mod components;
pub mod deal;
mod describe;
mod dig;
pub mod effect;
mod explain;
pub mod fact;
pub mod goods;
pub mod ids;
mod layout;
mod menu;
mod notation;
mod position;
pub mod refusal;
pub mod rules;
pub mod score;
mod settle;
pub mod state;
pub mod tables;
pub mod task;

pub use choice::{Asked, Choice};
pub use components::Components;
pub use deal::{Chance, Deal};
pub use fact::Fact;
pub use refusal::Refusal;
pub use rules::Rules;
pub use score::Item;
pub use state::State;
pub use task::{Agenda, Task};
