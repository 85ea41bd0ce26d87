//! Many games at once: simulations with statistics, reports, matches with ratings, and signatures over seeded games.
//! Only the files in `statistics/` that define what is counted in a game know one by name.

// Means and rates are shown with a few digits; the sums behind them are whole numbers.
#![allow(clippy::cast_precision_loss)]

pub mod decision_table;
pub mod duel;
pub mod entrant;
pub mod evaluation_curve;
pub mod external;
pub mod gauntlet;
pub mod interval;
pub mod luck;
pub mod parallel;
pub mod playout;
pub mod plot;
pub mod rating;
pub mod record_writer;
pub mod report;
pub mod seating;
pub mod setup_header;
pub mod shard;
pub mod signature;
pub mod simulation;
pub mod sprt;
pub mod statistics;
pub mod summary;

pub use bots::Shard;
pub use duel::Block;
pub use entrant::{Entrant, EntrantError};
pub use external::Programs;
pub use gauntlet::{Gauntlet, GauntletPlan, Standings};
pub use luck::{Luck, bot_seed, bot_stream};
pub use playout::{Chooser, Ending, Playout};
pub use report::Report;
pub use seating::{SeatError, SeatedPlayers};
pub use setup_header::SetupHeader;
pub use signature::{Signature, signature};
pub use simulation::Simulation;
pub use sprt::{Sprt, Verdict};
pub use statistics::{Detail, Statistics, Tallies, Tally};
pub use summary::{Speed, Summary};
