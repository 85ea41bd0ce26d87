//! Trains by number, and sets of them.

use tabletop::numbered;

/// The highest number a train may have.
pub const MAX_TRAINS: u8 = 7;

numbered!(
    /// A train by its printed number.
    Train: 1..=MAX_TRAINS,
    TrainSet: u8
);
