//! Every guard of the threat model names a test, and the tests it names exist.

use std::collections::BTreeSet;

use crate::tree::Tree;

const PAGE: &str = "docs/threats.md";

/// How a test is named there: `` test `a_test` ``.
const MARK: &str = "test `";

pub fn check(tree: &Tree) -> Vec<String> {
    let Some(page) = tree.text(PAGE) else {
        return vec![format!("{PAGE} is missing")];
    };
    let tests = tests(tree);
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(page.lines()) {
        let named = line.split(MARK).skip(1);
        let named: Vec<&str> = named.filter_map(|rest| rest.split('`').next()).collect();
        for name in &named {
            if !tests.contains(name) {
                faults.push(format!("{PAGE}:{number}: there is no test {name}"));
            }
        }
        // A row of a table of risks: what, guard, test.
        let is_risk = line.starts_with("| T");
        if is_risk && named.is_empty() {
            faults.push(format!("{PAGE}:{number}: a risk without a test"));
        }
    }
    faults
}

/// The names of functions below `#[test]` and `#[tokio::test]`.
fn tests(tree: &Tree) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for (_, text) in tree.below("", ".rs") {
        let mut marked = false;
        for line in text.lines().map(str::trim) {
            if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
                marked = true;
            } else if marked && !line.starts_with("#[") {
                let name = line
                    .split("fn ")
                    .nth(1)
                    .and_then(|rest| rest.split('(').next());
                found.extend(name);
                marked = false;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn risks_without_tests_and_tests_that_are_gone_are_found() {
        let tree = Tree::of(&[
            (
                "a.rs",
                "#[test]\n#[cfg(unix)]\nfn one() {}\n#[tokio::test]\nasync fn two() {}\nfn three() {}",
            ),
            (
                PAGE,
                "| T1 | a | b | test `one`, test `two` |\n| T2 | a | b | none |\nas test `three` shows",
            ),
        ]);
        assert_eq!(
            check(&tree),
            [
                "docs/threats.md:2: a risk without a test",
                "docs/threats.md:3: there is no test three"
            ]
        );
    }
}
