//! Who sends a request: the person whose session its cookie names. The cookie holds a secret token; the store only
//! has its hash.

use std::time::Duration;

use ::table::{Command, Viewer};
use axum::http::HeaderMap;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use store::{
    Direction, GameId, Moment, NewPerson, NewSession, OwnGame, PersonId, PersonKind, Query,
    Seating, SessionKind, Sort, Status, TokenHash,
};
use tabletop::{SeatName, SeatSet};
use view::page::USUAL_BOT;

use crate::access::Access;
use crate::accounts::device_label;
use crate::app::App;
use crate::host::after;
use crate::orders::{Outcome, Precondition};
use crate::permission::{Identity, Known};
use crate::seeds::{secret_hash, secret_word};

/// How often it is recorded that somebody was here.
const SEEN_EVERY: Duration = Duration::from_hours(24);
/// How long a link to another device works.
pub const MOVE_LIVES: Duration = Duration::from_mins(10);
/// How often giving a seat to a bot is attempted while others go on playing.
const TRIES: usize = 10;
/// How many are forgotten at a time, so that nobody has to wait.
const AT_A_TIME: u64 = 1000;

/// The name of the cookie, and the purpose of its token.
const SESSION: &str = "session";

/// The purpose of a token, which is part of its hash.
const fn purpose(kind: SessionKind) -> &'static str {
    match kind {
        SessionKind::Device => SESSION,
        SessionKind::Move => "move",
        SessionKind::HostKey => "host key",
        SessionKind::Confirm => "confirm",
        SessionKind::Reset => "reset",
    }
}

/// The stored hash of a token.
pub fn word_hash(kind: SessionKind, word: &str) -> TokenHash {
    secret_hash(purpose(kind), word)
}

fn before(moment: Moment, time: Duration) -> Moment {
    let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    Moment(moment.0.saturating_sub(millis))
}

impl App {
    /// Who sends a request, according to its head.
    pub fn identify(&self, headers: &HeaderMap) -> store::Result<Identity> {
        self.identify_by(self.session_token(headers).as_ref())
    }

    /// Who sends a request, by the token of a session.
    pub fn identify_by(&self, token: Option<&TokenHash>) -> store::Result<Identity> {
        let nobody = Identity::nobody(&self.access());
        let Some(token) = token else {
            return Ok(nobody);
        };
        let now = Moment::now();
        let Some(session) = self.store.session(token, now)? else {
            return Ok(nobody);
        };
        if session.seen < before(now, SEEN_EVERY) {
            self.store
                .renew_session(token, now, after(now, self.retention().session()))?;
        }
        let person = match self.store.person(&session.about.person) {
            Ok(person) => person,
            // Forgotten between the two.
            Err(store::StoreError::NoPerson(_)) => return Ok(nobody),
            Err(error) => return Err(error),
        };
        Ok(Identity {
            host: nobody.host || person.about.kind == PersonKind::Host,
            shut_out: person.shut_out.is_some() && person.about.kind != PersonKind::Host,
            known: Some(Known {
                id: person.id,
                name: person.about.name.to_string(),
            }),
            ..nobody
        })
    }

    /// The origin of links for others. On the machine itself, people may use a name that only this machine knows.
    pub fn origin_for(&self, host: &str) -> String {
        let local = ["127.0.0.1", "localhost", "[::1]"];
        let here = local.iter().any(|name| host.starts_with(name));
        let others = self.addresses().into_iter().next().filter(|_| here);
        others.unwrap_or_else(|| self.access().origin(host))
    }

    pub fn add_guest(&self, name: SeatName) -> store::Result<Known> {
        let person = NewPerson {
            name,
            kind: PersonKind::Guest,
            created: Moment::now(),
        };
        let id = self.store.add_person(&person)?;
        let name = person.name.to_string();
        Ok(Known { id, name })
    }

    /// Signs a browser in as somebody; returns the cookie.
    pub fn begin_session(&self, person: &PersonId) -> store::Result<Cookie<'static>> {
        self.begin_session_on(person, &HeaderMap::new())
    }

    /// Signs in the browser that sent these headers, with a label by which its owner recognises it.
    pub fn begin_session_on(
        &self,
        person: &PersonId,
        headers: &HeaderMap,
    ) -> store::Result<Cookie<'static>> {
        let label = device_label(headers);
        let (kind, now) = (SessionKind::Device, Moment::now());
        let word = self.begin(person, kind, label, self.retention().session(), now)?;
        Ok(session_cookie(&self.access(), word))
    }

    /// The session token of a request, valid or not.
    pub fn session_token(&self, headers: &HeaderMap) -> Option<TokenHash> {
        let name = self.access().cookie_name(SESSION);
        let jar = CookieJar::from_headers(headers);
        let cookie = jar.get(&name)?;
        Some(word_hash(SessionKind::Device, cookie.value()))
    }

    /// A one-time token that signs somebody in on another device.
    pub fn begin_move(&self, person: &PersonId) -> store::Result<String> {
        self.begin_word(person, SessionKind::Move, MOVE_LIVES, Moment::now())
    }

    /// A one-time token for somebody.
    pub fn begin_word(
        &self,
        person: &PersonId,
        kind: SessionKind,
        lives: Duration,
        now: Moment,
    ) -> store::Result<String> {
        self.begin(person, kind, String::new(), lives, now)
    }

    fn begin(
        &self,
        person: &PersonId,
        kind: SessionKind,
        label: String,
        lives: Duration,
        created: Moment,
    ) -> store::Result<String> {
        let word = secret_word();
        self.store.begin_session(&NewSession {
            token: word_hash(kind, &word),
            kind,
            label,
            person: person.clone(),
            created,
            expires: after(created, lives),
        })?;
        Ok(word)
    }

    /// The person of a token for this device; `None` if it was used or has expired.
    pub fn moving(&self, word: &str) -> store::Result<Option<PersonId>> {
        let token = word_hash(SessionKind::Move, word);
        let session = self.store.session(&token, Moment::now())?;
        Ok(session.map(|session| session.about.person))
    }

    /// Uses up such a token.
    pub fn spend_move(&self, word: &str) -> store::Result<Option<PersonId>> {
        let Some(person) = self.moving(word)? else {
            return Ok(None);
        };
        // Of two at the same time, only one ends it.
        let token = word_hash(SessionKind::Move, word);
        let spent = self.store.end_session(&token)?;
        Ok(spent.then_some(person))
    }

    /// Ends the session of a request.
    pub fn end_session(&self, headers: &HeaderMap) -> store::Result<Cookie<'static>> {
        if let Some(token) = self.session_token(headers) {
            self.store.end_session(&token)?;
        }
        let mut cookie = session_cookie(&self.access(), String::new());
        cookie.make_removal();
        Ok(cookie)
    }

    /// Forgets guests who stayed away, expired sessions, and tables nobody joined. It may be done at any time and by
    /// any number of processes.
    pub fn forget_the_past(&self, now: Moment) -> store::Result<()> {
        let kept = self.retention();
        self.store.purge_sessions(now, AT_A_TIME)?;
        self.store
            .close_tables(before(now, kept.table()), AT_A_TIME)?;
        self.store
            .forget_guests(before(now, kept.session()), AT_A_TIME)?;
        self.forget_plans(before(now, kept.plan()))?;
        if let Some(games) = kept.finished_game() {
            self.forget_finished(before(now, games))?;
        }
        self.store.forget_keys(AT_A_TIME)?;
        self.let_bots_take_over()
    }

    /// Forgets a person. Bots play on for them, so that nobody waits for ever.
    pub fn forget_person(&self, person: &PersonId) -> store::Result<()> {
        let games = self.store.games_of(person, 0, AT_A_TIME)?;
        self.store.forget_person(person)?;
        let running = |own: &OwnGame| own.game.about.standing.status == Status::Running;
        for own in games.into_iter().filter(running) {
            self.let_a_bot_take_over(&own.game.id);
        }
        Ok(())
    }

    /// Gives the seats of people who were forgotten or shut out to bots, because their games would wait for ever.
    fn let_bots_take_over(&self) -> store::Result<()> {
        for id in self.store.abandoned(AT_A_TIME)? {
            self.let_a_bot_take_over(&id);
        }
        Ok(())
    }

    /// The same for one game; an unreadable one does not hold up the others.
    fn let_a_bot_take_over(&self, id: &GameId) {
        let taken_over = || {
            let seating = self.store.seating(id)?;
            let seats = self.seats_of_the_gone(&seating)?;
            // The table may have been read when they were still known.
            self.forget(id);
            self.let_bot_take_seats(id, seats)
        };
        let taken_over: store::Result<()> = taken_over();
        if let Err(error) = taken_over {
            crate::log::fault!("a bot for somebody who is gone at {id}: the store: {error}");
        }
    }

    /// The seats of people who were forgotten or shut out.
    pub fn seats_of_the_gone(&self, seating: &Seating) -> store::Result<SeatSet> {
        let mut gone = SeatSet::NONE;
        for held in &seating.holders {
            let is_there = match &held.person {
                None => false,
                Some(person) => match self.store.person(person) {
                    Ok(person) => person.shut_out.is_none(),
                    Err(store::StoreError::NoPerson(_)) => false,
                    Err(error) => return Err(error),
                },
            };
            if !is_there {
                held.seats.iter().for_each(|seat| gone.insert(seat));
            }
        }
        Ok(gone)
    }

    /// Gives seats of a running game to bots.
    pub fn let_bot_take_seats(&self, id: &GameId, seats: SeatSet) -> store::Result<()> {
        for _ in 0..TRIES {
            let precondition = Precondition {
                expected: self.catch_up(id)?,
                key: None,
            };
            let leave = Command::Leave(USUAL_BOT);
            // Seats that had been left before have a bot already, and are refused.
            let outcome = self.order(id, Viewer::of(seats), &precondition, leave)?;
            // Others go on playing in the meantime.
            if !matches!(outcome, Outcome::Late) {
                break;
            }
        }
        self.with_table(id, |table| self.wake_bot(table))
    }

    /// Deletes games that were finished before a moment.
    fn forget_finished(&self, over_since: Moment) -> store::Result<()> {
        let finished = self.store.list(&Query {
            status: Some(Status::Finished),
            sort: Sort::Updated,
            direction: Direction::Ascending,
            limit: AT_A_TIME,
            ..Query::default()
        })?;
        for game in finished.games {
            if game.updated < over_since {
                self.store.delete(&game.id)?;
                self.forget(&game.id);
            }
        }
        Ok(())
    }

    /// Deletes plans made before a moment.
    fn forget_plans(&self, made_before: Moment) -> store::Result<()> {
        for series in [store::PLAN, store::PLAN_ALONE] {
            let plans = self.store.list(&Query {
                series: Some(series.to_owned()),
                sort: Sort::Created,
                direction: Direction::Ascending,
                limit: AT_A_TIME,
                ..Query::default()
            })?;
            for plan in plans.games {
                if plan.about.created < made_before {
                    self.store.delete(&plan.id)?;
                    self.forget(&plan.id);
                }
            }
        }
        Ok(())
    }
}

/// Only sent to us, and hidden from scripts.
fn session_cookie(access: &Access, word: String) -> Cookie<'static> {
    Cookie::build((access.cookie_name(SESSION), word))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(access.is_secure())
        .permanent()
        .build()
}
