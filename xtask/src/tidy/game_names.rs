//! Outside its own files, a game is only named in the places listed on the page about adding a game.

use std::collections::BTreeSet;

use super::purity::code_lines;
use crate::tree::Tree;

const PAGE: &str = "docs/adding-a-game.md";

/// The game to look for. The other one gave the program its name, which is everywhere.
const GAME: &str = "foothills";

const FOLDERS: [&str; 4] = ["crates/", "xtask/", "bench/", "fuzz/"];
const ENDINGS: [&str; 5] = [".rs", ".toml", ".css", ".js", ".ftl"];

pub fn check(tree: &Tree) -> Vec<String> {
    let page = tree.text(PAGE).unwrap_or_default();
    let listed: BTreeSet<&str> = listed(page).collect();
    let named: BTreeSet<&str> = tree
        .files()
        .filter(|(path, text)| is_source(path) && !is_own(path) && names_it(path, text))
        .map(|(path, _)| path)
        .collect();
    let new = named.difference(&listed);
    let new = new.map(|path| {
        format!(
            "{path}: names {GAME}; let the game say it through a trait, or list the file in {PAGE}"
        )
    });
    let gone = listed.difference(&named);
    let gone = gone.map(|path| format!("{PAGE}: {path} names no game"));
    new.chain(gone).collect()
}

/// The files in the table of places: `` | `crates/games/src/lib.rs` | ... ``.
fn listed(page: &str) -> impl Iterator<Item = &str> {
    let section = page.split("## Places that name a game").nth(1);
    let rows = section.unwrap_or_default().lines();
    let rows = rows.take_while(|line| !line.starts_with("## "));
    rows.filter_map(|row| row.strip_prefix("| `")?.split('`').next())
}

fn is_source(path: &str) -> bool {
    let folders = ["/tests/", "/tidy/", "crates/testkit/"];
    let test = path.ends_with("tests.rs") || folders.iter().any(|folder| path.contains(folder));
    let inside = path == "Cargo.toml" || FOLDERS.iter().any(|folder| path.starts_with(folder));
    inside && !test && ENDINGS.iter().any(|ending| path.ends_with(ending))
}

/// `crates/foothills/src/a.rs`, `crates/bots/src/foothills.rs`, `languages/en/foothills-board.ftl`.
fn is_own(path: &str) -> bool {
    path.split(['/', '.', '-']).any(|part| part == GAME)
}

fn names_it(path: &str, text: &str) -> bool {
    let names = |line: &str| line.to_lowercase().contains(GAME);
    if path.rsplit('.').next() == Some("rs") {
        code_lines(text).any(|(_, code)| names(code))
    } else {
        // What follows is for tests.
        let lines = text
            .lines()
            .take_while(|line| *line != "[dev-dependencies]");
        lines.filter(|line| !line.starts_with('#')).any(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "## Places that name a game\n\n| place | why |\n| --- | --- |\n\
        | `crates/games/src/lib.rs` | the registry |\n\n## Other\n\n| `crates/other.rs` | |\n";

    fn faults(path: &str, text: &str) -> usize {
        let registry = ("crates/games/src/lib.rs", "Foothills = foothills::Rules");
        check(&Tree::of(&[(PAGE, LIST), registry, (path, text)])).len()
    }

    #[test]
    fn new_places_are_found() {
        assert_eq!(faults("crates/server/src/a.rs", "match \"foothills\" {"), 1);
        assert_eq!(
            faults("crates/words/languages/en/pages.ftl", "a = Foothills"),
            1
        );
    }

    #[test]
    fn own_files_comments_and_tests_are_fine() {
        assert_eq!(
            faults("crates/bots/src/foothills/a.rs", "foothills::Rules"),
            0
        );
        assert_eq!(faults("crates/server/src/a.rs", "// as in Foothills"), 0);
        assert_eq!(faults("crates/server/tests/a.rs", "foothills::Rules"), 0);
    }

    #[test]
    fn places_that_are_gone_are_found() {
        let tree = Tree::of(&[(PAGE, LIST)]);
        assert_eq!(check(&tree).len(), 1);
    }
}
