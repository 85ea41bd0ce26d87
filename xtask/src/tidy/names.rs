//! A file is named after the one thing it contains.

use crate::tree::Tree;

/// Names under which anything could be found, and therefore nothing is.
const EMPTY: [&str; 7] = [
    "common", "helper", "helpers", "misc", "mod", "util", "utils",
];

pub fn check(tree: &Tree) -> Vec<String> {
    let sources = tree.below("", ".rs");
    let poor = sources.filter(|(path, _)| {
        let stem = path.strip_suffix(".rs").unwrap_or(path);
        stem.split('/').any(|part| EMPTY.contains(&part))
    });
    poor.map(|(path, _)| format!("{path}: name it after what it holds"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_names_are_found() {
        let tree = Tree::of(&[
            ("crates/a/src/model.rs", ""),
            ("crates/a/src/route/mod.rs", ""),
            ("crates/a/src/utils/text.rs", ""),
        ]);
        assert_eq!(check(&tree).len(), 2);
    }
}
