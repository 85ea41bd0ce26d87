//! The host's page, and what the host and the program say about themselves.

use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use store::{
    MAX_NOTES, MOST_MESSAGES, Moment, PersonKind, Query as List, Scope, Sort, Status, WantedPeople,
};
use view::page::{
    AdminPage, Keeping, LimitRow, Limited, PersonRank, PersonRow, admin_page, contact_page,
    privacy_page, time_ago,
};
use words::{Text, say};

use super::games::row;
use super::together::line;
use crate::app::{App, text};
use crate::commands::CONTACT;
use crate::request::{Query, Visitor};
use crate::response::{Answer, framed};
use crate::state::Counting;

/// People on a page, and tables and games beside them.
const PER_PAGE: u64 = 30;
/// Reports that are counted.
const MOST_REPORTS: u64 = 1000;

/// The way to the host's page, from the settings.
pub fn admin_link(words: &Text) -> Markup {
    html! { p { a.button href="/admin" { (say!(words, "admin-link")) } } }
}

/// What the host looks after.
pub fn admin(
    app: &App,
    (visitor, Query(query), Counting(limiter)): &(Visitor, Query, Counting),
) -> Answer {
    let words = text(visitor.language);
    let page = query.page();
    let wanted = WantedPeople {
        search: query.text("search").trim().to_owned(),
        shut_out: query.text("blocked") == "yes",
        offset: page.saturating_mul(PER_PAGE),
        limit: PER_PAGE + 1,
    };
    let mut people = app.store.people(&wanted)?;
    let more = people.len() as u64 > PER_PAGE;
    people.truncate(PER_PAGE as usize);
    let now = Moment::now();
    let ago = |then: Moment| time_ago((now.0 - then.0).max(0) / 1000, words);
    let people = people.into_iter().map(|listed| PersonRow {
        id: listed.person.id.to_string(),
        name: listed.person.about.name.to_string(),
        kind: match listed.person.about.kind {
            PersonKind::Host => PersonRank::Host,
            _ if listed.account => PersonRank::Account,
            _ => PersonRank::Guest,
        },
        blocked: listed.person.shut_out.is_some(),
        seen: ago(listed.person.seen),
        since: ago(listed.person.about.created),
    });
    let running = app.store.list(&List {
        status: Some(Status::Running),
        sort: Sort::Updated,
        limit: PER_PAGE,
        ..List::default()
    })?;
    let limits = Limited::ALL.into_iter().map(|what| {
        let (person, address) = limiter.rates().each(what);
        LimitRow {
            what,
            person,
            address,
        }
    });
    let tables = app.store.waiting_tables(0, PER_PAGE)?;
    let main = admin_page(
        &AdminPage {
            people: people.collect(),
            search: wanted.search,
            only_blocked: wanted.shut_out,
            page,
            more,
            tables: tables.iter().map(|table| line(app, table, words)).collect(),
            games: running
                .games
                .iter()
                .map(|game| row(app, game, words))
                .collect::<store::Result<_>>()?,
            reports: app.store.reports(MOST_REPORTS)?.len(),
            limits: limits.collect(),
            contact: contact_text(app)?,
            max_contact: MAX_NOTES,
            mail: app.sends_mail(),
            notice: query.get("done").map(|_| say!(words, "admin-done")),
            error: None,
        },
        words,
    );
    let title = say!(words, "admin-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

fn contact_text(app: &App) -> store::Result<String> {
    let contact = app.store.setting(&Scope::House, CONTACT)?;
    Ok(contact.unwrap_or_default())
}

/// Who runs the program.
pub fn contact(app: &App, visitor: &Visitor) -> Answer {
    let words = text(visitor.language);
    let main = contact_page(&contact_text(app)?, words);
    let title = say!(words, "contact-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

/// What is stored, and for how long.
pub fn privacy(app: &App, visitor: &Visitor) -> Response {
    let words = text(visitor.language);
    let kept = app.retention();
    let keeping = Keeping {
        guest_days: kept.guests.into(),
        table_days: kept.tables.into(),
        plan_days: kept.plans.into(),
        game_days: kept.games.map(u64::from),
        messages: MOST_MESSAGES,
        accounts: app.offers_accounts(),
        push: app.offers_push_at(&visitor.host),
        mail: app.sends_mail(),
    };
    let main = privacy_page(&keeping, words);
    framed(visitor, StatusCode::OK, &say!(words, "privacy-title"), main)
}
