//! Figures of the benchmark: its output lines, and how they are shown and saved.

use std::fmt::Write as _;

/// One measured value over all rounds.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    pub name: String,
    pub unit: String,
    pub median: f64,
    pub least: f64,
    pub most: f64,
}

/// All figures of one build.
#[derive(Debug)]
pub struct Run {
    pub flags: String,
    pub figures: Vec<Figure>,
}

impl Figure {
    /// `figure snowdonia_steps steps/s 12345678 12000000 12500000`
    pub fn read(line: &str) -> Option<Figure> {
        let mut words = line.strip_prefix("figure ")?.split(' ');
        let mut next = || words.next();
        Some(Figure {
            name: next()?.to_owned(),
            unit: next()?.to_owned(),
            median: next()?.parse().ok()?,
            least: next()?.parse().ok()?,
            most: next()?.parse().ok()?,
        })
    }

    fn shown(&self) -> String {
        let (median, least, most) = (short(self.median), short(self.least), short(self.most));
        if self.least >= self.most {
            median
        } else {
            format!("{median} ({least} to {most})")
        }
    }
}

fn short(value: f64) -> String {
    if value >= 1e6 {
        format!("{:.2} M", value / 1e6)
    } else if value >= 1e4 {
        format!("{:.1} k", value / 1e3)
    } else if value.fract() == 0.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.2}")
    }
}

/// A table with one column per build.
pub fn table(runs: &[Run]) -> String {
    let mut text = String::from("| figure | unit |");
    for run in runs {
        let _ = write!(text, " {} |", run.flags);
    }
    text.push_str("\n| --- | --- |");
    text.push_str(&" --- |".repeat(runs.len()));
    for figure in runs.first().map_or(&[][..], |run| &run.figures) {
        let words = figure.name.replace('_', " ");
        let _ = write!(text, "\n| {words} | {} |", figure.unit);
        for run in runs {
            let same = run.figures.iter().find(|other| other.name == figure.name);
            let _ = write!(text, " {} |", same.map_or("?".to_owned(), Figure::shown));
        }
    }
    text.push('\n');
    text
}

/// All runs as JSON, after entries that say where they were made.
pub fn json(entries: &[(&str, String)], runs: &[Run]) -> String {
    let mut text = String::from("{\n");
    for (name, value) in entries {
        let _ = writeln!(text, "  {}: {},", quoted(name), quoted(value));
    }
    text.push_str("  \"runs\": [");
    for (index, run) in runs.iter().enumerate() {
        let _ = write!(text, "{}\n    {{\n", comma(index));
        let _ = write!(text, "      \"flags\": {},", quoted(&run.flags));
        text.push_str("\n      \"figures\": {");
        for (index, figure) in run.figures.iter().enumerate() {
            let Figure {
                median,
                least,
                most,
                ..
            } = figure;
            let _ = write!(text, "{}\n        {}", comma(index), quoted(&figure.name));
            let _ = write!(text, ": {{ \"unit\": {}, ", quoted(&figure.unit));
            let _ = write!(
                text,
                "\"median\": {median}, \"min\": {least}, \"max\": {most} }}"
            );
        }
        text.push_str("\n      }\n    }");
    }
    text.push_str("\n  ]\n}\n");
    text
}

fn comma(index: usize) -> &'static str {
    if index == 0 { "" } else { "," }
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{escaped}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_figures() {
        let figure = Figure::read("figure steps steps/s 12345678 12000000 12500000").unwrap();
        assert_eq!(figure.shown(), "12.35 M (12.00 M to 12.50 M)");
        assert_eq!(Figure::read("round 1"), None);
        assert_eq!(Figure::read("figure steps steps/s"), None);
    }

    #[test]
    fn tables_and_json_hold_every_figure() {
        let run = |flags: &str| Run {
            flags: flags.to_owned(),
            figures: vec![Figure::read("figure state_size bytes 240 240 240").unwrap()],
        };
        let runs = [run("a"), run("b")];
        assert!(table(&runs).contains("| state size | bytes | 240 | 240 |"));
        let json = json(&[("processor", "x \"y\"".to_owned())], &runs);
        assert!(json.contains("\"processor\": \"x \\\"y\\\"\""));
        assert_eq!(json.matches("state_size").count(), 2);
    }
}
