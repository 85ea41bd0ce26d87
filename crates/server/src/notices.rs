//! Notifications of turns while somebody is away: by push and by email, for people who want them. They are due jobs,
//! so that they survive restarts and are sent once, however many processes share the store.
//!
//! A step after which another person has to decide adds a job for each of that person's browsers and one for an
//! email, in the transaction that stores the step. They are due a little later: somebody who decides or sees the turn
//! meanwhile needs no notification. When a job is due, it is checked again whether the game still waits for the
//! person, whether notifications are still wanted, and whether it is a quiet hour.

mod off;
mod quiet;

use std::time::Duration;

use ::table::Proposal;
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{
    FirstJob, GameId, Job, Key, Moment, NewJob, PersonId, Scope, Seating, StoreError, Subject,
};
use tabletop::Seat;
use tabletop::journal::Kind;
use words::{Language, say};

pub use quiet::{NoQuiet, Quiet};

use crate::app::{App, text};
use crate::clocks::{UTC, Zone};
use crate::errands::{Errand, ErrandOutcome};
use crate::host::after;
use crate::mail::{Mail, mail_job};
use crate::push::{PushMessage, Pushed};
use crate::request::Visitor;
use crate::table::Table;

/// The jobs of the thread for notifications. Emails are sent with all others.
pub const ERRANDS: &[Errand] = &[
    Errand {
        kind: PUSH,
        lease: Duration::from_secs(30),
        run: push,
    },
    Errand {
        kind: BEGINS,
        lease: Duration::from_secs(30),
        run: begins,
    },
];
/// The kind of job that notifies one browser.
const PUSH: &str = "push";
/// The kind of job stored with a new game: it adds the jobs that notify whoever begins.
const BEGINS: &str = "begins";
/// The time between two emails about the same game.
const LETTER_EVERY: Duration = Duration::from_hours(1);
/// The time and the turn of the last email about a game: a setting of the person at the game.
const WRITTEN: &str = "letter";
/// The turn that somebody has seen: a setting of the person at the game.
const SEEN: &str = "seen-turn";
/// The setting for quiet hours.
const QUIET: &str = "quiet";
/// The setting that silences a game.
const SILENT: &str = "silent";
/// The setting for the language of notifications.
pub const LANGUAGE: &str = "language";

/// A way of notifying somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    Push,
    Mail,
}

impl Channel {
    pub const ALL: [Channel; 2] = [Channel::Push, Channel::Mail];

    /// Its name in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Channel::Push => "push",
            Channel::Mail => "mail",
        }
    }

    /// The setting that turns it on or off.
    const fn setting(self) -> &'static str {
        match self {
            Channel::Push => "tell-push",
            Channel::Mail => "tell-mail",
        }
    }

    /// How long somebody has to decide before being notified.
    const fn patience(self) -> Duration {
        match self {
            Channel::Push => Duration::from_secs(15),
            Channel::Mail => Duration::from_mins(5),
        }
    }
}

/// A person for whom a game begins to wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    person: PersonId,
    /// The turn of the game.
    turn: u64,
}

impl Asked {
    /// The person a table will wait for after a proposal, unless it already does.
    pub fn after(table: &Table, proposal: &Proposal) -> Option<Asked> {
        let mut kinds = proposal.entries.iter().map(|entry| entry.kind);
        // Somebody who takes back their seat is present.
        let last = kinds.rposition(|kind| kind != Kind::Note)?;
        let person = holder(&table.seating, proposal.asked?)?;
        let turn = proposal.expected + last as u64 + 1;
        (person_asked(table).as_ref() != Some(&person)).then_some(Asked { person, turn })
    }
}

fn holder(seating: &Seating, seat: Seat) -> Option<PersonId> {
    let mut holders = seating.holders.iter();
    let holder = holders.find(|holder| holder.seats.contains(seat))?;
    holder.person.clone()
}

/// The person a table waits for.
fn person_asked(table: &Table) -> Option<PersonId> {
    let (seat, participant) = table.live().asked()?;
    holder(&table.seating, seat).filter(|_| !participant.is_bot())
}

/// The job, stored with a new game, that notifies whoever begins, unless it is the person who created the game.
pub fn first_turn(
    seating: &Seating,
    asked: Option<Seat>,
    turn: u64,
    now: Moment,
) -> Option<FirstJob> {
    let person = holder(seating, asked?)?;
    let there = Some(&person) == seating.creator.as_ref();
    (!there).then(|| FirstJob {
        kind: BEGINS.to_owned(),
        payload: turn.to_string(),
        due: now,
    })
}

/// Whether to notify somebody of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Telling {
    /// Now, with the name of the game.
    Now(String),
    /// Not before this moment.
    NotBefore(Moment),
    /// Not any more.
    Never,
}

/// The data of a job that notifies a browser.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct PushTurn {
    game: String,
    turn: u64,
    /// The number of the browser's endpoint.
    endpoint: u64,
}

impl PushTurn {
    fn job(&self, person: &PersonId, due: Moment) -> NewJob {
        let key = Key::new(format!("{PUSH}-{}-{}", self.endpoint, self.game));
        NewJob {
            key: key.expect("a number and an address"),
            kind: PUSH.to_owned(),
            subject: Subject::Person(person.clone()),
            payload: serde_json::to_string(self).expect("words of ours"),
            due,
            lease: None,
        }
    }
}

/// A person's settings.
impl App {
    /// The ways in which a visitor can be notified: push where browsers allow it, email to a confirmed address.
    pub fn ways_of_telling(&self, visitor: &Visitor) -> store::Result<Vec<Channel>> {
        let mut ways = Vec::new();
        if self.offers_push_at(&visitor.host) {
            ways.push(Channel::Push);
        }
        if self.sends_mail()
            && let Some(person) = visitor.identity.person()
            && let Some(account) = self.store.account(person)?
            && account.confirmed_address().is_some()
        {
            ways.push(Channel::Mail);
        }
        Ok(ways)
    }

    /// A person's setting for a way, for all games or for one.
    pub fn told_by(&self, scope: &Scope, channel: Channel) -> store::Result<Option<bool>> {
        let set = self.store.setting(scope, channel.setting())?;
        Ok(set.map(|set| set == "on"))
    }

    /// Changes it; the setting for one game is relative to the one for all.
    pub fn set_told_by(
        &self,
        scope: &Scope,
        channel: Channel,
        on: Option<bool>,
    ) -> store::Result<()> {
        let value = on.map(|on| if on { "on" } else { "off" });
        self.store.set(scope, channel.setting(), value)
    }

    /// Whether somebody wants notifications of a game in this way.
    fn wants(&self, person: &PersonId, game: &GameId, channel: Channel) -> store::Result<bool> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        let everywhere = Scope::Person(person.clone());
        let set = match self.told_by(&here, channel)? {
            None => self.told_by(&everywhere, channel)?,
            here => here,
        };
        Ok(set == Some(true))
    }

    /// Whether somebody wants notifications of a game in any way.
    pub fn wants_notices(&self, person: &PersonId, game: &GameId) -> store::Result<bool> {
        for channel in Channel::ALL {
            if self.wants(person, game, channel)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether somebody has silenced a game.
    pub fn is_silent(&self, person: &PersonId, game: &GameId) -> store::Result<bool> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        Ok(self.store.setting(&here, SILENT)?.is_some())
    }

    pub fn set_silent(&self, person: &PersonId, game: &GameId, on: bool) -> store::Result<()> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        self.store.set(&here, SILENT, on.then_some("on"))
    }

    /// The quiet hours of somebody.
    pub fn quiet(&self, person: &PersonId) -> store::Result<Option<Quiet>> {
        let set = self.store.setting(&Scope::Person(person.clone()), QUIET)?;
        Ok(set.and_then(|set| set.parse().ok()))
    }

    pub fn set_quiet(&self, person: &PersonId, quiet: Option<Quiet>) -> store::Result<()> {
        let value = quiet.map(|quiet| quiet.to_string());
        let scope = Scope::Person(person.clone());
        self.store.set(&scope, QUIET, value.as_deref())
    }

    /// The language of somebody's notifications.
    fn language_of(&self, person: &PersonId) -> store::Result<Language> {
        let scope = Scope::Person(person.clone());
        let set = self.store.setting(&scope, LANGUAGE)?;
        let known = set.and_then(|tag| Language::known(&tag));
        Ok(known.unwrap_or(Language::ENGLISH))
    }
}

/// The content of notifications.
impl App {
    /// The jobs that notify somebody of a turn that begins at a moment.
    pub fn notices_of(
        &self,
        game: &GameId,
        asked: &Asked,
        now: Moment,
    ) -> store::Result<Vec<NewJob>> {
        let jobs = self.jobs_for(game, asked, now);
        match jobs {
            // The person was deleted: nobody is notified.
            Err(StoreError::NoPerson(_)) => Ok(Vec::new()),
            jobs => jobs,
        }
    }

    fn jobs_for(&self, game: &GameId, asked: &Asked, now: Moment) -> store::Result<Vec<NewJob>> {
        let Asked { person, turn } = asked;
        let mut jobs = Vec::new();
        if self.wants(person, game, Channel::Push)? {
            let due = after(now, Channel::Push.patience());
            for endpoint in self.store.push_endpoints(person, now)? {
                let told = PushTurn {
                    game: game.to_string(),
                    turn: *turn,
                    endpoint: endpoint.number,
                };
                jobs.push(told.job(person, due));
            }
        }
        if self.sends_mail() && self.wants(person, game, Channel::Mail)? {
            let letter = Mail::Turn {
                game: game.to_string(),
                turn: *turn,
            };
            let due = after(now, Channel::Mail.patience());
            jobs.push(mail_job(person, &letter, self.language_of(person)?, due));
        }
        Ok(jobs)
    }

    fn tell_who_begins(&self, id: &GameId, turn: u64, begun: Moment) -> store::Result<()> {
        // Later players are notified by the step before.
        let asked = self.with_table(id, |table| {
            let person = person_asked(table).filter(|_| table.history().turn() == turn);
            person.map(|person| Asked { person, turn })
        })?;
        let Some(asked) = asked else {
            return Ok(());
        };
        for job in self.notices_of(id, &asked, begun)? {
            self.store.put_job(&job)?;
            self.accounts.bell.ring();
        }
        Ok(())
    }

    /// Somebody sees a table, with a journal of this length or as it is now: if it is their turn there, they need no
    /// notification.
    pub fn see_turn(
        &self,
        person: &PersonId,
        game: &GameId,
        seq: Option<u64>,
    ) -> store::Result<bool> {
        let turn = self.with_table(game, |table| {
            let turn = table.history().turn();
            let current = seq.is_none_or(|seq| seq >= turn);
            let asked = person_asked(table).as_ref() == Some(person);
            (current && asked).then_some(turn)
        })?;
        let Some(turn) = turn else {
            return Ok(false);
        };
        if self.seen_turn(person, game)? != Some(turn) {
            let here = Scope::PersonAt(person.clone(), game.clone());
            self.store.set(&here, SEEN, Some(&turn.to_string()))?;
        }
        Ok(true)
    }

    fn seen_turn(&self, person: &PersonId, game: &GameId) -> store::Result<Option<u64>> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        let seen = self.store.setting(&here, SEEN)?;
        Ok(seen.and_then(|seen| seen.parse().ok()))
    }

    /// Whether to notify somebody of a turn in some way.
    fn telling(
        &self,
        person: &PersonId,
        game: &GameId,
        turn: u64,
        (channel, now): (Channel, Moment),
    ) -> store::Result<Telling> {
        let shut_out = self.store.person(person)?.shut_out.is_some();
        if shut_out || !self.wants(person, game, channel)? {
            return Ok(Telling::Never);
        }
        let waits = self.with_table(game, |table| {
            let same = table.history().turn() == turn;
            let asked = person_asked(table).as_ref() == Some(person);
            (same && asked).then(|| table.game.about.name.to_string())
        })?;
        let Some(name) = waits else {
            return Ok(Telling::Never);
        };
        if self.seen_turn(person, game)? == Some(turn) {
            return Ok(Telling::Never);
        }
        let zone = Zone::or_utc(self.zone_of(person)?.as_deref().unwrap_or(UTC));
        let quiet = self.quiet(person)?;
        Ok(match quiet.and_then(|quiet| quiet.until(now, &zone)) {
            Some(end) => Telling::NotBefore(end),
            None => Telling::Now(name),
        })
    }

    /// The same for emails, of which there is one an hour.
    pub fn telling_by_letter(
        &self,
        person: &PersonId,
        game: &GameId,
        turn: u64,
        now: Moment,
    ) -> store::Result<Telling> {
        let telling = gone_is_never(self.telling(person, game, turn, (Channel::Mail, now)))?;
        let Telling::Now(_) = telling else {
            return Ok(telling);
        };
        let here = Scope::PersonAt(person.clone(), game.clone());
        let last = self.store.setting(&here, WRITTEN)?;
        let last = last.as_deref().and_then(|last| last.split_once(' '));
        let Some((at, about)) = last else {
            return Ok(telling);
        };
        // The program ended after the email was sent and before that was stored.
        if about.parse() == Ok(turn) {
            return Ok(Telling::Never);
        }
        let next = at.parse().map(|at| after(Moment(at), LETTER_EVERY));
        Ok(match next {
            Ok(next) if next > now => Telling::NotBefore(next),
            _ => telling,
        })
    }

    /// An email about a turn is being sent.
    pub fn letter_sent(
        &self,
        person: &PersonId,
        game: &GameId,
        turn: u64,
        now: Moment,
    ) -> store::Result<()> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        let sent = format!("{} {turn}", now.0);
        self.store.set(&here, WRITTEN, Some(&sent))
    }

    /// Does everything about notifications that is due at a moment.
    pub fn do_notices(&self, now: Moment) -> store::Result<Option<Moment>> {
        self.run_errands(ERRANDS, now)
    }
}

/// Notifications of deleted games and to deleted people are dropped.
fn gone_is_never(telling: store::Result<Telling>) -> store::Result<Telling> {
    match telling {
        Err(StoreError::NoGame(_) | StoreError::NoPerson(_)) => Ok(Telling::Never),
        telling => telling,
    }
}

/// A game has begun: adds the jobs that notify whoever has to decide first, timed from the beginning of the game.
fn begins(app: &App, job: &Job, _: Moment) -> store::Result<ErrandOutcome> {
    let (Subject::Game(id), Ok(turn)) = (&job.about.subject, job.about.payload.parse()) else {
        let reason = "the beginning of a game, of another version".to_owned();
        return Ok(ErrandOutcome::Never(reason));
    };
    match app.tell_who_begins(id, turn, job.about.due) {
        // The game or the person was deleted meanwhile.
        Ok(()) | Err(StoreError::NoGame(_) | StoreError::NoPerson(_)) => Ok(ErrandOutcome::Done),
        Err(error) => Err(error),
    }
}

/// Notifies one browser.
fn push(app: &App, job: &Job, now: Moment) -> store::Result<ErrandOutcome> {
    let told = serde_json::from_str(&job.about.payload);
    let (
        Subject::Person(person),
        Ok(PushTurn {
            game,
            turn,
            endpoint,
        }),
    ) = (&job.about.subject, told)
    else {
        let reason = "a notice of another version".to_owned();
        return Ok(ErrandOutcome::Never(reason));
    };
    let (Ok(game), Some(endpoint)) = (game.parse(), app.store.push_endpoint(endpoint)?) else {
        return Ok(ErrandOutcome::Done);
    };
    let telling = app.telling(person, &game, turn, (Channel::Push, now));
    let name = match gone_is_never(telling)? {
        Telling::Now(name) => name,
        Telling::NotBefore(moment) => return Ok(ErrandOutcome::Again(moment)),
        Telling::Never => return Ok(ErrandOutcome::Done),
    };
    let words = text(app.language_of(person)?);
    let said = json!({
        "title": name,
        "body": say!(words, "push-turn"),
        "url": format!("/games/{game}"),
    });
    let message = PushMessage {
        text: said.to_string(),
        topic: game.to_string(),
    };
    Ok(match app.push(&endpoint.about, &message, now)? {
        Pushed::Done => ErrandOutcome::Done,
        Pushed::Gone => {
            app.store.remove_push_endpoint(endpoint.number)?;
            ErrandOutcome::Done
        }
        Pushed::Later(reason) => ErrandOutcome::Later(reason),
        Pushed::Never(reason) => ErrandOutcome::Never(reason),
    })
}
