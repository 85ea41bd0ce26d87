//! Pages that only show something.

mod account;
mod admin;
mod games;
mod install;
mod learn;
mod new_game;
mod notices;
mod solo;
mod talk;
mod together;

use ::table::Viewer;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use store::GameId;
use view::page::{
    PageError, help_page, import_page, install_section, log_page, notices_link, settings_page,
    zone_form,
};
use words::{Text, say};

pub use account::{
    account, confirm, data, new_password, reset, show_account, show_new_password, show_reset,
    show_sign_in, show_sign_up, sign_in, sign_up,
};
pub use admin::{admin, contact, privacy};
pub use games::games;
pub use install::{large_icon, manifest, offline, small_icon, worker};
pub use learn::{LESSON, card_browser, cards, learn, rulebook, rules};
pub use new_game::{fill_in, new_game, preselect, show};
pub use notices::{letters_off, notices, show_letters_off, show_notices};
pub use solo::{WORD, games_alone, kind_of, named_kind, series_by_age, solo};
pub use talk::{chat, reports, show_chat};
pub use together::{arrive, join, lobby, me, mine, next_game, show_join, show_me};

use crate::app::{App, text};
use crate::clocks::zone_names;
use crate::commands::OLDER_DIGEST;
use crate::host::reach;
use crate::permission::Identity;
use crate::request::{GameOrRecord, GamePath, Query, Step, Visitor, header_text, no_step, unpacks};
use crate::response::{self, Answer, Error, file, framed, see};
use crate::table_page::{Shown, replay_reply, table_reply};

/// The page for unknown addresses.
pub fn no_page() -> Error {
    Error::Page(StatusCode::NOT_FOUND, PageError::NoPage)
}

/// How a second start of the program recognises this one.
pub fn about(app: &App, _: &Visitor) -> Response {
    let version = env!("CARGO_PKG_VERSION");
    let token = app.token();
    let text = format!(r#"{{"program":"snowdonia","version":"{version}","token":"{token}"}}"#);
    ([("content-type", "application/json")], text).into_response()
}

/// A style sheet or a script.
pub fn asset(_: &App, (Path(path), headers): &(Path<String>, HeaderMap)) -> Answer {
    let asset =
        view::page::asset(&format!("/assets/{path}"), &::games::styles()).ok_or_else(no_page)?;
    Ok(response::asset(asset, unpacks(headers)))
}

/// A table, or its record as a file.
pub fn game(
    app: &App,
    (visitor, game, headers, Query(query)): &(Visitor, GameOrRecord, HeaderMap, Query),
) -> Answer {
    let id = match game {
        GameOrRecord::Game(id) => id,
        GameOrRecord::Record(id) => return export(app, id),
    };
    let imported = |how| match how {
        OLDER_DIGEST => say!(text(visitor.language), "notice-imported-older-digest"),
        _ => say!(text(visitor.language), "notice-imported"),
    };
    let shown = Shown {
        notice: query
            .get("imported")
            .map(|how| view::page::Notice::Said(imported(how))),
        confirm: query.get("choice").map(str::to_owned),
        told: query.all("part").map(str::to_owned).collect(),
        written: None,
        talk: Some(app.talk(id, visitor)?),
        tells_seen: tells_seen(app, visitor, headers, id)?,
    };
    let event = app.newest_event(id)?;
    let visitor = &as_wanted_here(app, visitor, id)?;
    let show = |table: &mut _| table_reply(app, visitor, table, event, StatusCode::OK, shown);
    Ok(app.with_table(id, show)?)
}

/// Whether the page of a table should report when its viewer has seen their turn, so that no notification is needed.
/// Opening the page counts as seeing; requests by scripts may come from pages in the background.
fn tells_seen(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    id: &GameId,
) -> store::Result<bool> {
    let Some(person) = visitor.identity.person() else {
        return Ok(false);
    };
    if visitor.viewer == Viewer::SPECTATOR || !app.wants_notices(person, id)? {
        return Ok(false);
    }
    let header = |name| header_text(headers, HeaderName::from_static(name));
    let opened = matches!(header("sec-fetch-mode"), "navigate" | "");
    if opened && header("sec-purpose").is_empty() {
        app.see_turn(person, id, None)?;
    }
    Ok(true)
}

/// The visitor, without sound and vibration if they silenced this game.
fn as_wanted_here(app: &App, visitor: &Visitor, id: &GameId) -> store::Result<Visitor> {
    let mut visitor = visitor.clone();
    let settings = &mut visitor.settings;
    if let Some(person) = visitor.identity.person()
        && (settings.sound || settings.vibration)
        && app.is_silent(person, id)?
    {
        (settings.sound, settings.vibration) = (false, false);
    }
    Ok(visitor)
}

/// Any position of a game.
pub fn replay(
    app: &App,
    (visitor, GamePath(id), Step(step)): &(Visitor, GamePath, Step),
) -> Answer {
    app.with_table(id, |table| {
        if *step > table.live().len() {
            return Err(no_step());
        }
        Ok(replay_reply(app, visitor, table, *step))
    })?
}

pub fn jump(_: &App, (GamePath(id), Query(query)): &(GamePath, Query)) -> Response {
    let step: usize = query.number("step").unwrap_or(0);
    see(&format!("/games/{id}/at/{step}"))
}

pub fn log(app: &App, (visitor, GamePath(id)): &(Visitor, GamePath)) -> Answer {
    let words = text(visitor.language);
    let show = |table: &mut crate::table::Table| {
        let names = table.names(words);
        let notes = table.notes(&names, words);
        let name = table.game.about.name.to_string();
        let main = log_page(id.as_str(), &name, table.log(&names, words), &notes, words);
        let title = say!(words, "log-of", game = name.as_str());
        framed(visitor, StatusCode::OK, &title, main)
    };
    Ok(app.with_table(id, show)?)
}

/// The record as a file.
fn export(app: &App, id: &GameId) -> Answer {
    let (name, record) = app.with_table(id, |table| {
        let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let name = table.game.about.name.as_str().replace(' ', "-");
        let name: String = name.chars().filter(|&letter| letters(letter)).collect();
        let record = table.live().record(table.header.clone());
        (name, record.to_string())
    })?;
    let name = if name.is_empty() {
        id.to_string()
    } else {
        name
    };
    Ok(file(&format!("{name}.game"), record))
}

pub fn help(_: &App, visitor: &Visitor) -> Response {
    let words = text(visitor.language);
    let title = say!(words, "help-title");
    framed(visitor, StatusCode::OK, &title, help_page(words))
}

pub fn settings(
    app: &App,
    (visitor, Query(query), identity): &(Visitor, Query, Identity),
) -> Answer {
    let words = text(visitor.language);
    let back = own_address(query.text("back"));
    let reach = reach(app, visitor, identity);
    let main = settings_page(&visitor.settings, &back, &reach, words);
    let reports = identity.host.then(|| talk::reports_link(app, words));
    let main = html! {
        (main)
        @if let Some(zone) = zone(app, identity, words)? { (zone) (notices_link(words)) }
        (install_section(words))
        @if let Some(link) = reports.flatten() { (link) }
        @if identity.host { (admin::admin_link(words)) }
    };
    let title = say!(words, "settings-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

/// Where somebody chooses their time zone; somebody who plays alone needs none.
fn zone(app: &App, identity: &Identity, words: &Text) -> store::Result<Option<Markup>> {
    let Some(person) = identity.person().filter(|_| !identity.own_machine) else {
        return Ok(None);
    };
    let (chosen, seen) = (app.chosen_zone(person)?, app.seen_zone(person)?);
    let (chosen, seen) = (chosen.as_deref(), seen.as_deref());
    Ok(Some(zone_form(&zone_names(), chosen, seen, words)))
}

/// An address of this program to return to; anything else becomes the start page.
pub fn own_address(back: &str) -> String {
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    let plain = back.bytes().all(|byte| byte.is_ascii_graphic());
    if ours && plain {
        back.to_owned()
    } else {
        "/".to_owned()
    }
}

/// The page for importing records.
pub fn import(app: &App, visitor: &Visitor) -> Response {
    import_form(app, visitor, StatusCode::OK, ("", None))
}

/// The form for records, with what was entered and what is wrong with it.
pub fn import_form(
    app: &App,
    visitor: &Visitor,
    status: StatusCode,
    (given, error): (&str, Option<&str>),
) -> Response {
    let words = text(visitor.language);
    let title = say!(words, "import-title");
    let main = import_page(given, error, &app.fresh_key(), words);
    framed(visitor, status, &title, main)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for (given, back) in [
            ("/games/abc", "/games/abc"),
            ("//evil.example", "/"),
            ("https://evil.example", "/"),
            ("/\\evil.example", "/"),
            ("", "/"),
            ("/a\r\nb", "/"),
        ] {
            assert_eq!(own_address(given), back);
        }
    }
}
