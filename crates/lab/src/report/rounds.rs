//! The parts of the page for what changes from round to round.

use maud::{Markup, html};
use words::say;

use super::contents::{KindsReport, Report, ValuesReport};
use super::format::{Format, figure, grouped};
use crate::plot::{Line, Lines, Stack, StackRow};

/// Shares of kinds, round by round.
pub(super) fn kinds(report: &Report, kinds: &KindsReport, format: Format<'_>, id: &str) -> Markup {
    let word = report.length.word;
    let title = kinds.title.as_str();
    let round = say!(format.text, "report-round", rounds = word);
    let by_round = say!(format.text, "report-by-round", title = title, rounds = word);
    let stack = Stack {
        caption: format.caption(id, kinds.id, by_round),
        unit: format.share(),
        axis: kinds.unit.clone(),
        parts: kinds.kinds.iter().map(|kind| kind.label.clone()).collect(),
        fillings: kinds.fillings.to_vec(),
        rows: kinds
            .rounds
            .iter()
            .map(|row| StackRow {
                label: row.round.to_string(),
                values: row.counts.iter().map(|&count| count as f64).collect(),
            })
            .collect(),
    };
    html! {
        h3 { (title) }
        p class="note" { (say!(format.text, "report-kinds-note")) }
        div class="pair" {
            (figure(&stack.caption.title, &stack.draw_upright(&round)))
            (format.scrolled(title, &html! {
                thead { tr { th scope="col" { (round) } th scope="col" { (say!(format.text, "report-games")) }
                    @for kind in &kinds.kinds { th scope="col" { (kind.label) } } } }
                tbody {
                    @for row in &kinds.rounds {
                        @let sum: u64 = row.counts.iter().sum();
                        tr { th scope="row" { (row.round) } td { (grouped(sum)) }
                            @for &count in &row.counts { td { (format.share().exact(count as f64 / sum.max(1) as f64)) } } }
                    }
                }
            }))
        }
    }
}

/// Means, round by round.
pub(super) fn values(
    report: &Report,
    values: &ValuesReport,
    format: Format<'_>,
    id: &str,
) -> Markup {
    let word = report.length.word;
    let title = values.title.as_str();
    let round = say!(format.text, "report-round", rounds = word);
    let by_round = say!(format.text, "report-by-round", title = title, rounds = word);
    let line = |index: usize| Line {
        label: values.parts[index].label.clone(),
        points: values
            .rounds
            .iter()
            .map(|row| (f64::from(row.round), row.means[index]))
            .collect(),
    };
    let lines = Lines {
        caption: format.caption(id, values.id, by_round),
        unit: format.plain(),
        height: values.unit.clone(),
        axis: round.clone(),
        reach: (0.0, 1.0),
        lines: (0..values.parts.len()).map(line).collect(),
        marks: Vec::new(),
    };
    html! {
        h3 { (title) }
        p class="note" { (say!(format.text, "report-values-note")) }
        div class="pair" {
            (figure(&lines.caption.title, &lines.draw()))
            (format.scrolled(title, &html! {
                thead { tr { th scope="col" { (round) } th scope="col" { (say!(format.text, "report-games")) }
                    @for part in &values.parts { th scope="col" { (part.label) } } } }
                tbody {
                    @for row in &values.rounds {
                        tr { th scope="row" { (row.round) } td { (grouped(row.games)) }
                            @for &mean in &row.means { td { (format.digits(mean, 2)) } } }
                    }
                }
            }))
        }
    }
}
