//! The program `snowdonia`: play, simulate and check games of the family.

// Means and rates are shown with a few digits.
#![allow(clippy::cast_precision_loss)]

mod admin;
mod analyse;
mod arguments;
mod bot;
mod cards;
mod components;
mod data;
mod error;
mod external;
mod gauntlet;
mod language;
mod man;
mod merge;
mod output;
mod place;
mod play;
mod progress;
mod read_records;
mod record_file;
mod replay;
mod seat_names;
mod serve;
mod serve_arguments;
mod setup;
mod signature;
mod simulate;
mod stats;
mod train;
mod walk;
mod worker;

use std::io::{self, BufWriter, Write};
use std::panic;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};
use games::with_game;

use crate::arguments::{Arguments, Command};
use crate::error::{BAD_INPUT, BUG, CommandError};
use crate::language::{find_languages, language};

fn main() -> ExitCode {
    if let Err(failure) = find_languages() {
        let _ = writeln!(io::stderr(), "error: {failure}");
        return ExitCode::from(BAD_INPUT);
    }
    let arguments = Arguments::parse();
    panic::set_hook(Box::new(|bug| {
        // Standard error may be closed; then there is nobody left to tell.
        let _ = writeln!(
            io::stderr(),
            "this is a bug in snowdonia, please report it: {bug}"
        );
    }));
    match panic::catch_unwind(|| run(arguments)) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failure)) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Ok(Err(CommandError::Told)) => ExitCode::from(BAD_INPUT),
        Ok(Err(failure)) => {
            let _ = writeln!(io::stderr(), "error: {failure}");
            ExitCode::from(BAD_INPUT)
        }
        Err(_) => ExitCode::from(BUG),
    }
}

fn run(arguments: Arguments) -> Result<(), CommandError> {
    let lang = language(arguments.lang);
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match arguments.command {
        None => serve::serve(&arguments.serve, &mut out),
        Some(_) if arguments.serve.is_given() => Err(CommandError::input(
            "--port, --data-dir, --no-open, --lan and the like belong to the table in the browser: put them after \
             `serve`, or leave the command out",
        )),
        Some(Command::Serve(arguments)) => serve::serve(&arguments, &mut out),
        Some(Command::Worker(arguments)) => worker::worker(&arguments, &mut out),
        Some(Command::Admin(arguments)) => admin::admin(&arguments, &mut out),
        Some(Command::Data(arguments)) => data::data(&arguments, &mut out),
        Some(Command::Play(arguments)) => play::play(&arguments, lang, &mut out),
        Some(Command::Simulate(arguments)) => {
            with_game!(&arguments.setup.game, R => simulate::simulate::<R>(&arguments, lang, &mut out))?
        }
        Some(Command::Gauntlet(arguments)) => {
            with_game!(&arguments.setup.game, R => gauntlet::gauntlet::<R>(&arguments, lang, &mut out))?
        }
        Some(Command::Train(arguments)) => {
            with_game!(&arguments.game, R => train::train::<R>(&arguments, &mut out))?
        }
        Some(Command::Compare(arguments)) => {
            with_game!(&arguments.setup.game, R => train::compare::<R>(&arguments, &mut out))?
        }
        Some(Command::Merge(arguments)) => merge::merge_files(&arguments, lang, &mut out),
        Some(Command::Bot(arguments)) => bot::bot(&arguments, &mut out),
        Some(Command::Stats(arguments)) => stats::stats(&arguments, lang, &mut out),
        Some(Command::Analyse(arguments)) => analyse::analyse(&arguments, lang, &mut out),
        Some(Command::Replay(arguments)) => replay::replay(&arguments, lang, &mut out),
        Some(Command::Cards(arguments)) => {
            with_game!(&arguments.game, R => cards::cards::<R>(&arguments, &mut out))?
        }
        Some(Command::Walk(arguments)) => walk::walk(&arguments, &mut out),
        Some(Command::Signature(arguments)) => {
            with_game!(&arguments.setup.game, R => signature::signature::<R>(&arguments, &mut out))?
        }
        Some(Command::Man(arguments)) => man::man(&arguments, &mut out),
        Some(Command::Completions(arguments)) => {
            let mut command = Arguments::command();
            // The generator panics when its output is closed, so it writes into memory first.
            let mut script = Vec::new();
            clap_complete::generate(arguments.shell, &mut command, "snowdonia", &mut script);
            out.write_all(&script).map_err(CommandError::from)
        }
    };
    // Output printed before a failure also belongs to the reader.
    let flushed = out.flush().map_err(CommandError::from);
    done.and(flushed)
}
