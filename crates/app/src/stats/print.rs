//! The most important figures of a report as lines.

use std::io::{self, Write};

use lab::Report;
use lab::plot::Unit;
use lab::statistics::Interval;
use words::{Text, say};

use crate::output::print_table;

/// Prints every report in brief; the page has everything.
pub fn print(reports: &[Report], text: &Text, out: &mut dyn Write) -> io::Result<()> {
    for (index, report) in reports.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print_one(report, text, out)?;
    }
    if reports.is_empty() {
        writeln!(out, "{}", say!(text, "report-empty"))?;
    }
    Ok(())
}

fn print_one(report: &Report, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let (share, plain) = (
        Unit::share(text.decimal_mark()),
        Unit::plain(text.decimal_mark()),
    );
    writeln!(out, "{}", report.title)?;
    writeln!(out, "{}", report.setting)?;
    writeln!(out, "{}", say!(text, "stats-games", n = report.games))?;
    if report.unfinished > 0 {
        let left_out = say!(text, "stats-unfinished", n = report.unfinished);
        writeln!(out, "{left_out}")?;
    }
    if report.games == 0 {
        return Ok(());
    }
    let rounds = say!(text, "report-rounds-a-game", rounds = report.length.word);
    let mean = with_range(report.length.rounds, plain, text);
    writeln!(out, "{rounds}: {mean}")?;
    let mut rows = vec![vec![
        say!(text, "report-seat-head"),
        say!(text, "report-share"),
        say!(text, "report-mean-score"),
    ]];
    rows.extend(report.seats.iter().map(|seat| {
        vec![
            seat.seat.to_string(),
            with_range(seat.win_share, share, text),
            with_range(seat.score, plain, text),
        ]
    }));
    section(&say!(text, "stats-seats"), &rows, out)?;
    let mut rows = vec![vec![
        say!(text, "report-source"),
        say!(text, "report-winners"),
        say!(text, "report-others"),
    ]];
    rows.extend(report.sources.iter().map(|source| {
        let others = source.others.map(|others| plain.exact(others.mean));
        vec![
            source.source.label.clone(),
            plain.exact(source.winners.mean),
            others.unwrap_or_else(|| "-".to_owned()),
        ]
    }));
    section(&say!(text, "report-by-source"), &rows, out)
}

fn section(title: &str, rows: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{title}")?;
    print_table("<>>", rows, out)
}

fn with_range(interval: Interval, unit: Unit, text: &Text) -> String {
    let mean = unit.exact(interval.mean);
    match (interval.low, interval.high) {
        (Some(low), Some(high)) => {
            let (low, high) = (unit.exact(low), unit.exact(high));
            let range = say!(text, "report-range", low = low, high = high);
            format!("{mean} ({range})")
        }
        _ => mean,
    }
}
