//! Which events can be given, so that nobody hears of one before they can hear of those below it.
//!
//! Several transactions write events at once, and each gets its number before it is stored: the higher of two may be
//! there first. One lock around all of them would keep the order, and would let one transaction at a time reach the disk.
//! Instead numbers are given freely, and an event is settled when every number below it is there or cannot come any more.
//! Nearly always counting is enough: what is missing comes within a moment. A number that stays away belongs to a
//! transaction that failed in its very last moment, or still runs. To tell, whoever misses it takes a number of a
//! transaction themselves: once all transactions with lower ones have ended, nothing below what was seen before can come.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::database::{Row, values};
use crate::error::Result;
use crate::event::EventId;

use super::session::Session;

/// What follows an event, and the oldest transaction that still runs as far as this statement sees.
pub const AFTER: &str = "SELECT id, \
     CAST(CAST(pg_snapshot_xmin(pg_current_snapshot()) AS TEXT) AS BIGINT) \
     FROM events WHERE id > ?1 ORDER BY id LIMIT ?2";
/// Every transaction of ours has its number before its events have theirs (`session.rs`).
const TRANSACTION: &str = "SELECT CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT)";

const AT_ONCE: i64 = 1_000;

/// The longest that a call waits for others so that its own event can be given.
const PATIENCE: Duration = Duration::from_secs(1);
const BETWEEN_LOOKS: Duration = Duration::from_micros(300);

/// A number that is missing for so long is asked after.
const SHORT_GAP: Duration = Duration::from_millis(20);
/// After this time a number that is missing is not waited for, whatever else is at work in the server: the server ends
/// transactions of ours that stand still for three seconds.
const LONGEST_GAP: Duration = Duration::from_secs(5);

#[derive(Debug, Default)]
pub struct Settled {
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// Every event up to this one has been stored or never will be.
    newest: i64,
    /// Behind which event a number is missing, and since when.
    missing: Option<(i64, Instant)>,
    /// What was asked after last.
    asked: Option<Asked>,
}

/// Once all transactions below one have ended, all events up to one are settled.
#[derive(Clone, Copy, Debug)]
struct Asked {
    transaction: i64,
    up_to: i64,
    since: Instant,
}

impl Settled {
    /// The newest settled event. Whatever is read afterwards sees it and all before it.
    pub fn look(&self, session: &Session) -> Result<EventId> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.look(session)?;
        Ok(EventId(known.newest.unsigned_abs()))
    }

    /// Waits until an event that is stored is settled: moments, until others that began before have ended.
    pub fn wait_for(&self, session: &Session, event: EventId) -> Result<()> {
        let begun = Instant::now();
        loop {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            // Somebody else may have looked while we waited for the lock.
            if known.newest.unsigned_abs() < event.0 {
                known.look(session)?;
            }
            if known.newest.unsigned_abs() >= event.0 || begun.elapsed() > PATIENCE {
                return Ok(());
            }
            drop(known);
            std::thread::sleep(BETWEEN_LOOKS);
        }
    }
}

impl Known {
    fn look(&mut self, session: &Session) -> Result<()> {
        // Ends, because each time the last event is a later one and there is a newest, or something was asked after
        // that was not before.
        loop {
            let both = |row: &dyn Row| Ok((row.get(0)?, row.get(1)?));
            let found: Vec<(i64, i64)> =
                session.plainly(|it| it.all(AFTER, values![self.newest, AT_ONCE], both))?;
            let (Some(&(last, oldest)), full) = (found.last(), found.len() == AT_ONCE as usize)
            else {
                return Ok(());
            };
            let events: Vec<i64> = found.iter().map(|&(event, _)| event).collect();
            if self.take(&events, oldest) {
                if !full {
                    return Ok(());
                }
            } else if self.is_to_be_asked() {
                self.asked = Some(Asked {
                    transaction: session.plainly(|it| it.value(TRANSACTION, values![]))?,
                    up_to: last,
                    since: Instant::now(),
                });
            } else {
                return Ok(());
            }
        }
    }

    /// Goes on through the events that follow, up to the first that is not settled; whether there is none.
    fn take(&mut self, events: &[i64], oldest_transaction: i64) -> bool {
        if let Some(asked) = self.asked
            && (asked.transaction <= oldest_transaction || asked.since.elapsed() > LONGEST_GAP)
        {
            self.newest = self.newest.max(asked.up_to);
            self.asked = None;
        }
        for &event in events {
            if event <= self.newest {
                continue;
            }
            if event > self.newest + 1 {
                let missing = self.missing.filter(|(behind, _)| *behind == self.newest);
                self.missing = missing.or(Some((self.newest, Instant::now())));
                return false;
            }
            self.newest = event;
        }
        self.missing = None;
        true
    }

    /// Whether something is missing long enough, or from the beginning, and was not asked after.
    fn is_to_be_asked(&self) -> bool {
        let asked = self.asked.is_some_and(|asked| asked.up_to > self.newest);
        let long = |(_, since): (i64, Instant)| since.elapsed() > SHORT_GAP;
        !asked && (self.newest == 0 || self.missing.is_some_and(long))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_waits_for_those_below_it() {
        let mut known = Known::default();
        assert!(known.take(&[1, 2], 100));
        // 3 is still on its way.
        assert!(!known.take(&[4, 5], 100));
        assert_eq!(known.newest, 2);
        assert!(!known.is_to_be_asked(), "it comes within a moment");
        assert!(known.take(&[3, 4, 5], 100));
        assert_eq!(known.newest, 5);
    }

    #[test]
    fn what_cannot_come_any_more_is_not_waited_for() {
        let mut known = Known::default();
        assert!(known.take(&[1], 100));
        assert!(!known.take(&[3, 4], 100));
        std::thread::sleep(SHORT_GAP);
        assert!(known.is_to_be_asked());
        known.asked = Some(Asked {
            transaction: 120,
            up_to: 4,
            since: Instant::now(),
        });
        // Somebody who had begun before is still at work.
        assert!(!known.take(&[3, 4, 5], 119));
        assert!(!known.is_to_be_asked(), "it is asked after already");
        assert!(!known.take(&[3, 4, 7], 120));
        assert_eq!(known.newest, 4, "what came later was not asked after");
    }
}
