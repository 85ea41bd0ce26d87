//! A file that does not fit in one's head gets split.

use crate::tree::Tree;

const MOST_LINES: usize = 600;

pub fn check(tree: &Tree) -> Vec<String> {
    // Scripts and style sheets of others, as in the tests, may be of any length.
    let assets = [".js", ".css"].map(|kind| tree.below("crates/view/assets", kind));
    let sources = tree.below("", ".rs").chain(assets.into_iter().flatten());
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
        let tree = Tree::of(&[
            ("crates/a.rs", &just),
            ("crates/b.rs", &long),
            ("crates/view/assets/c.js", &long),
            ("crates/app/tests/assets/d.js", &long),
        ]);
        let found = ["crates/b.rs", "crates/view/assets/c.js"];
        assert_eq!(
            check(&tree),
            found.map(|path| format!("{path}: 601 lines, 600 at most"))
        );
    }
}
