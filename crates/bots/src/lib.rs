//! Players for any game of the family. A bot gets the rules, the position and the list of choices, as a seat does:
//! there is nothing hidden in a position, so nothing can be peeked at.

// Values and shares are estimates; the counts behind them are small.
#![allow(clippy::cast_precision_loss)]

mod aim;
pub mod analysis;
pub mod bot;
pub mod budget;
pub mod flat;
pub mod foothills;
pub mod greedy;
pub mod inputs;
pub mod knowledge;
pub mod level;
pub mod luck;
pub mod name;
pub mod net;
pub mod one_ply;
mod playout;
pub mod random;
pub mod reasons;
pub mod search;
mod shard;
pub mod snowdonia;
pub mod style;
pub mod train;
pub mod uct;
pub mod vector;

pub use aim::Aim;
pub use analysis::{Analysis, Analyst};
pub use bot::{Bot, Candidate, Thought, Value};
pub use budget::{Budget, Conditions, Effort, Stop};
pub use inputs::{Inputs, PlayerInputs, TableInputs};
pub use knowledge::Knowledge;
pub use level::Level;
pub use name::{BotName, BotNameError, LevelName, seat_bot};
pub use net::Net;
pub use reasons::{Reasoned, Reasons};
pub use search::Search;
pub use shard::Shard;
