//! `cargo xtask mutants`: changes the rules one place at a time and runs their tests; a change that no test notices
//! survives. By hand only, because it takes hours. Survivors that cannot matter are listed with their reason.

use crate::options::Options;
use crate::process::{answer, cargo, root, run, target_dir};
use crate::tree::Tree;

/// The page with the survivors and why each is harmless.
const PAGE: &str = "docs/mutants.md";

/// `cargo xtask mutants [--package NAME]... [-- ARGUMENTS]`
pub fn command(words: &[String]) -> Result<(), String> {
    let options = Options::read(words, &["package"])?;
    options.none_plain()?;
    let mut packages: Vec<&str> = options.all("package").collect();
    let tree = Tree::load(&root())?;
    if packages.is_empty() {
        packages = tree.rules_crates();
        packages.push("tabletop");
    }
    if answer(cargo().args(["mutants", "--version"])).is_none() {
        run(cargo().args(["install", "cargo-mutants", "--locked"]))?;
    }
    let folder = target_dir("mutants");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut command = cargo();
    command.arg("mutants").arg("--output").arg(&folder);
    for package in &packages {
        command.args(["--package", package]);
    }
    // Its exit code also reports survivors, which are judged here.
    let ended = run(command.args(&options.rest));
    let missed = folder.join("mutants.out/missed.txt");
    let missed = std::fs::read_to_string(&missed)
        .map_err(|error| format!("{}: {error}; {ended:?}", missed.display()))?;
    let page = std::fs::read_to_string(root().join(PAGE)).unwrap_or_default();
    let open = unexplained(&missed, &page);
    println!("{} survived", missed.lines().count());
    if open.is_empty() {
        println!("each has its reason in {PAGE}");
        return Ok(());
    }
    let open = open.join("\n");
    Err(format!("these have no reason in {PAGE}:\n{open}"))
}

/// The survivors that the page does not name.
fn unexplained<'a>(missed: &'a str, page: &str) -> Vec<&'a str> {
    let named = |line: &&str| !page.contains(&format!("`{}`", without_place(line)));
    missed.lines().filter(named).collect()
}

/// `crates/a/src/b.rs:12:5: replace f with ()` without line and column, which change with every edit.
fn without_place(line: &str) -> String {
    match line.split_once(": ") {
        Some((place, change)) => {
            let file = place.split(':').next().unwrap_or(place);
            format!("{file}: {change}")
        }
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn survivors_are_known_by_file_and_change() {
        let missed = "crates/a/src/b.rs:12:5: replace f with ()\ncrates/a/src/b.rs:9:1: replace < with <= in g";
        let page = "| `crates/a/src/b.rs: replace f with ()` | only speed |";
        assert_eq!(
            unexplained(missed, page),
            ["crates/a/src/b.rs:9:1: replace < with <= in g"]
        );
    }
}
