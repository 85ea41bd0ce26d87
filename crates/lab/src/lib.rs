//! Many games at once: simulations with statistics, matches with ratings, and signatures over seeded games. Nothing
//! here knows a game by name except the files that say what is worth counting in it.

// Means and rates are shown with a few digits; the sums behind them are whole numbers.
#![allow(clippy::cast_precision_loss)]

pub mod analyse;
pub mod duel;
pub mod external;
pub mod figures;
pub mod foothills;
pub mod gauntlet;
pub mod luck;
pub mod named;
pub mod player;
pub mod playout;
pub mod plot;
pub mod rating;
pub mod report;
pub mod scribe;
pub mod shard;
pub mod signature;
pub mod simulation;
pub mod snowdonia;
pub mod sprt;
pub mod statistics;
pub mod sum;
pub mod summary;
pub mod table;
pub mod table_of_decisions;
mod tally;

pub use analyse::{Analysis, analyse};
pub use bots::Shard;
pub use duel::Block;
pub use external::Programs;
pub use figures::Figures;
pub use gauntlet::{Gauntlet, Plan, Standings};
pub use luck::{Luck, bot_seed, bot_stream};
pub use player::{Player, PlayerFault};
pub use playout::{Chooser, Ending, Played, Playout};
pub use report::{Ledgers, Report, Reporting};
pub use signature::{Signature, signature};
pub use simulation::{Simulation, Stopped};
pub use sprt::{Sprt, Verdict};
pub use statistics::Statistics;
pub use sum::{Estimate, Sum};
pub use summary::{Speed, Summary};
pub use table::{SeatFault, Table};
