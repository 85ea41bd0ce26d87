//! Walk tables: numbers of step sequences from fixed positions. One wrong rule changes them.

use tabletop::Rules;
use tabletop::walk;

use crate::fixture;

/// A line of a game's walk table: how many sequences of each length begin in a position.
pub fn line<R: Rules>(name: &str, rules: &R, state: &R::State, depth: u32) -> String {
    let counts = walk::table(rules, state, depth);
    let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
    format!("{name}: {}\n", counts.join(" "))
}

/// Compares the lines with the game's fixture.
pub fn compare<R: Rules>(lines: &[String]) {
    fixture::compare(&format!("walks/{}.txt", R::GAME), &lines.concat());
}
