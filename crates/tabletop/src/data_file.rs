//! Component files: TOML read into rows, keeping line and provenance of every value and collecting every error.
//!
//! An error never stops the reading. The getter that finds one records it and returns a placeholder; the row is then
//! dropped as a whole, so that no placeholder escapes. In the end the list of errors is complete.
//!
//! A text that is not TOML is the exception: the parser recovers and names the lines it cannot read, but what it
//! makes of the others is only half a file, so no further errors are reported for it.
//!
//! Provenance marks say where a value comes from. A row gives one for all its values (`provenance = "T"`) and
//! exceptions for some of them (`provenance-of = { vp = "P" }`); a row without a mark inherits that of the row or
//! file around it. Two sources are joined by a slash: `"B/P"`.

mod entry;
mod files;
mod given;
mod marks;
mod row;
mod tables;
#[cfg(test)]
mod tests;
mod values;

use std::cell::RefCell;

pub use entry::{ReadEntry, Rows};
pub use files::DataFiles;
pub use marks::ProvenanceMark;
pub use row::Row;
pub use values::Number;

use crate::components::ComponentError;
use given::Table;
use marks::Legend;

/// A component file being read.
#[derive(Debug)]
pub struct DataFile {
    name: String,
    table: Table,
    legend: Legend,
    /// Whether the text is not TOML.
    broken: bool,
    faults: RefCell<Vec<ComponentError>>,
}

impl DataFile {
    /// Parses a text. `marks` are those its values may carry.
    pub fn parse(name: &str, text: &str, marks: &'static [ProvenanceMark]) -> DataFile {
        let (table, errors) = given::parse(text);
        let error = |(line, what)| ComponentError {
            file: name.to_owned(),
            line,
            what,
        };
        DataFile {
            name: name.to_owned(),
            table,
            legend: Legend(marks),
            broken: !errors.is_empty(),
            faults: RefCell::new(errors.into_iter().map(error).collect()),
        }
    }

    /// Reads the file as one row: its top-level tables, arrays of tables and values.
    pub fn read<T>(&self, read: impl FnOnce(&mut Row<'_>) -> T) -> ReadEntry<T> {
        Row::of(self, &self.table, 0, None).read(read)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Records an error; line 0 stands for the whole file.
    pub fn error(&self, line: usize, what: impl Into<String>) {
        if !self.broken {
            let (file, what) = (self.name.clone(), what.into());
            let error = ComponentError { file, line, what };
            self.faults.borrow_mut().push(error);
        }
    }

    /// All errors, by line.
    pub fn into_faults(self) -> Vec<ComponentError> {
        let mut faults = self.faults.into_inner();
        faults.sort();
        faults.dedup();
        faults
    }
}
