//! An analysis as tables of plain lines.

use std::io::{self, Write};

use bots::analysis::{Analysis, SeatAnalysis, Worth};
use words::layout::{left, width};
use words::{Text, say};

use super::{Costly, Told};
use crate::output::print_table;

/// Prints how each result came about, then the costliest decisions.
pub(super) fn print(
    analysis: &Analysis,
    told: &Told,
    bot: &str,
    names: &[String],
    text: &Text,
    out: &mut dyn Write,
) -> io::Result<()> {
    let ended = if analysis.finished {
        say!(text, "analyse-result")
    } else {
        say!(text, "analyse-expected")
    };
    writeln!(out, "{}", say!(text, "analyse-heading", bot = bot))?;
    writeln!(out, "\n{}", say!(text, "analyse-how"))?;
    let mut rows = vec![vec![
        String::new(),
        say!(text, "analyse-start"),
        say!(text, "analyse-luck"),
        say!(text, "analyse-own"),
        say!(text, "analyse-others"),
        say!(text, "analyse-unforeseen"),
        ended,
        say!(text, "analyse-best"),
    ]];
    rows.extend(
        analysis
            .seats
            .iter()
            .map(|seat| seat_row(seat, names, text)),
    );
    print_table("<>>>>>>>", &rows, out)?;
    if told.most == 0 {
        return Ok(());
    }
    if told.rows.is_empty() {
        return writeln!(out, "\n{}", say!(text, "analyse-none"));
    }
    writeln!(out, "\n{}", say!(text, "analysis-costliest"))?;
    for (number, row) in (1..).zip(&told.rows) {
        print_costly(number, row, text, out)?;
    }
    Ok(())
}

fn seat_row(seat: &SeatAnalysis, names: &[String], text: &Text) -> Vec<String> {
    let name = &names[usize::from(seat.seat) - 1];
    vec![
        format!("{} {name}", seat.seat),
        plain(seat.start, text),
        signed(seat.luck, text),
        signed(seat.own, text),
        signed(seat.others, text),
        signed(seat.unforeseen, text),
        plain(seat.result, text),
        say!(
            text,
            "analyse-of",
            n = seat.best_chosen.to_string(),
            all = seat.decisions.to_string()
        ),
    ]
}

fn print_costly(number: usize, row: &Costly, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let loss = Worth {
        share: -row.loss_share,
        points: -row.loss_points,
    };
    let heading = say!(
        text,
        "analyse-decision",
        step = row.step,
        round = row.round,
        who = row.name.as_str(),
        asked = row.asked.as_str(),
        loss = signed(loss, text)
    );
    writeln!(out, "{number:>3}  {heading}")?;
    let (made, better) = (say!(text, "analyse-made"), say!(text, "analyse-better"));
    let wide = width(&made).max(width(&better));
    for (word, choice, sentence) in [
        (made, &row.choice, &row.sentence),
        (better, &row.best, &row.best_sentence),
    ] {
        writeln!(out, "       {} {choice:<16} {sentence}", left(&word, wide))?;
    }
    for sentence in &row.reasons {
        writeln!(out, "       {} {sentence}", left("", wide))?;
    }
    Ok(())
}

pub(super) fn plain(worth: Worth, text: &Text) -> String {
    let (share, points) = (clean(worth.share * 100.0), clean(worth.points));
    text.decimal(&format!("{share:.1} ({points:.1})"))
}

pub(super) fn signed(worth: Worth, text: &Text) -> String {
    let (share, points) = (clean(worth.share * 100.0), clean(worth.points));
    text.decimal(&format!("{share:+.1} ({points:+.1})"))
}

/// A value that rounds to 0 has no sign.
fn clean(value: f64) -> f64 {
    if value.abs() < 0.05 { 0.0 } else { value }
}
