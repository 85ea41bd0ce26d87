//! Hashes of the lists of legal choices in whole games, for every scenario, module and number of players. Another
//! implementation of the rules can be compared with the same commands.

use std::fmt::Write as _;
use std::fs;

use sha2::{Digest as _, Sha256};
use tabletop::hex;
use testkit::fixture;

use crate::program::{folder, run};

/// Games at each table.
const GAMES: u32 = 5;
const SEED: u32 = 1895;

/// Scenarios of Snowdonia with their largest number of players.
const SCENARIOS: [(&str, u32); 4] = [
    ("mount-snowdon", 5),
    ("blaenau-ffestiniog", 4),
    ("britannia-bridge", 5),
    ("daffodil-line", 4),
];
/// Modules at the tables of Mount Snowdon; other scenarios are played with none or both.
const SINGLE: [&str; 2] = ["promo-trains", "seasons"];
const BOTH: &str = "promo-trains,seasons";

/// The tables, as arguments of `simulate`.
fn tables() -> Vec<String> {
    let mut tables = Vec::new();
    for (scenario, most) in SCENARIOS {
        let single = SINGLE.into_iter().filter(|_| scenario == "mount-snowdon");
        for options in [""].into_iter().chain(single).chain([BOTH]) {
            for players in 1..=most {
                let promo = options.starts_with("promo-trains");
                let train = match (players, promo) {
                    (1, true) => "train-1L",
                    (1, false) => "train-4",
                    _ => "",
                };
                let options: Vec<&str> = [options, train]
                    .into_iter()
                    .filter(|option| !option.is_empty())
                    .collect();
                let mut table = format!("--scenario {scenario} --players {players}");
                if !options.is_empty() {
                    write!(table, " --option {}", options.join(",")).expect("text");
                }
                tables.push(table);
            }
        }
    }
    tables.push("--game foothills".to_owned());
    tables.push("--game foothills --option swap-colours".to_owned());
    tables
}

/// The hash of the output of `replay --legal` for the games of a table.
fn hash(table: &str, number: usize) -> String {
    let file = folder(&format!("legal-{number}")).join("all.game");
    let file = file.display().to_string();
    let played = format!("simulate --seed {SEED} --games {GAMES} {table} --record {file}");
    run(&played).fine();
    let listed = run(&format!("replay --legal {file}")).fine();
    let lists = listed.matches(" # legal: ").count();
    assert!(lists > GAMES as usize * 20, "{table}: {lists} lists");
    fs::remove_file(file).expect("the games were written");
    hex::write(&Sha256::digest(listed))
}

#[test]
fn the_lists_of_every_table_are_the_same() {
    let tables = tables();
    let (one, other) = tables.split_at(tables.len() / 2);
    let line = |(number, table): (usize, &String)| format!("{}  {table}\n", hash(table, number));
    let lines = std::thread::scope(|scope| {
        let half = scope.spawn(|| one.iter().enumerate().map(line).collect::<String>());
        let rest: String = (one.len()..).zip(other).map(line).collect();
        half.join().expect("games that can be replayed") + &rest
    });
    let text = format!(
        "# Each line: the SHA-256 of what these commands print, and TABLE.\n\
         #   snowdonia simulate --seed {SEED} --games {GAMES} TABLE --record all.game\n\
         #   snowdonia replay --legal all.game\n{lines}"
    );
    fixture::compare("legal/lists.txt", &text);
}
