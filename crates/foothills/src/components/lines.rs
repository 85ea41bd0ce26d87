//! Reads `lines.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::LineSheet;

/// The lines by numeral, in order.
pub const ROMAN: [&str; 8] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

pub fn read(file: &DataFile) -> Rows<LineSheet> {
    let lines = file
        .read(|root| root.rows("line", ROMAN.len()..=ROMAN.len(), line))
        .value;
    if lines.complete {
        for (entry, expected) in lines.entries.iter().zip(ROMAN) {
            if entry.value.id != expected {
                let what = format!("line {} stands where {expected} belongs", entry.value.id);
                file.error(entry.line("id"), what);
            }
        }
    }
    lines
}

fn line(row: &mut Row<'_>) -> LineSheet {
    let id = row.name("id");
    if !ROMAN.contains(&id.as_str()) {
        row.error("id", format!("`id` must be one of {}", ROMAN.join(", ")));
    }
    LineSheet {
        id,
        name: row.text("name"),
        bonus: row.integer("bonus", 0..=9),
    }
}
