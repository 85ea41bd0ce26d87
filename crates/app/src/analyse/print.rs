//! An analysis as tables of plain lines.

use std::io::{self, Write};

use arena::Analysis;
use arena::analyse::{SeatAnalysis, Worth};
use view::layout::{Align, table};

use super::{Costly, Told};

/// Prints how each result came about, then the costliest decisions.
pub(super) fn print(
    analysis: &Analysis,
    told: &Told,
    bot: &str,
    names: &[String],
    out: &mut dyn Write,
) -> io::Result<()> {
    let ended = if analysis.finished {
        "result"
    } else {
        "expected at the end"
    };
    writeln!(
        out,
        "in the eyes of {bot}; share of victory in %, points in brackets"
    )?;
    writeln!(
        out,
        "\nHow the result came about: start + luck + own choices + others' choices"
    )?;
    let mut rows = vec![
        [
            "",
            "start",
            "luck",
            "own",
            "others",
            ended,
            "best choice found",
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    rows.extend(analysis.seats.iter().map(|seat| seat_row(seat, names)));
    let align = [
        Align::Left,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
    ];
    for line in table(&align, &rows) {
        writeln!(out, "  {line}")?;
    }
    if told.rows.is_empty() {
        return writeln!(out, "\nno choice lost anything");
    }
    writeln!(out, "\nThe costliest decisions")?;
    for (number, row) in (1..).zip(&told.rows) {
        print_costly(number, row, out)?;
    }
    Ok(())
}

fn seat_row(seat: &SeatAnalysis, names: &[String]) -> Vec<String> {
    let name = &names[usize::from(seat.seat) - 1];
    vec![
        format!("{} {name}", seat.seat),
        plain(seat.start),
        signed(seat.luck),
        signed(seat.own),
        signed(seat.others),
        plain(seat.result),
        format!("{} of {}", seat.best_chosen, seat.decisions),
    ]
}

fn print_costly(number: usize, row: &Costly, out: &mut dyn Write) -> io::Result<()> {
    let loss = signed(Worth {
        share: -row.loss_share,
        points: -row.loss_points,
    });
    writeln!(
        out,
        "{number:>3}  step {}, round {}, {} ({}): {loss}",
        row.step, row.round, row.name, row.asked
    )?;
    writeln!(out, "       made:   {:<16} {}", row.choice, row.sentence)?;
    writeln!(out, "       better: {:<16} {}", row.best, row.best_sentence)
}

fn plain(worth: Worth) -> String {
    format!(
        "{:.1} ({:.1})",
        clean(worth.share * 100.0),
        clean(worth.points)
    )
}

fn signed(worth: Worth) -> String {
    format!(
        "{:+.1} ({:+.1})",
        clean(worth.share * 100.0),
        clean(worth.points)
    )
}

/// What rounds to nothing has no sign.
fn clean(value: f64) -> f64 {
    if value.abs() < 0.05 { 0.0 } else { value }
}
