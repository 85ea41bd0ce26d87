//! Prints the results of checking records.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use words::{Sentences, Text};

use super::check::FileError;
use super::inspect::{Brief, LogLine, Replayed, SheetLine};
use super::queue::Checked;
use crate::arguments::ReplayArguments;
use crate::error::CommandError;
use crate::output::{counted, print_json, print_table};

/// One game: its log and score sheet, or the position at a step.
pub fn game<R: Sentences>(
    game: &Replayed<R>,
    arguments: &ReplayArguments,
    text: &Text,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    if let Some(step) = arguments.step
        && step > game.steps()
    {
        return Err(CommandError::input(format!(
            "--step {step}: the game has {} steps",
            game.steps()
        )));
    }
    let brief = game.brief();
    if arguments.json {
        return game_json(game, brief, arguments, text, out);
    }
    print_heading(&brief, out)?;
    writeln!(out)?;
    let Some(step) = arguments.step else {
        for line in game.log(text) {
            for line in line.lines() {
                writeln!(out, "{line}")?;
            }
        }
        writeln!(out, "\n{}", game.sheet(game.steps(), text))?;
        return Ok(());
    };
    writeln!(out, "{}", game.position(step, text))?;
    let choices = game.choices(step, text);
    if choices.is_empty() {
        writeln!(out, "\n{}", game.sheet(step, text))?;
        return Ok(());
    }
    let rows: Vec<Vec<String>> = choices
        .into_iter()
        .map(|(notation, words)| vec![notation, words])
        .collect();
    print_table("<<", &rows, out)?;
    Ok(())
}

fn print_heading(brief: &Brief, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut parts = vec![brief.game.to_owned(), brief.scenario.clone()];
    parts.extend(brief.components.clone());
    parts.extend(brief.edition.clone());
    parts.extend(brief.options.iter().cloned());
    parts.push(format!("rules {}", brief.rules));
    writeln!(out, "{}", parts.join(", "))?;
    for (index, name) in brief.seats.iter().enumerate() {
        writeln!(out, "{} {name}", index + 1)?;
    }
    Ok(())
}

fn game_json<R: Sentences>(
    game: &Replayed<R>,
    brief: Brief,
    arguments: &ReplayArguments,
    text: &Text,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let steps = arguments.step.unwrap_or(game.steps());
    let position = arguments.step.map(|step| Position {
        step,
        lines: game
            .position(step, text)
            .lines()
            .map(str::to_owned)
            .collect(),
        legal: game
            .choices(step, text)
            .into_iter()
            .map(|choice| choice.0)
            .collect(),
    });
    let report = GameReport {
        games: 1,
        faults: [],
        records: [GameJson {
            brief,
            log: match arguments.step {
                None => game.log(text),
                Some(_) => Vec::new(),
            },
            position,
            sheet: game.sheet_lines(steps, text),
        }],
    };
    print_json(&report, out)
}

/// Several games: a summary.
pub fn summary(
    outcome: &Checked,
    took: Duration,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let seconds = took.as_secs_f64();
    if json {
        let record = |(file, brief): &(String, Brief)| FileBrief {
            file: file.clone(),
            brief: brief.clone(),
        };
        let report = SummaryReport {
            files: outcome.files,
            games: outcome.games,
            finished: outcome.finished,
            running: outcome.running,
            steps: outcome.steps,
            seconds,
            games_per_s: outcome.games as f64 / seconds.max(f64::MIN_POSITIVE),
            faults: &outcome.faults,
            records: outcome.briefs.iter().map(record).collect(),
        };
        return print_json(&report, out);
    }
    let faults = match outcome.faults.len() {
        0 => "no fault".to_owned(),
        some => counted(some, "fault"),
    };
    writeln!(
        out,
        "{} games in {} files, {} steps, checked in {seconds:.2} s: {} finished, {} running, {faults}",
        outcome.games, outcome.files, outcome.steps, outcome.finished, outcome.running,
    )?;
    Ok(())
}

#[derive(Serialize)]
struct GameReport {
    games: usize,
    faults: [FileError; 0],
    records: [GameJson; 1],
}

#[derive(Serialize)]
struct GameJson {
    #[serde(flatten)]
    brief: Brief,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    log: Vec<LogLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
    sheet: Vec<SheetLine>,
}

#[derive(Serialize)]
struct Position {
    step: usize,
    lines: Vec<String>,
    legal: Vec<String>,
}

#[derive(Serialize)]
struct SummaryReport<'a> {
    files: usize,
    games: usize,
    finished: usize,
    running: usize,
    steps: usize,
    seconds: f64,
    games_per_s: f64,
    faults: &'a [FileError],
    records: Vec<FileBrief>,
}

#[derive(Serialize)]
struct FileBrief {
    file: String,
    #[serde(flatten)]
    brief: Brief,
}
