//! `snowdonia play`: a whole game in the terminal, as plain lines.

mod command;
mod input;
mod notation;
mod players;
mod session;

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, IsTerminal as _, Write};
use std::sync::Arc;

use games::Playable;
use table::Table;
use tabletop::{Dealing, Match, Record, Seed};
use words::{Language, Text};

use crate::arguments::{Deals, PlayArguments};
use crate::error::CommandError;
use crate::external::tell_faults;
use crate::read_records::read_one;
use crate::replay::check::Checker;
use crate::setup::rules;
use input::Input;
use players::Players;
use session::Session;

pub fn play(
    arguments: &PlayArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let saved = arguments.load.as_deref().map(read_one).transpose()?;
    let game = match &saved {
        Some(record) => &record.header().game,
        None => &arguments.setup.game,
    };
    games::with_game!(game, R => play_game::<R>(arguments, saved.as_ref(), language, out))?
}

fn play_game<R: Playable>(
    arguments: &PlayArguments,
    saved: Option<&Record>,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let text = Text::new(language);
    let (game, players) = if let (Some(record), Some(path)) = (saved, &arguments.load) {
        let folder = arguments.setup.components.as_deref();
        let game = Checker::<R>::new(folder)?.open(record, path)?;
        (game, Players::of_record(record, arguments, &text)?)
    } else {
        let rules = rules::<R>(&arguments.setup)?;
        let players = Players::new(rules.seats(), arguments, &text)?;
        (Match::new(Arc::new(rules)), players)
    };
    lab::seating::check(&**game.rules(), players.bots().flatten())
        .map_err(|error| CommandError::input(error.to_string()))?;
    let programs = arguments.programs.programs();
    let stdin = io::stdin();
    // In a pipe the input is not on the screen; repeated, the output reads like a session.
    let echo = !stdin.is_terminal();
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let dealing = match arguments.deals {
        Deals::Seeded => Dealing::Seeded(Seed::from_number(seed)),
        Deals::Typed => Dealing::Typed,
    };
    let mut session = Session {
        table: Table::from_match(game, players.at_table(), dealing),
        players,
        bots: lab::SeatedPlayers::new(true, &programs),
        seed,
        text,
        input: Input::new(Box::new(stdin.lock()), echo),
        out,
        file: arguments.load.clone(),
        saved_steps: None,
        shown_steps: None,
    };
    session.play()?;
    tell_faults(&programs);
    Ok(())
}

/// A seed that differs every time; not a secret.
fn any_seed() -> u64 {
    // Short enough to be typed again.
    RandomState::new().hash_one("luck") % 1_000_000_000
}
