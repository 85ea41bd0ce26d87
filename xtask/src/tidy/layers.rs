//! Dependencies between our crates only point downwards, and the rules depend on few and quiet crates.

use crate::manifest::Manifest;
use crate::tree::Tree;

const MAP: &str = "docs/ARCHITECTURE.md";

/// The crates with the rules of a game, all of them.
const RULES: &str = "the rules of games";

/// Each crate with those of ours it may use. A new crate gets a line here; one with rules needs none.
const LAYERS: [(&str, &[&str]); 11] = [
    ("tabletop", &[]),
    ("bots", &["tabletop", RULES]),
    ("words", &["tabletop", RULES, "bots"]),
    ("table", &["tabletop"]),
    ("view", &["tabletop", RULES, "words", "table"]),
    (
        "games",
        &["tabletop", RULES, "bots", "words", "table", "view"],
    ),
    ("lab", &["tabletop", RULES, "bots", "words", "games"]),
    ("store", &["tabletop"]),
    // For tests: no crate is built from it.
    ("testkit", &["tabletop", "store"]),
    (
        "server",
        &[
            "tabletop", "bots", "words", "table", "view", "games", "store",
        ],
    ),
    (
        "app",
        &[
            "tabletop", "bots", "words", "table", "view", "games", "lab", "store", "server",
        ],
    ),
];

/// The crates besides the rules with the same restrictions: no files, clocks or randomness of their own.
const QUIET: [&str; 2] = ["tabletop", "table"];
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
    let rules_crates = tree.rules_crates();
    for (path, text) in tree.below("crates/", "/Cargo.toml") {
        let manifest = Manifest::read(text);
        let name = path.split('/').nth(1).unwrap_or_default();
        let rules = rules_crates.contains(&name);
        let layer = LAYERS.iter().find(|(layer, _)| *layer == name);
        let may: &[&str] = match layer {
            Some((_, may)) => may,
            None if rules => &["tabletop"],
            None => {
                faults.push(format!("{path}: say in the layers what {name} may use"));
                continue;
            }
        };
        for used in manifest.dependencies() {
            let group = if rules_crates.contains(&used) {
                RULES
            } else {
                used
            };
            let ours = group == RULES || LAYERS.iter().any(|(layer, _)| *layer == used);
            if ours && !may.contains(&group) {
                faults.push(format!("{path}: {name} must not use {used}"));
            }
            let quiet = rules || QUIET.contains(&name);
            if !ours && quiet && !QUIET_OUTSIDE.contains(&used) {
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
    faults.extend(order(tree));
    faults
}

/// The code map has a row for every crate, above those on which it depends.
fn order(tree: &Tree) -> Vec<String> {
    let Some(map) = tree.text(MAP) else {
        return Vec::new();
    };
    let rows = map.lines().filter_map(|line| {
        let (name, _) = line.strip_prefix("| `crates/")?.split_once('`')?;
        Some(name)
    });
    let rows: Vec<&str> = rows.collect();
    let place = |name: &str| rows.iter().position(|row| *row == name);
    let mut faults = Vec::new();
    for (path, text) in tree.below("crates/", "/Cargo.toml") {
        let name = path.split('/').nth(1).unwrap_or_default();
        let Some(own) = place(name) else {
            faults.push(format!("{MAP}: the code map has no row for {name}"));
            continue;
        };
        let manifest = Manifest::read(text);
        let above = |used: &&str| place(used).is_some_and(|used| used < own);
        let above = manifest.dependencies().filter(above);
        faults.extend(above.map(|used| {
            format!("{MAP}: in the code map {name} stands below {used}, which it is built from")
        }));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, dependencies: &str) -> usize {
        let text = format!("[dependencies]\n{dependencies}\n[lints]\nworkspace = true\n");
        let data = ("crates/snowdonia/data/board.toml", "");
        check(&Tree::of(&[(path, &text), data])).len()
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
            faults("crates/lab/Cargo.toml", "server.workspace = true"),
            1
        );
        assert_eq!(faults("crates/new/Cargo.toml", ""), 1);
    }

    #[test]
    fn loud_dependencies_of_rules_are_found() {
        assert_eq!(faults("crates/snowdonia/Cargo.toml", "rand = \"0.9\""), 1);
        assert_eq!(faults("crates/lab/Cargo.toml", "rayon = \"1\""), 0);
    }

    #[test]
    fn crates_out_of_order_in_the_map_are_found() {
        fn faults(map: &str) -> Vec<String> {
            let lints = "[lints]\nworkspace = true\n";
            let table = format!("[dependencies]\ntabletop.workspace = true\n{lints}");
            check(&Tree::of(&[
                ("crates/table/Cargo.toml", &table),
                ("crates/tabletop/Cargo.toml", lints),
                (MAP, map),
            ]))
        }
        let (table, tabletop) = ("| `crates/table` | x |\n", "| `crates/tabletop` | y |\n");
        assert_eq!(faults(&format!("{table}{tabletop}")), [""; 0]);
        assert_eq!(
            faults(&format!("{tabletop}{table}")),
            [
                "docs/ARCHITECTURE.md: in the code map table stands below tabletop, which it is built from"
            ]
        );
        assert_eq!(
            faults(tabletop),
            ["docs/ARCHITECTURE.md: the code map has no row for table"]
        );
    }

    #[test]
    fn missing_lints_are_found() {
        let tree = Tree::of(&[("crates/view/Cargo.toml", "[dependencies]\n")]);
        assert_eq!(check(&tree).len(), 1);
    }
}
