//! Names for code that knows a game only by its id. Whatever is unknown here, because it comes from elsewhere, is
//! called by its id.

use view::page::{Participant, shown_names};
use words::Text;

use crate::{Game, game};

pub fn game_name(id: &str) -> String {
    game(id).map_or(id, |game| game.title()).to_owned()
}

/// The name of a scenario of a game.
pub fn scenario_name(game: &str, id: &str, text: &Text) -> String {
    found(game, id, |game| game.scenario_name(id, text))
}

/// The name of an edition of a game.
pub fn edition_name(game: &str, id: &str, text: &Text) -> String {
    found(game, id, |game| game.edition_name(id, text))
}

/// What an option of a game changes.
pub fn option_name(game: &str, id: &str, text: &Text) -> String {
    found(game, id, |game| game.option_name(id, text))
}

/// What people call the seats of a game.
pub fn seat_names(game: &str, participants: &[Participant], text: &Text) -> Vec<String> {
    let bot_name = |bot: &str| found(game, bot, |game| game.bot_name(bot, text));
    shown_names(participants, bot_name, text)
}

fn found(name: &str, id: &str, named: impl FnOnce(&dyn Game) -> String) -> String {
    game(name).map_or_else(|| id.to_owned(), named)
}
