//! What the documents name in code spans must exist: files by their path from the root, and types with their methods.

use crate::tree::Tree;

/// The folders in which a path may begin.
const ROOTS: [&str; 7] = [
    "crates/",
    "docs/",
    "fixtures/",
    "xtask/",
    "fuzz/",
    "bench/",
    "examples/",
];

/// The changelog tells of earlier versions, the lab book of earlier experiments.
const HISTORY: [&str; 2] = ["CHANGELOG.md", "docs/lab.md"];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.below("", ".md") {
        if HISTORY.contains(&path) {
            continue;
        }
        for span in spans(text) {
            let exists = if is_path(span) {
                tree.has(span.trim_end_matches('/'))
            } else if is_item(span) {
                span.split("::").all(|name| is_in_code(tree, name))
            } else {
                true
            };
            if !exists {
                faults.push(format!("{path}: `{span}` does not exist"));
            }
        }
    }
    faults
}

/// Code spans, each within one line.
fn spans(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.starts_with("    "))
        .flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// A path without placeholders such as `<game>`. Tidy does not read the corpora of fuzzing.
fn is_path(span: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
    ROOTS.iter().any(|root| span.starts_with(root))
        && span.chars().all(plain)
        && !span.contains("corpus")
}

/// `Type::method`.
fn is_item(span: &str) -> bool {
    let word = |name: &str| {
        !name.is_empty()
            && name
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    span.contains("::")
        && span.starts_with(|letter: char| letter.is_ascii_uppercase())
        && span.split("::").all(word)
}

fn is_in_code(tree: &Tree, name: &str) -> bool {
    tree.below("", ".rs").any(|(_, text)| text.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_exist_is_found() {
        let page = "See `crates/a/src/lib.rs`, `crates/a/`, `crates/<game>/data`, `crates/b/`, `Table::take`,\n\
                    `Table::give`, `cargo test` and `fuzz/corpus/play`.\n\n    `crates/example`\n";
        let tree = Tree::of(&[
            ("README.md", page),
            ("CHANGELOG.md", "`crates/old/`"),
            (
                "crates/a/src/lib.rs",
                "impl Table { fn take(&mut self) {} }",
            ),
        ]);
        assert_eq!(
            check(&tree),
            [
                "README.md: `crates/b/` does not exist",
                "README.md: `Table::give` does not exist"
            ]
        );
    }
}
