//! The parts of the page for what changes from round to round.

use maud::{Markup, html};
use words::say;

use super::pen::{Pen, figure, grouped};
use super::summary::{KindsReport, Report, ValuesReport};
use crate::plot::{Line, Lines, Stack, StackRow};

/// Shares of kinds, round by round.
pub(super) fn kinds(report: &Report, kinds: &KindsReport, pen: Pen<'_>, id: &str) -> Markup {
    let word = report.length.word;
    let title = kinds.title.as_str();
    let round = say!(pen.text, "report-round", rounds = word);
    let by_round = say!(pen.text, "report-by-round", title = title, rounds = word);
    let stack = Stack {
        caption: pen.caption(id, kinds.id, by_round),
        unit: pen.share(),
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
        p class="note" { (say!(pen.text, "report-kinds-note")) }
        div class="pair" {
            (figure(&stack.caption.title, &stack.draw_upright(&round)))
            (pen.scrolled(title, &html! {
                thead { tr { th scope="col" { (round) } th scope="col" { (say!(pen.text, "report-games")) }
                    @for kind in &kinds.kinds { th scope="col" { (kind.label) } } } }
                tbody {
                    @for row in &kinds.rounds {
                        @let sum: u64 = row.counts.iter().sum();
                        tr { th scope="row" { (row.round) } td { (grouped(sum)) }
                            @for &count in &row.counts { td { (pen.share().exact(count as f64 / sum.max(1) as f64)) } } }
                    }
                }
            }))
        }
    }
}

/// Means, round by round.
pub(super) fn values(report: &Report, values: &ValuesReport, pen: Pen<'_>, id: &str) -> Markup {
    let word = report.length.word;
    let title = values.title.as_str();
    let round = say!(pen.text, "report-round", rounds = word);
    let by_round = say!(pen.text, "report-by-round", title = title, rounds = word);
    let line = |index: usize| Line {
        label: values.parts[index].label.clone(),
        points: values
            .rounds
            .iter()
            .map(|row| (f64::from(row.round), row.means[index]))
            .collect(),
    };
    let lines = Lines {
        caption: pen.caption(id, values.id, by_round),
        unit: pen.plain(),
        height: values.unit.clone(),
        axis: round.clone(),
        reach: (0.0, 1.0),
        lines: (0..values.parts.len()).map(line).collect(),
        marks: Vec::new(),
    };
    html! {
        h3 { (title) }
        p class="note" { (say!(pen.text, "report-values-note")) }
        div class="pair" {
            (figure(&lines.caption.title, &lines.draw()))
            (pen.scrolled(title, &html! {
                thead { tr { th scope="col" { (round) } th scope="col" { (say!(pen.text, "report-games")) }
                    @for part in &values.parts { th scope="col" { (part.label) } } } }
                tbody {
                    @for row in &values.rounds {
                        tr { th scope="row" { (row.round) } td { (grouped(row.games)) }
                            @for &mean in &row.means { td { (pen.digits(mean, 2)) } } }
                    }
                }
            }))
        }
    }
}
