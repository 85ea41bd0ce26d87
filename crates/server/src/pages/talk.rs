//! The chat of a table as a page of its own, and the reports.

use axum::http::StatusCode;
use maud::{Markup, html};
use store::{ChatMessage, GameId, Moment};
use view::page::{AboutMessage, ReportRow, chat_page, reports_page, time_ago};
use words::{Text, say};

use crate::app::{App, text};
use crate::request::{GamePath, Query, Visitor, Wants};
use crate::response::{Answer, framed, json_talk, refuse};
use crate::talk::line;

/// How many reports the page shows, newest first.
const SHOWN: u64 = 100;

/// What is shown besides the messages: one of them with what was done about it, or why a message was not sent.
pub type Beside<'a> = (
    Option<(ChatMessage, Option<String>)>,
    Option<(&'a str, &'a str)>,
);

/// The messages of a table; for our script, those after a number.
pub fn chat(
    app: &App,
    (visitor, GamePath(id), Query(query)): &(Visitor, GamePath, Query),
) -> Answer {
    if visitor.wants != Wants::Page {
        let after = query.number("after").unwrap_or(0);
        let mut told = app.said_since(id, visitor, after)?;
        if let Some(told) = &mut told {
            told.presence = app.who_looks(id, text(visitor.language))?;
        }
        return Ok(json_talk(told.as_ref()));
    }
    let about = match query.number("about") {
        None => None,
        Some(number) => {
            let message = app.store.message(id, number)?;
            let gone = || {
                let reason = say!(text(visitor.language), "chat-no-message");
                refuse(StatusCode::NOT_FOUND, reason)
            };
            Some((message.ok_or_else(gone)?, None))
        }
    };
    show_chat(app, visitor, id, StatusCode::OK, (about, None))
}

/// The page with the messages of a table.
pub fn show_chat(
    app: &App,
    visitor: &Visitor,
    id: &GameId,
    status: StatusCode,
    (about, refused): Beside<'_>,
) -> Answer {
    let words = text(visitor.language);
    let found = app.talk(id, visitor)?;
    let answer = app.with_table(id, |table| {
        let talk = app.talk_of(table, visitor, &found, words);
        let known = visitor.identity.known.is_some();
        let about = about.filter(|_| known && talk.chat.is_some());
        let about = about.map(|(message, done)| AboutMessage {
            line: line(table, visitor, &message),
            done,
        });
        let name = table.game.about.name.as_str();
        let main = chat_page(name, &talk, about.as_ref(), refused, words);
        let title = match talk.chat {
            Some(_) => say!(words, "chat-of", game = name),
            None => say!(words, "notes-of", game = name),
        };
        framed(visitor, status, &title, main)
    })?;
    Ok(answer)
}

/// The link to the reports, if there are any.
pub fn reports_link(app: &App, words: &Text) -> Option<Markup> {
    let reports = app.store.reports(SHOWN).ok()?;
    let link = || say!(words, "reports-link", n = reports.len());
    let shown = || html! { p { a.button href="/reports" { (link()) } } };
    (!reports.is_empty()).then(shown)
}

/// The reports for the host.
pub fn reports(app: &App, visitor: &Visitor) -> Answer {
    let words = text(visitor.language);
    let now = Moment::now();
    let ago = |then: Moment| time_ago((now.0 - then.0).max(0) / 1000, words);
    let rows = app.store.reports(SHOWN)?.into_iter();
    let rows: Vec<ReportRow> = rows
        .map(|report| ReportRow {
            number: report.number,
            game: app
                .store
                .game(&report.game)
                .is_ok()
                .then(|| report.game.to_string()),
            who: report.name,
            text: report.text,
            said: ago(report.written),
            reported: ago(report.at),
            by: Some(report.reporter_name).filter(|name| !name.is_empty()),
        })
        .collect();
    let main = reports_page(&rows, words);
    Ok(framed(
        visitor,
        StatusCode::OK,
        &say!(words, "reports-title"),
        main,
    ))
}
