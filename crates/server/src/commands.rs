//! What changes something. A command names the length of the journal it was made for and a key, so that one sent
//! late is refused and one sent twice is done once.

mod making;
mod record;
mod series;

use axum::http::{HeaderValue, StatusCode, header};
use store::{EventId, GameId, GameName, Key};
use view::page::{Fault, Notice, Palette, Phrases, Speed, Theme, address_part};
use view::{Language, Text};

pub use making::{begin, fork, rematch};
pub use record::import;
pub use series::{begin_series, play_series};

use crate::answer::{Answer, NoAnswer};
use crate::app::{App, text};
use crate::pages::own_address;
use crate::reply::{Reply, see};
use crate::scene::table_reply;
use crate::table::{Outcome, Table, Ticket};
use crate::visit::Visit;
use crate::workers::Job;

/// What was sent is not what our forms send.
pub fn bad_form(visit: &Visit) -> NoAnswer {
    let reason = Phrases(text(visit.language)).bad_form();
    NoAnswer::Fault(StatusCode::BAD_REQUEST, Fault::Bad(reason))
}

fn ticket(visit: &Visit) -> Result<Ticket, NoAnswer> {
    let expected = visit.form.number("seq").ok_or_else(|| bad_form(visit))?;
    let key = Key::new(visit.form.text("key")).map_err(|_| bad_form(visit))?;
    Ok(Ticket {
        expected,
        key: Some(key),
    })
}

/// Does something at a table and shows what came of it.
fn at_table(
    app: &App,
    visit: &Visit,
    id: &GameId,
    command: impl FnOnce(&mut Table, &Ticket, &'static Text) -> store::Result<Outcome>,
) -> Answer {
    let ticket = ticket(visit)?;
    let words = text(visit.language);
    app.with_table(id, |table| {
        let outcome = command(table, &ticket, words)?;
        let shown =
            |table: &mut Table, status, notice| Ok(table_reply(app, visit, table, status, notice));
        match outcome {
            Outcome::Done => {
                app.wake_bot(table);
                Ok(see(&format!("/games/{id}")))
            }
            Outcome::Late => shown(table, StatusCode::CONFLICT, Some(Notice::Late)),
            Outcome::NotNow => shown(
                table,
                StatusCode::CONFLICT,
                Some(Notice::Refused(Phrases(words).not_now())),
            ),
            Outcome::Refused(reason) => shown(
                table,
                StatusCode::UNPROCESSABLE_ENTITY,
                Some(Notice::Refused(reason)),
            ),
        }
    })?
}

/// A choice; it may have to be confirmed first.
pub fn choose(app: &App, visit: &Visit, id: &GameId) -> Answer {
    let sure = visit.form.get("sure");
    let choice = sure.or(visit.form.get("choice"));
    let choice = choice.ok_or_else(|| bad_form(visit))?.trim().to_owned();
    if visit.settings.confirm && sure.is_none() {
        let possible = app.with_table(id, |table| {
            let meaning = table
                .live
                .meaning(table.live.len(), &choice, text(visit.language));
            meaning.is_some()
        })?;
        if possible {
            let choice = address_part(&choice);
            return Ok(see(&format!("/games/{id}?choice={choice}")));
        }
    }
    at_table(app, visit, id, |table, ticket, words| {
        table.choose(app, ticket, &choice, words)
    })
}

/// What was drawn at a real table.
pub fn deal(app: &App, visit: &Visit, id: &GameId) -> Answer {
    let deal = visit.form.text("deal").trim().to_owned();
    at_table(app, visit, id, |table, ticket, words| {
        table.deal(app, ticket, &deal, words)
    })
}

/// Takes back.
pub fn undo(app: &App, visit: &Visit, id: &GameId) -> Answer {
    at_table(app, visit, id, |table, ticket, words| {
        table.undo(app, ticket, words)
    })
}

/// Makes again what was taken back.
pub fn redo(app: &App, visit: &Visit, id: &GameId) -> Answer {
    at_table(app, visit, id, |table, ticket, _| table.redo(app, ticket))
}

/// Asks for advice; it comes when it is thought of.
pub fn hint(app: &App, id: &GameId) -> Answer {
    app.with_table(id, |table| {
        let person = table.asked().is_some() && table.bot_asked().is_none();
        let turn = Some(table.turn);
        if person && table.advising != turn && table.advice().is_none() {
            table.advising = turn;
            app.give(Job::Hint(id.clone()));
        }
    })?;
    Ok(see(&format!("/games/{id}")))
}

/// Has the whole game judged.
pub fn analyse(app: &App, visit: &Visit, id: &GameId) -> Answer {
    app.with_table(id, |table| {
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
    })?;
    let step: usize = visit.form.number("step").unwrap_or(0);
    Ok(see(&format!("/games/{id}/at/{step}")))
}

/// Ends the tour.
pub fn tour(app: &App, visit: &Visit, id: &GameId) -> Answer {
    at_table(app, visit, id, |table, ticket, _| {
        table.end_tour(app, ticket)
    })
}

/// Gives a game another name.
pub fn rename(app: &App, visit: &Visit, id: &GameId) -> Answer {
    let Ok(name) = GameName::new(visit.form.text("name")) else {
        let reason = Phrases(text(visit.language)).game_name_fault();
        return Err(NoAnswer::Fault(
            StatusCode::UNPROCESSABLE_ENTITY,
            Fault::Bad(reason),
        ));
    };
    let event = app.store.rename(id, &name)?;
    app.with_table(id, |table| table.game.name = name.clone())?;
    changed(app, id, event);
    Ok(see("/"))
}

/// Deletes a game for ever.
pub fn delete(app: &App, visit: &Visit, id: &GameId) -> Answer {
    if visit.form.text("sure") != "yes" {
        return Err(bad_form(visit));
    }
    let name = app.store.game(id)?.name;
    let event = app.store.delete(id)?;
    app.forget(id);
    changed(app, id, event);
    Ok(see(&format!("/?deleted={}", address_part(name.as_str()))))
}

fn changed(app: &App, id: &GameId, event: EventId) {
    app.tell_changed(id, Some(event));
}

/// Keeps what was set, in cookies of a year.
pub fn settings(visit: &Visit) -> Reply {
    let form = &visit.form;
    let mut reply = see(&own_address(form.text("back")));
    let language = Language::known(form.text("language")).map_or("", Language::tag);
    let confirm = if form.get("confirm").is_some() {
        "on"
    } else {
        ""
    };
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
        let age = if value.is_empty() { 0 } else { 31_536_000 };
        let cookie = format!("{name}={value}; Path=/; Max-Age={age}; SameSite=Lax; HttpOnly");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            reply.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    reply
}
