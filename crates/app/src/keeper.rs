//! Where a simulation's records are kept: one file with all games, or a folder with one file a game. A file appears
//! under its name only when it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use anyhow::Context as _;

use crate::failure::Failure;

/// The fewest digits of a file name: names sort like the games they hold.
const DIGITS: usize = 6;

/// Keeps records.
#[derive(Debug)]
pub enum Keeper {
    /// All games in one file.
    File(Draft),
    /// A file for each game.
    Folder { folder: PathBuf, digits: usize },
}

impl Keeper {
    /// Makes ready; what exists already is refused unless it may be written over.
    pub fn new(path: &Path, games: u64, force: bool) -> Result<Keeper, Failure> {
        if path
            .extension()
            .is_some_and(|extension| extension == "game")
            && !path.is_dir()
        {
            if path.exists() && !force {
                return Err(exists(path));
            }
            return Ok(Keeper::File(Draft::new(path)?));
        }
        if path.is_file() {
            return Err(Failure::input(format!(
                "{} is a file, not a folder; a single file of records ends in .game",
                path.display()
            )));
        }
        let folder = path.to_owned();
        let unusable = || format!("the folder {} cannot be used", path.display());
        fs::create_dir_all(&folder).with_context(unusable)?;
        let digits = games.to_string().len().max(DIGITS);
        if !force {
            for entry in fs::read_dir(&folder).with_context(unusable)? {
                let found = entry.with_context(unusable)?.path();
                if found
                    .extension()
                    .is_some_and(|extension| extension == "game")
                {
                    return Err(exists(&found));
                }
            }
        }
        Ok(Keeper::Folder { folder, digits })
    }

    /// Keeps the record of a game; games count from 0, files from 1.
    pub fn keep(&mut self, index: u64, record: &str) -> io::Result<()> {
        match self {
            Keeper::File(draft) => draft.write(record),
            Keeper::Folder { folder, digits } => {
                let number = index + 1;
                let digits = *digits;
                write_whole(&folder.join(format!("{number:0digits$}.game")), record)
            }
        }
    }

    /// All games are there.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Keeper::File(draft) => draft.finish(),
            Keeper::Folder { .. } => Ok(()),
        }
    }
}

fn exists(path: &Path) -> Failure {
    Failure::input(format!(
        "{} exists already; choose another name, or --force to write over it",
        path.display()
    ))
}

/// Writes a file that appears only as a whole.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut draft = Draft::new(path)?;
    draft.write(text)?;
    draft.finish()
}

/// A file in the making, under another name in the same folder; dropped unfinished it disappears.
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    hidden: PathBuf,
    // None once it is finished.
    file: Option<BufWriter<File>>,
}

impl Draft {
    fn new(path: &Path) -> io::Result<Draft> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let hidden = path.with_file_name(format!(".{name}.{}.draft", process::id()));
        let file = File::create_new(&hidden).map_err(|error| {
            let what = format!("{} cannot be written: {error}", path.display());
            io::Error::new(error.kind(), what)
        })?;
        Ok(Draft {
            path: path.to_owned(),
            hidden,
            file: Some(BufWriter::new(file)),
        })
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        match &mut self.file {
            Some(file) => file.write_all(text.as_bytes()),
            None => Ok(()),
        }
    }

    fn finish(mut self) -> io::Result<()> {
        if let Some(mut file) = self.file.take() {
            if let Err(error) = file.flush() {
                self.file = Some(file);
                return Err(error);
            }
            drop(file);
            fs::rename(&self.hidden, &self.path)?;
        }
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            // The failure that led here is the one to tell.
            let _ = fs::remove_file(&self.hidden);
        }
    }
}
