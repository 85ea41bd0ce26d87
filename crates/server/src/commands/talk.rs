//! Chat, mutes, blocks and reports, and private notes.

use axum::http::StatusCode;
use axum::response::Response;
use store::{
    ChatMessage, Key, MAX_MESSAGE, MAX_NOTES, MessageText, Moment, NewMessage, NewReport,
    NotesText, PersonId, TextError,
};
use words::{Text, say};

use super::{Sent, bad_form};
use crate::app::{App, text};
use crate::fields::Fields;
use crate::names::{is_disturbing, undisturbing};
use crate::pages::{own_address, show_chat};
use crate::permission::Known;
use crate::request::{Form, GamePath, Visitor, Wants};
use crate::response::{Answer, Error, json_done, json_talk, refuse, see};
use crate::talk::can_write;

pub fn say_something(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let words = text(visitor.language);
    let Some(known) = &visitor.identity.known else {
        return Err(alone(words));
    };
    let name = app.with_table(id, |table| {
        let seat = table.seating.seats_of(&known.id).iter().next();
        let names = table.names(words);
        let name = seat.and_then(|seat| names.get(seat.index()).cloned());
        let name = name.map(|name| undisturbing(&name));
        can_write(table, visitor).then(|| name.unwrap_or_else(|| known.name.clone()))
    })?;
    let name = name.ok_or_else(|| alone(words))?;
    let written = form.text("text");
    let message = match message_text(written, words) {
        Ok(message) => message,
        Err(reason) if visitor.wants == Wants::Page => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            let refused = Some((reason.as_str(), written));
            return show_chat(app, visitor, id, status, (None, refused));
        }
        Err(reason) => return Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reason)),
    };
    let number = app.store.say(
        id,
        &NewMessage {
            author: known.id.clone(),
            name,
            text: message,
            at: Moment::now(),
            key: Key::new(form.text("key")).map_err(|_| bad_form())?,
        },
    )?;
    match visitor.wants {
        Wants::Page => Ok(see(&back(form, &format!("/games/{id}/chat")))),
        Wants::Json | Wants::Changes => {
            let told = app.said_since(id, visitor, number.saturating_sub(1))?;
            Ok(json_talk(told.as_ref()))
        }
    }
}

fn alone(words: &Text) -> Error {
    refuse(StatusCode::CONFLICT, say!(words, "chat-alone"))
}

fn message_text(written: &str, words: &Text) -> Result<MessageText, String> {
    let message = MessageText::new(written).map_err(|error| match error {
        TextError::Empty => say!(words, "chat-fault-empty"),
        TextError::Long => say!(words, "chat-fault-long", most = MAX_MESSAGE),
        TextError::ControlCharacter => say!(words, "chat-fault-letters"),
    })?;
    if is_disturbing(message.as_str()) {
        return Err(say!(words, "chat-fault-letters"));
    }
    Ok(message)
}

/// Where a form leads without script.
fn back(form: &Fields, usual: &str) -> String {
    match form.get("back") {
        Some(back) => own_address(back),
        None => usual.to_owned(),
    }
}

fn person(visitor: &Visitor) -> Result<&Known, Error> {
    visitor.identity.known.as_ref().ok_or_else(bad_form)
}

/// Opens or closes the chat of a table for oneself.
pub fn open_chat(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let open = form.text("open") != "no";
    app.store
        .open_conversation(id, &person(visitor)?.id, open)?;
    Ok(done(visitor, form, &format!("/games/{id}/chat")))
}

/// Marks everything up to a message as read.
pub fn read_chat(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let number = form.number("message").ok_or_else(bad_form)?;
    app.store.read_up_to(id, &person(visitor)?.id, number)?;
    Ok(done(visitor, form, &format!("/games/{id}/chat")))
}

fn done(visitor: &Visitor, form: &Fields, usual: &str) -> Response {
    match visitor.wants {
        Wants::Page => see(&back(form, usual)),
        Wants::Json | Wants::Changes => json_done(0),
    }
}

/// The message a form is about.
fn message(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Result<ChatMessage, Error> {
    let number = form.number("message").ok_or_else(bad_form)?;
    let gone = || {
        let reason = say!(text(visitor.language), "chat-no-message");
        refuse(StatusCode::CONFLICT, reason)
    };
    app.store.message(id, number)?.ok_or_else(gone)
}

/// Shows the message again, with what was done about it.
fn done_about(app: &App, sent: &Sent, message: &ChatMessage, done: String) -> Answer {
    let (visitor, GamePath(id), _) = sent;
    match visitor.wants {
        Wants::Page => {
            let about = Some((message.clone(), Some(done)));
            show_chat(app, visitor, id, StatusCode::OK, (about, None))
        }
        Wants::Json | Wants::Changes => Ok(json_done(0)),
    }
}

/// Hides an author's messages at this table, or shows them again.
pub fn mute(app: &App, sent: &Sent) -> Answer {
    let (visitor, GamePath(id), Form(form)) = sent;
    let reader = &person(visitor)?.id;
    if form.text("mute") == "no" {
        let author: PersonId = form.text("person").parse().map_err(|_| bad_form())?;
        shown_again(app.store.mute(id, reader, &author, false))?;
        return Ok(done(visitor, form, &format!("/games/{id}/chat")));
    }
    let message = message(app, sent)?;
    app.store.mute(id, reader, &message.author, true)?;
    let words = text(visitor.language);
    let said = say!(words, "chat-muted-now", who = message.name.as_str());
    done_about(app, sent, &message, said)
}

/// Somebody who is gone need not be shown again.
fn shown_again(shown: store::Result<()>) -> store::Result<()> {
    match shown {
        Err(store::StoreError::NoPerson(_)) => Ok(()),
        shown => shown,
    }
}

/// Hides an author's messages at every table.
pub fn block(app: &App, sent: &Sent) -> Answer {
    let visitor = &sent.0;
    let reader = &person(visitor)?.id;
    let message = message(app, sent)?;
    app.store.block(reader, &message.author, true)?;
    let words = text(visitor.language);
    let said = say!(words, "chat-blocked-now", who = message.name.as_str());
    done_about(app, sent, &message, said)
}

/// Shows the messages of a blocked person again.
pub fn unblock(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let author: PersonId = form.text("person").parse().map_err(|_| bad_form())?;
    shown_again(app.store.block(&person(visitor)?.id, &author, false))?;
    Ok(done(visitor, form, "/me"))
}

/// Reports a message to the host.
pub fn report(app: &App, sent: &Sent) -> Answer {
    let (visitor, GamePath(id), _) = sent;
    let known = person(visitor)?;
    let message = message(app, sent)?;
    app.store.report(
        id,
        &NewReport {
            message: message.number,
            reporter: known.id.clone(),
            reporter_name: known.name.clone(),
            at: Moment::now(),
        },
    )?;
    let said = say!(text(visitor.language), "chat-reported-now");
    done_about(app, sent, &message, said)
}

/// Removes a report from the list.
pub fn settle_report(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let number = form.number("report").ok_or_else(bad_form)?;
    app.store.settle_report(number)?;
    Ok(done(visitor, form, "/reports"))
}

/// Saves private notes on a game.
pub fn write_notes(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let words = text(visitor.language);
    let writer = visitor.identity.person();
    if writer.is_none() && !visitor.identity.own_machine {
        return Err(bad_form());
    }
    let written = form.get("text").ok_or_else(bad_form)?;
    let fault = |reason| refuse(StatusCode::UNPROCESSABLE_ENTITY, reason);
    let letters = || fault(say!(words, "notes-fault-letters"));
    let notes = NotesText::new(written).map_err(|error| match error {
        TextError::Long => fault(say!(words, "notes-fault-long", most = MAX_NOTES)),
        TextError::Empty | TextError::ControlCharacter => letters(),
    })?;
    if is_disturbing(notes.as_str()) {
        return Err(letters());
    }
    app.store.write_notes(id, writer, &notes)?;
    Ok(done(visitor, form, &format!("/games/{id}")))
}
