//! `snowdonia man`: a manual page for each command, made from its help.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, CommandFactory as _};

use crate::arguments::Arguments;
use crate::error::CommandError;

/// Write the manual pages into a folder.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia man ~/.local/share/man/man1")]
pub struct ManArguments {
    /// The folder; it is made if it is missing
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}

pub fn man(arguments: &ManArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let folder = &arguments.folder;
    let unusable = || format!("the folder {} cannot be used", folder.display());
    std::fs::create_dir_all(folder).with_context(unusable)?;
    clap_mangen::generate_to(Arguments::command(), folder).with_context(unusable)?;
    writeln!(
        out,
        "{}: man -l {}/snowdonia.1",
        folder.display(),
        folder.display()
    )?;
    Ok(())
}
