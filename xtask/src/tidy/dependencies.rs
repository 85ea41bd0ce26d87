//! Every crate from outside has its line of reason in the architecture page, which also says who uses it; and every crate
//! named once for the workspace is used.

use std::collections::{BTreeMap, BTreeSet};

use crate::manifest::Manifest;
use crate::tree::Tree;

const PAGE: &str = "docs/ARCHITECTURE.md";

pub fn check(tree: &Tree) -> Vec<String> {
    let page = tree.text(PAGE).unwrap_or_default();
    let mut named: BTreeSet<&str> = BTreeSet::new();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for (path, text) in manifests(tree) {
        let manifest = Manifest::read(text);
        used.extend(manifest.all_dependencies());
        if path == "Cargo.toml" {
            named.extend(outside(&manifest, "workspace.dependencies"));
        } else if path.starts_with("bench/") {
            named.extend(outside(&manifest, "dependencies"));
        }
    }
    let unused = named.difference(&used);
    let unused = unused.map(|name| format!("Cargo.toml: {name} is used by no crate"));
    let silent = named
        .iter()
        .filter(|name| !page.contains(&format!("`{name}`")));
    let silent = silent.map(|name| format!("{PAGE}: no reason is given for `{name}`"));
    unused.chain(silent).chain(misnamed(tree, page)).collect()
}

/// Lines of the page whose second column names other crates than those built with the dependency. What follows a
/// semicolon is about tests.
fn misnamed(tree: &Tree, page: &str) -> Vec<String> {
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut crates: BTreeSet<&str> = BTreeSet::new();
    for (path, text) in manifests(tree) {
        if let Some(name) = path
            .strip_prefix("crates/")
            .and_then(|path| path.strip_suffix("/Cargo.toml"))
        {
            crates.insert(name);
            for dependency in Manifest::read(text).dependencies() {
                users.entry(dependency).or_default().insert(name);
            }
        }
    }
    let mut faults = Vec::new();
    for line in page.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = line.split(" | ");
        let (Some(names), Some(said), Some(_)) = (cells.next(), cells.next(), cells.next()) else {
            continue;
        };
        let said = said.split(';').next().unwrap_or_default();
        let said: BTreeSet<&str> = said
            .split([',', ' '])
            .filter(|word| crates.contains(word))
            .collect();
        for name in names.split('`').skip(1).step_by(2) {
            let used = users.get(name).cloned().unwrap_or_default();
            if used != said {
                let used: Vec<&str> = used.into_iter().collect();
                let used = if used.is_empty() {
                    "no crate".to_owned()
                } else {
                    used.join(", ")
                };
                faults.push(format!(
                    "{PAGE}: `{name}` is used by {used}, the page says otherwise"
                ));
            }
        }
    }
    faults
}

fn manifests(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.below("", "Cargo.toml")
}

/// The crates of a table that are not ours.
fn outside<'a>(manifest: &Manifest<'a>, table: &str) -> Vec<&'a str> {
    let entries = manifest.table(table);
    entries
        .filter(|(_, value)| !value.contains("path ="))
        .map(|(name, _)| name)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silent_and_unused_dependencies_are_found() {
        let workspace = "[workspace.dependencies]\nours = { path = \"crates/ours\" }\nserde = \"1\"\nclap = \"4\"\n";
        let tree = Tree::of(&[
            ("Cargo.toml", workspace),
            (
                "crates/ours/Cargo.toml",
                "[dependencies]\nserde.workspace = true",
            ),
            (PAGE, "| `clap` | ours | command line |"),
        ]);
        let faults = check(&tree);
        assert_eq!(
            faults,
            [
                "Cargo.toml: clap is used by no crate",
                "docs/ARCHITECTURE.md: no reason is given for `serde`",
                "docs/ARCHITECTURE.md: `clap` is used by no crate, the page says otherwise",
            ]
        );
    }

    #[test]
    fn wrong_users_are_found() {
        let tree = Tree::of(&[
            ("crates/app/Cargo.toml", "[dependencies]\nclap = \"4\""),
            (
                "crates/lab/Cargo.toml",
                "[dependencies]\nserde = \"1\"\n[dev-dependencies]\nclap = \"4\"",
            ),
            (
                PAGE,
                "| `clap` | app; tests of lab | command line |\n| `serde` | app, lab | values |",
            ),
        ]);
        assert_eq!(
            check(&tree),
            ["docs/ARCHITECTURE.md: `serde` is used by lab, the page says otherwise"]
        );
    }
}
