//! Dependencies between our crates point downwards only, and the rules are built from few and quiet crates.

use crate::manifest::Manifest;
use crate::tree::Tree;

/// Each crate with those of ours it may use. A new crate gets a line when it is made.
const LAYERS: [(&str, &[&str]); 12] = [
    ("tabletop", &[]),
    ("snowdonia", &["tabletop"]),
    ("foothills", &["tabletop"]),
    ("bots", &["tabletop", "snowdonia", "foothills"]),
    ("words", &["tabletop", "snowdonia", "foothills"]),
    ("view", &["tabletop", "snowdonia", "foothills", "words"]),
    (
        "arena",
        &[
            "tabletop",
            "snowdonia",
            "foothills",
            "bots",
            "words",
            "view",
        ],
    ),
    ("table", &["tabletop"]),
    ("store", &["tabletop"]),
    (
        "games",
        &[
            "tabletop",
            "snowdonia",
            "foothills",
            "bots",
            "words",
            "view",
        ],
    ),
    (
        "server",
        &["tabletop", "bots", "words", "view", "games", "store"],
    ),
    (
        "app",
        &[
            "tabletop",
            "snowdonia",
            "foothills",
            "bots",
            "view",
            "games",
            "arena",
            "words",
            "store",
            "table",
            "server",
        ],
    ),
];

/// The crates that hold rules and tables, and what they may be built from: nothing with files, clocks or chance of its own.
const QUIET: [&str; 4] = ["tabletop", "snowdonia", "foothills", "table"];
const QUIET_OUTSIDE: [&str; 6] = [
    "arrayvec",
    "postcard",
    "rand_chacha",
    "serde",
    "sha2",
    "toml",
];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.below("crates/", "/Cargo.toml") {
        let manifest = Manifest::read(text);
        let name = path.split('/').nth(1).unwrap_or_default();
        let Some((_, may)) = LAYERS.iter().find(|(layer, _)| *layer == name) else {
            faults.push(format!("{path}: say in the layers what {name} may use"));
            continue;
        };
        for used in manifest.dependencies() {
            let ours = LAYERS.iter().any(|(layer, _)| *layer == used);
            if ours && !may.contains(&used) {
                faults.push(format!("{path}: {name} must not use {used}"));
            }
            if !ours && QUIET.contains(&name) && !QUIET_OUTSIDE.contains(&used) {
                faults.push(format!("{path}: rules are not built from {used}"));
            }
        }
        if !manifest
            .table("lints")
            .any(|entry| entry == ("workspace", "true"))
        {
            faults.push(format!(
                "{path}: the lints of the workspace are not taken over"
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, dependencies: &str) -> usize {
        let text = format!("[dependencies]\n{dependencies}\n[lints]\nworkspace = true\n");
        check(&Tree::of(&[(path, &text)])).len()
    }

    #[test]
    fn upward_dependencies_are_found() {
        assert_eq!(
            faults("crates/snowdonia/Cargo.toml", "tabletop.workspace = true"),
            0
        );
        assert_eq!(
            faults("crates/tabletop/Cargo.toml", "snowdonia.workspace = true"),
            1
        );
        assert_eq!(
            faults("crates/arena/Cargo.toml", "server.workspace = true"),
            1
        );
        assert_eq!(faults("crates/new/Cargo.toml", ""), 1);
    }

    #[test]
    fn loud_dependencies_of_rules_are_found() {
        assert_eq!(faults("crates/snowdonia/Cargo.toml", "rand = \"0.9\""), 1);
        assert_eq!(faults("crates/arena/Cargo.toml", "rayon = \"1\""), 0);
    }

    #[test]
    fn missing_lints_are_found() {
        let tree = Tree::of(&[("crates/view/Cargo.toml", "[dependencies]\n")]);
        assert_eq!(check(&tree).len(), 1);
    }
}
