//! `snowdonia admin`: administers a program that serves others, through its store, whether it is running or not.

use std::io::Write;

use server::make_host_key;

use crate::arguments::{AdminArguments, AdminCommand};
use crate::error::CommandError;
use crate::serve::{base_address, host_link};

/// Carries out the subcommand.
pub fn admin(arguments: &AdminArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let AdminCommand::HostLink(arguments) = &arguments.what;
    let place = arguments.place.place()?;
    // Whoever mistypes the folder must not get a useless link.
    let store = place.open_existing()?;
    let key = make_host_key(&*store).map_err(|error| place.refused(&error))?;
    let folder = arguments.place.folder()?;
    writeln!(out, "{}", host_link(&base_address(&folder), &key))?;
    Ok(())
}
