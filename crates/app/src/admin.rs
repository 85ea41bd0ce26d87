//! `snowdonia admin`: administers a program that serves others, through its store, whether it is running or not.

use std::io::Write;

use server::make_host_key;
use store::Sqlite;

use crate::arguments::{AdminArguments, AdminCommand};
use crate::error::CommandError;
use crate::serve::{GAMES, base_address, folder, host_link, refusal};

/// Carries out the subcommand.
pub fn admin(arguments: &AdminArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let AdminCommand::HostLink(arguments) = &arguments.what;
    let folder = folder(arguments.data_dir.as_deref())?;
    let games = folder.join(GAMES);
    // Whoever mistypes the folder must not get a useless link.
    if !games.exists() {
        let folder = folder.display();
        return Err(CommandError::input(format!(
            "there are no games in {folder}; name the folder of the program with --data-dir"
        )));
    }
    let refused = |error| CommandError::input(refusal(&games, &error));
    let store = Sqlite::open(&games).map_err(refused)?;
    let key = make_host_key(&store).map_err(refused)?;
    writeln!(out, "{}", host_link(&base_address(&folder), &key))?;
    Ok(())
}
