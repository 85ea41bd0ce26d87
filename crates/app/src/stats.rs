//! `snowdonia stats`: what many records say about the balance of a game, and `simulate --report`.

mod print;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, value_parser};
use games::with_game;
use indicatif::ProgressBar;
use lab::report::page::{GENERATOR, page};
use lab::{Report, Statistics, Tallies, decision_table, parallel};
use serde::Serialize;
use tabletop::Record;
use words::{Language, Sentences, Text, say};

use crate::error::CommandError;
use crate::output::print_json;
use crate::progress;
use crate::read_records::{self, ReadRecord};
use crate::record_file::{Draft, unwritable, write_whole};
use crate::replay::check::{Checkers, Digests, FileError, ReplayError};
use crate::simulate::threads;

/// Report on the balance of a game, from records: seats, cards, sites, spaces, weather, length, points.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Games of different set-ups are reported separately. Faulty records are reported with file and line and left out.
The page needs neither network nor script; docs/reports.md explains the columns.

Examples:
  snowdonia stats --record games/ --out balance/
  snowdonia stats --record all.game --json
  snowdonia stats --record all.game --csv decisions.csv")]
pub struct StatsArguments {
    /// A file with records, or a folder with such files
    #[arg(long, value_name = "PATH")]
    pub record: PathBuf,

    /// Write the page into this folder
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Print all figures as JSON
    #[arg(long)]
    pub json: bool,

    /// Write every decision as a row of a CSV table
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,

    /// A folder with component files, for records not made with the built-in ones
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,

    /// How many records to count at the same time [default: one per core]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// The page in the folder of a report.
const PAGE: &str = "index.html";

/// Reads the records and reports.
pub fn stats(
    arguments: &StatsArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let files = read_records::files(std::slice::from_ref(&arguments.record))?;
    if let Some(folder) = &arguments.out {
        prepare(folder)?;
    }
    let counter = Counter {
        checkers: Checkers::new(arguments.components.as_deref())?,
        text: Text::new(language),
        decisions: arguments.csv.is_some(),
    };
    let mut csv = arguments.csv.as_deref().map(start_csv).transpose()?;
    let bar = progress_bar(&files);
    let counted = counter.count(&files, threads(arguments.threads), &mut csv, &bar);
    bar.finish_and_clear();
    let counted = counted.context("the table of decisions cannot be written")?;
    if let Some(csv) = csv {
        csv.finish()?;
    }
    let Counted {
        tallies,
        games,
        faults,
    } = counted;
    for error in &faults {
        error.print();
    }
    if let Some(folder) = &arguments.out {
        let reports = reports(&tallies, &counter.text);
        let origin = arguments.record.display().to_string();
        write_page(folder, &reports, &origin, faults.len(), &counter.text)?;
    }
    if arguments.json {
        // Programs read the same words in every language.
        let reports = reports(&tallies, &Text::new(Language::ENGLISH));
        let all = StatsReport {
            files: files.len(),
            games,
            faults: &faults,
            reports: &reports,
        };
        print_json(&all, out)?;
    } else {
        let text = &counter.text;
        print::print(&reports(&tallies, text), text, out)?;
        if let Some(folder) = &arguments.out {
            let path = folder.join(PAGE).display().to_string();
            writeln!(out, "\n{}", say!(text, "stats-page", path = path))?;
        }
        if let Some(path) = &arguments.csv {
            let path = path.display().to_string();
            writeln!(out, "{}", say!(text, "stats-decisions", path = path))?;
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(CommandError::Told)
    }
}

fn reports(tallies: &Tallies, text: &Text) -> Vec<Report> {
    let report = |tally| Report::new(tally, text);
    tallies.iter().map(report).collect()
}

/// Replays records and counts them.
struct Counter {
    checkers: Checkers,
    /// The language of errors.
    text: Text,
    /// Whether rows of decisions are wanted.
    decisions: bool,
}

struct Counted {
    tallies: Tallies,
    /// Records read, including faulty ones.
    games: u64,
    /// In the order of the games.
    faults: Vec<FileError>,
}

impl Counter {
    /// Counts the records of all files; rows of decisions go to `csv`.
    fn count(
        &self,
        files: &[PathBuf],
        threads: usize,
        csv: &mut Option<Draft>,
        bar: &ProgressBar,
    ) -> io::Result<Counted> {
        let mut games = 0;
        let mut faults = Vec::new();
        let feed = |give: &mut dyn FnMut(ReadRecord) -> bool| {
            let seen = |bytes| bar.inc(bytes as u64);
            games = read_records::read_all(files, &self.text, seen, give);
        };
        let work = |tallies: &mut Tallies, read: ReadRecord| {
            let mut rows = String::new();
            let count = |record| self.count_record(&record, read.number, tallies, &mut rows);
            let error = read.record.and_then(count).err();
            (rows, error.map(|error| (read.file, error)))
        };
        let take = |(rows, error): (String, Option<(usize, ReplayError)>)| {
            faults.extend(error.map(|(file, error)| FileError::new(&files[file], error)));
            match csv {
                Some(csv) => csv.write(rows),
                None => Ok(()),
            }
        };
        let parts = parallel::ordered(threads, feed, Tallies::default, work, take)?;
        let mut tallies = Tallies::default();
        for part in &parts {
            tallies.merge(part);
        }
        Ok(Counted {
            tallies,
            games,
            faults,
        })
    }

    fn count_record(
        &self,
        record: &Record,
        number: u64,
        tallies: &mut Tallies,
        rows: &mut String,
    ) -> Result<(), ReplayError> {
        let game = &record.header().game;
        with_game!(game, R => self.count_game::<R>(record, number, tallies, rows))
            .unwrap_or_else(|_| Err(ReplayError::unknown_game(record)))
    }

    fn count_game<R: Sentences + Statistics>(
        &self,
        record: &Record,
        number: u64,
        tallies: &mut Tallies,
        rows: &mut String,
    ) -> Result<(), ReplayError> {
        let checker = self.checkers.of::<R>(record)?;
        let game = checker.game(record, Digests::Compared, &self.text)?;
        let names = &record.header().seats;
        tallies.count(&game, names);
        if self.decisions {
            decision_table::write(&game, names, number, rows);
        }
        Ok(())
    }
}

/// Makes the folder; a page in it that is not a report is not overwritten.
pub fn prepare(folder: &Path) -> Result<(), CommandError> {
    let unusable = || format!("the folder {} cannot be used", folder.display());
    fs::create_dir_all(folder).with_context(unusable)?;
    let page = folder.join(PAGE);
    let ours = |text: &[u8]| {
        let head = &text[..text.len().min(1024)];
        String::from_utf8_lossy(head).contains(GENERATOR)
    };
    match fs::read(&page) {
        Ok(text) if !ours(&text) => Err(CommandError::input(format!(
            "{} exists already and is no report of ours; choose another folder",
            page.display()
        ))),
        _ => Ok(()),
    }
}

/// Writes the page of a report into its folder. `origin` says where the games come from.
pub fn write_page(
    folder: &Path,
    reports: &[Report],
    origin: &str,
    faults: usize,
    text: &Text,
) -> Result<(), CommandError> {
    let path = folder.join(PAGE);
    let page = page(reports, text, origin, faults);
    Ok(write_whole(&path, &page).with_context(|| unwritable(&path))?)
}

/// A bar over the bytes of all files.
fn progress_bar(files: &[PathBuf]) -> ProgressBar {
    let size = |path: &PathBuf| fs::metadata(path).map_or(0, |data| data.len());
    let bytes = files.iter().map(size).sum();
    progress::bar(bytes, "{bytes}/{total_bytes}, {bytes_per_sec}")
}

/// Starts the table of decisions. Any other file is not overwritten.
fn start_csv(path: &Path) -> Result<Draft, CommandError> {
    let header = decision_table::header();
    if let Ok(text) = fs::read(path)
        && !text.is_empty()
        && !text.starts_with(header.as_bytes())
    {
        return Err(CommandError::input(format!(
            "{} exists already and is no table of decisions; choose another name",
            path.display()
        )));
    }
    let mut draft = Draft::new(path).with_context(|| unwritable(path))?;
    draft.write(header)?;
    Ok(draft)
}

#[derive(Serialize)]
struct StatsReport<'a> {
    files: usize,
    games: u64,
    faults: &'a [FileError],
    reports: &'a [Report],
}
