//! The most important figures of a report as lines.

use std::io::{self, Write};

use arena::Report;
use arena::plot::Unit;
use arena::report::Interval;
use view::layout::{Align, table};

/// Prints every report in short; the page has everything.
pub fn print(reports: &[Report], out: &mut dyn Write) -> io::Result<()> {
    for (index, report) in reports.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print_one(report, out)?;
    }
    if reports.is_empty() {
        writeln!(out, "there is no game to report on")?;
    }
    Ok(())
}

fn print_one(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}: {}", report.game, report.setting())?;
    let unfinished = match report.unfinished {
        0 => String::new(),
        some => format!(", {some} unfinished ones left out"),
    };
    writeln!(out, "{} games{unfinished}", report.games)?;
    if report.games == 0 {
        return Ok(());
    }
    let rounds = with_range(report.length.rounds, Unit::Plain);
    writeln!(out, "{} a game: {rounds}", report.length.word)?;
    let mut rows = vec![
        ["seat", "share of victory", "mean score"]
            .map(str::to_owned)
            .to_vec(),
    ];
    rows.extend(report.seats.iter().map(|seat| {
        vec![
            seat.seat.to_string(),
            with_range(seat.win_share, Unit::Share),
            with_range(seat.score, Unit::Plain),
        ]
    }));
    section("Seats, 95 % intervals", &rows, out)?;
    let mut rows = vec![["source", "winners", "others"].map(str::to_owned).to_vec()];
    rows.extend(report.sources.iter().map(|source| {
        let others = source.others.map(|others| Unit::Plain.exact(others.mean));
        vec![
            source.source.to_owned(),
            Unit::Plain.exact(source.winners.mean),
            others.unwrap_or_else(|| "-".to_owned()),
        ]
    }));
    section("Points by source", &rows, out)
}

fn section(title: &str, rows: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{title}")?;
    for line in table(&[Align::Left, Align::Right, Align::Right], rows) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

fn with_range(interval: Interval, unit: Unit) -> String {
    let mean = unit.exact(interval.mean);
    match (interval.low, interval.high) {
        (Some(low), Some(high)) => format!("{mean} ({} to {})", unit.exact(low), unit.exact(high)),
        _ => mean,
    }
}
