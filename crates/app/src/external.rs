//! Programs of other people on the command line: how long they may take, and what is said of their faults.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use lab::{Player, Programs};

use crate::failure::Failure;

/// What holds for programs seated with `exec:`.
#[derive(Args, Clone, Debug)]
pub struct ProgramArguments {
    /// How many seconds a program seated with exec:PROGRAM may take for an answer
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub exec_timeout: Duration,
}

impl ProgramArguments {
    /// Ready to seat programs; what they do wrong is said on standard error.
    pub fn programs(&self) -> Arc<Programs> {
        Programs::new(self.exec_timeout, warn)
    }
}

/// Says how often programs failed, if they did.
pub fn tell_faults(programs: &Programs) {
    programs
        .complaints
        .summary()
        .iter()
        .for_each(|line| warn(line));
}

fn warn(line: &str) {
    // Standard error may be closed; there is nobody left to tell then.
    let _ = writeln!(io::stderr(), "warning: {line}");
}

/// The players that words name.
pub fn players(words: &[String]) -> Result<Vec<Player>, Failure> {
    words.iter().map(|word| player(word)).collect()
}

/// The player that a word names.
pub fn player(word: &str) -> Result<Player, Failure> {
    let player = word.trim().parse::<Player>();
    player.map_err(|fault| Failure::input(fault.to_string()))
}

/// The longest time for an answer, in seconds: a day.
const LONGEST: f64 = 86_400.0;

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    let seconds = seconds.filter(|&seconds| seconds > 0.0 && seconds <= LONGEST);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| format!("a number of seconds above 0 and at most {LONGEST}, as 0.5"))
}
