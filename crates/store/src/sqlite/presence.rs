//! Whether the open file is still the one that has its name. Somebody who removes or replaces a folder in use takes nothing
//! from a program that has it open: that would go on writing into a file nobody finds again.

use std::path::{Path, PathBuf};

use crate::error::{Result, StoreError};

/// A file in use with its log, as they are known by the system.
#[derive(Debug)]
pub struct NamedFile {
    path: PathBuf,
    log: PathBuf,
    known: Option<[Option<Identity>; 2]>,
}

type Identity = (u64, u64);

impl NamedFile {
    pub fn new(path: &Path) -> NamedFile {
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        NamedFile {
            path: path.to_owned(),
            log: log.into(),
            known: None,
        }
    }

    /// Whether both are those they were the first time. Asked after each transaction, when both are there; it costs two
    /// calls of the system.
    pub fn check(&mut self) -> Result<()> {
        let found = [&self.path, &self.log].map(|path| identity(path));
        if *self.known.get_or_insert(found) == found {
            return Ok(());
        }
        Err(StoreError::Unwritable(
            "the file was moved, removed or replaced while it was in use; nothing is stored until the program is started again"
                .to_owned(),
        ))
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let found = path.metadata().ok()?;
    Some((found.dev(), found.ino()))
}

/// Where a file in use cannot be removed.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}
