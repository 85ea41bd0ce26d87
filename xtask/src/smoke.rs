//! The program as a newcomer meets it: the first command of the README, and the few on which everything depends.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::process::{cargo, program, run_with_input, target_dir};
use crate::step::Outcome;
use crate::test_programs;

/// The program that the tests use.
pub fn check() -> Outcome {
    let program = test_programs::built()
        .and_then(|built| built.program.ok_or("no program is built".to_owned()));
    match program {
        Ok(path) => works(&Program::Built(path)),
        Err(error) => Err(error).into(),
    }
}

/// The program as the README starts it.
pub fn check_release() -> Outcome {
    works(&Program::Release)
}

/// How the program is started.
enum Program {
    /// It lies there.
    Built(PathBuf),
    /// By `cargo run --release`.
    Release,
}

impl Program {
    fn command(&self, words: &[&str]) -> Command {
        let mut command = match self {
            Program::Built(path) => program(&path.to_string_lossy()),
            Program::Release => {
                let mut command = cargo();
                command.args(["run", "--release", "--quiet", "--"]);
                command
            }
        };
        command.args(words);
        command
    }
}

fn works(program: &Program) -> Outcome {
    let mut outcome = Outcome::default();
    outcome.check(serves(program));
    outcome.check(plays(program));
    outcome.check(records_replay(program));
    outcome
}

/// It serves the table where it says. The port is a free one and the data stay here, so that a table in use is not
/// disturbed.
fn serves(program: &Program) -> Result<(), String> {
    let data = target_dir("smoke-data");
    let path = data.to_string_lossy();
    let mut server = program
        .command(&["--port", "0", "--no-open", "--data-dir", &path])
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| error.to_string())?;
    let shown = first_page(&mut server);
    let ended = server.kill().and_then(|()| server.wait());
    ended.map_err(|error| error.to_string())?;
    let shown = shown?;
    expect(&shown, "200 OK", "a page")?;
    expect(&shown, "<h1", "a page with a title")
}

fn first_page(server: &mut Child) -> Result<String, String> {
    let out = server.stdout.take().ok_or("no output")?;
    let mut said = String::new();
    let lines = BufReader::new(out).read_line(&mut said);
    lines.map_err(|error| error.to_string())?;
    let (_, address) = said
        .trim()
        .split_once("http://")
        .ok_or_else(|| format!("an address expected, and this came: {said}"))?;
    let ask = || -> std::io::Result<String> {
        let mut line = TcpStream::connect(address)?;
        line.set_read_timeout(Some(Duration::from_secs(10)))?;
        write!(
            line,
            "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )?;
        let mut page = String::new();
        line.read_to_string(&mut page)?;
        Ok(page)
    };
    ask().map_err(|error| format!("{address}: {error}"))
}

/// A game can be played in a pipe, and left.
fn plays(program: &Program) -> Result<(), String> {
    let mut command = program.command(&["play", "--seed", "1894"]);
    let shown = run_with_input(&mut command, "help\n1\nscore\nquit\n")?;
    expect(&shown, " 1  ", "a numbered list of choices")
}

/// A simulation is recorded, and the record replays.
fn records_replay(program: &Program) -> Result<(), String> {
    let record = target_dir("smoke.game");
    let path = record.to_string_lossy();
    let simulate = "simulate --games 20 --players 3 --seed 1 --threads 2 --json --force --record";
    let mut words: Vec<&str> = simulate.split(' ').collect();
    words.push(&path);
    let figures = run_with_input(&mut program.command(&words), "")?;
    expect(&figures, "\"steps_per_s\"", "figures")?;
    let legal = run_with_input(&mut program.command(&["replay", &path, "--legal"]), "")?;
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

fn expect(shown: &str, word: &str, what: &str) -> Result<(), String> {
    if shown.contains(word) {
        Ok(())
    } else {
        Err(format!("{what} expected, and this came:\n{shown}"))
    }
}
