//! Where the records of a simulation go: one file with all games, or a folder with one file each. Files only appear
//! under their names once they are complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use anyhow::Context as _;

use crate::error::CommandError;

/// Minimum number of digits of a file name, so that names sort like the games.
const DIGITS: usize = 6;

#[derive(Debug)]
pub enum RecordFile {
    /// All games in one file.
    File(Draft),
    /// A file for each game.
    Folder { folder: PathBuf, digits: usize },
}

impl RecordFile {
    /// Prepares the file or folder; existing records are refused unless they may be overwritten.
    pub fn new(path: &Path, games: u64, force: bool) -> Result<RecordFile, CommandError> {
        if path
            .extension()
            .is_some_and(|extension| extension == "game")
            && !path.is_dir()
        {
            if path.exists() && !force {
                return Err(exists(path));
            }
            let draft = Draft::new(path);
            return Ok(RecordFile::File(draft.with_context(|| unwritable(path))?));
        }
        if path.is_file() {
            return Err(CommandError::input(format!(
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
        Ok(RecordFile::Folder { folder, digits })
    }

    /// Writes the record of a game; games count from 0, files from 1.
    pub fn keep(&mut self, index: u64, record: &str) -> io::Result<()> {
        match self {
            RecordFile::File(draft) => draft.write(record),
            RecordFile::Folder { folder, digits } => {
                let number = index + 1;
                let digits = *digits;
                let path = folder.join(format!("{number:0digits$}.game"));
                let placed = Draft::new(&path).and_then(|mut draft| {
                    draft.write(record)?;
                    // Many small files: the same seed makes them again, so there is no need to wait for the disk.
                    draft.place()
                });
                placed.map_err(|error| {
                    let what = format!("{}: {error}", unwritable(&path));
                    io::Error::new(error.kind(), what)
                })
            }
        }
    }

    /// All games are written.
    pub fn finish(self) -> io::Result<()> {
        match self {
            RecordFile::File(draft) => draft.finish(),
            RecordFile::Folder { .. } => Ok(()),
        }
    }
}

fn exists(path: &Path) -> CommandError {
    CommandError::input(format!(
        "{} exists already; choose another name, or --force to write over it",
        path.display()
    ))
}

/// The error for a file that cannot be written; the system's reason follows.
pub fn unwritable(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}

/// Writes a file that only appears as a whole, even if the program is interrupted or the power fails.
pub fn write_whole(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let mut draft = Draft::new(path)?;
    draft.write(content)?;
    draft.finish()
}

/// Makes sure that new names in a folder survive a power failure.
fn sync_folder(folder: Option<&Path>) -> io::Result<()> {
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // Elsewhere folders cannot be opened, and names are kept by other means.
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Checks that a file can be written there before hours are spent on its contents. Leaves nothing behind.
pub fn try_place(path: &Path) -> Result<(), CommandError> {
    if path.is_dir() || path.file_name().is_none() {
        return Err(CommandError::input(format!(
            "{} is a folder; name a file",
            path.display()
        )));
    }
    let draft = Draft::new(path);
    draft.with_context(|| unwritable(path))?;
    Ok(())
}

/// A file being written, under another name in the same folder. It disappears if it is dropped unfinished.
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    hidden: PathBuf,
    // None once it is finished.
    file: Option<BufWriter<File>>,
}

impl Draft {
    pub fn new(path: &Path) -> io::Result<Draft> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let hidden = path.with_file_name(format!(".{name}.{}.draft", process::id()));
        // An existing one was left by a killed process with the same id, which is common in containers.
        let file = File::create(&hidden)?;
        Ok(Draft {
            path: path.to_owned(),
            hidden,
            file: Some(BufWriter::new(file)),
        })
    }

    pub fn write(&mut self, content: impl AsRef<[u8]>) -> io::Result<()> {
        match &mut self.file {
            Some(file) => file.write_all(content.as_ref()),
            None => Ok(()),
        }
    }

    /// Puts the file in place, where it stays whatever happens.
    pub fn finish(mut self) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            file.flush()?;
            file.get_ref().sync_all()?;
        }
        let folder = self.path.parent().map(Path::to_owned);
        self.place()?;
        sync_folder(folder.as_deref())
    }

    /// Puts the file in place.
    fn place(mut self) -> io::Result<()> {
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
            // The error that led here is the one to report.
            let _ = fs::remove_file(&self.hidden);
        }
    }
}
