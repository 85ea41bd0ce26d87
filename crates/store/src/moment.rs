//! Time, as journals have it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, UTC. The caller says when something happened, so that imported games keep their dates and
/// tests need no clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub i64);

impl Moment {
    /// Now, by the machine's clock.
    pub fn now() -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        // A clock set before 1970 is wrong anyway; games must go on.
        let millis = since.unwrap_or(Duration::ZERO).as_millis();
        Moment(i64::try_from(millis).unwrap_or(i64::MAX))
    }
}
