//! Getters for tables inside a row.

use std::ops::RangeInclusive;

use super::entry::{ReadEntry, Rows};
use super::row::Row;
use super::values::Counted;

impl<'f> Row<'f> {
    /// An independent table; `None` if it is missing or has errors.
    pub fn table<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&mut Row<'f>) -> T,
    ) -> Option<ReadEntry<T>> {
        self.any_table(key, read).filter(|entry| entry.sound)
    }

    /// A table that is part of this row: its errors, lines and values become the row's. `None` if it is missing.
    pub fn part<T>(&mut self, key: &str, read: impl FnOnce(&mut Row<'f>) -> T) -> Option<T> {
        let entry = self.any_table(key, read)?;
        Some(self.absorb(key, key, entry))
    }

    /// Independent tables, in order. Those with errors are left out.
    pub fn rows<T>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        mut read: impl FnMut(&mut Row<'f>) -> T,
    ) -> Rows<T> {
        let mut rows = Rows {
            entries: Vec::new(),
            complete: true,
        };
        // An empty list may be left out of the file.
        if *count.start() == 0 && !self.has(key) {
            return rows;
        }
        let wanted = format!("a list of {} tables", Counted(&count));
        let Some(found) = self.find(key, &wanted) else {
            rows.complete = false;
            return rows;
        };
        let items = self.list(key, &found, &count, &wanted);
        rows.complete = count.contains(&items.len());
        for item in items {
            let Some(table) = item.table() else {
                self.wrong(key, &wanted, item);
                rows.complete = false;
                continue;
            };
            let entry = Row::of(self.file, table, item.line, found.mark.as_deref()).read(&mut read);
            if entry.sound {
                rows.entries.push(entry);
            } else {
                rows.complete = false;
            }
        }
        rows
    }

    /// Tables that are parts of this row, in order.
    pub fn parts<T>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        read: impl FnMut(&mut Row<'f>) -> T,
    ) -> Vec<T> {
        let rows = self.rows(key, count, read);
        self.sound &= rows.complete;
        let absorbed = |(number, entry)| {
            let (path, name) = (format!("{key}.{number}"), format!("{key} {number}"));
            self.absorb(&path, &name, entry)
        };
        (1..).zip(rows.entries).map(absorbed).collect()
    }

    fn any_table<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&mut Row<'f>) -> T,
    ) -> Option<ReadEntry<T>> {
        const WANTED: &str = "a table";
        let found = self.find(key, WANTED)?;
        let Some(table) = found.value.table() else {
            self.wrong(key, WANTED, found.value);
            return None;
        };
        Some(Row::of(self.file, table, found.value.line, found.mark.as_deref()).read(read))
    }
}
