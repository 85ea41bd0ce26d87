//! Being told that it is one's turn while one is away: by push and by letter, for those who want it. What is to be told
//! is a due job, so that it survives a restart and is told once, however many processes share the store.
//!
//! A step that leaves somebody else to decide puts a job for each of their browsers and one for a letter, in the
//! transaction that stores the step. They are due a little later: whoever decides or sees it meanwhile needs no notice.
//! When a job is due it is asked again whether the game still waits for them, whether they still want to be told, and
//! whether they want quiet.

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

/// What is done on the thread for notices. Letters are sent with all others.
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
/// The kind of job that tells one browser.
const PUSH: &str = "push";
/// The kind of job that is made with a game: whoever begins it is told, which puts the jobs for that.
const BEGINS: &str = "begins";
/// How long there is no second letter about the same game.
const LETTER_EVERY: Duration = Duration::from_hours(1);
/// The last letter about a game, when and about which turn: a setting of the person's at the game.
const WRITTEN: &str = "letter";
/// The turn of a game that somebody has seen to be theirs: a setting of the person's at the game.
const SEEN: &str = "seen-turn";
/// The setting with the hours in which somebody wants quiet.
const QUIET: &str = "quiet";
/// The setting that says that a game does not sound.
const SILENT: &str = "silent";
/// The setting that says in which language somebody is written to.
pub const LANGUAGE: &str = "language";

/// A way in which somebody who is away is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    Push,
    Mail,
}

impl Channel {
    pub const ALL: [Channel; 2] = [Channel::Push, Channel::Mail];

    /// Its word in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Channel::Push => "push",
            Channel::Mail => "mail",
        }
    }

    /// The setting that says whether it is wanted.
    const fn setting(self) -> &'static str {
        match self {
            Channel::Push => "tell-push",
            Channel::Mail => "tell-mail",
        }
    }

    /// How long somebody has to decide before they are told.
    const fn patience(self) -> Duration {
        match self {
            Channel::Push => Duration::from_secs(15),
            Channel::Mail => Duration::from_mins(5),
        }
    }
}

/// Somebody whom a game begins to wait for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    person: PersonId,
    /// Which turn of the game it is.
    turn: u64,
}

impl Asked {
    /// Whom a table will wait for after a proposal, unless it waits for them already.
    pub fn after(table: &Table, proposal: &Proposal) -> Option<Asked> {
        let mut kinds = proposal.entries.iter().map(|entry| entry.kind);
        // Whoever comes back to their seat is there.
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

/// What is stored with a new game so that whoever begins it is told, unless they made it: they are there.
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

/// Whether somebody is to be told of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Telling {
    /// Now, with the name of the game.
    Now(String),
    /// Not before this moment.
    NotBefore(Moment),
    /// There is nothing to tell any more.
    Never,
}

/// What a browser is to be told, as its job keeps it.
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

/// What somebody wants.
impl App {
    /// In which ways a visitor can be told: browsers where they allow it, letters to an address that is theirs.
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

    /// What somebody has set for a way of being told, for all their games or for one.
    pub fn told_by(&self, scope: &Scope, channel: Channel) -> store::Result<Option<bool>> {
        let set = self.store.setting(scope, channel.setting())?;
        Ok(set.map(|set| set == "on"))
    }

    /// Sets it; for one game also to what is set for all of them.
    pub fn set_told_by(
        &self,
        scope: &Scope,
        channel: Channel,
        on: Option<bool>,
    ) -> store::Result<()> {
        let value = on.map(|on| if on { "on" } else { "off" });
        self.store.set(scope, channel.setting(), value)
    }

    /// Whether somebody wants to be told of a game this way.
    fn wants(&self, person: &PersonId, game: &GameId, channel: Channel) -> store::Result<bool> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        let everywhere = Scope::Person(person.clone());
        let set = match self.told_by(&here, channel)? {
            None => self.told_by(&everywhere, channel)?,
            here => here,
        };
        Ok(set == Some(true))
    }

    /// Whether somebody wants to be told of a game in any way.
    pub fn wants_notices(&self, person: &PersonId, game: &GameId) -> store::Result<bool> {
        for channel in Channel::ALL {
            if self.wants(person, game, channel)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether somebody wants no sound at a game.
    pub fn is_silent(&self, person: &PersonId, game: &GameId) -> store::Result<bool> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        Ok(self.store.setting(&here, SILENT)?.is_some())
    }

    pub fn set_silent(&self, person: &PersonId, game: &GameId, on: bool) -> store::Result<()> {
        let here = Scope::PersonAt(person.clone(), game.clone());
        self.store.set(&here, SILENT, on.then_some("on"))
    }

    /// The hours in which somebody wants quiet.
    pub fn quiet(&self, person: &PersonId) -> store::Result<Option<Quiet>> {
        let set = self.store.setting(&Scope::Person(person.clone()), QUIET)?;
        Ok(set.and_then(|set| set.parse().ok()))
    }

    pub fn set_quiet(&self, person: &PersonId, quiet: Option<Quiet>) -> store::Result<()> {
        let value = quiet.map(|quiet| quiet.to_string());
        let scope = Scope::Person(person.clone());
        self.store.set(&scope, QUIET, value.as_deref())
    }

    /// The language somebody is written to in.
    fn language_of(&self, person: &PersonId) -> store::Result<Language> {
        let scope = Scope::Person(person.clone());
        let set = self.store.setting(&scope, LANGUAGE)?;
        let known = set.and_then(|tag| Language::known(&tag));
        Ok(known.unwrap_or(Language::ENGLISH))
    }
}

/// What they are told.
impl App {
    /// The jobs that tell somebody of a turn that begins at a moment.
    pub fn notices_of(
        &self,
        game: &GameId,
        asked: &Asked,
        now: Moment,
    ) -> store::Result<Vec<NewJob>> {
        let jobs = self.jobs_for(game, asked, now);
        match jobs {
            // Forgotten: nobody is to be told.
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
        // Whoever is asked later is told by the step before.
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

    /// Somebody sees a table as it was when its journal had this length, or as it is: whether it is their turn then, and
    /// they need not be told.
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

    /// Whether somebody is to be told of a turn in some way.
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

    /// The same of a letter, of which there is one an hour.
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
        // The program ended after it was sent and before that was known.
        if about.parse() == Ok(turn) {
            return Ok(Telling::Never);
        }
        let next = at.parse().map(|at| after(Moment(at), LETTER_EVERY));
        Ok(match next {
            Ok(next) if next > now => Telling::NotBefore(next),
            _ => telling,
        })
    }

    /// A letter about a turn is on its way.
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

    /// Does everything about notices that is due at a moment.
    pub fn do_notices(&self, now: Moment) -> store::Result<Option<Moment>> {
        self.run_errands(ERRANDS, now)
    }
}

/// Nobody is told of a game that was deleted meanwhile, and nobody who was forgotten is told.
fn gone_is_never(telling: store::Result<Telling>) -> store::Result<Telling> {
    match telling {
        Err(StoreError::NoGame(_) | StoreError::NoPerson(_)) => Ok(Telling::Never),
        telling => telling,
    }
}

/// A game has begun: puts the jobs that tell whoever is asked first. They are counted from the beginning of the game.
fn begins(app: &App, job: &Job, _: Moment) -> store::Result<ErrandOutcome> {
    let (Subject::Game(id), Ok(turn)) = (&job.about.subject, job.about.payload.parse()) else {
        let reason = "the beginning of a game, of another version".to_owned();
        return Ok(ErrandOutcome::Never(reason));
    };
    match app.tell_who_begins(id, turn, job.about.due) {
        // It was deleted, or they were forgotten meanwhile.
        Ok(()) | Err(StoreError::NoGame(_) | StoreError::NoPerson(_)) => Ok(ErrandOutcome::Done),
        Err(error) => Err(error),
    }
}

/// Tells one browser.
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
