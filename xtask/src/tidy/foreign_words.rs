//! The project only speaks of itself: no paths of somebody's machine, no trace of how a text came about.

use crate::tree::Tree;

/// In two parts, so that this file does not match itself.
const FOREIGN: [(&str, &str); 8] = [
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("../sha", "red"),
    ("../se", "eds"),
    ("this ses", "sion"),
    ("sub", "agent"),
    ("helper ", "agent"),
];

/// Flags for one processor would make a program that others cannot run, and figures that nobody can compare.
const CONFIG: (&str, &str) = (".cargo/config.toml", "target-cpu");

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.files() {
        for (index, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            for (one, two) in FOREIGN {
                let word = format!("{one}{two}");
                if line.contains(&word) {
                    faults.push(format!("{path}:{}: {word}", index + 1));
                }
            }
        }
    }
    let (path, flag) = CONFIG;
    if tree.text(path).is_some_and(|text| text.contains(flag)) {
        faults.push(format!("{path}: sets {flag}"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_words_are_found() {
        let (one, two) = FOREIGN[0];
        let foreign = format!("fine\nsee {one}{two}notes");
        let tree = Tree::of(&[("README.md", &foreign), ("docs/a.md", "a network of rails")]);
        assert_eq!(check(&tree), [format!("README.md:2: {one}{two}")]);
    }

    #[test]
    fn processor_flags_are_found() {
        let tree = Tree::of(&[(CONFIG.0, "rustflags = [\"-Ctarget-cpu=native\"]")]);
        assert_eq!(check(&tree).len(), 1);
    }
}
