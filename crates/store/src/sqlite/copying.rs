//! Copies of whole files: backups during use, copies before migrations, and restoring.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use crate::error::{Result, StoreError};

use super::opening;

/// Pages copied at a time; progress is reported in between.
const PAGES: i32 = 1_000;

/// Called with the pages copied so far and their total.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64);

/// Copies a store file to a new file, as of one moment. Others may go on reading and writing. The copy is a single
/// file without a log, and checked.
pub fn back_up(from: &Path, to: &Path, progress: Progress<'_>) -> Result<()> {
    if !from.exists() {
        return Err(StoreError::Unwritable("there is no such file".to_owned()));
    }
    opening::look(from)?;
    copy_of_one_moment(&opening::readable(from)?, to, progress)
}

/// Copies a backup to where a store is expected and there is none.
pub fn restore(from: &Path, to: &Path, progress: Progress<'_>) -> Result<()> {
    let occupied = ["", "-wal", "-shm"].map(|end| with_end(to, end));
    if occupied.iter().any(|path| path.exists()) {
        return Err(StoreError::NotEmpty);
    }
    opening::look(from)?;
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|error| unusable(&error))?;
    }
    // If the medium is read-only, nobody else writes either.
    let source = opening::readable(from)
        .or_else(|_| Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY))?;
    find_damage(&source)?;
    copy_of_one_moment(&source, to, progress)
}

/// Keeps a copy of a file beside it, before a migration to this version.
pub fn copy_before(path: &Path, version: u32) -> Result<()> {
    // There may be one of an unfinished migration, or of a file that was restored.
    let numbers = 1..=99;
    let mut names = numbers.map(|number| before_version(path, version, number));
    let free = names.find(|copy| !copy.exists());
    let copy = free.ok_or_else(|| {
        StoreError::Unwritable("there are too many copies of earlier versions".to_owned())
    })?;
    back_up(path, &copy, &mut |_, _| {})
}

/// Such as `games.before-version-9.sqlite`.
fn before_version(path: &Path, version: u32, number: u32) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!(".before-version-{version}"));
    if number > 1 {
        name.push(format!("-{number}"));
    }
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

fn copy_of_one_moment(source: &Connection, to: &Path, progress: Progress<'_>) -> Result<()> {
    // All steps then copy the same moment, whatever others write meanwhile.
    source.execute_batch("BEGIN")?;
    source.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    let partial = Partial::begin(to)?;
    copy_pages(source, &partial.path, progress)?;
    partial.keep()
}

fn copy_pages(source: &Connection, to: &Path, progress: Progress<'_>) -> Result<()> {
    let mut copy = Connection::open(to)?;
    {
        let backup = Backup::new(source, &mut copy)?;
        loop {
            let step = backup.step(PAGES)?;
            let pages = backup.progress();
            let total = u64::try_from(pages.pagecount).unwrap_or(0);
            let left = u64::try_from(pages.remaining).unwrap_or(0);
            progress(total.saturating_sub(left), total);
            match step {
                StepResult::Done => break,
                StepResult::More => {}
                // Nobody else holds a lock on either file, so there is nothing to wait for.
                _ => return Err(StoreError::Busy),
            }
        }
    }
    // The copy claims to have a log, as its source has one.
    copy.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    find_damage(&copy)?;
    copy.close().map_err(|(_, error)| StoreError::from(error))
}

fn find_damage(connection: &Connection) -> Result<()> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" {
        Ok(())
    } else {
        Err(StoreError::Damaged(found))
    }
}

/// A file under a temporary name until it is complete; removed if it never is.
struct Partial {
    path: PathBuf,
    to: PathBuf,
}

impl Partial {
    fn begin(to: &Path) -> Result<Partial> {
        if to.exists() {
            return Err(StoreError::NotEmpty);
        }
        let path = with_end(to, ".partial");
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::Unwritable(format!(
                "{} is there already: another copy is being made, or was not finished; remove it in that case",
                path.display()
            )),
            _ => unusable(&error),
        })?;
        let to = to.to_owned();
        Ok(Partial { path, to })
    }

    /// Gives the file its name, once it is on disk. Nothing is overwritten: if two finish at once, one is refused.
    fn keep(self) -> Result<()> {
        let kept = File::open(&self.path)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::hard_link(&self.path, &self.to).or_else(|error| self.rename(&error)))
            .and_then(|()| sync_folder(&self.to));
        kept.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::NotEmpty,
            _ => unusable(&error),
        })
    }

    /// For file systems on which a file cannot have two names.
    fn rename(&self, error: &io::Error) -> io::Result<()> {
        if error.kind() == io::ErrorKind::AlreadyExists || self.to.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        fs::rename(&self.path, &self.to)
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // The temporary file and the journal SQLite may have put beside it.
        for end in ["", "-journal"] {
            let _ = fs::remove_file(with_end(&self.path, end));
        }
    }
}

/// A new name is durable only once its folder is on disk, too.
fn sync_folder(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn unusable(error: &io::Error) -> StoreError {
    opening::unwritable(error)
}
