//! Invariants that can be checked by reading the files, and the licences of what they name. Each check is a file of its
//! own and can be tried on a made-up tree.

mod code_spans;
mod dependencies;
mod foreign_words;
mod game_names;
mod layers;
pub mod licences;
mod links;
mod messages;
mod names;
mod purity;
mod rules;
mod sizes;
mod threats;

use crate::options::Options;
use crate::process::root;
use crate::step::Outcome;
use crate::tree::Tree;

/// A check returns one line per fault.
type Check = fn(&Tree) -> Vec<String>;

const CHECKS: [(&str, Check); 14] = [
    ("files are short", sizes::check),
    ("names say something", names::check),
    ("texts speak of the project only", foreign_words::check),
    ("links lead somewhere", links::check),
    ("what documents name exists", code_spans::check),
    ("messages are said", messages::check),
    ("dependencies have their reasons", dependencies::check),
    ("crates come from one place", licences::check),
    ("crates are under licences we can meet", |_| {
        licences::check_licences()
    }),
    ("dependencies point downwards", layers::check),
    ("rules touch nothing outside", purity::check),
    ("games are named in few places", game_names::check),
    ("rule ids have code and scripts", rules::check),
    ("risks have tests", threats::check),
];

/// `cargo xtask tidy`
pub fn command(words: &[String]) -> Result<(), String> {
    Options::read(words, &[])?.none_plain()?;
    let outcome = check();
    for error in &outcome.faults {
        println!("{error}");
    }
    outcome.count.close()
}

/// Every check on the files of the project.
pub fn check() -> Outcome {
    let mut outcome = Outcome::default();
    let tree = match Tree::load(&root()) {
        Ok(tree) => tree,
        Err(error) => return Err(error).into(),
    };
    for (name, check) in CHECKS {
        let faults = check(&tree);
        let verdict = if faults.is_empty() { "ok" } else { "FAILED" };
        println!("{name}: {verdict}");
        if faults.is_empty() {
            outcome.check(Ok(()));
        } else {
            let list = faults.join("\n  ");
            outcome.check(Err(format!("{name}:\n  {list}")));
        }
    }
    outcome
}
