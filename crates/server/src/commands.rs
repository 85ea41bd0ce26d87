//! What changes something. A command names the length of the journal it was made for and a key, so that one sent
//! late is refused and one sent twice is done once.

mod making;
mod record;
mod series;

use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use store::{GameId, GameName, Key};
use view::page::{Fault, Notice, Palette, Phrases, Speed, Theme, address_part};
use view::{Language, Text};

pub use making::{begin, fork, rematch};
pub use record::{OLDER_DIGEST, import};
pub use series::{begin_series, play_series};

use crate::app::{App, text};
use crate::fields::Fields;
use crate::names::is_disturbing;
use crate::pages::own_address;
use crate::request::{Form, Game, Visitor, Wants};
use crate::response::{Answer, Error, json_done, json_error, json_made, see};
use crate::scene::{Shown, table_reply};
use crate::table::{Outcome, Table, Ticket};
use crate::workers::Job;

/// What was sent is not what our forms send.
pub fn bad_form() -> Error {
    Error::Fault(StatusCode::BAD_REQUEST, Fault::Form)
}

/// The way to a game that was made.
pub fn made(app: &App, visitor: &Visitor, id: &GameId) -> Answer {
    match visitor.wants {
        Wants::Page => Ok(see(&format!("/games/{id}"))),
        Wants::Json => Ok(json_made(id.as_str(), app.store.game(id)?.length)),
    }
}

fn ticket(form: &Fields) -> Result<Ticket, Error> {
    let expected = form.number("seq").ok_or_else(bad_form)?;
    let key = Key::new(form.text("key")).map_err(|_| bad_form())?;
    Ok(Ticket {
        expected,
        key: Some(key),
    })
}

/// A command at a table: who sends it, to which game, and what.
pub type Command = (Visitor, Game, Form);

/// Does something at a table and shows what came of it.
fn at_table(
    app: &App,
    (visitor, Game(id), Form(form)): &Command,
    command: impl FnOnce(&mut Table, &Ticket, &'static Text) -> store::Result<Outcome>,
) -> Answer {
    let ticket = ticket(form)?;
    let words = text(visitor.language);
    app.with_table(id, |table| {
        let outcome = command(table, &ticket, words)?;
        if outcome == Outcome::Done {
            app.wake_bot(table);
        }
        Ok(match visitor.wants {
            Wants::Page => outcome_page(app, visitor, form, table, outcome),
            Wants::Json => outcome_json(table.seq, outcome, words),
        })
    })?
}

/// The way to the table, or the table with what is in the way.
fn outcome_page(
    app: &App,
    visitor: &Visitor,
    form: &Fields,
    table: &mut Table,
    outcome: Outcome,
) -> Response {
    let (status, notice) = match outcome {
        Outcome::Done => return see(&format!("/games/{}", table.game.id)),
        Outcome::Late => (StatusCode::CONFLICT, Notice::Late),
        Outcome::NotNow => {
            let reason = Phrases(text(visitor.language)).not_now();
            (StatusCode::CONFLICT, Notice::Refused(reason))
        }
        Outcome::Refused(reason) => (StatusCode::UNPROCESSABLE_ENTITY, Notice::Refused(reason)),
    };
    let written = form.get("choice").or(form.get("deal"));
    let written = written.filter(|_| matches!(notice, Notice::Refused(_)));
    let shown = Shown {
        written: written.map(str::to_owned),
        notice: Some(notice),
        ..Shown::default()
    };
    table_reply(app, visitor, table, status, shown)
}

fn outcome_json(seq: u64, outcome: Outcome, words: &Text) -> Response {
    let phrases = Phrases(words);
    let (status, error, reason) = match outcome {
        Outcome::Done => return json_done(seq),
        Outcome::Late => (StatusCode::CONFLICT, "late", phrases.late()),
        Outcome::NotNow => (StatusCode::CONFLICT, "not-now", phrases.not_now()),
        Outcome::Refused(reason) => (StatusCode::UNPROCESSABLE_ENTITY, "refused", reason),
    };
    json_error(status, error, reason, Some(seq))
}

/// A choice; it may have to be confirmed first.
pub fn choose(app: &App, command: &Command) -> Answer {
    let (visitor, Game(id), Form(form)) = command;
    let sure = form.get("sure");
    let choice = sure.or(form.get("choice"));
    let choice = choice.ok_or_else(bad_form)?.trim();
    let confirm = visitor.settings.confirm && visitor.wants == Wants::Page;
    if confirm && sure.is_none() {
        let possible = app.with_table(id, |table| {
            let meaning = table
                .live
                .meaning(table.live.len(), choice, text(visitor.language));
            meaning.is_some()
        })?;
        if possible {
            let choice = address_part(choice);
            return Ok(see(&format!("/games/{id}?choice={choice}")));
        }
    }
    at_table(app, command, |table, ticket, words| {
        table.choose(app, ticket, choice, words)
    })
}

/// What was drawn at a real table.
pub fn deal(app: &App, command: &Command) -> Answer {
    let deal = command.2.0.text("deal").trim();
    at_table(app, command, |table, ticket, words| {
        table.deal(app, ticket, deal, words)
    })
}

/// Takes back.
pub fn undo(app: &App, command: &Command) -> Answer {
    at_table(app, command, |table, ticket, words| {
        table.undo(app, ticket, words)
    })
}

/// Makes again what was taken back.
pub fn redo(app: &App, command: &Command) -> Answer {
    at_table(app, command, |table, ticket, _| table.redo(app, ticket))
}

/// Where to look after something was asked for, and how long the journal is.
fn asked_for(visitor: &Visitor, address: &str, seq: u64) -> Response {
    match visitor.wants {
        Wants::Page => see(address),
        Wants::Json => json_done(seq),
    }
}

/// Asks for advice; it comes when it is thought of.
pub fn hint(app: &App, (visitor, Game(id)): &(Visitor, Game)) -> Answer {
    let seq = app.with_table(id, |table| {
        let person = table.asked().is_some() && table.bot_asked().is_none();
        let turn = Some(table.turn);
        if person && table.advising != turn && table.advice().is_none() {
            table.advising = turn;
            app.give(Job::Hint(id.clone()));
        }
        table.seq
    })?;
    Ok(asked_for(visitor, &format!("/games/{id}"), seq))
}

/// Has the whole game judged.
pub fn analyse(app: &App, (visitor, Game(id), Form(form)): &Command) -> Answer {
    let seq = app.with_table(id, |table| {
        let steps = table.live.len();
        let known = table.analysis.as_ref().is_some_and(|analysis| {
            let judge = analysis.lock();
            judge.is_ok_and(|judge| judge.steps() == steps)
        });
        if !known {
            let analysis = games::Analysis::new(&*table.live);
            table.analysis = Some(std::sync::Arc::new(std::sync::Mutex::new(analysis)));
            app.give(Job::Analyse(id.clone()));
        }
        table.seq
    })?;
    let step: usize = form.number("step").unwrap_or(0);
    Ok(asked_for(visitor, &format!("/games/{id}/at/{step}"), seq))
}

/// Ends the tour.
pub fn tour(app: &App, command: &Command) -> Answer {
    at_table(app, command, |table, ticket, _| table.end_tour(app, ticket))
}

/// Gives a game another name.
pub fn rename(app: &App, (visitor, Game(id), Form(form)): &Command) -> Answer {
    let name = form.text("name");
    let name = GameName::new(name).ok().filter(|_| !is_disturbing(name));
    let Some(name) = name else {
        let reason = Phrases(text(visitor.language)).game_name_fault();
        return Err(Error::Fault(
            StatusCode::UNPROCESSABLE_ENTITY,
            Fault::Bad(reason),
        ));
    };
    app.store.rename(id, &name)?;
    let seq = app.with_table(id, |table| {
        table.game.about.name = name.clone();
        table.seq
    })?;
    Ok(asked_for(visitor, "/", seq))
}

/// Deletes a game for ever.
pub fn delete(app: &App, (visitor, Game(id), Form(form)): &Command) -> Answer {
    if form.text("sure") != "yes" {
        return Err(bad_form());
    }
    let game = app.store.game(id)?;
    app.store.delete(id)?;
    app.forget(id);
    let address = format!("/?deleted={}", address_part(game.about.name.as_str()));
    Ok(asked_for(visitor, &address, game.length))
}

/// Keeps what was set, in cookies.
pub fn settings(_: &App, (cookies, Form(form)): &(CookieJar, Form)) -> Response {
    let mut jar = cookies.clone();
    let language = Language::known(form.text("language")).map_or("", Language::tag);
    let confirm = form.get("confirm").map_or("", |_| "on");
    let theme = Theme::named(form.text("theme")).unwrap_or_default();
    let palette = Palette::named(form.text("palette")).unwrap_or_default();
    let speed = Speed::named(form.text("speed")).unwrap_or_default();
    for (name, value) in [
        ("language", language),
        ("confirm", confirm),
        ("theme", theme.name()),
        ("palette", palette.name()),
        ("speed", speed.name()),
    ] {
        let cookie = Cookie::build((name, value)).path("/");
        jar = if value.is_empty() {
            jar.remove(cookie)
        } else {
            let cookie = cookie.permanent().same_site(SameSite::Lax);
            jar.add(cookie.http_only(true))
        };
    }
    (jar, see(&own_address(form.text("back")))).into_response()
}
