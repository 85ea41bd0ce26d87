//! Who can play in matches and simulations: one of our bots, by name, or an external program.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use bots::{BotName, BotNameError};
use tabletop::SeatName;

/// Maximum length of a seat's name.
const MAX_NAME: usize = 40;

/// A player as named on the command line: `hard`, `search:5000`, `exec:PROGRAM`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    Bot(BotName),
    /// A program that speaks the protocol of `docs/bot-protocol.md`: its path and arguments, separated by spaces.
    Exec(String),
}

impl Entrant {
    /// The name of the seat in records. Programs go by their file name, truncated if it is too long.
    pub fn seat_name(&self) -> SeatName {
        let name = match self {
            Entrant::Bot(name) => format!("bot:{name}"),
            Entrant::Exec(command) => format!("exec:{}", program_name(command)),
        };
        let name: String = name
            .chars()
            .filter(|letter| !letter.is_control())
            .take(MAX_NAME)
            .collect();
        SeatName::new(name.trim_end()).expect("a short name without control characters")
    }
}

/// The file name of the program in a command, or of the script that an interpreter runs.
fn program_name(command: &str) -> String {
    let mut words = command
        .split_whitespace()
        .filter(|word| !word.starts_with('-'));
    let program = words.next().unwrap_or("program");
    let script = words.next().filter(|word| Path::new(word).is_file());
    let path = Path::new(script.unwrap_or(program));
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntrantError {
    Bot(BotNameError),
    /// `exec:` without a program.
    NoProgram,
}

impl fmt::Display for EntrantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntrantError::Bot(error) => write!(f, "{error}, and exec:PROGRAM"),
            EntrantError::NoProgram => write!(f, "exec: needs a program, as in exec:./my-bot"),
        }
    }
}

impl std::error::Error for EntrantError {}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        match text.strip_prefix("exec:") {
            None => text.parse().map(Entrant::Bot).map_err(EntrantError::Bot),
            Some(command) if command.trim().is_empty() => Err(EntrantError::NoProgram),
            Some(command) => Ok(Entrant::Exec(command.trim().to_owned())),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(name) => write!(f, "{name}"),
            Entrant::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_players() {
        for word in [
            "random",
            "search:5000",
            "uct:200ms",
            "hard",
            "exec:./my-bot --fast",
        ] {
            let player: Entrant = word.parse().expect(word);
            assert_eq!(player.to_string(), word);
        }
        assert_eq!("exec: ".parse::<Entrant>(), Err(EntrantError::NoProgram));
        let unknown = "ransom".parse::<Entrant>().expect_err("no bot");
        assert!(unknown.to_string().contains("exec:PROGRAM"), "{unknown}");
    }

    #[test]
    fn every_player_has_a_proper_seat_name() {
        let name = |word: &str| word.parse::<Entrant>().unwrap().seat_name().to_string();
        assert_eq!(name("search:5000"), "bot:search:5000");
        assert_eq!(name("exec:/opt/bots/clever --depth 3"), "exec:clever");
        assert_eq!(name("exec:python3 -u missing.py"), "exec:python3");
        let long = format!("exec:{}", "long".repeat(30));
        assert_eq!(name(&long).chars().count(), MAX_NAME);
    }
}
