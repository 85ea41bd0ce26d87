//! Par of the solo games: a bot's results in each of them, in a data file; tables show them beside the player's
//! result.

use std::collections::BTreeSet;
use std::env::consts::EXE_EXTENSION;
use std::fmt::Write as _;

use crate::options::Options;
use crate::process::{cargo, program, root, run, target_dir};

const FILE: &str = "crates/games/data/par-snowdonia.txt";
/// The bot of par, which plays well and is fast enough for a thousand games.
const BOT: &str = "medium";
const GAMES: u32 = 40;
const SEED: u32 = 1;
const SCENARIOS: [&str; 4] = [
    "mount-snowdon",
    "blaenau-ffestiniog",
    "britannia-bridge",
    "daffodil-line",
];
const EDITIONS: [&str; 2] = ["deluxe", "classic"];
const TRAINS: u32 = 7;

/// `cargo xtask par`
pub fn command(words: &[String]) -> Result<(), String> {
    let options = Options::read(words, &["bot", "games", "seed"])?;
    options.none_plain()?;
    let bot = options.all("bot").last().unwrap_or(BOT);
    let games = options.number("games", GAMES)?;
    let seed = options.number("seed", SEED)?;
    run(cargo().args(["build", "--quiet", "--package", "app"]))?;
    let mut text = format!(
        "# Points of a bot in solo games, sorted, a line for each scenario, edition and train.\n\
         # Made anew by `cargo xtask par`; levels think by iterations, so that the same seed gives the same games.\n\
         bot {bot}\ngames {games}\nseed {seed}\n"
    );
    for scenario in SCENARIOS {
        for edition in EDITIONS {
            for train in 1..=TRAINS {
                let option = format!("train-{train}");
                let points = simulate([scenario, edition, &option], bot, games, seed)?;
                let points: Vec<String> = points.iter().map(i32::to_string).collect();
                let points = points.join(" ");
                let _ = writeln!(text, "{scenario} {edition} {option}: {points}");
            }
        }
    }
    std::fs::write(root().join(FILE), text).map_err(|error| format!("{FILE}: {error}"))?;
    println!("{FILE} is made anew");
    Ok(())
}

/// The points of this many solo games, in ascending order.
fn simulate(
    [scenario, edition, option]: [&str; 3],
    bot: &str,
    games: u32,
    seed: u32,
) -> Result<Vec<i32>, String> {
    let records = target_dir("par.game");
    let _ = std::fs::remove_file(&records);
    let built = target_dir("debug").join("snowdonia");
    let mut command = program(&built.with_extension(EXE_EXTENSION).to_string_lossy());
    command
        .args(["simulate", "--players", "1", "--untimed", "--json"])
        .args(["--scenario", scenario, "--edition", edition])
        .args(["--option", option, "--bots", bot])
        .args(["--games", &games.to_string(), "--seed", &seed.to_string()])
        .arg("--record")
        .arg(&records)
        .stdout(std::process::Stdio::null());
    run(&mut command)?;
    let text = std::fs::read_to_string(&records).map_err(|error| error.to_string())?;
    let points = results(&text)?;
    let kinds: BTreeSet<&i32> = points.iter().collect();
    if points.len() != games as usize || kinds.len() < 2 {
        return Err(format!("{} results of {games} games", points.len()));
    }
    Ok(points)
}

/// The results in records of solo games, in ascending order of points.
fn results(records: &str) -> Result<Vec<i32>, String> {
    let lines = records
        .lines()
        .filter_map(|line| line.strip_prefix("result "));
    let read = |line: &str| {
        let points = line.parse();
        points.map_err(|_| format!("these are no whole points: {line}"))
    };
    let mut points = lines.map(read).collect::<Result<Vec<i32>, String>>()?;
    points.sort_unstable();
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_and_sorted() {
        assert_eq!(results("1 A1\nresult 12\n\nresult 7\n"), Ok(vec![7, 12]));
        assert!(results("result 3.5\n").is_err());
    }
}
