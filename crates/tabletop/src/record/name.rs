//! Who sits in a seat, as named in a record.

use std::fmt;

/// The most characters a name may have.
pub const MAX_NAME: usize = 40;

/// A seat's name: 1 to 40 characters, trimmed, no control characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SeatName(String);

/// Why a text is not a seat's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    Empty,
    /// It has more than 40 characters.
    Long,
    /// It begins or ends with a space.
    Untrimmed,
    ControlCharacter,
}

impl SeatName {
    /// The name, if it is valid.
    pub fn new(name: impl Into<String>) -> Result<SeatName, NameError> {
        let name = name.into();
        if name.is_empty() {
            Err(NameError::Empty)
        } else if name.chars().any(char::is_control) {
            Err(NameError::ControlCharacter)
        } else if name.trim() != name {
            Err(NameError::Untrimmed)
        } else if name.chars().count() > MAX_NAME {
            Err(NameError::Long)
        } else {
            Ok(SeatName(name))
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The level after `bot:`.
    pub fn bot(&self) -> Option<&str> {
        self.0.strip_prefix("bot:")
    }

    /// The program after `exec:`.
    pub fn exec(&self) -> Option<&str> {
        self.0.strip_prefix("exec:")
    }
}

impl fmt::Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
