//! Many games at once: simulations with statistics, and signatures over seeded games. Nothing here knows a game by
//! name except the files that say what is worth counting in it.

// Means and rates are shown with a few digits; the sums behind them are whole numbers.
#![allow(clippy::cast_precision_loss)]

pub mod figures;
pub mod foothills;
pub mod luck;
pub mod playout;
pub mod scribe;
pub mod signature;
pub mod simulation;
pub mod snowdonia;
pub mod statistics;
pub mod sum;
pub mod summary;
mod tally;

pub use figures::Figures;
pub use luck::{Luck, bot_stream};
pub use playout::{Ending, Played, Playout};
pub use signature::{Signature, signature};
pub use simulation::{Simulation, Stopped};
pub use statistics::Statistics;
pub use sum::{Estimate, Sum};
pub use summary::{Speed, Summary};
