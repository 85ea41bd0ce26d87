//! Component files: TOML read into rows, every value with its line and its provenance, and every fault collected.
//!
//! A fault never stops the reading: the getter that meets one notes it and gives a stand-in, and the row is dropped as
//! a whole, so that no stand-in gets out. What is left at the end is the complete list of faults.
//!
//! Provenance marks say where a value comes from. A row gives one for all its values (`provenance = "T"`), for some
//! of them (`provenance-of = { vp = "P" }`), or for a single value beside it (`vp = [21, "P"]`); a row without a mark
//! takes that of the row or file around it. Two sources are joined by a stroke: `"B/P"`.

mod broken;
mod entry;
mod given;
mod marks;
mod row;
mod tables;
#[cfg(test)]
mod tests;
mod values;

use std::cell::RefCell;
use std::collections::BTreeSet;

pub use entry::{Entry, Rows};
pub use marks::Mark;
pub use row::Row;
pub use values::Number;

use crate::components::ComponentFault;
use given::Table;
use marks::Legend;

/// A component file that is being read.
#[derive(Debug)]
pub struct DataFile {
    name: String,
    table: Table,
    legend: Legend,
    /// Lines the text itself is wrong on. Half a row is left of them at best, so what else is found there follows
    /// from the first fault and is not worth telling.
    broken: BTreeSet<usize>,
    faults: RefCell<Vec<ComponentFault>>,
}

impl DataFile {
    /// Parses a text. The marks are those its values may carry.
    pub fn parse(name: &str, text: &str, marks: &'static [Mark]) -> DataFile {
        let mended = broken::mend(text);
        let file = DataFile {
            name: name.to_owned(),
            table: given::parse(&mended.text),
            legend: Legend(marks),
            broken: mended.broken,
            faults: RefCell::default(),
        };
        for (line, what) in mended.faults {
            file.note(line, what);
        }
        file
    }

    /// Reads the file as one row: its tables, lists of tables and values at the top.
    pub fn read<T>(&self, read: impl FnOnce(&mut Row<'_>) -> T) -> Entry<T> {
        Row::of(self, &self.table, 0, None).read(read)
    }

    /// The file's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Notes a fault; line 0 stands for the whole file.
    pub fn fault(&self, line: usize, what: impl Into<String>) {
        if !self.broken.contains(&line) {
            self.note(line, what.into());
        }
    }

    /// Notes that something is not there, unless the text is broken: then it may well be there.
    pub fn missing(&self, line: usize, what: impl Into<String>) {
        if self.broken.is_empty() {
            self.note(line, what.into());
        }
    }

    /// Every fault, by line.
    pub fn into_faults(self) -> Vec<ComponentFault> {
        let mut faults = self.faults.into_inner();
        faults.sort();
        faults.dedup();
        faults
    }

    fn note(&self, line: usize, what: String) {
        let file = self.name.clone();
        let fault = ComponentFault { file, line, what };
        self.faults.borrow_mut().push(fault);
    }
}
