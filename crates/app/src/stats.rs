//! `snowdonia stats`: what many records say about the balance of a game, and `simulate --report`.

mod print;
pub mod workers;

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, value_parser};
use indicatif::ProgressBar;
use lab::report::page::{GENERATOR, page};
use lab::{Ledgers, Report, table_of_decisions};
use serde::Serialize;
use words::{Language, Text, say};

use crate::failure::Failure;
use crate::keeper::write_whole;
use crate::progress;
use crate::replay::check::Checkers;
use crate::simulate::threads;
use crate::source;
use workers::{Counted, Counter, Given, RecordFault};

/// Report on the balance of a game from its records: seats, cards, sites, spaces, weather, length, points.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Games of different set-ups are reported one by one. Records with faults are named with file and line and left out.
The page needs no network and no script; the columns are explained in docs/reports.md.

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

    /// Write every decision as a row of a table
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,

    /// A folder with component files, for records made with others than the built-in ones
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,

    /// How many records to count at the same time [default: one for each core]
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
) -> Result<(), Failure> {
    let files = source::files(std::slice::from_ref(&arguments.record))?;
    if let Some(folder) = &arguments.out {
        prepare(folder)?;
    }
    let counter = Counter {
        checkers: Checkers::new(arguments.components.as_deref())?,
        text: Text::new(language),
        decisions: arguments.csv.is_some(),
    };
    let mut csv = arguments.csv.as_deref().map(Csv::new).transpose()?;
    let sheet: Option<&mut (dyn Write + Send)> = match &mut csv {
        Some(csv) => Some(&mut csv.draft),
        None => None,
    };
    let bar = progress_bar(&files);
    let counted = workers::count(&counter, threads(arguments.threads), sheet, |put| {
        for (file, path) in files.iter().enumerate() {
            let take = |game| put(file, Given::Read(Box::new(game)));
            if let Err(error) = source::read_watched(path, |bytes| bar.inc(bytes as u64), take) {
                put(file, Given::Unreadable(error.to_string()));
            }
        }
    });
    bar.finish_and_clear();
    let counted = counted.context("the table of decisions cannot be written")?;
    if let Some(csv) = csv {
        csv.finish()?;
    }
    let faults = told(&counted, &files);
    if let Some(folder) = &arguments.out {
        let place = Place {
            folder,
            origin: arguments.record.display().to_string(),
            text: &counter.text,
        };
        place.write(&counted.ledgers, faults.len())?;
    }
    if arguments.json {
        // Programs read the same words in every language.
        let reports = reports(&counted.ledgers, &Text::new(Language::ENGLISH));
        let all = StatsReport {
            files: files.len(),
            games: counted.games,
            faults: &faults,
            reports: &reports,
        };
        serde_json::to_writer_pretty(&mut *out, &all)?;
        writeln!(out)?;
    } else {
        let text = &counter.text;
        print::print(&reports(&counted.ledgers, text), text, out)?;
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
        Err(Failure::Told)
    }
}

/// Tells every fault on standard error, in the order of the files.
fn told(counted: &Counted, files: &[PathBuf]) -> Vec<FileFault> {
    let fault = |(file, fault): &(usize, RecordFault)| FileFault {
        file: source::shown(&files[*file]),
        line: fault.line,
        rule: fault.rule,
        reason: fault.reason.clone(),
    };
    let faults: Vec<FileFault> = counted.faults.iter().map(fault).collect();
    for fault in &faults {
        // Standard error may be closed; the exit code tells then.
        let _ = writeln!(io::stderr(), "error: {}: {}", fault.file, fault.reason);
    }
    faults
}

fn reports(ledgers: &Ledgers, text: &Text) -> Vec<Report> {
    let report = |ledger| Report::new(ledger, text);
    ledgers.iter().map(report).collect()
}

/// Makes the folder; a page in it that is no report is not written over.
pub fn prepare(folder: &Path) -> Result<(), Failure> {
    let unusable = || format!("the folder {} cannot be used", folder.display());
    fs::create_dir_all(folder).with_context(unusable)?;
    let page = folder.join(PAGE);
    let ours = |text: &[u8]| {
        let head = &text[..text.len().min(1024)];
        String::from_utf8_lossy(head).contains(GENERATOR)
    };
    match fs::read(&page) {
        Ok(text) if !ours(&text) => Err(Failure::input(format!(
            "{} exists already and is no report of ours; choose another folder",
            page.display()
        ))),
        _ => Ok(()),
    }
}

/// Where a page goes, and what it is to say.
#[derive(Debug)]
pub struct Place<'a> {
    pub folder: &'a Path,
    /// Where the games come from.
    pub origin: String,
    pub text: &'a Text,
}

impl Place<'_> {
    /// Writes the page into the folder.
    fn write(&self, ledgers: &Ledgers, faults: usize) -> Result<(), Failure> {
        let path = self.folder.join(PAGE);
        let reports = reports(ledgers, self.text);
        let text = page(&reports, self.text, &self.origin, faults);
        write_whole(&path, &text)
            .with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(())
    }
}

/// Reports on games while they are simulated: `play` hands over every record.
pub fn report_on<T>(
    place: &Place<'_>,
    checkers: Checkers,
    threads: usize,
    play: impl FnOnce(workers::Put<'_>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let counter = Counter {
        checkers,
        text: Text::new(Language::ENGLISH),
        decisions: false,
    };
    let mut played = None;
    let counted = workers::count(&counter, threads, None, |put| played = Some(play(put)));
    let counted = counted.context("the games cannot be counted")?;
    let played = played.expect("the games were played")?;
    if let Some((_, fault)) = counted.faults.first() {
        panic!(
            "a game that was played cannot be read again: {}",
            fault.reason
        );
    }
    place.write(&counted.ledgers, 0)?;
    Ok(played)
}

/// A bar over the bytes of all files.
fn progress_bar(files: &[PathBuf]) -> ProgressBar {
    let size = |path: &PathBuf| fs::metadata(path).map_or(0, |data| data.len());
    let bytes = files.iter().map(size).sum();
    progress::bar(bytes, "{bytes}/{total_bytes}, {bytes_per_sec}")
}

/// The table of decisions in the making: it appears only as a whole.
struct Csv {
    path: PathBuf,
    hidden: PathBuf,
    draft: BufWriter<fs::File>,
}

impl Csv {
    /// A file that is no such table is not written over.
    fn new(path: &Path) -> Result<Csv, Failure> {
        let header = table_of_decisions::header();
        if let Ok(text) = fs::read(path)
            && !text.is_empty()
            && !text.starts_with(header.as_bytes())
        {
            return Err(Failure::input(format!(
                "{} exists already and is no table of decisions; choose another name",
                path.display()
            )));
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let hidden = path.with_file_name(format!(".{name}.{}.draft", std::process::id()));
        let file = fs::File::create_new(&hidden)
            .with_context(|| format!("{} cannot be written", path.display()))?;
        let mut draft = BufWriter::new(file);
        draft.write_all(header.as_bytes())?;
        Ok(Csv {
            path: path.to_owned(),
            hidden,
            draft,
        })
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.draft.flush()?;
        fs::rename(&self.hidden, &self.path)?;
        Ok(())
    }
}

impl Drop for Csv {
    fn drop(&mut self) {
        // Nothing is left there once it is finished.
        let _ = fs::remove_file(&self.hidden);
    }
}

#[derive(Serialize)]
struct StatsReport<'a> {
    files: usize,
    games: u64,
    faults: &'a [FileFault],
    reports: &'a [Report],
}

#[derive(Clone, Debug, Serialize)]
struct FileFault {
    file: String,
    line: usize,
    rule: Option<&'static str>,
    reason: String,
}
