//! Plain lines: tables with aligned columns, and lists that wrap before the last column.

use unicode_width::UnicodeWidthStr;

/// The most columns of a line of a position.
pub const COLUMNS: usize = 100;

/// The number of columns a text takes up in a terminal.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text, padded with spaces on the right to a width.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text, padded with spaces on the left to a width.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text cut to a width, with a mark where it is cut.
pub fn short(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        cut.push(letter);
        if width(&cut) >= columns {
            cut.pop();
            break;
        }
    }
    cut.push('…');
    cut
}

/// Pieces after a heading, separated by ` | `; long lines continue below the first piece.
pub fn pieces(heading: &str, pieces: &[String]) -> Vec<String> {
    flow(heading, pieces, " | ")
}

/// Words after a heading, wrapped between words.
pub fn words(heading: &str, text: &str) -> Vec<String> {
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    flow(heading, &words, " ")
}

fn flow(heading: &str, pieces: &[String], between: &str) -> Vec<String> {
    let indent = width(heading);
    let mut lines = Vec::new();
    let mut line = heading.to_owned();
    let mut empty = true;
    for piece in pieces {
        if !empty && width(&line) + width(between) + width(piece) > COLUMNS {
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(indent);
            empty = true;
        }
        if !empty {
            line.push_str(between);
        }
        // A piece is only cut if it is too long even for a line of its own.
        line.push_str(&short(piece, COLUMNS - indent.min(COLUMNS / 2)));
        empty = false;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// A table with two spaces between its columns, each as wide as its widest cell. `columns` has a mark for each, as in
/// a format string: `<` for left, `>` for right.
pub fn table(columns: &str, rows: &[Vec<String>]) -> Vec<String> {
    let widest = |(column, mark): (usize, char)| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        (mark, cells.map(|cell| width(cell)).max().unwrap_or(0))
    };
    let columns: Vec<(char, usize)> = columns.chars().enumerate().map(widest).collect();
    let cell = |(cell, &(mark, wide)): (&String, &(char, usize))| match mark {
        '>' => right(cell, wide),
        _ => left(cell, wide),
    };
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().zip(&columns).map(cell).collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_break_below_their_first_piece() {
        let many: Vec<String> = (0..30).map(|n| format!("piece {n}")).collect();
        let lines = pieces("  heading: ", &many);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| width(line) <= COLUMNS), "{lines:?}");
        assert!(lines[0].starts_with("  heading: piece 0 | piece 1"));
        assert!(lines[1].starts_with("           piece"));
    }

    #[test]
    fn a_cut_shows_and_fits() {
        assert_eq!(short("Blaenau", 7), "Blaenau");
        assert_eq!(short("Blaenau Ffestiniog", 7), "Blaena…");
        assert_eq!(width(&short("漢字漢字漢字", 7)), 7);
    }

    #[test]
    fn columns_are_even() {
        let rows = vec![
            vec!["Zuł".to_owned(), "7".to_owned()],
            vec!["Ann-Marie".to_owned(), "12".to_owned()],
        ];
        assert_eq!(table("<>", &rows), ["Zuł         7", "Ann-Marie  12"]);
    }
}
