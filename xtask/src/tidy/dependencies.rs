//! Every crate from outside has its line of reason in the architecture page, and every crate named once for the
//! workspace is used.

use std::collections::BTreeSet;

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
    unused.chain(silent).collect()
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
            (PAGE, "| `clap` | app | command line |"),
        ]);
        let faults = check(&tree);
        assert_eq!(
            faults,
            [
                "Cargo.toml: clap is used by no crate",
                "docs/ARCHITECTURE.md: no reason is given for `serde`"
            ]
        );
    }
}
