//! Pages of accounts: signing up and in, a forgotten password, the account itself.

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::json;
use store::{Moment, OpenSeat, SessionKind};
use view::page::{
    AccountPage, AccountStanding, DeviceRow, PasswordRule, account_page, confirm_page,
    new_password_page, reset_page, sign_in_page, sign_up_page, time_ago,
};
use words::{Text, say};

use crate::accounts::{MIN_PASSWORD, device_handle};
use crate::app::{App, text};
use crate::commands::{back, check_offered, own_account};
use crate::fields::Fields;
use crate::request::{Query, Visitor};
use crate::response::{Answer, file, framed, refuse, see};
use crate::sessions::word_hash;

const RULE: PasswordRule = PasswordRule { min: MIN_PASSWORD };
/// How many games and tables are looked up at a time for a data export.
const AT_A_TIME: u64 = 200;

/// What is wrong, and what has happened.
pub type Said<'a> = (Option<&'a str>, Option<&'a str>);

/// What accounts mean to a visitor.
pub fn standing(app: &App, visitor: &Visitor) -> store::Result<AccountStanding> {
    if !app.offers_accounts() {
        return Ok(AccountStanding::Plain);
    }
    let has = match visitor.identity.person() {
        Some(person) => app.store.account(person)?.is_some(),
        None => false,
    };
    Ok(if has {
        AccountStanding::Has
    } else {
        AccountStanding::None
    })
}

/// The name of the guest in this browser.
fn guest(app: &App, visitor: &Visitor) -> store::Result<Option<String>> {
    let known = visitor.identity.known.as_ref();
    let guest = app.is_guest(&visitor.identity)?;
    Ok(known.filter(|_| guest).map(|known| known.name.clone()))
}

/// What has happened, according to the address a command redirects to.
fn happened(query: &Fields, words: &Text) -> Option<String> {
    Some(match query.get("done")? {
        "password" => say!(words, "password-done"),
        "address" => say!(words, "address-saved"),
        "removed" => say!(words, "address-removed"),
        "confirmed" => say!(words, "confirm-done"),
        "reset" => say!(words, "reset-done"),
        "erased" => say!(words, "erase-done"),
        _ => return None,
    })
}

pub fn sign_up(app: &App, visitor: &Visitor) -> Answer {
    check_offered(app, visitor)?;
    if standing(app, visitor)? == AccountStanding::Has {
        return Ok(see("/account"));
    }
    let known = visitor.identity.known.as_ref();
    let name = known.map_or("", |known| known.name.as_str());
    show_sign_up(app, visitor, name, StatusCode::OK, None)
}

pub fn show_sign_up(
    app: &App,
    visitor: &Visitor,
    name: &str,
    status: StatusCode,
    error: Option<&str>,
) -> Answer {
    let words = text(visitor.language);
    let guest = guest(app, visitor)?;
    let main = sign_up_page(name, guest.as_deref(), error, RULE, words);
    let title = say!(words, "sign-up-title");
    Ok(framed(visitor, status, &title, main))
}

pub fn sign_in(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    check_offered(app, visitor)?;
    let notice = happened(query, text(visitor.language));
    let said = (None, notice.as_deref());
    show_sign_in(app, visitor, query, StatusCode::OK, said)
}

pub fn show_sign_in(
    app: &App,
    visitor: &Visitor,
    fields: &Fields,
    status: StatusCode,
    said: Said<'_>,
) -> Answer {
    let words = text(visitor.language);
    let guest = guest(app, visitor)?;
    let name = fields.text("name");
    let main = sign_in_page(name, &back(fields), guest.as_deref(), said, words);
    let title = say!(words, "sign-in-title");
    Ok(framed(visitor, status, &title, main))
}

pub fn reset(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    check_offered(app, visitor)?;
    let words = text(visitor.language);
    let sent = query.get("sent").map(|_| say!(words, "reset-sent"));
    let said = (None, sent.as_deref());
    Ok(show_reset(app, visitor, "", StatusCode::OK, said))
}

pub fn show_reset(
    app: &App,
    visitor: &Visitor,
    name: &str,
    status: StatusCode,
    said: Said<'_>,
) -> Response {
    let words = text(visitor.language);
    let main = reset_page(app.sends_mail(), name, said, RULE, words);
    framed(visitor, status, &say!(words, "reset-title"), main)
}

/// The destination of an emailed link for a new password.
pub fn new_password(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    check_offered(app, visitor)?;
    let code = query.text("code");
    let token = word_hash(SessionKind::Reset, code);
    if app.store.session(&token, Moment::now())?.is_none() {
        let reason = say!(text(visitor.language), "reset-spent");
        return Err(refuse(StatusCode::GONE, reason));
    }
    Ok(show_new_password(visitor, code, StatusCode::OK, None))
}

pub fn show_new_password(
    visitor: &Visitor,
    code: &str,
    status: StatusCode,
    error: Option<&str>,
) -> Response {
    let words = text(visitor.language);
    let main = new_password_page(code, error, RULE, words);
    framed(visitor, status, &say!(words, "reset-title"), main)
}

/// The destination of an emailed link that confirms an address.
pub fn confirm(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    check_offered(app, visitor)?;
    let words = text(visitor.language);
    let main = confirm_page(query.text("code"), words);
    let title = say!(words, "confirm-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

pub fn account(
    app: &App,
    (visitor, headers, Query(query)): &(Visitor, HeaderMap, Query),
) -> Answer {
    if standing(app, visitor)? != AccountStanding::Has {
        if visitor.identity.shut_out {
            return Ok(see("/me"));
        }
        check_offered(app, visitor)?;
        return Ok(see("/sign-up"));
    }
    let notice = happened(query, text(visitor.language));
    let said = (None, notice.as_deref());
    show_account(app, visitor, headers, StatusCode::OK, said)
}

pub fn show_account(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    status: StatusCode,
    (error, notice): Said<'_>,
) -> Answer {
    let words = text(visitor.language);
    let account = own_account(app, visitor)?;
    let (now, this) = (Moment::now(), app.session_token(headers));
    let ago = |then: Moment| time_ago((now.0 - then.0).max(0) / 1000, words);
    let devices = app.store.devices(&account.person, now)?.into_iter();
    let devices = devices.map(|session| DeviceRow {
        handle: device_handle(&session.about.token),
        label: session.about.label,
        this: Some(session.about.token) == this,
        seen: ago(session.seen),
        since: ago(session.about.created),
    });
    let page = AccountPage {
        name: account.name.to_string(),
        address: app
            .sends_mail()
            .then(|| (account.address.clone(), account.confirmed.is_some())),
        devices: devices.collect(),
        codes: app.store.recovery_codes(&account.person)?.len(),
        notice: notice.map(str::to_owned),
        error: error.map(str::to_owned),
        rule: RULE,
    };
    let main = account_page(&page, words);
    let title = say!(words, "account-title");
    Ok(framed(visitor, status, &title, main))
}

/// Everything that is stored about a visitor, as a file.
pub fn data(app: &App, visitor: &Visitor) -> Answer {
    let Some(id) = visitor.identity.person() else {
        return Ok(see("/"));
    };
    let person = app.store.person(id)?;
    let account = app.store.account(id)?.map(|account| {
        json!({
            "name": account.name.as_str(),
            "made": account.made.0,
            "address": account.address,
            "address_confirmed": account.confirmed.map(|moment| moment.0),
        })
    });
    let devices = app.store.devices(id, Moment::now())?.into_iter();
    let devices = devices.map(|session| {
        json!({
            "device": session.about.label,
            "since": session.about.created.0,
            "seen": session.seen.0,
            "expires": session.about.expires.0,
        })
    });
    let settings = app.store.settings_of(id)?.into_iter();
    let settings = settings.map(|(game, name, value)| {
        json!({ "game": game.map(|game| game.to_string()), "name": name, "value": value })
    });
    let told = app.store.push_endpoints(id, Moment::now())?.into_iter();
    let told = told.map(|one| json!({ "address": one.about.url, "since": one.about.made.0 }));
    let written = app.store.written_by(id)?;
    let messages = written.messages.into_iter();
    let messages =
        messages.map(|(game, text, at)| json!({ "game": game.as_str(), "text": text, "at": at.0 }));
    let notes = written.notes.into_iter();
    let notes = notes.map(|(game, text)| json!({ "game": game.as_str(), "text": text }));
    let blocked = app.store.blocked(id)?.into_iter();
    let tables = app.store.open_tables_of(id, AT_A_TIME)?.into_iter();
    let tables = tables.map(|table| {
        let names = table.about.seats.iter().filter_map(|seat| match seat {
            OpenSeat::Person { person, name } if person == id => Some(name.clone()),
            _ => None,
        });
        json!({
            "table": table.id.as_str(),
            "made": table.about.creator == *id,
            "names": names.collect::<Vec<_>>(),
        })
    });
    let data = json!({
        "times": "milliseconds since 1970-01-01 UTC",
        "person": {
            "name": person.about.name.as_str(),
            "kind": person.about.kind.name(),
            "since": person.about.created.0,
            "seen": person.seen.0,
            "blocked": person.shut_out.map(|moment| moment.0),
        },
        "account": account,
        "devices": devices.collect::<Vec<_>>(),
        "notified_devices": told.collect::<Vec<_>>(),
        "settings": settings.collect::<Vec<_>>(),
        "tables": tables.collect::<Vec<_>>(),
        "games": games(app, visitor)?,
        "messages": messages.collect::<Vec<_>>(),
        "notes": notes.collect::<Vec<_>>(),
        "blocked": blocked.map(|(_, name)| name).collect::<Vec<_>>(),
    });
    let text = serde_json::to_string_pretty(&data).unwrap_or_default();
    Ok(file("snowdonia-data.json", text))
}

/// A visitor's games, with the addresses of their records.
fn games(app: &App, visitor: &Visitor) -> store::Result<Vec<serde_json::Value>> {
    let mut games = Vec::new();
    let Some(id) = visitor.identity.person() else {
        return Ok(games);
    };
    loop {
        let found = app.store.games_of(id, games.len() as u64, AT_A_TIME)?;
        let last = (found.len() as u64) < AT_A_TIME;
        games.extend(found.into_iter().map(|own| {
            let seats: Vec<u8> = own.seats.iter().map(tabletop::Seat::number).collect();
            json!({
                "game": own.game.id.as_str(),
                "name": own.game.about.name.as_str(),
                "seats": seats,
                "status": own.game.about.standing.status.name(),
                "begun": own.game.about.created.0,
                "record": format!("/games/{}.game", own.game.id),
            })
        }));
        if last {
            return Ok(games);
        }
    }
}
