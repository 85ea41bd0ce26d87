//! The beginning of the tutorial.

use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use games::{DEFAULT_GAME, game};
use view::page::Participant;
use words::say;

use super::{bad_form, made};
use crate::app::{App, text};
use crate::lesson::SERIES;
use crate::new_table::{NewTable, at_one_screen};
use crate::pages::LESSON;
use crate::request::{Form, Visitor};
use crate::response::Error;

/// Makes the prepared game and goes to its table.
pub fn begin_lesson(
    app: &App,
    (visitor, cookies, Form(form)): &(Visitor, CookieJar, Form),
) -> Result<Response, Error> {
    let words = text(visitor.language);
    let game = game(DEFAULT_GAME).ok_or_else(bad_form)?;
    let lesson = game.lesson().ok_or_else(bad_form)?;
    let mut participants =
        vec![Participant::Bot("easy".to_owned()); usize::from(lesson.setup.seats)];
    participants[0] = Participant::Person(String::new());
    let seating = at_one_screen(&visitor.identity, &mut participants);
    let table = NewTable {
        // Nothing is dealt except what the lesson says.
        typed: true,
        name: say!(words, "learn-title"),
        series: Some(SERIES.to_owned()),
        first: lesson.first().to_vec(),
        seating,
        ..NewTable::new(game, lesson.setup.clone(), participants)
    };
    let id = table.make(app, form.text("key"), words)?;
    let cookie = Cookie::build((LESSON, id.to_string())).path("/");
    let cookie = cookie.permanent().same_site(SameSite::Lax).http_only(true);
    Ok((cookies.clone().add(cookie), made(app, visitor, &id)?).into_response())
}
