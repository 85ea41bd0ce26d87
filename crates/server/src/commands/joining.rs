//! Tables that people join: opened, joined, left, filled, begun.

use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;
use store::{GameId, Holder, Key, Moment, NewOpenTable, OpenSeat, OpenTable, PersonId, Seating};
use tabletop::{Seat, SeatSet};
use view::page::{NewGameForm, Participant};
use words::{Text, say};

use super::{Sent, bad_form, made, seated};
use crate::app::{App, text};
use crate::fields::Fields;
use crate::names::can_play;
use crate::new_table::{NewTable, NewTableError, at_one_screen, person_name, told_apart};
use crate::pages::{fill_in, show_join};
use crate::permission::Known;
use crate::request::{Form, GamePath, Visitor, Wants};
use crate::response::{Answer, Error, json_made, refuse, see};

/// The most waiting tables of one person.
const MOST_TABLES: u64 = 20;
/// How often a change is retried because somebody else was faster. A table has five seats.
const TRIES: usize = 20;

/// Opens a table for people to join.
pub fn open_table(app: &App, visitor: &Visitor, mut form: NewGameForm) -> Answer {
    let words = text(visitor.language);
    let known = visitor.identity.known.as_ref();
    let known = known.filter(|_| !visitor.identity.own_machine);
    let known =
        known.ok_or_else(|| refuse(StatusCode::CONFLICT, say!(words, "join-own-machine")))?;
    let waiting = app.store.open_tables_of(&known.id, MOST_TABLES)?;
    if waiting.len() as u64 >= MOST_TABLES {
        let reason = say!(words, "join-too-many", most = MOST_TABLES);
        return Err(refuse(StatusCode::TOO_MANY_REQUESTS, reason));
    }
    let open = form.open.take().unwrap_or_default();
    at_one_screen(&visitor.identity, &mut form.participants);
    let table = NewTable::from_form(&form).ok_or_else(bad_form)?;
    table.check(words)?;
    let key = Key::new(&form.key).map_err(|_| bad_form())?;
    let table = NewOpenTable {
        game: form.game.clone(),
        setup: setup_text(&form),
        creator: known.id.clone(),
        public: form.public,
        seats: open_seats(&seated(&form), open, known),
        created: Moment::now(),
    };
    let id = app.store.open_table(&key, &table)?;
    Ok(arrived(visitor, &id))
}

/// Who sits where, with the people at the screen of whoever opens the table.
fn open_seats(participants: &[Participant], open: SeatSet, known: &Known) -> Vec<OpenSeat> {
    let mut taken: Vec<String> = Vec::new();
    let mut seats = Vec::new();
    for (seat, participant) in Seat::all(participants.len() as u8).zip(participants) {
        seats.push(match participant {
            _ if open.contains(seat) => OpenSeat::Open,
            Participant::Bot(bot) => OpenSeat::Bot(bot.clone()),
            Participant::Person(name) => {
                let name = if name.is_empty() { &known.name } else { name };
                let name = told_apart(name, &taken);
                taken.push(name.clone());
                let person = known.id.clone();
                OpenSeat::Person { person, name }
            }
        });
    }
    seats
}

/// The agreements of the table, as the form of a new game would send them.
fn setup_text(form: &NewGameForm) -> String {
    let mut out = form_urlencoded::Serializer::new(String::new());
    out.append_pair("game", &form.game);
    out.append_pair("scenario", &form.scenario);
    out.append_pair("players", &form.participants.len().to_string());
    out.append_pair("name", &form.name);
    for option in &form.options {
        out.append_pair("option", option);
    }
    let edition = form.edition.as_deref().map(|edition| ("edition", edition));
    let typed = form.typed.then_some(("deals", "typed"));
    let tour = form.tour.then_some(("tour", "yes"));
    let help = form.help.then_some(("help", "yes"));
    let night = form.night.then_some(("night", "yes"));
    let time = [("time", form.time.as_str()), ("out", form.out.as_str())];
    let time = time.map(|pair| Some(pair).filter(|_| !form.time.is_empty()));
    let flags = [edition, typed, tour, help, night];
    for (name, value) in flags.into_iter().chain(time).flatten() {
        out.append_pair(name, value);
    }
    out.finish()
}

/// The form with which a table was opened.
pub fn agreed(app: &App, table: &OpenTable) -> Option<NewGameForm> {
    let fields = Fields::read(table.about.setup.as_bytes()).ok()?;
    fill_in(app, &fields)
}

fn arrived(visitor: &Visitor, id: &GameId) -> Response {
    match visitor.wants {
        Wants::Page | Wants::Changes => see(&format!("/join/{id}")),
        Wants::Json => json_made(id.as_str(), 0),
    }
}

/// A table whose game has not begun, or the answer that it has.
fn opened(app: &App, id: &GameId, words: &Text) -> Result<OpenTable, Error> {
    match app.store.opened(id) {
        Err(store::StoreError::NoGame(_)) if app.store.game(id).is_ok() => {
            Err(refuse(StatusCode::CONFLICT, say!(words, "join-begun")))
        }
        opened => Ok(opened?),
    }
}

/// Changes a table as it is now, however many others do the same.
fn change(
    app: &App,
    id: &GameId,
    words: &Text,
    mut change: impl FnMut(&mut OpenTable) -> Result<(), Error>,
) -> Result<(), Error> {
    for _ in 0..TRIES {
        let mut table = opened(app, id, words)?;
        let before = table.clone();
        change(&mut table)?;
        if table == before {
            return Ok(());
        }
        let (seats, public) = (&table.about.seats, table.about.public);
        if app.store.change_table(id, table.version, seats, public)? {
            return Ok(());
        }
    }
    Err(Error::Page(
        StatusCode::CONFLICT,
        view::page::PageError::Late,
    ))
}

/// Takes a seat. A new person enters a name with it.
pub fn join(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let words = text(visitor.language);
    let event = app.store.newest_event()?;
    let table = opened(app, id, words)?;
    if visitor.identity.own_machine {
        return Err(refuse(
            StatusCode::CONFLICT,
            say!(words, "join-own-machine"),
        ));
    }
    // Nobody is created for nothing.
    if !table.about.seats.contains(&OpenSeat::Open) && !sits(&table, visitor) {
        return Err(full(words));
    }
    let (known, cookie) = match &visitor.identity.known {
        Some(known) => (known.clone(), None),
        None => match person_name(form.text("name"), words) {
            Ok(name) => {
                let guest = app.add_guest(name)?;
                let cookie = app.begin_session(&guest.id)?;
                (guest, Some(cookie))
            }
            Err(reason) if visitor.wants == Wants::Page => {
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                let table = (&table, event);
                return show_join(app, visitor, table, None, status, Some(reason));
            }
            Err(reason) => return Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reason)),
        },
    };
    app.see_zone(&known.id, form.text("zone"))?;
    let wanted: Option<usize> = form.number("seat");
    let taken = change(app, id, words, |table| {
        sit_down(&mut table.about.seats, &known, wanted).ok_or_else(|| full(words))
    });
    let answer = taken.map_or_else(Error::into_response, |()| see(&format!("/join/{id}")));
    Ok(match cookie {
        // Somebody who came too late is a person nevertheless.
        Some(cookie) => (CookieJar::new().add(cookie), answer).into_response(),
        None => answer,
    })
}

fn sits(table: &OpenTable, visitor: &Visitor) -> bool {
    let person = visitor.identity.person();
    person.is_some_and(|person| table.about.seats.iter().any(|seat| seat.is_of(person)))
}

fn full(words: &Text) -> Error {
    refuse(StatusCode::CONFLICT, say!(words, "join-full"))
}

/// Takes the wanted seat, or else the first open one; `None` if there is none.
fn sit_down(seats: &mut [OpenSeat], known: &Known, wanted: Option<usize>) -> Option<()> {
    if seats.iter().any(|seat| seat.is_of(&known.id)) {
        return Some(());
    }
    let taken: Vec<String> = seats.iter().filter_map(name_of).cloned().collect();
    let open = |index: &usize| seats.get(*index) == Some(&OpenSeat::Open);
    let wanted = wanted.and_then(|number| number.checked_sub(1)).filter(open);
    let index = wanted.or_else(|| (0..seats.len()).find(open))?;
    seats[index] = OpenSeat::Person {
        person: known.id.clone(),
        name: told_apart(&known.name, &taken),
    };
    Some(())
}

fn name_of(seat: &OpenSeat) -> Option<&String> {
    match seat {
        OpenSeat::Person { name, .. } => Some(name),
        OpenSeat::Open | OpenSeat::Bot(_) => None,
    }
}

/// Leaves a seat before the game begins.
pub fn leave_table(app: &App, (visitor, GamePath(id), _): &Sent) -> Answer {
    let words = text(visitor.language);
    let person = visitor.identity.person().cloned();
    let person = person.ok_or_else(bad_form)?;
    change(app, id, words, |table| {
        for seat in &mut table.about.seats {
            if seat.is_of(&person) {
                *seat = OpenSeat::Open;
            }
        }
        Ok(())
    })?;
    Ok(arrived(visitor, id))
}

/// The seat a form names.
fn seat_of<'t>(form: &Fields, table: &'t mut OpenTable) -> Result<&'t mut OpenSeat, Error> {
    let index = form
        .number::<usize>("seat")
        .and_then(|seat| seat.checked_sub(1));
    let seat = index.and_then(|index| table.about.seats.get_mut(index));
    seat.ok_or_else(bad_form)
}

/// Removes a person or a bot from a seat.
pub fn remove(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    change(app, id, text(visitor.language), |table| {
        *seat_of(form, table)? = OpenSeat::Open;
        Ok(())
    })?;
    Ok(arrived(visitor, id))
}

/// Gives an open seat to a bot.
pub fn fill(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let words = text(visitor.language);
    change(app, id, words, |table| {
        let bot = bot(form, &table.about.game, words)?;
        let seat = seat_of(form, table)?;
        if *seat == OpenSeat::Open {
            *seat = OpenSeat::Bot(bot);
        }
        Ok(())
    })?;
    Ok(arrived(visitor, id))
}

/// The bot a form names.
fn bot(form: &Fields, game: &str, words: &Text) -> Result<String, Error> {
    let bot = form.text("bot");
    let bots = games::game(game).map_or(Vec::new(), games::Game::bots);
    if !can_play(bot, &bots) {
        let reason = say!(words, "new-bot-unknown", bot = bot);
        return Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reason));
    }
    Ok(bot.to_owned())
}

/// Lists the table publicly, or no longer.
pub fn make_public(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    change(app, id, text(visitor.language), |table| {
        table.about.public = form.text("public") == "yes";
        Ok(())
    })?;
    Ok(arrived(visitor, id))
}

pub fn close(app: &App, (visitor, GamePath(id), _): &Sent) -> Answer {
    opened(app, id, text(visitor.language))?;
    app.store.close_table(id)?;
    Ok(match visitor.wants {
        Wants::Page | Wants::Changes => see("/mine?closed=yes"),
        Wants::Json => json_made(id.as_str(), 0),
    })
}

/// Begins the game; bots take the open seats, if that is wanted.
pub fn start(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let words = text(visitor.language);
    let mut table = opened(app, id, words)?;
    if form.text("filled") == "yes" {
        let bot = bot(form, &table.about.game, words)?;
        for seat in &mut table.about.seats {
            if *seat == OpenSeat::Open {
                *seat = OpenSeat::Bot(bot.clone());
            }
        }
    }
    let participants: Option<Vec<Participant>> =
        table.about.seats.iter().map(participant).collect();
    let Some(participants) = participants else {
        return Err(refuse(StatusCode::CONFLICT, say!(words, "join-not-full")));
    };
    let mut game = agreed(app, &table).ok_or_else(bad_form)?;
    game.participants = participants;
    let mut game = NewTable::from_form(&game).ok_or_else(bad_form)?;
    game.seating = Seating {
        creator: Some(table.about.creator.clone()),
        holders: holders(&table.about.seats),
    };
    game.at = Some((id.clone(), table.version));
    match game.make(app, &app.fresh_key(), words) {
        Ok(id) => made(app, visitor, &id),
        // The button was clicked twice.
        Err(NewTableError::Store(store::StoreError::NoGame(_))) if app.store.game(id).is_ok() => {
            made(app, visitor, id)
        }
        Err(not_made) => Err(not_made.into()),
    }
}

fn participant(seat: &OpenSeat) -> Option<Participant> {
    match seat {
        OpenSeat::Open => None,
        OpenSeat::Bot(bot) => Some(Participant::Bot(bot.clone())),
        OpenSeat::Person { name, .. } => Some(Participant::Person(name.clone())),
    }
}

/// Who holds which seats, everybody once.
fn holders(seats: &[OpenSeat]) -> Vec<Holder> {
    let mut holders: Vec<(PersonId, SeatSet)> = Vec::new();
    for (number, seat) in Seat::all(seats.len() as u8).zip(seats) {
        let OpenSeat::Person { person, .. } = seat else {
            continue;
        };
        let index = holders.iter().position(|(holder, _)| holder == person);
        let index = index.unwrap_or_else(|| {
            holders.push((person.clone(), SeatSet::NONE));
            holders.len() - 1
        });
        holders[index].1.insert(number);
    }
    let holder = |(person, seats)| Holder {
        person: Some(person),
        seats,
    };
    holders.into_iter().map(holder).collect()
}
