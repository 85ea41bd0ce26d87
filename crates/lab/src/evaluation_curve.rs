//! The evaluation curve: the expectation of each seat step by step, with the costliest decisions marked.

use bots::analysis::{Analysis, StepAnalysis, Worth};
use maud::Markup;
use words::{Text, say};

use crate::plot::{Caption, Line, Lines, Mark, Unit};

/// Decisions marked on the curve.
pub const MARKS: usize = 9;

/// Draws the share of the victory, or for a solo game the points, over the steps. Names are by seat.
pub fn curve(analysis: &Analysis, names: &[String], text: &Text) -> Markup {
    let solo = analysis.seats.len() == 1;
    let decimal_mark = text.decimal_mark();
    let height = |worth: &Worth| {
        if solo {
            worth.points
        } else {
            // A sum of estimates may be slightly out of range.
            worth.share.clamp(0.0, 1.0)
        }
    };
    let line = |index: usize| {
        let before = analysis.steps.iter().map(|step| &step.before[index]);
        let all = before.chain([&analysis.seats[index].result]);
        Line {
            label: names.get(index).cloned().unwrap_or_default(),
            points: (0..).map(f64::from).zip(all.map(height)).collect(),
        }
    };
    let mark = |(number, step): (usize, &StepAnalysis)| {
        let decision = step.decision.as_ref()?;
        let seat = usize::from(decision.seat) - 1;
        Some(Mark {
            at: ((step.step - 1) as f64, height(&step.before[seat])),
            sign: number.to_string(),
            label: say!(
                text,
                "curve-mark",
                step = step.step as u64,
                made = step.notation.as_str(),
                best = decision.best.as_str(),
            ),
        })
    };
    Lines {
        caption: Caption {
            id: "curve".to_owned(),
            title: say!(text, "curve-title"),
            description: say!(text, "curve-about"),
        },
        unit: if solo {
            Unit::plain(decimal_mark)
        } else {
            Unit::share(decimal_mark)
        },
        height: if solo {
            say!(text, "curve-points")
        } else {
            say!(text, "curve-share")
        },
        axis: say!(text, "curve-steps"),
        reach: if solo { (0.0, 0.0) } else { (0.0, 1.0) },
        lines: (0..analysis.seats.len()).map(line).collect(),
        marks: (1..)
            .zip(analysis.costliest(MARKS))
            .filter_map(mark)
            .collect(),
    }
    .draw()
}
