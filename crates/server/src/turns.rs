//! Turns of bots are jobs in the store, so that any server can think about any of them and none is lost with a
//! server.
//!
//! The job is stored with the step it follows from, and finished by the choice: both in the transaction of their
//! entries. The server that stores the step usually thinks about it at once, so the job is stored with its lease, and
//! nothing else has to be written before the answer. A thinking server renews its leases; those of a server that died
//! or froze run out within seconds, and another server claims the turn. A server that has lost a lease cannot store
//! its choice.

use std::collections::{HashMap, HashSet};
use std::mem;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use ::table::Proposal;
use bots::Stop;
use store::{
    Claim, FirstJob, GameId, Key, Lease, Moment, NewJob, PersonId, StoreError, Subject, Wanted,
};

use tabletop::journal::Kind;

use crate::app::App;
use crate::errands::{Bell, until};
use crate::host::after;
use crate::orders::Outcome;
use crate::table::Table;
use crate::workers::{Job, LOOKED_AT};

/// The kind of job that is a bot's turn.
pub const TURN: &str = "turn";
/// How long a lease lasts without renewal.
const LEASE: Duration = Duration::from_secs(3);
/// A lease is renewed when this much of it is left.
const RENEWED_AT: Duration = Duration::from_secs(2);
/// The interval of looking for unannounced turns and for leases to renew.
const LONGEST_SLEEP: Duration = Duration::from_millis(800);
/// After this time, opening the table asks again why a bot has not answered.
const ASKED_AGAIN: Duration = Duration::from_secs(4);
/// The most turns at the tables of one person that wait at a server; more are left to whichever server has time.
const WAITING_FOR_ONE: usize = 8;
/// The delay before each retry of a turn that ended with a bug. After the last one it is given up until somebody
/// opens the table.
const BACK_OFF: [Duration; 4] = [
    Duration::from_secs(1),
    Duration::from_secs(10),
    Duration::from_mins(1),
    Duration::from_mins(10),
];
/// A turn that was begun this often and never ended is given up, too: it may be what makes servers crash.
const MOST_TRIES: u32 = 20;
/// When a turn at an unreadable table is retried: another server may have another version.
const UNREADABLE: Duration = Duration::from_secs(10);

/// The turns of this server.
#[derive(Debug, Default)]
pub struct TurnState {
    pub bell: Arc<Bell>,
    held: Mutex<HashMap<GameId, Held>>,
    /// Tables at which a bot is asked, and nobody here knows who is thinking.
    asked: Mutex<HashSet<GameId>>,
    /// Set if others think, or at the end.
    rests: AtomicBool,
}

/// A claimed turn, waiting or being thought about here.
#[derive(Debug)]
struct Held {
    claim: Claim,
    until: Moment,
    thought: Option<Thought>,
}

/// A turn being thought about.
#[derive(Clone, Debug)]
struct Thought {
    /// The claim with which it began: this server may have claimed the same turn again since.
    began: Claim,
    /// Cancels it.
    stop: Stop,
}

impl Held {
    /// Whether the job of a claim is being thought about.
    fn is_thought_about(&self, claim: &Claim) -> bool {
        let goes_on = |thought: &Thought| !thought.stop.is_stopped();
        self.claim.is_of_same_job(claim) && self.thought.as_ref().is_some_and(goes_on)
    }

    fn stop(&self) {
        if let Some(thought) = &self.thought {
            thought.stop.stop();
        }
    }
}

/// A bot's turn at a table: which one, and whose thinking time it uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotTurn {
    turn: u64,
    owner: Option<PersonId>,
}

impl BotTurn {
    /// The turn of the bot that is asked.
    pub fn of(table: &Table) -> Option<BotTurn> {
        table.live().bot_asked()?;
        Some(BotTurn {
            turn: table.history().turn(),
            owner: table.seating.creator.clone(),
        })
    }

    /// The bot's turn that follows from a proposal, if it is a new one and somebody waits for it: a game of only bots
    /// continues only while somebody is present, here or at another server.
    pub fn after(table: &Table, proposal: &Proposal, watched: bool) -> Option<BotTurn> {
        let mut kinds = proposal.entries.iter().map(|entry| entry.kind);
        let last = kinds.rposition(|kind| kind != Kind::Note);
        let same = last.is_none() && table.live().bot_asked().is_some();
        if !proposal.bot_asked || same || !(watched || table.is_awaited(LOOKED_AT)) {
            return None;
        }
        let turn = last.map_or(table.history().turn(), |last| {
            proposal.expected + last as u64 + 1
        });
        Some(BotTurn {
            turn,
            owner: table.seating.creator.clone(),
        })
    }
}

impl TurnState {
    fn held(&self) -> MutexGuard<'_, HashMap<GameId, Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The present claim of a thought that began with this claim.
    fn claim_of(&self, id: &GameId, began: &Claim) -> Option<Claim> {
        let held = self.held();
        let held = held.get(id)?;
        let thought = held.thought.as_ref().map(|thought| &thought.began);
        (held.claim == *began || thought == Some(began)).then(|| held.claim.clone())
    }

    /// The turn is no longer this server's.
    fn drop_claim(&self, id: &GameId, claim: &Claim) {
        let mut held = self.held();
        if held.get(id).is_some_and(|held| held.claim == *claim) {
            held.remove(id);
        }
    }

    /// Has somebody look after the bot of a table.
    pub fn ask(&self, id: &GameId) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.insert(id.clone());
        drop(asked);
        self.bell.ring();
    }

    fn rests(&self) -> bool {
        self.rests.load(Ordering::Relaxed)
    }
}

fn key(id: &GameId) -> Key {
    Key::new(format!("{TURN}-{id}")).expect("short enough for a key")
}

/// The job of a bot that begins, created together with its game.
pub fn first_bot_turn(turn: u64, due: Moment) -> FirstJob {
    FirstJob {
        kind: TURN.to_owned(),
        payload: turn.to_string(),
        due,
    }
}

impl App {
    /// The job of a bot's turn, claimed by this server from the beginning, unless too many of the same person wait
    /// here.
    pub fn turn_job(&self, id: &GameId, turn: &BotTurn, at: Moment) -> NewJob {
        let here = !self.turns.rests() && self.workers.moves_for(&turn.owner) < WAITING_FOR_ONE;
        NewJob {
            key: key(id),
            kind: TURN.to_owned(),
            subject: Subject::Game(id.clone()),
            payload: turn.turn.to_string(),
            due: at,
            lease: here.then(|| Lease {
                worker: self.token().to_owned(),
                until: after(at, LEASE),
            }),
        }
    }

    /// Has somebody think about a turn whose job was stored.
    pub fn begin_turn(&self, id: &GameId, job: &NewJob, turn: &BotTurn) -> store::Result<()> {
        let claim = match job.lease {
            Some(_) => self.store.held_job(&job.key, self.token())?,
            None => None,
        };
        match claim {
            Some(claim) => self.hold(id, claim, turn.owner.clone()),
            None => self.turns.bell.ring(),
        }
        self.with_table(id, Table::await_bot)
    }

    /// Has somebody here think about a claimed turn.
    fn hold(&self, id: &GameId, claim: Claim, owner: Option<PersonId>) {
        let lease = claim.job.about.lease.as_ref();
        let until = lease.map_or(Moment(0), |lease| lease.until);
        let mut held = self.turns.held();
        match held.get_mut(id) {
            // The lease ran out, and nobody else was faster: the thought continues.
            Some(held) if held.is_thought_about(&claim) => {
                held.claim = claim;
                held.until = until;
                return;
            }
            _ => {
                let thought = None;
                let new = Held {
                    claim,
                    until,
                    thought,
                };
                held.insert(id.clone(), new);
            }
        }
        drop(held);
        self.workers.give(Job::Move(id.clone()), owner);
    }

    /// Begins to think about a turn that waited here; `None` if it is no longer this server's.
    pub fn claimed_turn(&self, id: &GameId) -> Option<Claim> {
        let (claim, until) = {
            let held = self.turns.held();
            let held = held.get(id)?;
            (held.claim.clone(), held.until)
        };
        if until > after(self.now(), RENEWED_AT) || self.renew_turn(id, &claim) {
            return Some(claim);
        }
        None
    }

    /// Registers what cancels the thought about a turn when its lease is lost.
    pub fn thinks_about(&self, id: &GameId, claim: &Claim, stop: &Stop) {
        if let Some(held) = self.turns.held().get_mut(id)
            && held.claim == *claim
        {
            held.thought = Some(Thought {
                began: claim.clone(),
                stop: stop.clone(),
            });
        }
    }

    /// Whether a turn is still this server's; false if the store cannot be asked.
    fn renew_turn(&self, id: &GameId, claim: &Claim) -> bool {
        let until = after(self.now(), LEASE);
        let renewed = self.store.renew_job(claim, until);
        let mut all = self.turns.held();
        let held = all.get_mut(id).filter(|held| held.claim == *claim);
        match (renewed, held) {
            (Ok(true), held) => {
                if let Some(held) = held {
                    held.until = until;
                }
                return true;
            }
            (Ok(false), Some(held)) => {
                held.stop();
                all.remove(id);
            }
            (Ok(false), None) => {}
            (Err(error), _) => crate::log::fault!("a bot's turn at {id}: the store: {error}"),
        }
        false
    }

    /// Stores a bot's choice, as far as the claim on its turn still holds.
    pub fn end_turn(&self, id: &GameId, began: &Claim, turn: u64, choice: &str) {
        let Some(claim) = self.turns.claim_of(id, began) else {
            return;
        };
        match self.choose_for_bot(id, turn, choice, &claim) {
            Ok(Outcome::Done) => self.turns.drop_claim(id, &claim),
            Ok(Outcome::Late) => self.leave_turn(id, &claim),
            Ok(Outcome::Refused(error)) => {
                crate::log::fault!("a choice of a bot at {id}: {error:?}");
                self.fail_turn(id, &claim);
            }
            // The lease runs out, then it is tried again.
            Err(error) => {
                crate::log::fault!("a choice of a bot at {id}: the store: {error}");
                self.turns.drop_claim(id, &claim);
            }
        }
    }

    /// Gives a turn up: no bot is asked, or an unknown one.
    pub fn give_turn_up(&self, id: &GameId, claim: &Claim) {
        self.turns.drop_claim(id, claim);
        // Otherwise its lease runs out, and the next server finds the same.
        let _ = self.store.finish_job(claim);
    }

    /// A turn that cannot be thought about now is retried when its lease has run out.
    pub fn let_turn_run_out(&self, id: &GameId, claim: &Claim) {
        self.turns.drop_claim(id, claim);
    }

    /// Nobody here is thinking about a turn any more: somebody must, if it is still the bot's.
    pub fn leave_turn(&self, id: &GameId, began: &Claim) {
        let Some(claim) = &self.turns.claim_of(id, began) else {
            return;
        };
        self.turns.drop_claim(id, claim);
        let left = match self.with_table(id, |table| table.live().bot_asked().is_some()) {
            Ok(true) => self.store.retry_job(claim, self.now()),
            Ok(false) => self.store.finish_job(claim),
            Err(error) => Err(error),
        };
        // The job was deleted with its game, or its lease runs out.
        if let Err(error) = left
            && !matches!(error, StoreError::NoGame(_))
        {
            crate::log::fault!("a bot's turn at {id}: the store: {error}");
        }
        self.turns.bell.ring();
    }

    /// A bug ended the thought about a turn.
    fn fail_turn(&self, id: &GameId, began: &Claim) {
        let Some(claim) = self.turns.claim_of(id, began) else {
            return;
        };
        self.turns.drop_claim(id, &claim);
        let tries = claim.job.attempts as usize;
        let left = match BACK_OFF.get(tries.saturating_sub(1)) {
            Some(pause) => self.store.retry_job(&claim, after(self.now(), *pause)),
            None => self.store.finish_job(&claim),
        };
        if let Err(error) = left {
            crate::log::fault!("a bot's turn at {id}: the store: {error}");
        }
    }

    /// A bug ended some work on the turn of a game.
    pub fn fail_turn_at(&self, id: &GameId) {
        let held = self.turns.held();
        let claim = held.get(id).map(|held| held.claim.clone());
        drop(held);
        if let Some(claim) = claim {
            self.fail_turn(id, &claim);
        }
    }

    /// Has the bot think that is asked, unless somebody already does.
    pub fn wake_bot(&self, table: &mut Table) {
        if table.live().bot_asked().is_some() && !table.is_bot_awaited(ASKED_AGAIN) {
            table.await_bot();
            self.turns.ask(&table.game.id);
        }
    }

    /// Leaves all turns to others, waiting ones and those being thought about.
    pub fn leave_turns(&self) {
        self.turns.rests.store(true, Ordering::Relaxed);
        let held = mem::take(&mut *self.turns.held());
        for held in held.into_values() {
            held.stop();
            // Otherwise its lease runs out.
            let _ = self.store.retry_job(&held.claim, self.now());
        }
    }

    /// Does everything that is due about turns; returns when something is due next.
    fn tend_turns(&self) -> store::Result<Option<Moment>> {
        self.renew_turns();
        let asked = mem::take(
            &mut *self
                .turns
                .asked
                .lock()
                .unwrap_or_else(PoisonError::into_inner),
        );
        for id in asked {
            match self.look_after(&id) {
                // Unreadable games are not played.
                Ok(()) | Err(StoreError::NoGame(_) | StoreError::Unreadable(_)) => {}
                Err(error) => return Err(error),
            }
        }
        self.claim_turns()
    }

    fn renew_turns(&self) {
        let soon = after(self.now(), RENEWED_AT);
        let due: Vec<(GameId, Claim)> = {
            let held = self.turns.held();
            let thought = held.iter().filter(|(_, held)| held.thought.is_some());
            let due = thought.filter(|(_, held)| held.until <= soon);
            due.map(|(id, held)| (id.clone(), held.claim.clone()))
                .collect()
        };
        for (id, claim) in due {
            self.renew_turn(&id, &claim);
        }
    }

    /// A bot is asked at a table, and nobody here knows who is thinking.
    fn look_after(&self, id: &GameId) -> store::Result<()> {
        if self.turns.held().contains_key(id) {
            return Ok(());
        }
        let Some(turn) = self.with_table(id, |table| BotTurn::of(table))? else {
            return Ok(());
        };
        // Somebody holds it, or any server can claim it.
        if self.store.job(&key(id))?.is_some() {
            return Ok(());
        }
        let job = self.turn_job(id, &turn, self.now());
        self.store.put_job(&job)?;
        self.begin_turn(id, &job, &turn)
    }

    /// Claims turns that nobody thinks about, as many as can be thought about here at once; returns when the next can
    /// be claimed.
    fn claim_turns(&self) -> store::Result<Option<Moment>> {
        loop {
            let room = self.workers.room_for_moves();
            if room == 0 || self.turns.rests() {
                return Ok(None);
            }
            let now = self.now();
            match self.store.next_job(&[TURN])? {
                Some(due) if due <= now => {}
                next => return Ok(next),
            }
            let claims = self.store.claim_jobs(&Wanted {
                now,
                worker: self.token(),
                until: after(now, LEASE),
                kinds: &[TURN],
                limit: room,
            })?;
            if claims.is_empty() {
                return Ok(None);
            }
            for claim in claims {
                self.take_turn(claim)?;
            }
        }
    }

    /// Takes on a claimed turn.
    fn take_turn(&self, claim: Claim) -> store::Result<()> {
        let Subject::Game(id) = claim.job.about.subject.clone() else {
            return self.store.finish_job(&claim).map(|_| ());
        };
        if claim.job.attempts > MOST_TRIES {
            crate::log::fault!("a bot's turn at {id}: given up after {MOST_TRIES} tries");
            return self.store.finish_job(&claim).map(|_| ());
        }
        match self
            .catch_up(&id)
            .and_then(|_| self.with_table(&id, |table| BotTurn::of(table)))
        {
            Ok(Some(turn)) => self.hold(&id, claim, turn.owner),
            // Somebody has taken back the step it followed from, or plays themselves.
            Ok(None) => {
                self.store.finish_job(&claim)?;
            }
            Err(StoreError::NoGame(_)) => {}
            Err(error @ StoreError::Unreadable(_)) => {
                crate::log::fault!("a bot's turn at {id}: the store: {error}");
                let later = after(self.now(), UNREADABLE);
                self.store.retry_job(&claim, later)?;
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }
}

/// Tends turns on a separate thread, as long as the application exists.
pub fn start(app: &Arc<App>) {
    let (app, bell) = (Arc::downgrade(app), app.turns.bell.clone());
    let started = thread::Builder::new()
        .name("turns".to_owned())
        .spawn(move || work(&app, &bell));
    started.expect("the system gives a thread");
}

fn work(app: &Weak<App>, bell: &Bell) {
    let mut rung = 0;
    loop {
        let sleep = {
            let Some(app) = app.upgrade() else {
                return;
            };
            let now = app.now();
            let next = match panic::catch_unwind(AssertUnwindSafe(|| app.tend_turns())) {
                Ok(Ok(next)) => next,
                Ok(Err(error)) => {
                    crate::log::fault!("turns of bots: the store: {error}");
                    None
                }
                // The panic has been logged.
                Err(_) => None,
            };
            until(now, next).min(LONGEST_SLEEP)
        };
        rung = bell.wait(rung, sleep);
    }
}
