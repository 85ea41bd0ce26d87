//! A file that does not fit a head gets split.

use crate::tree::Tree;

const MOST_LINES: usize = 600;

pub fn check(tree: &Tree) -> Vec<String> {
    let sources = tree.below("", ".rs");
    let long = sources.filter(|(_, text)| text.lines().count() > MOST_LINES);
    long.map(|(path, text)| {
        let lines = text.lines().count();
        format!("{path}: {lines} lines, {MOST_LINES} at most")
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_found() {
        let just = "\n".repeat(MOST_LINES);
        let long = "\n".repeat(MOST_LINES + 1);
        let tree = Tree::of(&[("crates/a.rs", &just), ("crates/b.rs", &long)]);
        assert_eq!(check(&tree), ["crates/b.rs: 601 lines, 600 at most"]);
    }
}
