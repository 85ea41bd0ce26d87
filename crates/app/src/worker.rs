//! `snowdonia worker`: a program that only thinks for bots, for servers on the same games.

use std::io::Write;
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use clap::{Args, value_parser};
use server::App;
use store::StoreError;

use crate::error::CommandError;
use crate::place::PlaceArguments;
use crate::serve::{create_private, times, told_to_end};
use crate::serve_arguments::BOT_SECONDS;

/// Think for bots, for servers on the same games. Nobody can connect to a worker; any number of them may run.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia worker --data-dir /var/lib/snowdonia
  snowdonia worker --threads 2")]
pub struct WorkerArguments {
    #[command(flatten)]
    pub place: PlaceArguments,

    /// How many bots may think at the same time [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=256))]
    pub threads: Option<u32>,

    /// The longest a bot may think about one decision, in seconds
    #[arg(long, value_name = "N", default_value_t = BOT_SECONDS, value_parser = value_parser!(u32).range(1..=600))]
    pub bot_seconds: u32,
}

/// Thinks until interrupted.
pub fn worker(arguments: &WorkerArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let place = arguments.place.place()?;
    if let Some(folder) = place.folder() {
        let unusable = || format!("the folder {} cannot be used", folder.display());
        create_private(folder).with_context(unusable)?;
    }
    let refused = |error: StoreError| place.refused(&error);
    let store = place.open()?;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or_else(cores, |n| n as usize);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no threads to be had")?;
    let told = {
        let _inside = runtime.enter();
        // The signal may come as soon as the line is printed.
        told_to_end()?
    };
    let app = App::new(store, threads).map_err(refused)?;
    app.tell_others();
    app.set_longest_thought(Duration::from_secs(arguments.bot_seconds.into()));
    writeln!(
        out,
        "Snowdonia thinks for the games in {}. Ctrl-C ends.",
        place.kept_in()
    )?;
    out.flush()?;
    runtime.block_on(times(told, 1));
    // Others continue what has begun here.
    app.leave();
    Ok(())
}
