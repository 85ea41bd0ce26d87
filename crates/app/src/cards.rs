//! `snowdonia cards`: every component and number with its provenance.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use tabletop::{CatalogueEntry, CatalogueValue, Rules};
use words::layout::{COLUMNS, left, pieces, table, width};

use crate::arguments::CardsArguments;
use crate::components::components;
use crate::error::CommandError;
use crate::output::print_json;

/// The meaning of the marks in the component files.
const MARKS: [(&str, &str); 5] = [
    ("B", "stated by a rulebook"),
    (
        "T",
        "transcribed from the printed cards by a public fan project",
    ),
    ("P", "stated by the publisher"),
    ("L", "likely: one inference from a figure or a review"),
    (
        "R",
        "reconstructed by us, because no source has it; the box may say otherwise",
    ),
];

pub fn cards<R: Rules>(
    arguments: &CardsArguments,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let components = components::<R>(arguments.components.as_deref())?;
    let catalogue = R::catalogue(&components);
    if arguments.json {
        let report = Catalogue {
            game: R::GAME,
            components: catalogue.iter().map(Component::new).collect(),
        };
        print_json(&report, out)?;
    } else {
        print(&catalogue, out)?;
    }
    Ok(())
}

/// Kind by kind, in the order of the catalogue.
fn print(catalogue: &[CatalogueEntry], out: &mut dyn Write) -> io::Result<()> {
    let mut kinds: Vec<(&str, Vec<&CatalogueEntry>)> = Vec::new();
    for entry in catalogue {
        match kinds.iter_mut().find(|(kind, _)| *kind == entry.kind) {
            Some((_, entries)) => entries.push(entry),
            None => kinds.push((entry.kind, vec![entry])),
        }
    }
    writeln!(
        out,
        "Every number comes from somewhere: the mark behind it in brackets, or else the one at the end of its row.",
    )?;
    for (mark, meaning) in MARKS {
        let occurs =
            |value: &tabletop::CatalogueValue| value.provenance.split('/').any(|part| part == mark);
        if kinds
            .iter()
            .flat_map(|(_, entries)| entries)
            .any(|entry| entry.values.iter().any(occurs))
        {
            writeln!(out, "  {mark}  {meaning}")?;
        }
    }
    for (kind, entries) in kinds {
        writeln!(out, "\n{kind} ({})", entries.len())?;
        let wide = across(&entries);
        let lines = if wide.iter().all(|line| width(line) + 2 <= COLUMNS) {
            wide
        } else {
            in_rows(&entries)
        };
        for line in lines {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}

/// A row for each component, a column for each value.
fn across(entries: &[&CatalogueEntry]) -> Vec<String> {
    let mut names: Vec<&str> = Vec::new();
    for value in entries.iter().flat_map(|entry| &entry.values) {
        if !names.contains(&value.name.as_str()) {
            names.push(&value.name);
        }
    }
    let mut head = vec!["id".to_owned()];
    head.extend(names.iter().map(|&name| name.to_owned()));
    head.push("from".to_owned());
    let mut rows = vec![head];
    for entry in entries {
        let mark = usual_mark(entry);
        let mut row = vec![entry.id.clone()];
        row.extend(names.iter().map(|&name| {
            let values: Vec<String> = entry
                .values
                .iter()
                .filter(|value| value.name == name)
                .map(|value| marked(value, mark))
                .collect();
            values.join(", ")
        }));
        row.push(mark.to_owned());
        rows.push(row);
    }
    table(&"<".repeat(names.len() + 2), &rows)
}

/// A paragraph for each component.
fn in_rows(entries: &[&CatalogueEntry]) -> Vec<String> {
    let longest = entries.iter().map(|entry| width(&entry.id)).max();
    let mut lines = Vec::new();
    for entry in entries {
        let mark = usual_mark(entry);
        let value = |value: &CatalogueValue| format!("{} {}", value.name, marked(value, mark));
        let mut parts: Vec<String> = entry.values.iter().map(value).collect();
        parts.push(format!("from {mark}"));
        let heading = format!("{}  ", left(&entry.id, longest.unwrap_or(0)));
        lines.extend(pieces(&heading, &parts));
    }
    lines
}

fn marked(value: &CatalogueValue, usual: &str) -> String {
    if value.provenance == usual {
        value.value.clone()
    } else {
        format!("{} [{}]", value.value, value.provenance)
    }
}

/// The mark most values of a component carry; the first of several.
fn usual_mark(entry: &CatalogueEntry) -> &str {
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for value in &entry.values {
        *times.entry(&value.provenance).or_default() += 1;
    }
    let most = times.values().copied().max().unwrap_or(0);
    let mut marks = entry.values.iter().map(|value| value.provenance.as_str());
    marks.find(|mark| times[mark] == most).unwrap_or_default()
}

#[derive(Serialize)]
struct Catalogue<'a> {
    game: &'static str,
    components: Vec<Component<'a>>,
}

#[derive(Serialize)]
struct Component<'a> {
    kind: &'a str,
    id: &'a str,
    values: Vec<Value<'a>>,
}

#[derive(Serialize)]
struct Value<'a> {
    name: &'a str,
    #[serde(rename = "value")]
    text: &'a str,
    provenance: &'a str,
}

impl<'a> Component<'a> {
    fn new(entry: &'a CatalogueEntry) -> Component<'a> {
        let values = entry.values.iter().map(|value| Value {
            name: &value.name,
            text: &value.value,
            provenance: &value.provenance,
        });
        Component {
            kind: entry.kind,
            id: &entry.id,
            values: values.collect(),
        }
    }
}
