//! Who somebody is: the name, the way to another device, being forgotten.

use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use axum_extra::extract::CookieJar;
use store::PersonId;
use view::page::MovePage;
use words::say;

use super::account::{forget, rename};
use super::bad_form;
use crate::app::{App, text};
use crate::new_table::person_name;
use crate::pages::{own_address, show_me};
use crate::request::{Form, Visitor};
use crate::response::{Answer, refuse, see};
use crate::sessions::MOVE_LIVES;

/// Gives somebody a name, for the first time or anew.
pub fn say_who(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let words = text(visitor.language);
    let back = own_address(form.text("back"));
    if visitor.identity.own_machine {
        return Err(refuse(
            StatusCode::CONFLICT,
            say!(words, "join-own-machine"),
        ));
    }
    let name = match person_name(form.text("name"), words) {
        Ok(name) => name,
        Err(reason) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return show_me(app, visitor, &back, status, (Some(&reason), None));
        }
    };
    let Some(known) = &visitor.identity.known else {
        let guest = app.add_guest(name)?;
        let cookie = app.begin_session(&guest.id)?;
        return Ok((CookieJar::new().add(cookie), see(&back)).into_response());
    };
    if let Some(reason) = rename(app, &known.id, &name, words)? {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return show_me(app, visitor, &back, status, (Some(&reason), None));
    }
    Ok(see(&back))
}

/// Shows a one-time link to another device.
pub fn depart(app: &App, visitor: &Visitor) -> Answer {
    let person = this_person(visitor)?;
    let word = app.begin_move(person)?;
    let moving = MovePage {
        link: format!("{}/move?code={word}", app.origin_for(&visitor.host)),
        minutes: MOVE_LIVES.as_secs() / 60,
    };
    let moving = Some(&moving);
    show_me(app, visitor, "/mine", StatusCode::OK, (None, moving))
}

/// Signs somebody in on this device.
pub fn arrive(app: &App, (visitor, headers, Form(form)): &(Visitor, HeaderMap, Form)) -> Answer {
    let words = text(visitor.language);
    let Some(person) = app.spend_move(form.text("code"))? else {
        return Err(refuse(StatusCode::GONE, say!(words, "arrive-spent")));
    };
    let cookie = app.begin_session_on(&person, headers)?;
    Ok((CookieJar::new().add(cookie), see("/mine")).into_response())
}

/// Forgets a guest with everything except the games. Accounts are deleted with their password.
pub fn forget_me(app: &App, (visitor, headers, Form(form)): &(Visitor, HeaderMap, Form)) -> Answer {
    if form.text("sure") != "yes" {
        return Err(bad_form());
    }
    let person = this_person(visitor)?;
    if app.store.account(person)?.is_some() {
        return Ok(see("/account"));
    }
    let cookie = forget(app, visitor, headers, person)?;
    Ok((CookieJar::new().add(cookie), see("/lobby")).into_response())
}

/// Chooses the time zone for pausing clocks at night, or returns to the browser's.
pub fn set_zone(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let person = this_person(visitor)?;
    if !app.choose_zone(person, form.text("zone"))? {
        let reason = say!(text(visitor.language), "zone-unknown");
        return Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reason));
    }
    Ok(see("/settings"))
}

fn this_person(visitor: &Visitor) -> Result<&PersonId, crate::response::Error> {
    visitor.identity.person().ok_or_else(bad_form)
}
