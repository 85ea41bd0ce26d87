//! What the servers on one store tell each other: who looks at which table, who has done how much. Nobody misses it when
//! it is gone, so each server has one text, which it replaces, and which lasts a few seconds.

use crate::error::Result;
use crate::moment::Moment;

/// Keeps what servers tell each other. [`Store`](crate::Store) says what holds for every call; only that nothing need
/// survive the loss of power.
pub trait Servers {
    /// Tells something in place of what this server told before.
    fn tell_servers(&self, told: &ServerTold) -> Result<()>;

    /// A server has nothing to tell any more; whether it had.
    fn fall_silent(&self, server: &str) -> Result<bool>;

    /// What servers tell at a moment, by their names.
    fn told_by_servers(&self, now: Moment) -> Result<Vec<ServerTold>>;

    /// Forgets what nobody has renewed by a moment; how many texts.
    fn forget_servers(&self, now: Moment) -> Result<u64>;
}

/// What a server tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerTold {
    /// Its name: a word no other server has.
    pub server: String,
    /// The store does not look into it.
    pub text: String,
    /// Up to when, unless it is told again.
    pub until: Moment,
}
