//! What a line of the score sheet is for (X4).

use crate::contract::Contract;
use crate::place::{Site, Spot, Stop};
use crate::train::Train;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreItem {
    /// An own track card.
    Track { spot: Spot },
    /// An own excavation site.
    Excavation { spot: Spot },
    /// An own build site.
    Build { site: Site },
    /// A contract and what it used up, or how many others it counted (SE14); it may score nothing.
    Contract {
        contract: Contract,
        sites: u8,
        tracks: u8,
        rubble: u8,
        counted: u8,
    },
    /// The train, if it is worth points or minus points.
    Train { train: Train },
    /// The station the surveyor reached.
    Surveyor { stop: Stop },
    /// Own daffodils (DL10).
    Daffodils { count: u8 },
}
