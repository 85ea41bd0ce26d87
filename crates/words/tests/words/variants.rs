//! Whether a list of values covers every variant of its type: names from the values against names from the source.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

/// The variant's name of a value.
pub fn name_of(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|letter: char| !letter.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// The variants' names of values.
pub fn names_of(values: &[impl Debug]) -> BTreeSet<String> {
    values.iter().map(name_of).collect()
}

/// The names of all variants of an enum, from the source of its crate.
pub fn variants_in(path: &str, name: &str) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    let source =
        fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let start = format!("pub enum {name} {{");
    let body = source
        .split_once(&start)
        .unwrap_or_else(|| panic!("no {name} in {}", file.display()))
        .1;
    // Variants are at the first level of indentation; the enum ends at the margin.
    body.lines()
        .take_while(|line| *line != "}")
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|letter: char| letter.is_uppercase()))
        .map(|line| {
            let end = line.find(|letter: char| !letter.is_alphanumeric());
            line[..end.unwrap_or(line.len())].to_owned()
        })
        .collect()
}
