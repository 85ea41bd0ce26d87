//! `snowdonia data`: moves, checks, backs up and restores all data.

mod check;
mod export_file;
mod moving;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use store::StoreError;
use store::sqlite::{back_up, restore};

use crate::error::CommandError;
use crate::place::PlaceArguments;
use crate::progress;

/// Move, check, back up and restore all data: games, people, accounts, messages and settings.
#[derive(Args, Clone, Debug)]
pub struct DataArguments {
    #[command(subcommand)]
    pub what: DataCommand,
}

/// The subcommand.
#[derive(Subcommand, Clone, Debug)]
pub enum DataCommand {
    Export(ExportArguments),
    Import(ImportArguments),
    Check(CheckArguments),
    Backup(BackupArguments),
    Restore(RestoreArguments),
}

/// Export all data to a file that can be imported into any store.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
The program may keep running: the file shows one moment. It contains the seeds of running games,
email addresses, and hashes of passwords and sessions, so only its owner can read it.

Examples:
  snowdonia data export everything.snowdonia
  snowdonia data export --data-dir /var/lib/snowdonia - | ssh other-host 'snowdonia data import -'")]
pub struct ExportArguments {
    /// The file to write, which must not exist yet; - for standard output
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// Import exported data into an empty store.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
The file is imported completely or not at all, and only where there is no data yet.

Examples:
  snowdonia data import everything.snowdonia --data-dir new-folder/")]
pub struct ImportArguments {
    /// A file written by `data export`; - for standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// Replay every game by the rules and report faults.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Exits with code 2 if there are faults. The program may keep running.

Examples:
  snowdonia data check
  snowdonia data check --data-dir /var/lib/snowdonia --json")]
pub struct CheckArguments {
    #[command(flatten)]
    pub place: PlaceArguments,

    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

/// Copy the file of games, even while the program runs.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
The copy shows one moment, is complete in a single file, and is checked. Copying games.sqlite by
other means would leave out what is still in its log.

Examples:
  snowdonia data backup /backups/snowdonia-$(date +%F).sqlite")]
pub struct BackupArguments {
    /// The file to write, which must not exist yet
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// Restore a backup to a folder without games.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia data restore /backups/snowdonia-2026-11-01.sqlite
  snowdonia data restore copy.sqlite --data-dir restored/")]
pub struct RestoreArguments {
    /// A file written by `data backup`
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    #[command(flatten)]
    pub place: PlaceArguments,
}

pub fn data(arguments: &DataArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    match &arguments.what {
        DataCommand::Export(arguments) => moving::export(arguments, out),
        DataCommand::Import(arguments) => moving::import(arguments, out),
        DataCommand::Check(arguments) => check::check(arguments, out),
        DataCommand::Backup(arguments) => backup(arguments, out),
        DataCommand::Restore(arguments) => put_back(arguments, out),
    }
}

fn backup(arguments: &BackupArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let place = arguments.place.place()?;
    place.check_existing()?;
    let games = place.file()?;
    let bar = progress::bar(0, "{percent} %");
    let done = back_up(&games, &arguments.file, &mut |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    done.map_err(|error| not_copied(&games, &arguments.file, &error))?;
    let size = std::fs::metadata(&arguments.file)?.len();
    writeln!(
        out,
        "{}: {} KB, checked",
        arguments.file.display(),
        size.div_ceil(1024)
    )?;
    Ok(())
}

fn put_back(arguments: &RestoreArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let games = arguments.place.place()?.file()?;
    if export_file::is_export(&arguments.file) {
        return Err(CommandError::input(format!(
            "{} was written by `data export`; use `snowdonia data import` for it",
            arguments.file.display()
        )));
    }
    let bar = progress::bar(0, "{percent} %");
    let done = restore(&arguments.file, &games, &mut |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    done.map_err(|error| match error {
        StoreError::NotEmpty => CommandError::input(format!(
            "{}: there is data already, and nothing is overwritten; move it away, or use another --data-dir",
            games.display()
        )),
        error => not_copied(&arguments.file, &games, &error),
    })?;
    writeln!(
        out,
        "{} is restored; `snowdonia data check` replays every game",
        games.display()
    )?;
    Ok(())
}

fn not_copied(from: &Path, to: &Path, error: &StoreError) -> CommandError {
    let (from, to) = (from.display(), to.display());
    match error {
        StoreError::Newer { .. } | StoreError::Foreign | StoreError::Damaged(_) => {
            CommandError::input(format!("{from}: {error}"))
        }
        _ => CommandError::input(format!("{from} cannot be copied to {to}: {error}")),
    }
}

/// Whether `-` was given for standard input or output.
fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Creates a new file that only its owner can read.
fn create_private(path: &Path) -> io::Result<std::fs::File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
