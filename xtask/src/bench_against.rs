//! `cargo xtask bench --against PROGRAM`: how many instructions this build takes for what another build does, the same
//! commands in one run. Instructions hardly depend on what else the machine does, so a busy machine is no excuse.

use std::path::Path;
use std::process::Command;

use crate::process::{answer, cargo, program, run, target_dir};

/// What is compared: how it is called, the options of `simulate`, what is counted, and the numbers of games of a short
/// and a long run, whose difference leaves out the start of the program.
const CASES: [(&str, &str, &str, [u32; 2]); 7] = [
    (
        "random play, 3 players",
        "--players 3",
        "steps",
        [100, 1100],
    ),
    (
        "random play, 2 players",
        "--players 2",
        "steps",
        [100, 1100],
    ),
    (
        "random play, Blaenau, 4 players",
        "--scenario blaenau-ffestiniog --players 4",
        "steps",
        [100, 1100],
    ),
    (
        "random play, Foothills",
        "--game foothills",
        "steps",
        [100, 600],
    ),
    (
        "search, 3 players",
        "--players 3 --bots search:200 --untimed",
        "decisions",
        [1, 5],
    ),
    (
        "search, 2 players",
        "--players 2 --bots search:200 --untimed",
        "decisions",
        [1, 7],
    ),
    (
        "search, Foothills",
        "--game foothills --bots search:200 --untimed",
        "decisions",
        [1, 7],
    ),
];

/// Builds the program and prints a table. A ratio above 1 says that this build takes fewer instructions than the other.
pub fn compare(other: &str) -> Result<(), String> {
    if answer(program("valgrind").arg("--version")).is_none() {
        return Err("valgrind counts the instructions, and cannot be called".to_owned());
    }
    run(cargo().args(["build", "--release"]))?;
    let own = target_dir("release").join("snowdonia");
    println!("| what | counted by | {other} | this build | ratio |");
    println!("| --- | --- | ---: | ---: | ---: |");
    for (name, options, unit, games) in CASES {
        let theirs = cost(Path::new(other), options, unit, games)?;
        let ours = cost(&own, options, unit, games)?;
        let ratio = theirs / ours;
        println!("| {name} | {unit} | {theirs:.0} | {ours:.0} | {ratio:.3} |");
    }
    Ok(())
}

/// Instructions for each step or decision.
fn cost(program: &Path, options: &str, unit: &str, games: [u32; 2]) -> Result<f64, String> {
    let [short, long] = games.map(|games| measured(program, options, unit, games));
    let ((least, few), (most, many)) = (short?, long?);
    Ok((most - least) / (many - few))
}

/// The instructions of a simulation, and how much was done.
fn measured(program: &Path, options: &str, unit: &str, games: u32) -> Result<(f64, f64), String> {
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["simulate", "--json", "--seed", "1", "--threads", "1"])
        .args(["--games", &games.to_string()])
        .args(options.split(' '));
    let output = command.output().map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&output.stderr);
    let figures = String::from_utf8_lossy(&output.stdout);
    let instructions = number_after(&told, "Collected :");
    let done = number_after(&figures, &format!("\"{unit}\":"));
    match (instructions, done) {
        (Some(instructions), Some(done)) => Ok((instructions, done)),
        _ => Err(format!("simulate {options} told no figures:\n{told}")),
    }
}

/// The number after a word.
fn number_after(text: &str, word: &str) -> Option<f64> {
    let (_, rest) = text.split_once(word)?;
    let rest = rest.trim_start();
    let end = rest.find(|letter: char| !letter.is_ascii_digit());
    rest[..end.unwrap_or(rest.len())].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found() {
        let told = "==7== Events    : Ir\n==7== Collected : 123456\n";
        assert_eq!(number_after(told, "Collected :"), Some(123_456.0));
        assert_eq!(number_after("{\"steps\": 820,", "\"steps\":"), Some(820.0));
        assert_eq!(number_after("{\"steps\": {", "\"steps\":"), None);
        assert_eq!(number_after("", "\"steps\":"), None);
    }
}
