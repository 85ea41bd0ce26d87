//! Rules and tables read no files, know no clock, have no randomness of their own and never depend on hash order.

use crate::tree::Tree;

/// The crates besides the rules that must be just as pure.
const PURE: [&str; 2] = ["tabletop", "table"];

const OUTSIDE: [&str; 17] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
    "print!(",
    "println!(",
    "dbg!(",
    "HashMap",
    "HashSet",
    "RandomState",
    "SystemTime",
    "Instant::now",
    "rand::",
    "unsafe ",
];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for name in tree.rules_crates().into_iter().chain(PURE) {
        let folder = format!("crates/{name}/src/");
        let sources = tree.below(&folder, ".rs");
        for (path, text) in sources.filter(|(path, _)| !path.ends_with("tests.rs")) {
            for (line, code) in code_lines(text) {
                let found = OUTSIDE.iter().filter(|word| has_word(code, word));
                faults.extend(found.map(|word| format!("{path}:{line}: {word}")));
            }
        }
    }
    faults
}

/// The lines of a source with their numbers, without comments and without the tests at its end.
pub fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut last = "";
    let lines = text.lines().enumerate().take_while(move |(_, line)| {
        let tests = last == "#[cfg(test)]" && line.starts_with("mod ") && line.ends_with('{');
        last = line;
        !tests
    });
    lines
        .map(|(index, line)| (index + 1, line.split("//").next().unwrap_or(line)))
        .filter(|(_, code)| !code.trim().is_empty())
}

/// Whether a word occurs in a line, not as the end of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> usize {
        let files = [
            ("crates/snowdonia/src/a.rs", text),
            ("crates/snowdonia/data/board.toml", ""),
        ];
        check(&Tree::of(&files)).len()
    }

    #[test]
    fn the_world_outside_is_found() {
        assert_eq!(faults("use std::fs;\nlet now = Instant::now();"), 2);
        assert_eq!(faults("let seen: HashMap<u8, u8>;"), 1);
        assert_eq!(faults("let x = rand::random();"), 1);
    }

    #[test]
    fn comments_tests_and_longer_words_are_fine() {
        assert_eq!(faults("// never std::fs\nlet strand::x = 1;"), 0);
        assert_eq!(
            faults("fn a() {}\n#[cfg(test)]\nmod tests {\nuse std::fs;\n}"),
            0
        );
        let tree = Tree::of(&[("crates/app/src/main.rs", "use std::fs;")]);
        assert!(check(&tree).is_empty());
    }
}
