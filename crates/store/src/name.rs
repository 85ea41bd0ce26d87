//! The name people give a game.

use std::fmt;

/// The most characters of a game's name.
pub const MAX_GAME_NAME: usize = 100;

/// A game's name: 1 to 100 characters of any script, trimmed, no control characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameName(String);

/// Why a text is not a valid name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameNameError {
    /// Nothing but spaces.
    Empty,
    /// More than 100 characters.
    Long,
    /// A control character, such as the end of a line.
    ControlCharacter,
}

impl GameName {
    /// A name, without surrounding spaces.
    pub fn new(name: &str) -> Result<GameName, GameNameError> {
        let name = name.trim();
        if name.is_empty() {
            Err(GameNameError::Empty)
        } else if name.chars().any(char::is_control) {
            Err(GameNameError::ControlCharacter)
        } else if name.chars().count() > MAX_GAME_NAME {
            Err(GameNameError::Long)
        } else {
            Ok(GameName(name.to_owned()))
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Display for GameNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameNameError::Empty => f.write_str("a game's name has at least one character"),
            GameNameError::Long => {
                write!(f, "a game's name has at most {MAX_GAME_NAME} characters")
            }
            GameNameError::ControlCharacter => {
                f.write_str("a game's name is one line of plain characters")
            }
        }
    }
}

impl std::error::Error for GameNameError {}
