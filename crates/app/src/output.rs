//! Output that several commands have in common.

use std::io::{self, Write};

use serde::Serialize;
use words::layout::table;

use crate::error::CommandError;

/// A value as JSON, for `--json`.
pub fn print_json(value: &impl Serialize, out: &mut dyn Write) -> Result<(), CommandError> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// A table, indented below its heading.
pub fn print_table(columns: &str, rows: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    let mut lines = table(columns, rows).into_iter();
    lines.try_for_each(|line| writeln!(out, "  {line}"))
}

/// `1 fault`, `3 faults`
pub fn counted(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}
