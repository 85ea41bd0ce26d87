//! Records from files, folders and standard input, in bounded memory.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use tabletop::Record;
use tabletop::record::{ReadError, ReadErrorKind, Reader};
use words::{Language, Text, read_error};

use crate::error::CommandError;
use crate::replay::check::ReplayError;

const PIECE: usize = 1 << 16;

/// Maximum depth of nested folders.
const MAX_DEPTH: usize = 32;

/// The name of a file in error messages.
pub fn shown(path: &Path) -> String {
    if is_standard_input(path) {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    }
}

fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The given files, and the records in the given folders, sorted by name.
pub fn files(given: &[PathBuf]) -> Result<Vec<PathBuf>, CommandError> {
    let mut files = Vec::new();
    for path in given {
        if !is_standard_input(path) && path.is_dir() {
            let before = files.len();
            search(path, MAX_DEPTH, &mut files)?;
            if files.len() == before {
                return Err(CommandError::input(format!(
                    "{}: the folder has no record (*.game)",
                    path.display()
                )));
            }
            files[before..].sort();
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn search(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), CommandError> {
    let unreadable = || format!("{}: the folder cannot be read", folder.display());
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let entry = entry.with_context(unreadable)?;
        let path = entry.path();
        // Links to folders are not followed, because there may be cycles.
        let kind = entry.file_type().with_context(unreadable)?;
        if kind.is_dir() {
            if depth > 0 {
                search(&path, depth - 1, files)?;
            }
        } else if path
            .extension()
            .is_some_and(|extension| extension == "game")
        {
            files.push(path);
        }
    }
    Ok(())
}

/// Reads a file; `take` gets every game, or its first error. A file without a game is an error, too.
pub fn read(path: &Path, take: impl FnMut(Result<Record, ReadError>)) -> io::Result<()> {
    read_watched(path, |_| (), take)
}

/// Reads a file; `seen` gets the number of bytes just read.
pub fn read_watched(
    path: &Path,
    mut seen: impl FnMut(usize),
    mut take: impl FnMut(Result<Record, ReadError>),
) -> io::Result<()> {
    let mut input: Box<dyn Read> = if is_standard_input(path) {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(path)?)
    };
    let mut reader = Reader::new();
    let mut piece = vec![0; PIECE];
    let mut games = 0;
    let mut count = |game| {
        games += 1;
        take(game);
    };
    loop {
        match input.read(&mut piece) {
            Ok(0) => break,
            Ok(bytes) => {
                reader.push(&piece[..bytes], &mut count);
                seen(bytes);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    reader.finish(&mut count);
    if games == 0 {
        take(Err(ReadError {
            line: 1,
            kind: ReadErrorKind::Nothing,
        }));
    }
    Ok(())
}

/// A record that was read, or why it was not.
#[derive(Debug)]
pub struct ReadRecord {
    /// The index of its file.
    pub file: usize,
    /// The number of the game among all files, from 1.
    pub number: u64,
    pub record: Result<Record, ReplayError>,
}

/// Reads all files and passes on their records; returns their number. `seen` gets the number of bytes just read.
pub fn read_all(
    files: &[PathBuf],
    text: &Text,
    mut seen: impl FnMut(usize),
    give: &mut dyn FnMut(ReadRecord) -> bool,
) -> u64 {
    let mut number = 0;
    for (file, path) in files.iter().enumerate() {
        let take = |game: Result<Record, ReadError>| {
            number += 1;
            give(ReadRecord {
                file,
                number,
                record: game.map_err(|error| ReplayError::unread(&error, text)),
            });
        };
        if let Err(error) = read_watched(path, &mut seen, take) {
            give(ReadRecord {
                file,
                number,
                record: Err(ReplayError::unreadable(&error)),
            });
        }
    }
    number
}

/// The only game of a file.
pub fn read_one(path: &Path) -> Result<Record, CommandError> {
    let mut games = Vec::new();
    // A second game is already an error, so no more need be kept.
    let keep = |game| {
        if games.len() < 2 {
            games.push(game);
        }
    };
    read(path, keep).with_context(|| format!("{} cannot be read", shown(path)))?;
    let several = games.len() > 1;
    match games.remove(0) {
        Err(error) => {
            let what = read_error(&error, &Text::new(Language::ENGLISH));
            Err(CommandError::input(format!("{}: {what}", shown(path))))
        }
        Ok(_) if several => Err(CommandError::input(format!(
            "{} has several games; exactly one is needed",
            shown(path)
        ))),
        Ok(record) => Ok(record),
    }
}
