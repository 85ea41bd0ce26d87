//! Accounts: signing up, in and out, forgotten passwords, devices, the address, deletion. Whoever fails to sign in or
//! asks for a new password gets the same sentence after the same time, which does not reveal whether there is such an
//! account.

use std::time::Instant;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;
use store::{Account, Moment, NameKey, NewAccount, PersonId, PersonKind, Scope, SessionKind};
use tabletop::SeatName;
use view::page::{Limited, codes_page};
use words::{Text, say};

use super::bad_form;
use crate::access::ClientAddress;
use crate::accounts::{
    MAX_PASSWORD, MIN_PASSWORD, PasswordFault, TooBusy, check_strength, code_hash, device_handle,
    name_key, new_codes as fresh_codes,
};
use crate::app::{App, text};
use crate::fields::Fields;
use crate::mail::{Mail, address};
use crate::new_table::person_name;
use crate::notices::LANGUAGE;
use crate::pages::{
    own_address, show_account, show_new_password, show_reset, show_sign_in, show_sign_up,
};
use crate::permission::Known;
use crate::request::{Form, Visitor};
use crate::response::{Answer, Error, framed, refuse, see};
use crate::sessions::word_hash;
use crate::state::Counting;

/// A form of a browser whose device label is needed.
pub type AccountForm = (Visitor, HeaderMap, Form);
/// The same, where emails are counted by recipient.
pub type LetterForm = (Visitor, HeaderMap, Counting, Form);

/// Refuses if a password could be intercepted.
pub fn check_offered(app: &App, visitor: &Visitor) -> Result<(), Error> {
    if app.offers_accounts() {
        return Ok(());
    }
    let reason = say!(text(visitor.language), "account-plain");
    Err(refuse(StatusCode::CONFLICT, reason))
}

/// Too many passwords are being hashed.
fn busy(words: &Text) -> impl Fn(TooBusy) -> Error {
    let reason = say!(words, "account-busy");
    move |TooBusy| refuse(StatusCode::TOO_MANY_REQUESTS, reason.clone())
}

/// What is wrong with a new password.
fn check_password(password: &str, name: &str, words: &Text) -> Result<(), String> {
    check_strength(password, name).map_err(|fault| match fault {
        PasswordFault::Short => say!(words, "password-short", min = MIN_PASSWORD),
        PasswordFault::Long => say!(words, "password-long", max = MAX_PASSWORD),
        PasswordFault::Simple => say!(words, "password-simple"),
    })
}

/// The name somebody typed. An invalid name is nobody's name.
fn typed_key(name: &str) -> NameKey {
    let name = SeatName::new(name.trim());
    name.map_or(NameKey(String::new()), |name| name_key(&name))
}

/// Counts an email to a folded name or address; returns the refusal if there may be no more.
fn written_too_often(Counting(limiter): &Counting, key: &str) -> Option<Response> {
    let counted = limiter.count_name(Limited::Mails, key, Instant::now());
    counted.refusal()
}

/// Makes an account from a guest, or for a new person.
pub fn sign_up(app: &App, (visitor, headers, Form(form)): &AccountForm) -> Answer {
    check_offered(app, visitor)?;
    let words = text(visitor.language);
    let known = visitor.identity.known.as_ref();
    if let Some(known) = known
        && app.store.account(&known.id)?.is_some()
    {
        return Ok(see("/account"));
    }
    let (typed, password) = (form.text("name"), form.text("password"));
    let refused = |reason: &str| {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        show_sign_up(app, visitor, typed, status, Some(reason))
    };
    let name = match person_name(typed, words) {
        Ok(name) => name,
        Err(reason) => return refused(&reason),
    };
    if let Err(reason) = check_password(password, name.as_str(), words) {
        return refused(&reason);
    }
    let key = name_key(&name);
    let taken = say!(words, "account-taken");
    if key.0.is_empty() || app.store.account_named(&key)?.is_some() {
        return refused(&taken);
    }
    let password = app.accounts.passwords.hash(password).map_err(busy(words))?;
    let (person, new) = match known {
        Some(known) => (known.id.clone(), false),
        None => (app.add_guest(name.clone())?.id, true),
    };
    let added = app.store.add_account(&NewAccount {
        person: person.clone(),
        name,
        key,
        password,
        made: Moment::now(),
    })?;
    if !added {
        // Somebody was faster.
        if new {
            app.store.forget_person(&person)?;
        }
        return refused(&taken);
    }
    remember_language(app, visitor, &person)?;
    let codes = give_codes(app, &person)?;
    let cookie = app.begin_session_on(&person, headers)?;
    let visitor = known_as(visitor, &person, app)?;
    let main = codes_page(&codes, true, words);
    let page = framed(&visitor, StatusCode::OK, &say!(words, "codes-title"), main);
    Ok((CookieJar::new().add(cookie), page).into_response())
}

/// The visitor, as they are known from now on.
fn known_as(visitor: &Visitor, person: &PersonId, app: &App) -> store::Result<Visitor> {
    let name = app.store.person(person)?.about.name.to_string();
    let mut visitor = visitor.clone();
    let id = person.clone();
    visitor.identity.known = Some(Known { id, name });
    Ok(visitor)
}

/// The language in which somebody is written to while they are away.
pub fn remember_language(app: &App, visitor: &Visitor, person: &PersonId) -> store::Result<()> {
    let scope = Scope::Person(person.clone());
    app.store
        .set(&scope, LANGUAGE, Some(visitor.language.tag()))
}

fn give_codes(app: &App, person: &PersonId) -> store::Result<Vec<String>> {
    let codes = fresh_codes();
    let hashes: Vec<_> = codes.iter().map(|code| code_hash(code)).collect();
    app.store.set_recovery_codes(person, &hashes)?;
    Ok(codes)
}

/// Signs in to an account; optionally takes over what this browser's guest has played.
pub fn sign_in(
    app: &App,
    (visitor, headers, Counting(limiter), address, Form(form)): &(
        Visitor,
        HeaderMap,
        Counting,
        ClientAddress,
        Form,
    ),
) -> Answer {
    check_offered(app, visitor)?;
    let words = text(visitor.language);
    let key = typed_key(form.text("name"));
    let tried = limiter.count_name_at(Limited::SignIns, &key.0, *address, Instant::now());
    if let Some(refusal) = tried.refusal() {
        return Ok(refusal);
    }
    let account = app.store.account_named(&key)?;
    let kept = account.as_ref().map(|account| &account.password);
    let same = app.accounts.passwords.is_of(kept, form.text("password"));
    let same = same.map_err(busy(words))?;
    let Some(account) = account.filter(|_| same) else {
        let reason = say!(words, "sign-in-refused");
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return show_sign_in(app, visitor, form, status, (Some(&reason), None));
    };
    let guest = visitor.identity.person();
    if let Some(guest) = guest
        && form.text("take") == "yes"
        && app.is_guest(&visitor.identity)?
    {
        app.store.merge_people(guest, &account.person)?;
    }
    app.end_session(headers)?;
    remember_language(app, visitor, &account.person)?;
    let cookie = app.begin_session_on(&account.person, headers)?;
    let back = match form.get("back").map(own_address) {
        Some(back) if back != "/" => back,
        _ => "/mine".to_owned(),
    };
    Ok((CookieJar::new().add(cookie), see(&back)).into_response())
}

/// Signs out this browser.
pub fn sign_out(app: &App, (_, headers): &(Visitor, HeaderMap)) -> Answer {
    let cookie = app.end_session(headers)?;
    Ok((CookieJar::new().add(cookie), see("/lobby")).into_response())
}

pub fn own_account(app: &App, visitor: &Visitor) -> Result<Account, Error> {
    check_offered(app, visitor)?;
    let person = visitor.identity.person().ok_or_else(bad_form)?;
    app.store.account(person)?.ok_or_else(bad_form)
}

/// The visitor's account, if they have typed its password.
fn proven(app: &App, visitor: &Visitor, form: &Fields) -> Result<Option<Account>, Error> {
    let account = own_account(app, visitor)?;
    let kept = Some(&account.password);
    let same = app.accounts.passwords.is_of(kept, form.text("password"));
    let same = same.map_err(busy(text(visitor.language)))?;
    Ok(same.then_some(account))
}

/// The answer if they have not.
fn not_proven(app: &App, visitor: &Visitor, headers: &HeaderMap) -> Answer {
    let reason = say!(text(visitor.language), "password-wrong");
    refused(app, visitor, headers, &reason)
}

/// The page of the account, with what is wrong.
fn refused(app: &App, visitor: &Visitor, headers: &HeaderMap, reason: &str) -> Answer {
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    show_account(app, visitor, headers, status, (Some(reason), None))
}

pub fn change_password(app: &App, (visitor, headers, Form(form)): &AccountForm) -> Answer {
    let words = text(visitor.language);
    let Some(account) = proven(app, visitor, form)? else {
        return not_proven(app, visitor, headers);
    };
    let new = form.text("new");
    if let Err(reason) = check_password(new, account.name.as_str(), words) {
        return refused(app, visitor, headers, &reason);
    }
    let hash = app.accounts.passwords.hash(new).map_err(busy(words))?;
    let keep = app.session_token(headers);
    app.store
        .set_password(&account.person, &hash, keep.as_ref())?;
    Ok(see("/account?done=password"))
}

/// Replaces the recovery codes; shown once.
pub fn new_codes(app: &App, (visitor, headers, Form(form)): &AccountForm) -> Answer {
    let words = text(visitor.language);
    let Some(account) = proven(app, visitor, form)? else {
        return not_proven(app, visitor, headers);
    };
    let codes = give_codes(app, &account.person)?;
    let main = codes_page(&codes, false, words);
    let title = say!(words, "codes-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

/// Sets or removes the address, or sends the confirmation again.
pub fn set_address(app: &App, (visitor, headers, counting, Form(form)): &LetterForm) -> Answer {
    let words = text(visitor.language);
    let remove = form.text("remove") == "yes";
    if !remove && !app.sends_mail() {
        return Err(refuse(StatusCode::CONFLICT, say!(words, "admin-mail-off")));
    }
    let Some(account) = proven(app, visitor, form)? else {
        return not_proven(app, visitor, headers);
    };
    if remove {
        app.store.set_address(&account.person, None)?;
        return Ok(see("/account?done=removed"));
    }
    let Some((new, key)) = address(form.text("address")) else {
        return refused(app, visitor, headers, &say!(words, "address-fault"));
    };
    if account.confirmed_address() == Some(new.as_str()) {
        return Ok(see("/account?done=confirmed"));
    }
    // It may be the address of somebody who has never heard of us.
    if let Some(refusal) = written_too_often(counting, &key) {
        return Ok(refusal);
    }
    app.store.set_address(&account.person, Some((&new, &key)))?;
    let (language, now) = (visitor.language, Moment::now());
    app.put_mail(&account.person, &Mail::Confirm, language, now)?;
    Ok(see("/account?done=address"))
}

/// Confirms an address with the token of an email.
pub fn confirm(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    check_offered(app, visitor)?;
    let token = word_hash(SessionKind::Confirm, form.text("code"));
    let confirmed = app.store.confirm_address(&token, Moment::now())?;
    match confirmed {
        Some(person) if visitor.identity.is(&person) => Ok(see("/account?done=confirmed")),
        Some(_) => Ok(see("/sign-in?done=confirmed")),
        None => {
            let reason = say!(text(visitor.language), "confirm-spent");
            Err(refuse(StatusCode::GONE, reason))
        }
    }
}

/// Asks for an email with a link for a new password. Whether there is such an account is looked up later.
pub fn ask_for_reset(app: &App, (visitor, _, counting, Form(form)): &LetterForm) -> Answer {
    check_offered(app, visitor)?;
    let words = text(visitor.language);
    if !app.sends_mail() {
        return Err(refuse(StatusCode::CONFLICT, say!(words, "admin-mail-off")));
    }
    let who = form.text("who");
    if who.trim().is_empty() || who.len() > 1000 {
        return Err(bad_form());
    }
    // Counted as it will be looked up: however a name is spelt, it gets the same few emails.
    let key = address(who).map_or_else(|| typed_key(who).0, |(_, key)| key);
    if let Some(refusal) = written_too_often(counting, &key) {
        return Ok(refusal);
    }
    if !app.ask_for_reset(who, visitor.language) {
        return Err(busy(words)(TooBusy));
    }
    Ok(see("/reset?sent=yes"))
}

/// Sets a new password with the token of an email.
pub fn reset(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    check_offered(app, visitor)?;
    let words = text(visitor.language);
    let (code, new) = (form.text("code"), form.text("new"));
    let token = word_hash(SessionKind::Reset, code);
    let spent = || refuse(StatusCode::GONE, say!(words, "reset-spent"));
    // Before anything expensive is done for an invalid token.
    let session = app.store.session(&token, Moment::now())?;
    let person = session.ok_or_else(spent)?.about.person;
    let name = app.store.person(&person)?.about.name;
    if let Err(reason) = check_password(new, name.as_str(), words) {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return Ok(show_new_password(visitor, code, status, Some(&reason)));
    }
    let hash = app.accounts.passwords.hash(new).map_err(busy(words))?;
    let done = app.store.reset_password(&token, Moment::now(), &hash)?;
    done.ok_or_else(spent)?;
    Ok(see("/sign-in?done=reset"))
}

/// Sets a new password with a recovery code. Codes cannot be guessed, so attempts are not counted per name, where
/// strangers could use them up.
pub fn recover(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    check_offered(app, visitor)?;
    let words = text(visitor.language);
    let (typed, new) = (form.text("name"), form.text("new"));
    let key = typed_key(typed);
    let refused = |reason: String| {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        let said = (Some(reason.as_str()), None);
        Ok(show_reset(app, visitor, typed, status, said))
    };
    if let Err(reason) = check_password(new, typed, words) {
        return refused(reason);
    }
    let code = code_hash(form.text("code"));
    let right = app.store.is_recovery_code(&key, &code)?;
    // Made whether it is needed or not, because it takes longer than everything else.
    let hash = app.accounts.passwords.hash(new).map_err(busy(words))?;
    if right
        && let Some(account) = app.store.account_named(&key)?
        && app.store.recover(&account.person, &code, &hash)?
    {
        return Ok(see("/sign-in?done=reset"));
    }
    refused(say!(words, "reset-refused"))
}

/// Ends the session of one device, or of all others.
pub fn sign_out_device(app: &App, (visitor, headers, Form(form)): &AccountForm) -> Answer {
    let account = own_account(app, visitor)?;
    let device = form.text("device");
    if device == "others" {
        let keep = app.session_token(headers);
        app.store.end_sessions(&account.person, keep.as_ref())?;
    }
    for session in app.store.devices(&account.person, Moment::now())? {
        if device_handle(&session.about.token) == device {
            app.store.end_session(&session.about.token)?;
        }
    }
    Ok(see("/account"))
}

/// Deletes the account. Its games stay, without the name.
pub fn delete_account(app: &App, (visitor, headers, Form(form)): &AccountForm) -> Answer {
    if form.text("sure") != "yes" {
        return Err(bad_form());
    }
    let Some(account) = proven(app, visitor, form)? else {
        return not_proven(app, visitor, headers);
    };
    let cookie = forget(app, visitor, headers, &account.person)?;
    Ok((CookieJar::new().add(cookie), see("/sign-in?done=erased")).into_response())
}

/// Forgets a person with everything except their games, from which the name is removed.
pub fn forget(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    person: &PersonId,
) -> Result<axum_extra::extract::cookie::Cookie<'static>, Error> {
    // A deleted host could only be replaced with a key.
    if app.store.person(person)?.about.kind == PersonKind::Host {
        let reason = say!(text(visitor.language), "me-forget-host");
        return Err(refuse(StatusCode::CONFLICT, reason));
    }
    app.take_name_from_games(person)?;
    let cookie = app.end_session(headers)?;
    app.forget_person(person)?;
    Ok(cookie)
}

/// Renames somebody; returns the reason if the name belongs to another account.
pub fn rename(
    app: &App,
    person: &PersonId,
    name: &SeatName,
    words: &Text,
) -> Result<Option<String>, Error> {
    if app.store.account(person)?.is_some() {
        let renamed = app.store.rename_account(person, name, &name_key(name))?;
        return Ok((!renamed).then(|| say!(words, "account-taken")));
    }
    let kind = app.store.person(person)?.about.kind;
    app.store.change_person(person, name, kind)?;
    Ok(None)
}

/// The value of the field `back`, if there is one.
pub fn back(form: &Fields) -> String {
    form.get("back")
        .map_or_else(|| "/mine".to_owned(), own_address)
}
