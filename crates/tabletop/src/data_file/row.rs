//! A row of a component file: its values, the mark they inherit, and which of them were asked for.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::ReadEntry;
use super::given::{Given, Table};
use super::{DataFile, marks};
use crate::components::CatalogueValue;

const PROVENANCE: &str = "provenance";
const PROVENANCE_OF: &str = "provenance-of";

/// A table of the file. Getters ask for its values by key; a key nobody asked for is reported as an error at the end.
#[derive(Debug)]
pub struct Row<'f> {
    pub(super) file: &'f DataFile,
    table: &'f Table,
    line: usize,
    mark: Option<String>,
    /// Marks of single values, and whether the value was found.
    marks: BTreeMap<&'f str, (String, bool)>,
    /// Keys that were asked for, present or not.
    asked: BTreeSet<String>,
    lines: BTreeMap<String, usize>,
    pub(super) values: Vec<CatalogueValue>,
    pub(super) sound: bool,
}

/// A value found under a key.
pub(super) struct Found<'f> {
    pub value: &'f Given,
    /// The mark of the value; for a table, the one its values inherit.
    pub mark: Option<String>,
}

impl<'f> Row<'f> {
    pub(super) fn of(
        file: &'f DataFile,
        table: &'f Table,
        line: usize,
        inherited: Option<&str>,
    ) -> Row<'f> {
        let mut row = Row {
            file,
            table,
            line,
            mark: inherited.map(str::to_owned),
            marks: BTreeMap::new(),
            asked: [PROVENANCE, PROVENANCE_OF].map(str::to_owned).into(),
            lines: BTreeMap::new(),
            values: Vec::new(),
            sound: !file.broken,
        };
        if let Some((_, mark)) = table.get(PROVENANCE) {
            row.mark = Some(row.read_mark(mark));
        }
        if let Some((_, exceptions)) = table.get(PROVENANCE_OF) {
            row.read_exceptions(exceptions);
        }
        row
    }

    pub(super) fn read<T>(mut self, read: impl FnOnce(&mut Row<'f>) -> T) -> ReadEntry<T> {
        let value = read(&mut self);
        self.close();
        ReadEntry {
            value,
            sound: self.sound,
            line: self.line,
            lines: self.lines,
            values: self.values,
        }
    }

    /// Whether there is a value under this key. From then on the key counts as known.
    pub fn has(&mut self, key: &str) -> bool {
        self.asked.insert(key.to_owned());
        self.table.contains_key(key)
    }

    /// Whether the value was read without error. Only then is it worth comparing with others.
    pub fn got(&self, key: &str) -> bool {
        self.values.iter().any(|value| value.name == key)
    }

    /// The line of a value, or of the row if it was left out.
    pub fn line(&self, key: &str) -> usize {
        let value = self.table.get(key);
        value.map_or(self.line, |(_, value)| value.line)
    }

    /// Records an error at a value, or at the row if there is no such value.
    pub fn error(&mut self, key: &str, what: impl Into<String>) {
        self.complain(self.line(key), what.into());
    }

    /// Merges the values of some keys into one value of the catalogue, where that reads better: `3s` for `stone = 3`.
    pub fn show_as(&mut self, keys: &[&str], name: &str, value: impl Into<String>) {
        let meant = |shown: &CatalogueValue| keys.contains(&shown.name.as_str());
        let Some(first) = self.values.iter().position(meant) else {
            return;
        };
        let replaced: Vec<CatalogueValue> =
            self.values.extract_if(.., |shown| meant(shown)).collect();
        let provenance = marks::joined(replaced.iter().map(|shown| shown.provenance.as_str()));
        let (name, value) = (name.to_owned(), value.into());
        let shown = CatalogueValue {
            name,
            value,
            provenance,
        };
        self.values.insert(first, shown);
    }

    /// The value under a key; an error if there is none.
    pub(super) fn find(&mut self, key: &str, wanted: &str) -> Option<Found<'f>> {
        self.asked.insert(key.to_owned());
        let Some((_, value)) = self.table.get(key) else {
            self.sound = false;
            let what = format!("`{key}` is missing: it must be {wanted}");
            self.file.error(self.line, what);
            return None;
        };
        let mut mark = self.mark.clone();
        if let Some((own, met)) = self.marks.get_mut(key) {
            *met = true;
            mark = Some(own.clone());
        }
        self.lines.insert(key.to_owned(), value.line);
        Some(Found { value, mark })
    }

    /// Adds a value to the catalogue; it must have a mark.
    pub(super) fn show(&mut self, key: &str, value: impl Into<String>, mark: Option<String>) {
        let provenance = mark.unwrap_or_else(|| {
            let what = format!(
                "`{key}` has no provenance: give the row `{PROVENANCE} = \"...\"` with one of {}",
                self.file.legend.words()
            );
            self.sound = false;
            self.file.error(self.line, what);
            // Once per row is enough: one line fixes all of it.
            self.mark = Some(String::new());
            String::new()
        });
        let (name, value) = (key.to_owned(), value.into());
        self.values.push(CatalogueValue {
            name,
            value,
            provenance,
        });
    }

    /// Takes over what was read as a part of this row.
    pub(super) fn absorb<T>(&mut self, path: &str, name: &str, entry: ReadEntry<T>) -> T {
        self.sound &= entry.sound;
        self.lines.insert(path.to_owned(), entry.line);
        for (inner, line) in entry.lines {
            self.lines.insert(format!("{path}.{inner}"), line);
        }
        self.values
            .extend(entry.values.into_iter().map(|mut value| {
                value.name = format!("{name} {}", value.name);
                value
            }));
        entry.value
    }

    pub(super) fn wrong(&mut self, key: &str, wanted: &str, value: &Given) {
        let what = format!("`{key}` must be {wanted}, not {}", value.words());
        self.complain(value.line, what);
    }

    pub(super) fn complain(&mut self, line: usize, what: String) {
        self.sound = false;
        self.file.error(line, what);
    }

    fn read_exceptions(&mut self, value: &'f Given) {
        let Some(exceptions) = value.table() else {
            let what = format!("`{PROVENANCE_OF}` must be a table like {{ vp = \"B\" }}");
            return self.error(PROVENANCE_OF, what);
        };
        for (key, (_, mark)) in exceptions {
            let mark = self.read_mark(mark);
            self.marks.insert(key, (mark, false));
        }
    }

    fn read_mark(&mut self, mark: &Given) -> String {
        let legend = self.file.legend;
        if let Some(text) = mark.text().filter(|text| legend.knows(text)) {
            return text.to_owned();
        }
        let what = format!(
            "provenance {} is not known: use one of {}",
            mark.words(),
            legend.words()
        );
        self.complain(mark.line, what);
        // Treated as known, or every value of the row would be reported as well.
        String::new()
    }

    fn close(&mut self) {
        let table = self.table;
        for (key, (line, _)) in table {
            if !self.asked.contains(key) {
                let known: Vec<&str> = self.asked.iter().map(String::as_str).collect();
                let known = known.join(", ");
                let what = format!("`{key}` is not known here: known are {known}");
                self.complain(*line, what);
            }
        }
        let marks = std::mem::take(&mut self.marks);
        for (key, (_, met)) in marks {
            if !met {
                let what =
                    format!("`{PROVENANCE_OF}` names `{key}`, but the row has no such value");
                self.error(PROVENANCE_OF, what);
            }
        }
    }
}
