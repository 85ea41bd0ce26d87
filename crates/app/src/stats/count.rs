//! Counts the records of one game.

use arena::{Ledgers, Reporting, table_of_decisions};
use tabletop::Record;
use view::{Show, Text};

use super::clerks::RecordFault;
use crate::replay::check::{Checker, Digests};

/// Plays a record again and counts it.
pub trait Count: Send + Sync {
    /// Counts the game; its decisions are written where they are wanted, under its number.
    fn count(
        &self,
        record: &Record,
        number: u64,
        ledgers: &mut Ledgers,
        decisions: Option<&mut String>,
        text: &Text,
    ) -> Result<(), RecordFault>;
}

impl<R: Show + Reporting> Count for Checker<R> {
    fn count(
        &self,
        record: &Record,
        number: u64,
        ledgers: &mut Ledgers,
        decisions: Option<&mut String>,
        text: &Text,
    ) -> Result<(), RecordFault> {
        let game = self.game(record, Digests::Compared, text)?;
        let names = &record.header().seats;
        ledgers.enter(&game, names);
        if let Some(decisions) = decisions {
            table_of_decisions::write(&game, names, number, decisions);
        }
        Ok(())
    }
}
