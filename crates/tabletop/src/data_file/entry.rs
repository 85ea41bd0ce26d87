//! What was read from a row, with the lines and marks of its values.

use std::collections::BTreeMap;

use crate::components::{CatalogueEntry, CatalogueValue};

#[derive(Clone, Debug)]
pub struct ReadEntry<T> {
    pub value: T,
    /// Whether the row had no errors; otherwise the value may contain placeholders.
    pub sound: bool,
    pub(super) line: usize,
    /// Lines of its values, by path: `vp`, `build.2.vp`.
    pub(super) lines: BTreeMap<String, usize>,
    pub(super) values: Vec<CatalogueValue>,
}

impl<T> ReadEntry<T> {
    /// The line of a value, or of the row around it if the value was left out.
    pub fn line(&self, path: &str) -> usize {
        let mut path = path;
        loop {
            if let Some(&line) = self.lines.get(path) {
                return line;
            }
            match path.rfind('.') {
                Some(end) => path = &path[..end],
                None => return self.line,
            }
        }
    }

    /// Its values with their provenance, in the order they were read.
    pub fn catalogue(&self, kind: &'static str, id: impl Into<String>) -> CatalogueEntry {
        let (id, values) = (id.into(), self.values.clone());
        CatalogueEntry { kind, id, values }
    }
}

/// The rows of an array of tables.
#[derive(Clone, Debug)]
pub struct Rows<T> {
    /// The rows without errors, in the order of the file.
    pub entries: Vec<ReadEntry<T>>,
    /// Whether no row had an error. Only then is it worth checking what must hold for all of them together.
    pub complete: bool,
}

impl<T> Rows<T> {
    /// The values read.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.entries.iter().map(|entry| &entry.value)
    }

    /// The values read, without their lines.
    pub fn into_values(self) -> Vec<T> {
        self.entries.into_iter().map(|entry| entry.value).collect()
    }
}
