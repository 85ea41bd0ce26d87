//! The files of a training: the net, a log beside it, and the checkpoint from which training resumes.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::error::CommandError;
use crate::record_file::{try_place, unwritable, write_whole};

/// The paths of the files.
#[derive(Debug)]
pub struct Files {
    pub net: PathBuf,
    pub checkpoint: PathBuf,
    log: PathBuf,
}

impl Files {
    /// The files of a net, if they can be written.
    pub fn beside(net: &Path) -> Result<Files, CommandError> {
        let files = Files {
            net: net.to_owned(),
            log: net.with_extension("log"),
            checkpoint: net.with_extension("checkpoint"),
        };
        if files.net == files.log || files.net == files.checkpoint {
            return Err(CommandError::input(format!(
                "{} would be overwritten by the log or the checkpoint; give the net another name, such as {}",
                net.display(),
                net.with_extension("net").display()
            )));
        }
        try_place(&files.net)?;
        try_place(&files.checkpoint)?;
        Ok(files)
    }

    /// Saves the training. The checkpoint comes first: a net without one was not made here.
    pub fn save(&self, checkpoint: &[u8], net: &[u8]) -> Result<(), CommandError> {
        for (path, bytes) in [(&self.checkpoint, checkpoint), (&self.net, net)] {
            write_whole(path, bytes).with_context(|| unwritable(path))?;
        }
        Ok(())
    }

    /// Opens the log for appending.
    pub fn log(&self) -> Result<Log, CommandError> {
        let path = &self.log;
        let file = fs::OpenOptions::new().create(true).append(true).open(path);
        let file = file.with_context(|| unwritable(path))?;
        let path = path.clone();
        Ok(Log { path, file })
    }
}

/// The log, on screen and in its file.
#[derive(Debug)]
pub struct Log {
    pub path: PathBuf,
    file: fs::File,
}

impl Log {
    pub fn line(&mut self, line: &str) -> Result<(), CommandError> {
        // Standard error may be closed; the file still gets the line.
        let _ = writeln!(io::stderr(), "{line}");
        writeln!(self.file, "{line}").with_context(|| unwritable(&self.path))?;
        Ok(())
    }
}

/// The bytes of a net or a checkpoint.
pub fn read(path: &Path) -> Result<Vec<u8>, CommandError> {
    let bytes = fs::read(path);
    Ok(bytes.with_context(|| format!("{} cannot be read", path.display()))?)
}
