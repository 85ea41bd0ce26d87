//! Every message of the language files is used. That every used message exists is checked by the compiler.

use std::collections::BTreeSet;

use crate::tree::Tree;

/// The source language; a test compares the others with it.
const SOURCE: &str = "crates/words/languages/en/";

pub fn check(tree: &Tree) -> Vec<String> {
    let said: BTreeSet<&str> = tree
        .below("crates/", ".rs")
        .filter(|(path, _)| path.contains("/src/"))
        .flat_map(|(_, text)| text.lines())
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect();
    let mut faults = Vec::new();
    for (path, text) in tree.below(SOURCE, ".ftl") {
        let unsaid = keys(text).filter(|key| !said.contains(key));
        faults.extend(unsaid.map(|key| format!("{path}: nobody says {key}")));
    }
    faults
}

/// Keys are at the start of a line, before the first equals sign.
fn keys(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_nobody_says_are_found() {
        let file = "crates/words/languages/en/a.ftl";
        let messages = "# a comment\nhere = a\n    b\nnowhere =\n    { $n }\n";
        let source = "say!(text, \"here\", n = 1)";
        let tree = Tree::of(&[(file, messages), ("crates/a/src/b.rs", source)]);
        assert_eq!(check(&tree), [format!("{file}: nobody says nowhere")]);
    }
}
