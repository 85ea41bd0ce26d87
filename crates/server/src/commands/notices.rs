//! Commands for notifications: when and how people are notified of turns while they are away.

use axum::http::{HeaderMap, StatusCode};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use store::{GameId, Moment, NewPushEndpoint, PersonId, Scope};
use words::say;

use super::account::{AccountForm, remember_language};
use super::{Sent, bad_form};
use crate::app::{App, text};
use crate::fields::Fields;
use crate::notices::{Channel, NoQuiet, Quiet};
use crate::pages::{show_letters_off, show_notices};
use crate::push::{PushUrl, check_keys};
use crate::request::{Form, GamePath, Visitor, Wants};
use crate::response::{Answer, Error, json_done, refuse, see};

/// Saves the settings for all games, and for those named in the form.
pub fn set_notices(app: &App, (visitor, headers, Form(form)): &AccountForm) -> Answer {
    let Some(person) = visitor.identity.person() else {
        return Ok(see("/settings"));
    };
    let Ok(quiet) = quiet(form) else {
        let reason = say!(text(visitor.language), "quiet-fault");
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        let said = (Some(reason.as_str()), None);
        return show_notices(app, (visitor, headers), form.page(), status, said);
    };
    let ways = app.ways_of_telling(visitor)?;
    let everywhere = Scope::Person(person.clone());
    for &channel in &ways {
        let on = form.get(channel.name()).is_some();
        app.set_told_by(&everywhere, channel, Some(on))?;
    }
    // Where nothing can be sent, the form does not ask for ways.
    if !ways.is_empty() {
        app.set_quiet(person, quiet)?;
        app.see_zone(person, form.text("zone"))?;
        remember_language(app, visitor, person)?;
    }
    for game in form.all("game") {
        let game: GameId = game.parse().map_err(|_| bad_form())?;
        set_at(app, visitor, (person, &game), &ways, form)?;
    }
    Ok(see(&match form.page() {
        0 => "/notices?done=yes".to_owned(),
        page => format!("/notices?done=yes&page={page}"),
    }))
}

/// The quiet hours of a form; `None` if both fields are empty.
fn quiet(form: &Fields) -> Result<Option<Quiet>, NoQuiet> {
    match (form.text("quiet-from"), form.text("quiet-to")) {
        ("", "") => Ok(None),
        (from, to) => Quiet::between(from, to).map(Some),
    }
}

/// Saves the settings for one game, if the person plays there.
fn set_at(
    app: &App,
    visitor: &Visitor,
    (person, game): (&PersonId, &GameId),
    ways: &[Channel],
    form: &Fields,
) -> Result<(), Error> {
    // It may have been deleted.
    if app.store.game(game).is_err() || !app.is_part_of(&visitor.identity, game)? {
        return Ok(());
    }
    app.set_silent(person, game, form.get(&format!("silent-{game}")).is_some())?;
    let here = Scope::PersonAt(person.clone(), game.clone());
    for &channel in ways {
        let on = match form.text(&format!("{}-{game}", channel.name())) {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        };
        app.set_told_by(&here, channel, on)?;
    }
    Ok(())
}

/// Registers this browser for push messages.
pub fn add_device(app: &App, (visitor, headers, Form(form)): &AccountForm) -> Answer {
    let refused = || {
        let reason = say!(text(visitor.language), "push-fault");
        refuse(StatusCode::UNPROCESSABLE_ENTITY, reason)
    };
    if !app.offers_push_at(&visitor.host) {
        let reason = say!(text(visitor.language), "notices-plain");
        return Err(refuse(StatusCode::CONFLICT, reason));
    }
    let (Some(person), Some(session)) = (visitor.identity.person(), app.session_token(headers))
    else {
        return Err(bad_form());
    };
    let url = form.text("endpoint");
    url.parse::<PushUrl>().map_err(|_| refused())?;
    let bytes = |name: &str| URL_SAFE_NO_PAD.decode(form.text(name).trim_end_matches('='));
    let key = bytes("key").map_err(|_| refused())?;
    let secret = bytes("secret").map_err(|_| refused())?;
    check_keys(&key, &secret).map_err(|_| refused())?;
    let endpoint = NewPushEndpoint {
        url: url.to_owned(),
        key,
        secret,
        made: Moment::now(),
    };
    if !app.store.set_push_endpoint(&session, &endpoint)? {
        return Err(bad_form());
    }
    // A browser that renews its address does so on its own; nobody has turned anything on.
    if form.get("renewed").is_none() {
        let everywhere = Scope::Person(person.clone());
        app.set_told_by(&everywhere, Channel::Push, Some(true))?;
        remember_language(app, visitor, person)?;
    }
    Ok(see("/notices?done=yes"))
}

/// Removes this browser from push messages.
pub fn remove_device(app: &App, (_, headers): &(Visitor, HeaderMap)) -> Answer {
    if let Some(session) = app.session_token(headers)
        && let Some(endpoint) = app.store.push_endpoint_of(&session)?
    {
        app.store.remove_push_endpoint(endpoint.number)?;
    }
    Ok(see("/notices?done=yes"))
}

/// A page reports that somebody has seen their turn.
pub fn see_turn(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let seq = form.number("seq").ok_or_else(bad_form)?;
    if let Some(person) = visitor.identity.person() {
        app.see_turn(person, id, Some(seq))?;
    }
    Ok(match visitor.wants {
        Wants::Page => see(&format!("/games/{id}")),
        Wants::Json | Wants::Changes => json_done(seq),
    })
}

/// Turns emails off, by the link in one of them.
pub fn turn_letters_off(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    if let Some(person) = app.off_person(form.text("who"), form.text("code"))? {
        app.turn_letters_off(&person)?;
        let done = say!(text(visitor.language), "letters-off-done");
        return show_letters_off(app, visitor, form, Some(&done));
    }
    show_letters_off(app, visitor, form, None)
}
