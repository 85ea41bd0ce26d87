//! The summary of a simulation as tables.

use std::io::{self, Write};

use lab::statistics::Estimate;
use lab::summary::Split;
use lab::{Speed, Summary};

use crate::output::{counted, print_table};

pub fn print(summary: &Summary, speed: &Speed, out: &mut dyn Write) -> io::Result<()> {
    print_totals(summary, speed, out)?;
    print_games(summary, out)?;
    print_seats(summary, out)?;
    let seats = summary.seats.len();
    print_splits(
        "Points by source, mean ± standard error",
        &summary.sources,
        seats,
        out,
    )?;
    print_splits(
        "Counted, mean ± standard error",
        &summary.figures,
        seats,
        out,
    )?;
    print_kinds(summary, out)
}

fn print_totals(summary: &Summary, speed: &Speed, out: &mut dyn Write) -> io::Result<()> {
    let threads = counted(speed.threads, "thread");
    writeln!(
        out,
        "{} games in {:.2} s on {threads}: {} games/s, {} steps/s, {} decisions/s",
        grouped(summary.games),
        speed.seconds,
        rounded(speed.games_per_s),
        rounded(speed.steps_per_s),
        rounded(speed.decisions_per_s),
    )?;
    writeln!(
        out,
        "{} steps: {} decisions and {} deals",
        grouped(summary.steps),
        grouped(summary.decisions),
        grouped(summary.deals),
    )?;
    if summary.stopped > 0 {
        let stopped = grouped(summary.stopped);
        writeln!(out, "{stopped} games did not end and were stopped")?;
    }
    Ok(())
}

fn print_games(summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let per_game = &summary.per_game;
    let row = |name: &str, estimate: &Estimate| {
        let range = format!("{} to {}", estimate.least, estimate.most);
        vec![name.to_owned(), mean(estimate.mean, estimate.se), range]
    };
    let rows = vec![
        row(summary.rounds_word, &per_game.rounds),
        row("decisions", &per_game.decisions),
        row("deals", &per_game.deals),
    ];
    section("A game has, mean ± standard error, range", out)?;
    print_table("<>>", &rows, out)?;
    let longest = &summary.longest;
    writeln!(
        out,
        "  longest: game {} with {} steps in {} {}",
        longest.game + 1,
        longest.steps,
        longest.rounds,
        summary.rounds_word,
    )
}

fn print_seats(summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let mut rows = vec![vec![
        String::new(),
        "points".to_owned(),
        "range".to_owned(),
        "victories".to_owned(),
    ]];
    rows.extend(summary.seats.iter().map(|seat| {
        vec![
            format!("seat {}", seat.seat),
            mean(seat.score.mean, seat.score.se),
            format!("{} to {}", seat.score.least, seat.score.most),
            percent(seat.victories.mean, seat.victories.se),
        ]
    }));
    section("Seats, mean ± standard error", out)?;
    print_table("<>>>", &rows, out)?;
    match summary.shared_victories {
        0 => Ok(()),
        games => writeln!(out, "  victories shared in {} games", grouped(games)),
    }
}

fn print_splits(
    heading: &str,
    splits: &[Split],
    seats: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    if splits.is_empty() {
        return Ok(());
    }
    let mut head = vec![String::new(), "all".to_owned()];
    // The one seat of a solo game is all seats.
    if seats > 1 {
        head.extend((1..=seats).map(|seat| format!("seat {seat}")));
    }
    let mut rows = vec![head];
    for split in splits {
        let mut row = vec![split.name.clone(), mean(split.all.mean, split.all.se)];
        if seats > 1 {
            row.extend(split.by_seat.iter().map(|seat| mean(seat.mean, seat.se)));
        }
        rows.push(row);
    }
    section(heading, out)?;
    print_table(&format!("<>{}", ">".repeat(seats)), &rows, out)
}

fn print_kinds(summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let rows: Vec<Vec<String>> = summary
        .kinds
        .iter()
        .map(|kind| {
            vec![
                kind.name.to_owned(),
                grouped(kind.times),
                format!("{:.2} %", kind.share * 100.0),
            ]
        })
        .collect();
    section("Decisions by kind", out)?;
    print_table("<>>", &rows, out)
}

fn section(heading: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{heading}")
}

fn mean(mean: f64, se: Option<f64>) -> String {
    match se {
        Some(se) => format!("{mean:.2} ± {se:.2}"),
        None => format!("{mean:.2}"),
    }
}

fn percent(share: f64, se: Option<f64>) -> String {
    match se {
        Some(se) => format!("{:.1} ± {:.1} %", share * 100.0, se * 100.0),
        None => format!("{:.1} %", share * 100.0),
    }
}

/// A rate as a whole number.
fn rounded(rate: f64) -> String {
    in_threes(&format!("{rate:.0}"))
}

/// `12,345,678`
fn grouped(number: u64) -> String {
    in_threes(&number.to_string())
}

fn in_threes(digits: &str) -> String {
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_in_threes() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (12_345_678, "12,345,678"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }
}
