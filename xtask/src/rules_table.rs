//! The page that says for every rule id where it is in the code and which scripts cover it. People write the
//! summaries; the other two columns are filled in from the sources.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::options::Options;
use crate::process::root;
use crate::tree::Tree;

pub const PAGE: &str = "docs/rules.md";

/// `cargo xtask rules`
pub fn command(words: &[String]) -> Result<(), String> {
    Options::read(words, &[])?.none_plain()?;
    let root = root();
    let tree = Tree::load(&root)?;
    let text = tree.text(PAGE).ok_or(format!("{PAGE} does not exist"))?;
    let filled = Table::read(text).filled(&tree);
    if filled == text {
        println!("{PAGE} is up to date");
        return Ok(());
    }
    std::fs::write(root.join(PAGE), filled).map_err(|error| format!("{PAGE}: {error}"))?;
    println!("{PAGE} is filled anew");
    Ok(())
}

/// The lines of the page. Ids include their rules page, because two games use the same ones.
#[derive(Debug)]
pub struct Table<'a> {
    lines: Vec<Line<'a>>,
}

#[derive(Debug)]
enum Line<'a> {
    Row(Row<'a>),
    Other(&'a str),
}

/// A row of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row<'a> {
    pub page: &'a str,
    pub id: &'a str,
    pub short: &'a str,
    pub code: &'a str,
    pub tests: &'a str,
}

impl<'a> Table<'a> {
    pub fn read(text: &'a str) -> Table<'a> {
        let mut page = "";
        let mut lines = Vec::new();
        for line in text.lines() {
            if line.starts_with("## ") {
                page = line
                    .split_once("](")
                    .and_then(|(_, link)| link.strip_suffix(')'))
                    .unwrap_or("");
            }
            lines.push(match read_row(page, line) {
                Some(row) => Line::Row(row),
                None => Line::Other(line),
            });
        }
        Table { lines }
    }

    pub fn rows(&self) -> impl Iterator<Item = Row<'a>> {
        self.lines.iter().filter_map(|line| match line {
            Line::Row(row) => Some(*row),
            Line::Other(_) => None,
        })
    }

    /// The page with code and tests as in the sources.
    pub fn filled(&self, tree: &Tree) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match line {
                Line::Other(line) => text.push_str(line),
                Line::Row(row) => {
                    let game = game_of(row.page);
                    let code = cell(&code_of(tree, game, row.id));
                    let tests = cell(&scripts_of(tree, game, row.id));
                    let (id, short) = (row.id, row.short);
                    let _ = write!(text, "| {id} | {short} | {code} | {tests} |");
                }
            }
            text.push('\n');
        }
        text
    }
}

fn read_row<'a>(page: &'a str, line: &'a str) -> Option<Row<'a>> {
    let inside = line.strip_prefix("| ")?.strip_suffix('|')?;
    let mut cells = inside.split('|').map(str::trim);
    let row = Row {
        page,
        id: cells.next()?,
        short: cells.next()?,
        code: cells.next()?,
        tests: cells.next()?,
    };
    (is_id(row.id) && cells.next().is_none()).then_some(row)
}

/// Every rule id with its page: `- **R1.2** Before the first labourer ...`
pub fn ids_of_pages(tree: &Tree) -> Vec<(&str, &str)> {
    let mut ids = Vec::new();
    for (path, text) in tree.below("docs/rules/", ".md") {
        let page = path.strip_prefix("docs/").unwrap_or(path);
        for line in text.lines() {
            let marked = line.strip_prefix("- **");
            let id = marked.and_then(|rest| rest.split_once("** "));
            ids.extend(id.filter(|(id, _)| is_id(id)).map(|(id, _)| (page, id)));
        }
    }
    ids
}

/// Capital letters, a number, and perhaps a point and another number.
fn is_id(text: &str) -> bool {
    let number = text.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
    let all_digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let (first, second) = number.split_once('.').unwrap_or((number, "0"));
    number.len() < text.len() && all_digits(first) && all_digits(second)
}

/// `rules/snowdonia-scenarios.md` belongs to `snowdonia`.
fn game_of(page: &str) -> &str {
    let name = page.strip_prefix("rules/").unwrap_or(page);
    name.split(['-', '.']).next().unwrap_or(name)
}

fn code_of<'a>(tree: &'a Tree, game: &str, id: &str) -> BTreeSet<&'a str> {
    let folder = format!("crates/{game}/src/");
    let mut names = BTreeSet::new();
    for (path, text) in tree.below("crates/", ".rs") {
        if let Some(name) = path.strip_prefix(&folder)
            && text.lines().any(|line| comment_names(line, id))
        {
            names.insert(name);
        }
    }
    names
}

/// Whether the comment on a line names a rule. What stands between backticks is notation (`A1` is a space).
fn comment_names(line: &str, id: &str) -> bool {
    let Some((_, comment)) = line.split_once("//") else {
        return false;
    };
    let prose = comment.split('`').step_by(2);
    prose
        .flat_map(|text| text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.')))
        .any(|word| word.trim_end_matches('.') == id)
}

fn scripts_of<'a>(tree: &'a Tree, game: &str, id: &str) -> BTreeSet<&'a str> {
    let folder = format!("fixtures/scripts/{game}/");
    let mut names = BTreeSet::new();
    for (path, text) in tree.below("fixtures/scripts/", ".script") {
        if let Some(name) = path.strip_prefix(&folder)
            && text.lines().any(|line| title_names(line, id))
        {
            names.insert(name);
        }
    }
    names
}

/// Whether a line is the title of a script for a rule: `## B4 B5: no rubble left`
fn title_names(line: &str, id: &str) -> bool {
    let title = line.strip_prefix("## ");
    let ids = title.and_then(|title| title.split_once(':'));
    ids.is_some_and(|(ids, _)| ids.split_whitespace().any(|given| given == id))
}

fn cell(names: &BTreeSet<&str>) -> String {
    let marked: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    marked.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_told_from_words() {
        assert!(is_id("R1.2") && is_id("SOLO1") && is_id("F10.3"));
        assert!(!is_id("R") && !is_id("1.2") && !is_id("R1.") && !is_id("R1.x") && !is_id("id"));
    }

    #[test]
    fn comments_name_rules_and_not_spaces() {
        assert!(comment_names("let a = 1; // R1.2, A1: before", "R1.2"));
        assert!(comment_names("/// The window (R2.2).", "R2.2"));
        assert!(!comment_names("// the space `A1`", "A1"));
        assert!(!comment_names("// R1.2", "R1"));
        assert!(!comment_names("let a1 = A1;", "A1"));
    }

    #[test]
    fn titles_name_rules() {
        assert!(title_names("## B4 B5: no rubble", "B5"));
        assert!(!title_names("## B4: see B5", "B5"));
        assert!(!title_names("# B4: no script", "B4"));
    }

    #[test]
    fn cells_are_filled_and_the_rest_is_kept() {
        let text = "# Page\n\n## S: [rules/snowdonia.md](rules/snowdonia.md)\n\n| id | in short | code | tests |\n\
                    | --- | --- | --- | --- |\n| A1 | Take cubes | ? | ? |\n";
        let tree = Tree::of(&[
            ("crates/snowdonia/src/yard.rs", "// A1: takes"),
            ("crates/foothills/src/yard.rs", "// A1: takes"),
            ("fixtures/scripts/snowdonia/yard.script", "## A1: takes\n"),
        ]);
        let filled = Table::read(text).filled(&tree);
        assert_eq!(filled, text.replace("? | ?", "`yard.rs` | `yard.script`"));
    }
}
