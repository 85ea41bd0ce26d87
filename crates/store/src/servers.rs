//! What the servers on one store tell each other: who is present at which table, and what was counted for limits.
//! Losing it does no harm, so each server has a single text, which it replaces, and which is valid for a few seconds.

use crate::error::Result;
use crate::moment::Moment;

/// Stores what servers tell each other. [`Store`](crate::Store) says what holds for every call, except that nothing
/// has to survive a loss of power.
pub trait Servers {
    /// Replaces the text of a server.
    fn tell_servers(&self, told: &ServerTold) -> Result<()>;

    /// Removes the text of a server; returns whether it had one.
    fn fall_silent(&self, server: &str) -> Result<bool>;

    /// The texts valid at a moment, with the servers' names.
    fn told_by_servers(&self, now: Moment) -> Result<Vec<ServerTold>>;

    /// Removes texts that were not renewed by a moment; returns their number.
    fn forget_servers(&self, now: Moment) -> Result<u64>;
}

/// The text of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerTold {
    /// Its name, unique among servers.
    pub server: String,
    /// Its meaning is up to the application.
    pub text: String,
    /// Valid until this moment, unless it is renewed.
    pub until: Moment,
}
