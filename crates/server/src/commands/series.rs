//! The solo series.

use games::solo_series;
use tabletop::Setup;
use view::page::Participant;
use words::say;

use super::{bad_form, made};
use crate::app::{App, text};
use crate::new_table::{NewTable, at_one_screen};
use crate::pages::{WORD, games_alone, kind_of, named_kind, series_by_age};
use crate::request::{Form, Visitor};
use crate::response::{Answer, see};

/// A series begins as an address; it is stored with its first game.
pub fn begin_series(app: &App, Form(form): &Form) -> Answer {
    let edition: String = letters(form.text("edition"));
    if edition.is_empty() {
        return Err(bad_form());
    }
    let (_, wanted) = solo_series().ok_or_else(bad_form)?;
    let kind = match form.text("kind") {
        "" => wanted.kinds().into_iter().next(),
        kind => named_kind(kind, &wanted),
    };
    let kind = kind.ok_or_else(bad_form)?.id();
    let word: String = letters(&app.fresh_key());
    Ok(see(&format!("/solo?new={WORD}-{edition}-{word}-{kind}")))
}

/// Plays one game of a series.
pub fn play_series(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let words = text(visitor.language);
    let series = form.text("series");
    let train: usize = form.number("train").ok_or_else(bad_form)?;
    let known = series.starts_with(WORD) && series.len() < 100;
    let (game, wanted) = solo_series().filter(|_| known).ok_or_else(bad_form)?;
    let kind = kind_of(series, &wanted).ok_or_else(bad_form)?;
    let option = train.checked_sub(1).and_then(|at| wanted.options.get(at));
    let mut options: Vec<String> = option.into_iter().cloned().collect();
    options.extend(kind.variant.map(str::to_owned));
    options.sort();
    let number = number(app, series)?;
    let mut participants = vec![Participant::Person(String::new())];
    let seating = at_one_screen(&visitor.identity, &mut participants);
    let setup = Setup {
        scenario: kind.scenario,
        components: None,
        edition: Some(form.text("edition").to_owned()),
        // If there is no such option, the rules say what is wrong.
        options,
        seats: 1,
        version: game.offer().version,
    };
    let table = NewTable {
        name: say!(
            words,
            "solo-name",
            number = number,
            train = option.map_or(String::new(), |option| game.option_name(option, words))
        ),
        series: Some(series.to_owned()),
        seating,
        ..NewTable::new(game, setup, participants)
    };
    let id = table.make(app, form.text("key"), words)?;
    made(app, visitor, &id)
}

/// The number of a series, by age.
fn number(app: &App, series: &str) -> store::Result<usize> {
    let before = series_by_age(&games_alone(app)?);
    let place = before.iter().position(|id| id == series);
    Ok(place.unwrap_or(before.len()) + 1)
}

fn letters(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    letters.take(40).collect()
}
