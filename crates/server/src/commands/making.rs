//! New games: from the form, from a position of another game, and rematches.

use ::table::Viewer;
use axum::http::StatusCode;
use games::game;
use games::names::game_name;
use store::{Holder, Seating};
use tabletop::{Seat, Setup, SetupError};
use view::page::{NewGameForm, Participant, USUAL_BOT};
use words::{Text, say};

use super::{Sent, bad_form, check_help, made, open_table};
use crate::app::{App, text};
use crate::clocks::TimeControl;
use crate::fields::Fields;
use crate::names::for_points;
use crate::new_table::{NewTable, NewTableError, at_one_screen, fitting_name};
use crate::pages::{fill_in, preselect, show};
use crate::request::{Form, GamePath, Visitor, Wants};
use crate::response::{Answer, Error};
use crate::table::Table;
use crate::table_page::rematch_key;

/// Begins a game from the form.
pub fn begin(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let mut filled = fill_in(app, form).ok_or_else(bad_form)?;
    if !is_complete(form, &filled) {
        return Err(bad_form());
    }
    if form.text("quick") == "yes" {
        preselect(app, visitor, form, &mut filled)?;
    }
    let words = text(visitor.language);
    if let Some(reason) = changed(form, &filled, words)? {
        return refused(visitor, &filled, reason);
    }
    if filled.open.is_some_and(|open| !open.is_empty()) {
        if let Some(person) = visitor.identity.person() {
            app.see_zone(person, form.text("zone"))?;
        }
        return open_table(app, visitor, filled);
    }
    let mut table = NewTable::from_form(&filled).ok_or_else(bad_form)?;
    // Time controls are for people at different screens.
    table.time = None;
    table.seating = at_one_screen(&visitor.identity, &mut table.participants);
    match table.make(app, &filled.key, words) {
        Ok(id) => made(app, visitor, &id),
        Err(NewTableError::Refused(reason)) => refused(visitor, &filled, reason),
        Err(not_made) => Err(not_made.into()),
    }
}

/// Shows a form again, with what was wrong with it.
fn refused(visitor: &Visitor, filled: &NewGameForm, reason: String) -> Answer {
    if visitor.wants == Wants::Page {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return Ok(show(visitor, status, filled, Some(&reason)));
    }
    Err(NewTableError::Refused(reason).into())
}

/// Why a form would not be played as filled in. While it is being filled in, a scenario of another game or too many
/// players are corrected silently, but nobody begins a game other than the one asked for.
fn changed(form: &Fields, filled: &NewGameForm, words: &Text) -> Result<Option<String>, Error> {
    let game = game(&filled.game).ok_or_else(bad_form)?;
    let scenarios = game.offer().scenarios;
    let error = match form.get("scenario") {
        Some(given) if given != filled.scenario => SetupError::Scenario {
            given: given.to_owned(),
            known: scenarios.into_iter().map(|one| one.id).collect(),
        },
        _ if form.get("players").is_none() => return Ok(None),
        _ => {
            let given: u8 = form.number("players").ok_or_else(bad_form)?;
            let mut scenarios = scenarios.into_iter();
            let scenario = scenarios.find(|one| one.id == filled.scenario);
            let scenario = scenario.ok_or_else(bad_form)?;
            if (scenario.least..=scenario.most).contains(&given) {
                return Ok(None);
            }
            SetupError::Seats {
                given,
                least: scenario.least,
                most: scenario.most,
            }
        }
    };
    Ok(Some(game.setup_error(&error, words)))
}

/// Whether a form names the game and who sits in every seat. The button of the start page asks for the defaults.
fn is_complete(form: &Fields, filled: &NewGameForm) -> bool {
    let seated = |number: usize| form.get(&format!("kind-{number}")).is_some();
    let whole = form.get("game").is_some() && (1..=filled.participants.len()).all(seated);
    whole || form.text("quick") == "yes"
}

impl NewTable {
    /// What a form asks for; `None` if there is no such game.
    pub fn from_form(form: &NewGameForm) -> Option<NewTable> {
        let game = game(&form.game)?;
        let setup = Setup {
            scenario: form.scenario.clone(),
            components: None,
            edition: form.edition.clone(),
            options: form.options.clone(),
            seats: form.participants.len() as u8,
            version: game.offer().version,
        };
        Some(NewTable {
            typed: form.typed,
            name: form.name.clone(),
            tour: form.tour,
            help: form.help,
            time: TimeControl::of_form(form),
            ..NewTable::new(game, setup, seated(form))
        })
    }
}

/// Who sits where, with bots as they play here.
pub fn seated(form: &NewGameForm) -> Vec<Participant> {
    if form.for_points {
        for_points(&form.participants)
    } else {
        form.participants.clone()
    }
}

/// Continues from a position of another game.
pub fn fork(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    check_help(app, visitor, id)?;
    let words = text(visitor.language);
    let step: usize = form.number("step").ok_or_else(bad_form)?;
    let table = app.with_table(id, |table| {
        let live = table.live();
        if step > live.len() {
            return None;
        }
        // The name of a game may contain the names of its players.
        let name = if table.is_shared() {
            game_name(&table.game.about.game)
        } else {
            table.game.about.name.to_string()
        };
        let name = say!(words, "fork-name", game = name, step = step);
        let seated = without_others(table, visitor.viewer);
        Some(NewTable {
            typed: live.history().is_typed(),
            name: fitting_name(&name),
            ..NewTable::after(table, step, participants(form, &seated))?
        })
    })?;
    let mut table = table.ok_or_else(bad_form)?;
    table.seating = at_one_screen(&visitor.identity, &mut table.participants);
    let id = table.make(app, form.text("key"), words)?;
    made(app, visitor, &id)
}

/// Who sat at a table, without the names of others: whoever makes a copy decides alone.
fn without_others(table: &Table, viewer: Viewer) -> Vec<Participant> {
    let seats = Seat::all(table.history().seated().len() as u8);
    let participant = |(seat, participant): (Seat, &Participant)| match participant {
        Participant::Person(_) if table.is_shared() && !viewer.holds(seat) => {
            Participant::Person(String::new())
        }
        participant => participant.clone(),
    };
    seats
        .zip(table.history().seated())
        .map(participant)
        .collect()
}

/// Who sits where from now on; by default as before.
fn participants(form: &Fields, before: &[Participant]) -> Vec<Participant> {
    let participant = |(index, before): (usize, &Participant)| {
        let number = index + 1;
        let name = form.text(&format!("name-{number}")).trim();
        match form.get(&format!("kind-{number}")) {
            Some("person") => Participant::Person(name.to_owned()),
            Some(bot) => Participant::Bot(bot.to_owned()),
            None => before.clone(),
        }
    };
    before.iter().enumerate().map(participant).collect()
}

/// The same set-up again; after a tie the second game, if the rules have one.
pub fn rematch(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let creator = visitor.identity.person().cloned();
    let table = app.with_table(id, |table| {
        let live = table.live();
        if table.is_plan() {
            return None;
        }
        let tie = live.after_tie();
        let (setup, first) = tie.unwrap_or_else(|| (live.setup().clone(), Vec::new()));
        let about = &table.game.about;
        let series = about.series.clone();
        Some(NewTable {
            typed: live.history().is_typed(),
            name: about.name.to_string(),
            series: Some(series.unwrap_or_else(|| id.to_string())),
            first,
            help: live.history().has_help(),
            time: live.history().time().and_then(TimeControl::read),
            seating: Seating {
                creator: creator.or_else(|| table.seating.creator.clone()),
                ..table.seating.clone()
            },
            ..NewTable::new(game(&about.game)?, setup, live.history().seated().to_vec())
        })
    })?;
    let mut table = table.ok_or_else(bad_form)?;
    // People who were deleted or blocked do not come; bots play for them.
    let gone = app.seats_of_the_gone(&table.seating)?;
    for seat in gone.iter() {
        table.participants[seat.index()] = Participant::Bot(USUAL_BOT.to_owned());
    }
    // Whichever of several people begins it, they all get the same game.
    let shared = table.seating.holders.len() > 1;
    let key = if shared {
        rematch_key(id).as_str().to_owned()
    } else {
        form.text("key").to_owned()
    };
    let is_there = |held: &Holder| held.seats.iter().all(|seat| !gone.contains(seat));
    table.seating.holders.retain(is_there);
    let id = table.make(app, &key, text(visitor.language))?;
    made(app, visitor, &id)
}
