//! Who runs the program. On a machine of its own, that is anyone who opens it. If others can reach it, it is a person
//! who has used a key, even on this machine, because requests from a proxy come from there, too. Only hashes of keys
//! are stored.

use std::time::Duration;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;
use store::{Moment, NewPerson, NewSession, PersonId, PersonKind, SessionKind, Store};
use tabletop::SeatName;
use view::page::{PageError, Reach, host_page, reach_section};
use words::say;

use crate::access::Mode;
use crate::app::{App, text};
use crate::permission::Identity;
use crate::request::{Form, Visitor, Wants};
use crate::response::{Answer, Error, framed, see};
use crate::seeds::secret_word;
use crate::sessions::word_hash;

/// How long a key is valid.
const KEY_LIVES: Duration = Duration::from_hours(24);

/// A moment some time after another.
pub fn after(moment: Moment, while_: Duration) -> Moment {
    let millis = i64::try_from(while_.as_millis()).unwrap_or(i64::MAX);
    Moment(moment.0.saturating_add(millis))
}

/// Makes a key. The first person to use it becomes a host; nobody can use it twice.
pub fn make_host_key(store: &dyn Store) -> store::Result<String> {
    let created = Moment::now();
    // The key belongs to the host it will make, so that it needs no storage of its own.
    let name = SeatName::new("Host").expect("a name as people have it");
    let kind = PersonKind::Host;
    let person = store.add_person(&NewPerson {
        name,
        kind,
        created,
    })?;
    let key = secret_word();
    store.begin_session(&NewSession {
        token: word_hash(SessionKind::HostKey, &key),
        kind: SessionKind::HostKey,
        label: String::new(),
        person,
        created,
        expires: after(created, KEY_LIVES),
    })?;
    Ok(key)
}

/// Uses a key; returns the host it makes, or `None` if the key is invalid.
pub fn spend_host_key(store: &dyn Store, key: &str) -> store::Result<Option<PersonId>> {
    let token = word_hash(SessionKind::HostKey, key.trim());
    let Some(session) = store.session(&token, Moment::now())? else {
        return Ok(None);
    };
    // Of two at the same time, only one ends it.
    let spent = store.end_session(&token)?;
    Ok(spent.then_some(session.about.person))
}

/// Withdraws an unused key.
pub fn withdraw_host_key(store: &dyn Store, key: &str) -> store::Result<()> {
    match spend_host_key(store, key)? {
        Some(person) => store.forget_person(&person),
        None => Ok(()),
    }
}

/// The sign-in of the person who runs the program.
pub fn host(_: &App, visitor: &Visitor) -> Response {
    show(visitor, StatusCode::OK)
}

fn show(visitor: &Visitor, status: StatusCode) -> Response {
    let words = text(visitor.language);
    let refused = status != StatusCode::OK;
    let title = say!(words, "host-title");
    framed(visitor, status, &title, host_page(refused, words))
}

pub fn become_host(
    app: &App,
    (visitor, headers, Form(form)): &(Visitor, HeaderMap, Form),
) -> Answer {
    match spend_host_key(&*app.store, form.text("key"))? {
        Some(mut person) => {
            if let Some(known) = &visitor.identity.known {
                // A known person keeps their name and seats.
                let name = app.store.person(&known.id)?.about.name;
                app.store
                    .change_person(&known.id, &name, PersonKind::Host)?;
                // Whoever else is known as them has not used the key.
                app.store.end_sessions(&known.id, None)?;
                app.store.forget_person(&person)?;
                person = known.id.clone();
            }
            let cookie = app.begin_session_on(&person, headers)?;
            Ok((CookieJar::new().add(cookie), see("/")).into_response())
        }
        None if visitor.wants == Wants::Page => Ok(show(visitor, StatusCode::UNPROCESSABLE_ENTITY)),
        None => Err(Error::Page(
            StatusCode::UNPROCESSABLE_ENTITY,
            PageError::NotAllowed,
        )),
    }
}

/// What the host may set about who can reach the program; empty for anybody else.
pub fn reach(app: &App, visitor: &Visitor, identity: &Identity) -> maud::Markup {
    if !identity.host {
        return maud::Markup::default();
    }
    let reach = match app.access().mode {
        Mode::Loopback => Reach::Closed,
        Mode::Lan => Reach::Lan,
        Mode::Public => Reach::Public,
    };
    reach_section(reach, &app.addresses(), text(visitor.language))
}

/// Opens the program to the local network, or closes it again. The person who opens it remains the host in their
/// browser.
pub fn lan(app: &App, (visitor, cookies, Form(form)): &(Visitor, CookieJar, Form)) -> Answer {
    let mut jar = cookies.clone();
    let switched = if form.text("open") == "yes" {
        if app.access().everybody_is_host() {
            let key = make_host_key(&*app.store)?;
            if let Some(person) = spend_host_key(&*app.store, &key)? {
                jar = jar.add(app.begin_session(&person)?);
            }
        }
        app.open_to_lan()
    } else {
        app.close_to_lan()
    };
    if switched.is_err() {
        let reason = PageError::Bad(say!(text(visitor.language), "reach-failed"));
        return Err(Error::Page(StatusCode::CONFLICT, reason));
    }
    Ok((jar, see("/settings")).into_response())
}

#[cfg(test)]
mod tests {
    use store::{People as _, Sqlite};

    use super::*;

    #[test]
    fn a_key_makes_one_host() {
        let store = Sqlite::in_memory().unwrap();
        let key = make_host_key(&store).unwrap();
        assert_eq!(spend_host_key(&store, "nonsense").unwrap(), None);
        let host = spend_host_key(&store, &format!(" {key}\n")).unwrap();
        let host = host.expect("the first time");
        assert_eq!(store.person(&host).unwrap().about.kind, PersonKind::Host);
        assert_eq!(spend_host_key(&store, &key).unwrap(), None);
    }

    #[test]
    fn a_key_that_was_withdrawn_leaves_nothing() {
        let store = Sqlite::in_memory().unwrap();
        let key = make_host_key(&store).unwrap();
        withdraw_host_key(&store, &key).unwrap();
        assert_eq!(spend_host_key(&store, &key).unwrap(), None);
        // What was used keeps its owner.
        let key = make_host_key(&store).unwrap();
        let host = spend_host_key(&store, &key).unwrap().unwrap();
        withdraw_host_key(&store, &key).unwrap();
        assert!(store.person(&host).is_ok());
    }
}
