//! Errors of commands, and their exit codes.

use std::fmt;
use std::io;

/// The meaning of the exit codes, for the help.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  done
  2  bad input or usage: a faulty record or component file, an impossible set-up, an unknown option
  3  a bug in this program";

/// The exit code for bad input.
pub const BAD_INPUT: u8 = 2;
/// The exit code for a bug.
pub const BUG: u8 = 3;

#[derive(Debug)]
pub enum Failure {
    /// Bad input; the message says what is wrong and what to do.
    Input(String),
    /// The messages were already shown.
    Told,
    /// Something the program relies on failed: files, output.
    Broken(anyhow::Error),
}

impl Failure {
    pub fn input(message: impl Into<String>) -> Failure {
        Failure::Input(message.into())
    }

    /// Whether the reader of our output has gone away, as `head` does. That is no error.
    pub fn is_closed_pipe(&self) -> bool {
        match self {
            Failure::Broken(error) => error
                .chain()
                .filter_map(|cause| cause.downcast_ref::<io::Error>())
                .any(|error| error.kind() == io::ErrorKind::BrokenPipe),
            Failure::Input(_) | Failure::Told => false,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(message) => f.write_str(message),
            Failure::Told => Ok(()),
            Failure::Broken(error) => write!(f, "{error:#}"),
        }
    }
}

impl From<games::UnknownGame> for Failure {
    fn from(games::UnknownGame(name): games::UnknownGame) -> Failure {
        let known = games::NAMES.join(", ");
        Failure::input(format!("there is no game {name:?}; there are {known}"))
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Broken(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Broken(error.into())
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        // Our own values can always be serialised, so it is the output that failed.
        Failure::Broken(io::Error::from(error).into())
    }
}
