//! What changes something. A command names the length of the journal it was made for and a key, so that one sent
//! late is refused and one sent twice is done once.

mod account;
mod admin;
mod joining;
mod learn;
mod making;
mod me;
mod notices;
mod plan;
mod record;
mod series;
mod talk;

use ::table::{Command, TableError};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use store::{GameId, GameName, Key, Status};
use tabletop::{MAX_SEATS, Seat};
use view::page::{self, Notice, Palette, Speed, Theme, address_part};
use words::{Language, Text, say};

pub use account::{
    ask_for_reset, back, change_password, check_offered, confirm, delete_account, new_codes,
    own_account, recover, reset, set_address, sign_in, sign_out, sign_out_device, sign_up,
};
pub use admin::{CONTACT, close_any, set_contact, shut_out};
pub use joining::{agreed, close, fill, join, leave_table, make_public, open_table, remove, start};
pub use learn::begin_lesson;
pub use making::{begin, fork, rematch, seated};
pub use me::{arrive, depart, forget_me, say_who, set_zone};
pub use notices::{add_device, remove_device, see_turn, set_notices, turn_letters_off};
pub use plan::{close_plan, plan};
pub use record::{OLDER_DIGEST, import};
pub use series::{begin_series, play_series};
pub use talk::{
    block, mute, open_chat, read_chat, report, say_something, settle_report, unblock, write_notes,
};

use crate::app::{App, text};
use crate::changes::changes;
use crate::coach;
use crate::fields::Fields;
use crate::lesson::{Taught, is_lesson, taught};
use crate::names::{can_play, is_disturbing};
use crate::orders::{Outcome, Precondition};
use crate::pages::own_address;
use crate::request::{Form, GamePath, Visitor, Wants};
use crate::response::{self, Answer, Error, json_done, json_error, json_made, refuse, see};
use crate::table::Table;
use crate::table_page::{Shown, table_reply};

/// What was sent is not what our forms send.
pub fn bad_form() -> Error {
    Error::Page(StatusCode::BAD_REQUEST, page::PageError::Form)
}

/// The way to a game that was made.
pub fn made(app: &App, visitor: &Visitor, id: &GameId) -> Answer {
    match visitor.wants {
        Wants::Page | Wants::Changes => Ok(see(&format!("/games/{id}"))),
        Wants::Json => Ok(json_made(id.as_str(), app.store.game(id)?.length)),
    }
}

fn precondition(form: &Fields) -> Result<Precondition, Error> {
    let expected = form.number("seq").ok_or_else(bad_form)?;
    let key = Key::new(form.text("key")).map_err(|_| bad_form())?;
    Ok(Precondition {
        expected,
        key: Some(key),
    })
}

/// What is sent to a table: by whom, to which game, and the form.
pub type Sent = (Visitor, GamePath, Form);

/// Carries out a command and shows what came of it.
fn at_table(app: &App, sent: &Sent, command: Command<'_>) -> Answer {
    let (visitor, GamePath(id), Form(form)) = sent;
    let outcome = app.order(id, visitor.viewer, &precondition(form)?, command)?;
    done(app, sent, outcome)
}

/// Shows what came of a command.
fn done(app: &App, sent: &Sent, outcome: Outcome) -> Answer {
    let (visitor, GamePath(id), _) = sent;
    let (obstacle, seq) = app.with_table(id, |table| {
        app.wake_bot(table);
        let obstacle = obstacle(outcome, table, text(visitor.language));
        (obstacle, table.history().length())
    })?;
    answer(app, sent, obstacle, seq)
}

/// What is sent back after a command, given what was in its way.
fn answer(
    app: &App,
    (visitor, GamePath(id), Form(form)): &Sent,
    obstacle: Option<Obstacle>,
    seq: u64,
) -> Answer {
    match (obstacle, visitor.wants) {
        (None, Wants::Page) => Ok(see(&format!("/games/{id}"))),
        (None, Wants::Json) => Ok(json_done(seq)),
        (obstacle, Wants::Changes) => {
            let (status, shown) = match obstacle {
                None => (StatusCode::OK, Shown::default()),
                Some(obstacle) => (obstacle.status, shown_obstacle(form, obstacle)),
            };
            changed_since(app, visitor, id, form, (status, shown))
        }
        (Some(obstacle), Wants::Page) => obstacle_page(app, visitor, id, form, obstacle),
        (
            Some(Obstacle {
                status,
                word,
                reason,
            }),
            Wants::Json,
        ) => Ok(json_error(status, word, reason, Some(seq))),
    }
}

/// The word for a command that came too late.
const LATE: &str = "late";
/// The word for a choice that is possible, but not what a tutorial waits for.
const LESSON: &str = "lesson";

/// Why a command was not carried out, for its sender.
struct Obstacle {
    status: StatusCode,
    /// A word for programs.
    word: &'static str,
    reason: String,
}

/// What is in the way of a command, if anything is.
fn obstacle(outcome: Outcome, table: &Table, words: &Text) -> Option<Obstacle> {
    let (status, word, reason) = match outcome {
        Outcome::Done => return None,
        Outcome::Late => (StatusCode::CONFLICT, LATE, say!(words, "notice-late")),
        Outcome::Refused(error) => match error {
            TableError::Step(reason) => {
                let reason = reason.say(&table.names(words), words);
                (StatusCode::UNPROCESSABLE_ENTITY, "refused", reason)
            }
            TableError::NotHeld(seat) if table.is_shared() => {
                let names = table.names(words);
                let who = names.get(seat.index()).map_or("", String::as_str);
                let reason = say!(words, "notice-not-yours", who = who);
                (StatusCode::FORBIDDEN, "not-yours", reason)
            }
            TableError::Spectator | TableError::NotHeld(_) => (
                StatusCode::FORBIDDEN,
                "not-yours",
                say!(words, "notice-not-now"),
            ),
            TableError::NoOrder => (
                StatusCode::UNPROCESSABLE_ENTITY,
                "no-order",
                say!(words, "notice-no-order"),
            ),
            TableError::LongJournal => (
                StatusCode::CONFLICT,
                "long",
                say!(words, "notice-long-journal"),
            ),
            TableError::HeldByBot(_)
            | TableError::DealsAreSeeded
            | TableError::Undo(_)
            | TableError::NothingToRedo
            | TableError::NoTakeBack
            | TableError::NotAway => (
                StatusCode::CONFLICT,
                "not-now",
                say!(words, "notice-not-now"),
            ),
        },
    };
    Some(Obstacle {
        status,
        word,
        reason,
    })
}

/// The table with what is in the way.
fn obstacle_page(
    app: &App,
    visitor: &Visitor,
    id: &GameId,
    form: &Fields,
    obstacle: Obstacle,
) -> Answer {
    let (status, shown) = (obstacle.status, shown_obstacle(form, obstacle));
    let shown = Shown {
        talk: Some(app.talk(id, visitor)?),
        ..shown
    };
    let event = app.newest_event(id)?;
    let show = |table: &mut _| table_reply(app, visitor, table, event, status, shown);
    Ok(app.with_table(id, show)?)
}

/// What the table shows of what is in the way.
fn shown_obstacle(form: &Fields, obstacle: Obstacle) -> Shown {
    let (late, lesson) = (obstacle.word == LATE, obstacle.word == LESSON);
    let written = form.get("choice").or(form.get("deal"));
    Shown {
        written: written.filter(|_| !late).map(str::to_owned),
        notice: Some(if late {
            Notice::Late
        } else if lesson {
            Notice::Said(obstacle.reason)
        } else {
            Notice::Refused(obstacle.reason)
        }),
        ..Shown::default()
    }
}

/// What changed since the page of a form was made, and what the table shows beside that.
pub fn changed_since(
    app: &App,
    visitor: &Visitor,
    id: &GameId,
    form: &Fields,
    (status, shown): (StatusCode, Shown),
) -> Answer {
    let changed = app.with_table(id, |table| {
        let from = form.number("seq").unwrap_or(table.history().length());
        changes(app, visitor, table, from, shown, false)
    })?;
    Ok(response::changes(status, changed.told()))
}

/// A choice; it may have to be confirmed first.
pub fn choose(app: &App, sent: &Sent) -> Answer {
    let (visitor, GamePath(id), Form(form)) = sent;
    let sure = form.get("sure");
    let choice = sure.or(form.get("choice"));
    let choice = choice.ok_or_else(bad_form)?.trim();
    let lesson = app.with_table(id, |table| {
        let expected = form.number("seq").unwrap_or(0);
        let taught = taught(table, expected, choice, text(visitor.language));
        (taught, table.history().length())
    })?;
    if let (Taught::Wrong(reason), seq) = lesson {
        let obstacle = Obstacle {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            word: LESSON,
            reason,
        };
        return answer(app, sent, Some(obstacle), seq);
    }
    let confirm = visitor.settings.confirm && visitor.wants != Wants::Json;
    if confirm && sure.is_none() {
        let possible = app.with_table(id, |table| {
            let (live, words) = (table.live(), text(visitor.language));
            live.meaning(live.len(), choice, words).is_some()
        })?;
        if possible && visitor.wants == Wants::Changes {
            let confirm = Some(choice.to_owned());
            let shown = Shown {
                confirm,
                ..Shown::default()
            };
            return changed_since(app, visitor, id, form, (StatusCode::OK, shown));
        }
        if possible {
            let choice = address_part(choice);
            return Ok(see(&format!("/games/{id}?choice={choice}")));
        }
    }
    if let (Taught::Right(steps), _) = lesson {
        return at_table(app, sent, Command::Follow(&steps));
    }
    let coached = app.with_table(id, |table| {
        coach::wanted(table, &visitor.settings, visitor.viewer)
    })?;
    let expected = precondition(form)?;
    let outcome = app.order(id, visitor.viewer, &expected, Command::Choose(choice))?;
    if let (Some(choice), Outcome::Done) = (coached, &outcome) {
        app.with_table(id, |table| coach::look(app, table, choice))?;
    }
    done(app, sent, outcome)
}

/// What was drawn at a real table.
pub fn deal(app: &App, sent: &Sent) -> Answer {
    at_table(app, sent, Command::Deal(sent.2.0.text("deal").trim()))
}

pub fn undo(app: &App, sent: &Sent) -> Answer {
    at_table(app, sent, Command::Undo)
}

/// Makes again what was taken back.
pub fn redo(app: &App, sent: &Sent) -> Answer {
    at_table(app, sent, Command::Redo)
}

/// Where to look after something was asked for, and how long the journal is.
pub fn asked_for(visitor: &Visitor, address: &str, seq: u64) -> Response {
    match visitor.wants {
        Wants::Page | Wants::Changes => see(address),
        Wants::Json => json_done(seq),
    }
}

/// Leaves one's seats to a bot; one may come back.
pub fn leave(app: &App, sent: &Sent) -> Answer {
    let (visitor, GamePath(id), Form(form)) = sent;
    let bot = form.text("bot");
    let (bots, plan) = app.with_table(id, |table| {
        let game = games::game(&table.game.about.game);
        let bots = game.map_or(Vec::new(), games::Game::bots);
        (bots, table.is_plan())
    })?;
    // Whoever plans plays by hand; nobody waits for them.
    if plan {
        return Err(bad_form());
    }
    if bot.contains([' ', ':']) || !can_play(bot, &bots) {
        let words = text(visitor.language);
        let reason = say!(words, "new-bot-unknown", bot = bot);
        return Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reason));
    }
    at_table(app, sent, Command::Leave(bot))
}

/// Sits down again.
pub fn come_back(app: &App, sent: &Sent) -> Answer {
    at_table(app, sent, Command::Return)
}

/// Asks everybody to take something back, or answers.
pub fn take_back(app: &App, sent: &Sent) -> Answer {
    let Form(form) = &sent.2;
    let command = match form.text("answer") {
        "ask" => Command::AskTakeBack(form.number("steps").ok_or_else(bad_form)?),
        "agree" => Command::AgreeTakeBack,
        "decline" => Command::DeclineTakeBack,
        _ => return Err(bad_form()),
    };
    at_table(app, sent, command)
}

/// How often an order is tried while others go on playing.
const ORDER_TRIES: usize = 10;

/// Gives a standing order or ends it. Neither depends on whose turn it is, so it never comes too late.
pub fn order(app: &App, sent: &Sent) -> Answer {
    let (visitor, GamePath(id), Form(form)) = sent;
    let seat = form.number::<u8>("seat").and_then(|n| n.checked_sub(1));
    let seat = seat.filter(|&seat| usize::from(seat) < MAX_SEATS);
    let seat = Seat::new(seat.ok_or_else(bad_form)?);
    let order = form.get("order").ok_or_else(bad_form)?;
    let command = match form.get("end") {
        Some(_) => Command::NoOrder(seat, order),
        None => Command::Order(seat, order),
    };
    let mut precondition = precondition(form)?;
    // A tutorial waits for what it has prepared.
    if app.with_table(id, |table| is_lesson(table))? {
        return done(app, sent, Outcome::Refused(TableError::NoOrder));
    }
    let mut outcome = Outcome::Late;
    for _ in 0..ORDER_TRIES {
        precondition.expected = app.catch_up(id)?;
        outcome = app.order(id, visitor.viewer, &precondition, command)?;
        if !matches!(outcome, Outcome::Late) {
            break;
        }
    }
    done(app, sent, outcome)
}

/// Refuses what would be unfair among several people who did not agree on it.
pub fn check_help(app: &App, visitor: &Visitor, id: &GameId) -> Result<(), Error> {
    if app.with_table(id, |table| table.forbids_help())? {
        let reason = say!(text(visitor.language), "company-no-help");
        return Err(refuse(StatusCode::FORBIDDEN, reason));
    }
    Ok(())
}

/// Asks for advice; it comes when it is thought of.
pub fn hint(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    check_help(app, visitor, id)?;
    let seq = app.with_table(id, |table| {
        let history = table.history();
        let turn = history.turn();
        let thinking = table.advising.is_some_and(|(asked, _)| asked == turn);
        let asked = table.live().person_asked(visitor.viewer).is_some();
        if asked && !thinking && history.advice().is_none() {
            table.advising = Some((turn, visitor.viewer));
            app.advise(table);
        }
        table.history().length()
    })?;
    if visitor.wants == Wants::Changes {
        let begun = (StatusCode::OK, Shown::default());
        return changed_since(app, visitor, id, form, begun);
    }
    Ok(asked_for(visitor, &format!("/games/{id}"), seq))
}

/// Has the whole game judged.
pub fn analyse(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    check_help(app, visitor, id)?;
    let seq = app.with_table(id, |table| {
        app.begin_analysis(table);
        table.history().length()
    })?;
    let step: usize = form.number("step").unwrap_or(0);
    Ok(asked_for(visitor, &format!("/games/{id}/at/{step}"), seq))
}

pub fn tour(app: &App, sent: &Sent) -> Answer {
    at_table(app, sent, Command::EndTour)
}

/// Gives a game another name.
pub fn rename(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let name = form.text("name");
    let name = GameName::new(name).ok().filter(|_| !is_disturbing(name));
    let Some(name) = name else {
        let reason = say!(text(visitor.language), "game-name-fault");
        return Err(Error::Page(
            StatusCode::UNPROCESSABLE_ENTITY,
            page::PageError::Bad(reason),
        ));
    };
    app.store.rename(id, &name)?;
    let seq = app.with_table(id, |table| {
        table.game.about.name = name.clone();
        table.history().length()
    })?;
    Ok(asked_for(visitor, "/", seq))
}

/// Deletes a game for ever.
pub fn delete(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    if form.text("sure") != "yes" {
        return Err(bad_form());
    }
    let game = app.store.game(id)?;
    // Nobody takes a game away from the others who play it.
    let holders = app.store.seating(id)?.holders;
    if holders.len() > 1 && game.about.standing.status == Status::Running && !visitor.identity.host
    {
        let reason = say!(text(visitor.language), "delete-not-alone");
        return Err(refuse(StatusCode::FORBIDDEN, reason));
    }
    app.store.delete(id)?;
    app.forget(id);
    let address = format!("/?deleted={}", address_part(game.about.name.as_str()));
    Ok(asked_for(visitor, &address, game.length))
}

/// Keeps what was set, in cookies.
pub fn settings(_: &App, (cookies, Form(form)): &(CookieJar, Form)) -> Response {
    let mut jar = cookies.clone();
    let language = Language::known(form.text("language")).map_or("", Language::tag);
    let check = |name: &str| form.get(name).map_or("", |_| "on");
    let theme = Theme::named(form.text("theme")).unwrap_or_default();
    let palette = Palette::named(form.text("palette")).unwrap_or_default();
    let speed = Speed::named(form.text("speed")).unwrap_or_default();
    for (name, value) in [
        ("language", language),
        ("confirm", check("confirm")),
        ("coach", check("coach")),
        ("sound", check("sound")),
        ("vibration", check("vibration")),
        ("theme", theme.name()),
        ("palette", palette.name()),
        ("speed", speed.name()),
    ] {
        let cookie = Cookie::build((name, value)).path("/");
        jar = if value.is_empty() {
            jar.remove(cookie)
        } else {
            let cookie = cookie.permanent().same_site(SameSite::Lax);
            jar.add(cookie.http_only(true))
        };
    }
    (jar, see(&own_address(form.text("back")))).into_response()
}
