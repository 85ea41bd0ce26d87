//! The solo series.

use games::{DEFAULT_GAME, game};
use store::{Query, Sort};
use tabletop::Setup;
use view::page::{Phrases, Sitter, train_name};

use super::{bad_form, made};
use crate::app::{App, text};
use crate::new_table::NewTable;
use crate::pages::{WORD, solo_scenario};
use crate::request::{Form, Visitor};
use crate::response::{Answer, see};

/// A series begins with its address; it is stored with its first game.
pub fn begin_series(app: &App, Form(form): &Form) -> Answer {
    let edition: String = letters(form.text("edition"));
    if edition.is_empty() {
        return Err(bad_form());
    }
    let word: String = letters(&app.fresh_key());
    Ok(see(&format!("/solo?new={WORD}-{edition}-{word}")))
}

/// Plays one train of a series.
pub fn play_series(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let words = text(visitor.language);
    let series = form.text("series");
    let train: u8 = form.number("train").ok_or_else(bad_form)?;
    let known = series.starts_with(WORD) && series.len() < 100;
    let game = game(DEFAULT_GAME).filter(|_| known);
    let game = game.ok_or_else(bad_form)?;
    let offer = game.offer().offer;
    let number = number(app, series)?;
    let table = NewTable {
        game: game.name(),
        setup: Setup {
            scenario: solo_scenario().unwrap_or_default(),
            components: None,
            edition: Some(form.text("edition").to_owned()),
            options: vec![format!("train-{train}")],
            seats: 1,
            version: offer.version,
        },
        sitters: vec![Sitter::Person(String::new())],
        typed: false,
        name: Phrases(words).solo_game(number, &train_name(train, words)),
        series: Some(series.to_owned()),
        parent: None,
        first: Vec::new(),
        tour: false,
    };
    let id = table.make(app, form.text("key"), words)?;
    made(app, visitor, &id)
}

/// The number of a series, by age.
fn number(app: &App, series: &str) -> store::Result<usize> {
    let mut before: Vec<String> = Vec::new();
    let games = app.store.list(&Query {
        alone: true,
        sort: Sort::Created,
        direction: store::Direction::Ascending,
        limit: 100_000,
        ..Query::default()
    })?;
    for id in games.games.into_iter().filter_map(|game| game.series) {
        if id.starts_with(WORD) && !before.contains(&id) {
            before.push(id);
        }
    }
    let place = before.iter().position(|id| id == series);
    Ok(place.unwrap_or(before.len()) + 1)
}

fn letters(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    letters.take(40).collect()
}
