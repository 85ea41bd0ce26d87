//! The program as a newcomer meets it: the first command of the README, and the few that everything rests on.

use std::process::Command;

use crate::process::{cargo, run_with_input, target_dir};
use crate::step::Outcome;

pub fn check() -> Outcome {
    let mut outcome = Outcome::default();
    outcome.check(plays());
    outcome.check(records_replay());
    outcome
}

/// `cargo run --release` begins a game, also in a pipe, and can be left.
fn plays() -> Result<(), String> {
    let shown = run_with_input(&mut program(&[]), "help\n1\nscore\nquit\n")?;
    expect(&shown, " 1  ", "a numbered list of choices")
}

/// What is simulated is recorded, and the record replays.
fn records_replay() -> Result<(), String> {
    let record = target_dir("smoke.game");
    let path = record.to_string_lossy();
    let simulate = "simulate --games 20 --players 3 --seed 1 --threads 2 --json --force --record";
    let mut words: Vec<&str> = simulate.split(' ').collect();
    words.push(&path);
    let figures = run_with_input(&mut program(&words), "")?;
    expect(&figures, "\"steps_per_s\"", "figures")?;
    let legal = run_with_input(&mut program(&["replay", &path, "--legal"]), "")?;
    expect(&legal, " # legal: ", "legal choices")?;
    let written = std::fs::read_to_string(&record).map_err(|error| error.to_string())?;
    let plain: String = legal
        .lines()
        .map(|line| line.split(" # legal: ").next().unwrap_or(line).to_owned() + "\n")
        .collect();
    if plain != written {
        return Err("replay --legal prints another record than the one it read".to_owned());
    }
    Ok(())
}

fn program(words: &[&str]) -> Command {
    let mut command = cargo();
    command.args(["run", "--release"]);
    if !words.is_empty() {
        command.args(["--quiet", "--"]).args(words);
    }
    command
}

fn expect(shown: &str, word: &str, what: &str) -> Result<(), String> {
    if shown.contains(word) {
        Ok(())
    } else {
        Err(format!("{what} expected, and this came:\n{shown}"))
    }
}
