//! Errors of commands, and their exit codes.

use std::fmt;
use std::io;

/// The meaning of the exit codes, for the help.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  success
  2  bad input or usage: a faulty record or component file, an impossible set-up, an unknown option
  3  a bug in this program";

/// The exit code for bad input.
pub const BAD_INPUT: u8 = 2;
/// The exit code for a bug.
pub const BUG: u8 = 3;

#[derive(Debug)]
pub enum CommandError {
    /// Bad input; the message says what is wrong and what to do.
    Input(String),
    /// The messages were already shown.
    Told,
    /// Something the program relies on failed: files, output.
    Broken(anyhow::Error),
}

impl CommandError {
    pub fn input(message: impl Into<String>) -> CommandError {
        CommandError::Input(message.into())
    }

    /// Whether the reader of our output has gone away, as `head` does. That is not an error.
    pub fn is_closed_pipe(&self) -> bool {
        match self {
            CommandError::Broken(error) => error
                .chain()
                .filter_map(|cause| cause.downcast_ref::<io::Error>())
                .any(|error| error.kind() == io::ErrorKind::BrokenPipe),
            CommandError::Input(_) | CommandError::Told => false,
        }
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Input(message) => f.write_str(message),
            CommandError::Told => Ok(()),
            CommandError::Broken(error) => write!(f, "{error:#}"),
        }
    }
}

impl From<games::UnknownGame> for CommandError {
    fn from(games::UnknownGame(name): games::UnknownGame) -> CommandError {
        let known = games::NAMES.join(", ");
        CommandError::input(format!("there is no game {name:?}; there are {known}"))
    }
}

impl From<anyhow::Error> for CommandError {
    fn from(error: anyhow::Error) -> CommandError {
        CommandError::Broken(error)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        CommandError::Broken(error.into())
    }
}

impl From<serde_json::Error> for CommandError {
    fn from(error: serde_json::Error) -> CommandError {
        // Our own values can always be serialised, so it was the output that failed.
        CommandError::Broken(io::Error::from(error).into())
    }
}
