//! Addresses as QR codes: as a picture for pages, in half blocks for terminals.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The light border that scanners need, in modules.
const BORDER: i32 = 4;

/// The code of a text; `None` if the text is too long.
fn code(text: &str) -> Option<QrCode> {
    QrCode::encode_text(text, QrCodeEcc::Medium).ok()
}

/// All modules with the border, row by row: whether each is dark.
fn rows(code: &QrCode) -> Vec<Vec<bool>> {
    let range = || -BORDER..code.size() + BORDER;
    let row = |y| range().map(|x| code.get_module(x, y)).collect();
    range().map(row).collect()
}

/// The code as a picture; `label` describes it for screen readers. Dark on light in every theme, because scanners
/// need that.
pub fn qr_picture(text: &str, label: &str) -> Markup {
    let Some(code) = code(text) else {
        return html! {};
    };
    let rows = rows(&code);
    let size = rows.len();
    let mut dark = String::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            let _ = write!(dark, "M{x} {y}h1v1h-1z");
        }
    }
    html! {
        svg.qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(dark) fill="#000" {}
        }
    }
}

/// The code for a terminal, two rows of modules per line. Colours are set explicitly, so that it is dark on light
/// whatever the terminal's own colours are.
pub fn qr_lines(text: &str) -> String {
    let Some(code) = code(text) else {
        return String::new();
    };
    let rows = rows(&code);
    let mut lines = String::new();
    for pair in rows.chunks(2) {
        lines.push_str("\u{1b}[30;107m");
        for (x, &upper) in pair[0].iter().enumerate() {
            let lower = pair.get(1).is_some_and(|row| row[x]);
            lines.push(match (upper, lower) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        lines.push_str("\u{1b}[0m\n");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: &str = "http://192.168.1.5:1894/lobby";

    /// A finder pattern: seven dark modules, a light ring, a dark centre.
    const FINDER: [&str; 7] = [
        "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
    ];

    fn shown(rows: &[Vec<bool>]) -> Vec<String> {
        let sign = |&dark: &bool| if dark { '#' } else { '.' };
        rows.iter()
            .map(|row| row.iter().map(sign).collect())
            .collect()
    }

    #[test]
    fn codes_have_their_border_and_three_finders() {
        let rows = shown(&rows(&code(ADDRESS).unwrap()));
        let end = rows.len() - 4 - 7;
        for (left, top) in [(4, 4), (end, 4), (4, end)] {
            for (row, finder) in FINDER.iter().enumerate() {
                assert_eq!(&&rows[top + row][left..left + 7], finder);
            }
        }
        assert!(rows[..4].iter().all(|row| !row.contains('#')));
        assert!(rows.iter().all(|row| row.starts_with("....")));
    }

    #[test]
    fn terminal_and_page_show_the_same_modules() {
        let rows = rows(&code(ADDRESS).unwrap());
        let dark = rows.iter().flatten().filter(|dark| **dark).count();
        let picture = qr_picture(ADDRESS, "the address").into_string();
        assert_eq!(picture.matches("h1v1h-1z").count(), dark);
        assert!(picture.contains("aria-label=\"the address\""));
        let lines = qr_lines(ADDRESS);
        let weight = |letter| match letter {
            '█' => 2,
            '▀' | '▄' => 1,
            _ => 0,
        };
        assert_eq!(lines.chars().map(weight).sum::<usize>(), dark);
        assert_eq!(lines.lines().count(), rows.len().div_ceil(2));
    }

    #[test]
    fn what_is_too_long_has_none() {
        let long = "x".repeat(10_000);
        assert_eq!(qr_lines(&long), "");
        assert_eq!(qr_picture(&long, "").into_string(), "");
    }
}
