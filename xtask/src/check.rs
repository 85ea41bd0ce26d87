//! `cargo xtask check`: what is worth running after every change, in seconds: format, tidy, lint, and the tests of
//! the crates that changed.

use std::collections::BTreeSet;
use std::time::Instant;

use crate::manifest::Manifest;
use crate::options::Options;
use crate::process::{answer, program, root};
use crate::tree::Tree;
use crate::{suite, test_programs, tidy};

/// Crates with slow tests: they run when their own crate changes, not when a dependency does.
const SLOW: [&str; 2] = ["app", "bots"];

/// `cargo xtask check`
pub fn command(words: &[String]) -> Result<(), String> {
    Options::read(words, &[])?.none_plain()?;
    let begun = Instant::now();
    let mut outcome = suite::format();
    outcome.add(tidy::check());
    outcome.add(suite::lint());
    let tree = Tree::load(&root())?;
    let tested = tested(&changed_files()?, &tree);
    let tested: Vec<&str> = tested.iter().map(String::as_str).collect();
    if tested.is_empty() {
        println!("no crate has changed since main");
    } else {
        println!("tests of {}", tested.join(", "));
        outcome.add(match test_programs::build(&tested) {
            Ok(built) => suite::run_tests(&built.tests),
            Err(error) => Err(error).into(),
        });
    }
    println!("{:.1} s", begun.elapsed().as_secs_f64());
    outcome.close("check")
}

/// The files that differ from the point where this branch left `main`, committed or not.
fn changed_files() -> Result<Vec<String>, String> {
    let git = |words: &str| {
        let words = words.split(' ');
        answer(program("git").args(words)).ok_or("git does not answer")
    };
    let fork = git("merge-base HEAD main")?;
    let changed = git(&format!("diff --name-only {fork}"))?;
    let new = git("ls-files --others --exclude-standard")?;
    let files = changed.lines().chain(new.lines());
    Ok(files.map(str::to_owned).collect())
}

/// The crates that changed, and those that depend on them if their tests are quick.
fn tested(changed: &[String], tree: &Tree) -> BTreeSet<String> {
    let manifests: Vec<(&str, Manifest<'_>)> = tree
        .below("", "/Cargo.toml")
        .filter(|(path, _)| !path.starts_with("bench/"))
        .map(|(path, text)| (path.trim_end_matches("/Cargo.toml"), Manifest::read(text)))
        .collect();
    let name = |folder: &str| folder.rsplit('/').next().unwrap_or(folder).to_owned();
    let everything = changed
        .iter()
        .any(|file| file == "Cargo.toml" || file == "Cargo.lock");
    let inside = |folder: &str| {
        let folder = format!("{folder}/");
        everything || changed.iter().any(|file| file.starts_with(&folder))
    };
    let folders = manifests.iter().map(|(folder, _)| *folder);
    let mut found: BTreeSet<String> = folders.filter(|folder| inside(folder)).map(name).collect();
    if changed.iter().any(|file| file.starts_with("fixtures/")) {
        let rules = tree.rules_crates().into_iter();
        found.extend(rules.chain(["lab"]).map(str::to_owned));
    }
    let own = found.clone();
    loop {
        let known = found.len();
        for (folder, manifest) in &manifests {
            if manifest.all_dependencies().any(|used| found.contains(used)) {
                found.insert(name(folder));
            }
        }
        if found.len() == known {
            break;
        }
    }
    found.retain(|name| own.contains(name) || !SLOW.contains(&name.as_str()));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(changed: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("crates/tabletop/Cargo.toml", "[dependencies]\n"),
            (
                "crates/snowdonia/Cargo.toml",
                "[dependencies]\ntabletop.workspace = true\n",
            ),
            (
                "crates/view/Cargo.toml",
                "[dependencies]\nsnowdonia.workspace = true\n",
            ),
            (
                "crates/app/Cargo.toml",
                "[dependencies]\nview.workspace = true\n",
            ),
            ("xtask/Cargo.toml", "[package]\n"),
        ]);
        let changed: Vec<String> = changed.split(' ').map(str::to_owned).collect();
        tested(&changed, &tree).into_iter().collect()
    }

    #[test]
    fn changed_crates_and_quick_ones_above_are_tested() {
        assert_eq!(names("crates/view/src/lib.rs"), ["view"]);
        assert_eq!(names("crates/snowdonia/data/a.toml"), ["snowdonia", "view"]);
        assert_eq!(
            names("crates/app/src/main.rs xtask/src/a.rs"),
            ["app", "xtask"]
        );
        assert!(names("README.md").is_empty());
        assert_eq!(names("Cargo.lock").len(), 5);
    }
}
