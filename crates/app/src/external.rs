//! External programs on the command line: their time limit, and how their failures are reported.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use lab::{Entrant, Programs};

use crate::error::CommandError;

/// Options for programs seated with `exec:`.
#[derive(Args, Clone, Debug)]
pub struct ProgramArguments {
    /// How many seconds a program seated with exec:PROGRAM may take per answer
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub exec_timeout: Duration,
}

impl ProgramArguments {
    /// The programs' conditions; their failures are reported on standard error.
    pub fn programs(&self) -> Arc<Programs> {
        Programs::new(self.exec_timeout, warn)
    }
}

/// Reports how often programs failed, if they did.
pub fn tell_faults(programs: &Programs) {
    programs
        .failures
        .summary()
        .iter()
        .for_each(|line| warn(line));
}

fn warn(line: &str) {
    // Standard error may be closed; then there is nobody to report to.
    let _ = writeln!(io::stderr(), "warning: {line}");
}

pub fn players(words: &[String]) -> Result<Vec<Entrant>, CommandError> {
    words.iter().map(|word| player(word)).collect()
}

/// Reads a player: `hard`, `search:5000`, `exec:PROGRAM`.
pub fn player(word: &str) -> Result<Entrant, CommandError> {
    let player = word.trim().parse::<Entrant>();
    player.map_err(|error| CommandError::input(error.to_string()))
}

/// The longest time for an answer, in seconds: a day.
const LONGEST: f64 = 86_400.0;

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    let seconds = seconds.filter(|&seconds| seconds > 0.0 && seconds <= LONGEST);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| format!("a number of seconds above 0 and at most {LONGEST}, as 0.5"))
}
