//! Reads `actions.toml`.

use tabletop::MAX_SEATS;
use tabletop::data_file::{DataFile, ReadEntry, Row};

use super::{Actions, RateSteps, Works};
use crate::state::MAX_SURVEYING;

/// Five players with all their labourers, including those from trains, must fit into the queue of area G.
const MOST_LABOURERS: u8 = (MAX_SURVEYING / MAX_SEATS) as u8 - 1;

/// The sections of the file that were read without errors.
pub struct ActionsFile {
    pub labourers: Option<ReadEntry<u8>>,
    pub stock_yard: Option<ReadEntry<u8>>,
    pub works: Option<ReadEntry<Works>>,
    pub sun: Option<ReadEntry<RateSteps>>,
    pub rain: Option<ReadEntry<RateSteps>>,
}

impl ActionsFile {
    pub fn read(file: &DataFile) -> ActionsFile {
        file.read(|root| ActionsFile {
            labourers: root.table("labourers", |row| row.integer("number", 1..=MOST_LABOURERS)),
            stock_yard: root.table("stock-yard", |row| row.integer("coal-limit", 1..=20)),
            works: root.table("works", works),
            sun: root.table("sun", steps),
            rain: root.table("rain", steps),
        })
        .value
    }

    /// The actions, if they are complete.
    pub fn actions(&self) -> Option<Actions> {
        Some(Actions {
            labourers: self.labourers.as_ref()?.value,
            coal_limit: self.stock_yard.as_ref()?.value,
            works: self.works.as_ref()?.value,
            sun: self.sun.as_ref()?.value,
            rain: self.rain.as_ref()?.value,
        })
    }
}

fn works(row: &mut Row<'_>) -> Works {
    Works {
        // With three kinds of conversions (DL6), more would make the list of choices too long.
        conversions: row.integer("conversions", 1..=7),
        iron: row.integer("iron", 1..=9),
        rubble: row.integer("rubble", 1..=9),
    }
}

fn steps(row: &mut Row<'_>) -> RateSteps {
    RateSteps {
        excavation: row.integer("excavation", 0..=9),
        lay: row.integer("lay", 0..=9),
    }
}
