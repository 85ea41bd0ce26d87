//! Settings of people, for themselves or for one of their games, and of the whole program.

use crate::error::Result;
use crate::id::{GameId, PersonId};

/// Keeps settings. [`Store`](crate::Store) says what holds for every call.
///
/// Names and values are words of the application's own. A setting that was never set has no value; the application
/// knows its default.
pub trait KeptSettings {
    /// The value of a setting.
    fn setting(&self, scope: &Scope, name: &str) -> Result<Option<String>>;

    /// Everything a person has set, for themselves and for games, by name.
    fn settings_of(&self, person: &PersonId) -> Result<Vec<(Option<GameId>, String, String)>>;

    /// Sets or removes a value. A person or game that does not exist is refused.
    fn set(&self, scope: &Scope, name: &str, value: Option<&str>) -> Result<()>;

    /// Sets a value for the whole program unless it has one already, and returns the value it has then. Of several
    /// callers at once, one sets it and all get the same.
    fn set_once(&self, name: &str, value: &str) -> Result<String>;
}

/// Whose setting it is, and with whom it is deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// A setting of the whole program.
    House,
    Person(PersonId),
    /// A person's for one game.
    PersonAt(PersonId, GameId),
}
