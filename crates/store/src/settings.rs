//! What people have set, for themselves or for one of their games, and what is set for the whole program.

use crate::error::Result;
use crate::id::{GameId, PersonId};

/// Keeps settings. [`Store`](crate::Store) says what holds for every call.
///
/// Names and values are words of the application's own. A setting that was never set has no value; the application
/// knows what that means.
pub trait KeptSettings {
    /// The value of a setting.
    fn setting(&self, scope: &Scope, name: &str) -> Result<Option<String>>;

    /// Everything that a person has set, for themselves and for games, by name.
    fn settings_of(&self, person: &PersonId) -> Result<Vec<(Option<GameId>, String, String)>>;

    /// Sets a value, or none. A person or game that is not there is refused.
    fn set(&self, scope: &Scope, name: &str, value: Option<&str>) -> Result<()>;

    /// Sets a value for the whole program unless it has one: the value it has then. Of several who come at once one sets
    /// it, and all get the same.
    fn set_once(&self, name: &str, value: &str) -> Result<String>;
}

/// Whose setting it is, and what it goes with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// The whole program's.
    House,
    Person(PersonId),
    /// A person's for one game.
    PersonAt(PersonId, GameId),
}
