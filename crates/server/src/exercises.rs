//! Exercises: the costliest decisions of one's own games, tried again. They are made from the analysis of a game, which
//! is always the same, so nothing of them is stored.

use std::sync::PoisonError;

use ::table::Viewer;
use axum::http::StatusCode;
use games::RunningAnalysis;
use games::names::game_name;
use store::{Direction, Query, Sort, Status, StoredGame};
use tabletop::{Participant, Seat, SeatSet};
use view::page::{
    ExerciseGame, ExercisePage, Icon, Tried, exercises_page, game_exercises_page, time_ago,
};
use words::{Text, say};

use crate::app::{App, text};
use crate::names::isolated;
use crate::request::{GamePath, Query as Asked, Step, Visitor, no_step};
use crate::response::{Answer, Error, framed, page, refuse, see};
use crate::table::Table;
use crate::table_page::{blank, framed_table};

/// The most games that the list of one's own names.
const LISTED: usize = 20;
/// How many of one's newest games are looked through for those that are over.
const LOOKED_THROUGH: u64 = 100;

/// The people's seats that a viewer holds.
pub fn own_seats(table: &Table, viewer: Viewer) -> Vec<Seat> {
    let seated = table.history().seated();
    let seats = Seat::all(seated.len() as u8);
    let own = seats.filter(|seat| viewer.holds(*seat) && !seated[seat.index()].is_bot());
    own.collect()
}

/// The exercises of a game, or how far the bot is that looks for them.
pub fn of_game(app: &App, (visitor, GamePath(id)): &(Visitor, GamePath)) -> Answer {
    let words = text(visitor.language);
    let event = app.newest_event(id)?.0;
    app.with_table(id, |table| {
        let name = table.game.about.name.to_string();
        let title = say!(words, "exercises-of", game = name.as_str());
        if !table.live().is_over() {
            let main = maud::html! {
                h1 { (title) }
                p.sheet { (say!(words, "exercises-later")) }
                p { a.button href={ "/games/" (id) } { (say!(words, "log-to-table")) } }
            };
            return Ok(framed(visitor, StatusCode::OK, &title, main));
        }
        may_have_help(table, words)?;
        table.look();
        app.begin_analysis(table);
        let names = table.names(words);
        let seats = own_seats(table, visitor.viewer);
        let found = with_analysis(table, |analysis| {
            let shown = analysis.shown(&names, words);
            let progress = (shown.done, shown.total);
            (progress, analysis.exercises(&seats, &names))
        });
        let (progress, exercises) = found.unwrap_or(((0, 1), None));
        let about = (id.as_str(), name.as_str(), event);
        let main = game_exercises_page(about, progress, exercises.as_deref(), words);
        Ok(framed(visitor, StatusCode::OK, &title, main))
    })?
}

/// Refuses exercises where bots may not help: in a plan of a game among people who did not agree on it.
fn may_have_help(table: &Table, text: &Text) -> Result<(), Error> {
    if table.forbids_help() {
        let reason = say!(text, "company-no-help");
        return Err(refuse(StatusCode::FORBIDDEN, reason));
    }
    Ok(())
}

/// An exercise, and what came of the choice that was tried.
pub fn exercise(
    app: &App,
    (visitor, GamePath(id), Step(step), Asked(query)): &(Visitor, GamePath, Step, Asked),
) -> Answer {
    let words = text(visitor.language);
    let event = app.newest_event(id)?.0;
    app.with_table(id, |table| {
        let all = format!("/games/{id}/exercises");
        if !table.live().is_over() {
            return Ok(see(&all));
        }
        may_have_help(table, words)?;
        if *step >= table.live().len() {
            return Err(no_step());
        }
        table.look();
        app.begin_analysis(table);
        let names = table.names(words);
        let seats = own_seats(table, visitor.viewer);
        let found = with_analysis(table, |analysis| {
            let exercises = analysis.exercises(&seats, &names)?;
            let is_one = exercises.iter().any(|one| one.step == *step);
            let choice = query.get("choice").map(str::trim).filter(|_| is_one);
            let tried = choice.map(|choice| analysis.tried(*step, choice, &names, words));
            Some((exercises, is_one, tried))
        });
        // After a new start of the program the bot looks for them again.
        let Some((exercises, is_one, tried)) = found.flatten() else {
            return Ok(see(&all));
        };
        if !is_one {
            return Err(no_step());
        }
        if tried == Some(Tried::Thinking) {
            app.analyse(table);
        }
        let log = table.log(&names, words).to_vec();
        let mut table_page = blank(app, visitor, table, &names, &log, &[]);
        table_page.event = event;
        let exercise = ExercisePage {
            step: *step,
            exercises: &exercises,
            tried,
        };
        let main = table.live().exercise_page(&table_page, &exercise, words);
        let title = say!(words, "exercises-of", game = table.game.about.name.as_str());
        let here = format!("{all}/{step}");
        let markup = framed_table(visitor, table, &here, (&title, Icon::Plain), main);
        Ok(page(StatusCode::OK, markup))
    })?
}

/// The exercises of one's own games.
pub fn of_person(app: &App, (visitor, _): &(Visitor, Asked)) -> Answer {
    let words = text(visitor.language);
    let games: Vec<(StoredGame, SeatSet)> = if let Some(person) = visitor.identity.person() {
        let own = app.store.games_of(person, 0, LOOKED_THROUGH)?.into_iter();
        own.map(|own| (own.game, own.seats)).collect()
    } else {
        // Whoever runs the program alone plays every seat that no bot has.
        let found = app.store.list(&Query {
            search: String::new(),
            status: Some(Status::Finished),
            series: None,
            alone: false,
            sort: Sort::Updated,
            direction: Direction::Descending,
            offset: 0,
            limit: LOOKED_THROUGH,
        })?;
        let everywhere = |game: StoredGame| {
            let seats = Seat::all(game.about.seats.len() as u8).collect();
            (game, seats)
        };
        found.games.into_iter().map(everywhere).collect()
    };
    let played = |(game, seats): &(StoredGame, SeatSet)| {
        let person = |seat: Seat| {
            let seat = game.about.seats.get(seat.index());
            matches!(seat, Some(store::Participant::Person(_)))
        };
        game.about.standing.status == Status::Finished && seats.iter().any(person)
    };
    let games = games.into_iter().filter(played).take(LISTED);
    let games: Vec<ExerciseGame> = games
        .map(|(game, seats)| exercise_game(app, &game, seats, words))
        .collect();
    let main = exercises_page(&games, words);
    let title = say!(words, "exercises-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

fn exercise_game(app: &App, game: &StoredGame, seats: SeatSet, text: &Text) -> ExerciseGame {
    let found = app.if_in_memory(&game.id, |table| {
        let names = table.names(text);
        let seated = table.history().seated();
        let person = |seat: &Seat| !matches!(seated[seat.index()], Participant::Bot(_));
        let seats: Vec<Seat> = seats.iter().filter(person).collect();
        with_analysis(table, |analysis| analysis.exercises(&seats, &names))
    });
    ExerciseGame {
        id: game.id.to_string(),
        name: isolated(game.about.name.to_string()),
        game: game_name(&game.about.game),
        when: time_ago((app.now().0 - game.updated.0).max(0) / 1000, text),
        exercises: found.flatten().flatten(),
    }
}

/// Does something with the analysis of a table, if there is one.
fn with_analysis<T>(table: &Table, what: impl FnOnce(&mut RunningAnalysis) -> T) -> Option<T> {
    let analysis = table.analysis.clone()?;
    let mut analysis = analysis.lock().unwrap_or_else(PoisonError::into_inner);
    Some(what(&mut analysis))
}
