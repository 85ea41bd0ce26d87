//! The page about notifications of turns.

use axum::http::{HeaderMap, StatusCode};
use store::{Moment, PersonId, Scope, Status};
use view::page::{
    MailHere, NoticeGame, NoticeWay, NoticesPage, PushHere, letters_off_page, notices_page,
};
use words::say;

use super::account::Said;
use crate::app::{App, text};
use crate::clocks::UTC;
use crate::fields::Fields;
use crate::notices::{Channel, Quiet};
use crate::request::{Query, Visitor};
use crate::response::{Answer, framed, refuse, see};

/// Games per page, those that wait for the person first. A form may have at most 256 fields.
const PER_PAGE: u64 = 50;

pub fn notices(
    app: &App,
    (visitor, headers, Query(query)): &(Visitor, HeaderMap, Query),
) -> Answer {
    let words = text(visitor.language);
    let saved = query.get("done").map(|_| say!(words, "notices-saved"));
    let said = (None, saved.as_deref());
    show_notices(app, (visitor, headers), query.page(), StatusCode::OK, said)
}

pub fn show_notices(
    app: &App,
    (visitor, headers): (&Visitor, &HeaderMap),
    number: u64,
    status: StatusCode,
    (error, notice): Said<'_>,
) -> Answer {
    let words = text(visitor.language);
    // Somebody at the machine itself is never away.
    let Some(person) = visitor.identity.person() else {
        return Ok(see("/settings"));
    };
    let channels = app.ways_of_telling(visitor)?;
    let mail = match (app.sends_mail(), channels.contains(&Channel::Mail)) {
        (false, _) => MailHere::No,
        (true, false) => MailHere::NeedsAddress,
        (true, true) => MailHere::Yes,
    };
    let everywhere = Scope::Person(person.clone());
    let mut ways = Vec::new();
    for channel in &channels {
        ways.push(NoticeWay {
            name: channel.name(),
            on: app.told_by(&everywhere, *channel)? == Some(true),
        });
    }
    let (games, more) = games(app, person, &channels, number)?;
    let page = NoticesPage {
        push: push_here(app, visitor, person, headers)?,
        mail,
        ways,
        quiet: app.quiet(person)?.map(Quiet::times),
        zone: app.zone_of(person)?.unwrap_or_else(|| UTC.to_owned()),
        games,
        page: number,
        more,
        notice: notice.map(str::to_owned),
        error: error.map(str::to_owned),
    };
    let title = say!(words, "notices-title");
    Ok(framed(visitor, status, &title, notices_page(&page, words)))
}

fn push_here(
    app: &App,
    visitor: &Visitor,
    person: &PersonId,
    headers: &HeaderMap,
) -> store::Result<Option<PushHere>> {
    if !app.offers_push_at(&visitor.host) {
        return Ok(None);
    }
    let this = match app.session_token(headers) {
        Some(session) => app.store.push_endpoint_of(&session)?.is_some(),
        None => false,
    };
    Ok(Some(PushHere {
        key: app.vapid()?.public(),
        this,
        devices: app.store.push_endpoints(person, Moment::now())?.len(),
    }))
}

/// A page of running games, and whether there are more.
fn games(
    app: &App,
    person: &PersonId,
    channels: &[Channel],
    page: u64,
) -> store::Result<(Vec<NoticeGame>, bool)> {
    let offset = page.saturating_mul(PER_PAGE).min(i64::MAX as u64);
    let mut found = app.store.games_of(person, offset, PER_PAGE + 1)?;
    // Finished games come last.
    found.retain(|own| own.game.about.standing.status == Status::Running);
    let more = found.len() as u64 > PER_PAGE;
    found.truncate(PER_PAGE as usize);
    let mut games = Vec::new();
    for own in found {
        let here = Scope::PersonAt(person.clone(), own.game.id.clone());
        let ways = channels.iter().map(|channel| app.told_by(&here, *channel));
        games.push(NoticeGame {
            id: own.game.id.to_string(),
            name: own.game.about.name.to_string(),
            ways: ways.collect::<store::Result<_>>()?,
            silent: app.is_silent(person, &own.game.id)?,
        });
    }
    Ok((games, more))
}

/// The page behind the link in emails. Opening it changes nothing, because mail scanners open links.
pub fn letters_off(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    show_letters_off(app, visitor, query, None)
}

/// The same, with what has happened.
pub fn show_letters_off(app: &App, visitor: &Visitor, link: &Fields, done: Option<&str>) -> Answer {
    let words = text(visitor.language);
    let (who, code) = (link.text("who"), link.text("code"));
    if app.off_person(who, code)?.is_none() {
        return Err(refuse(StatusCode::GONE, say!(words, "letters-off-gone")));
    }
    let main = letters_off_page(who, code, done, words);
    let title = say!(words, "letters-off-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}
