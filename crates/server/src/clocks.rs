//! Time: what people agreed on, the clocks of games, and what happens when one runs out.
//!
//! A clock is a job of the store, due when the time of whoever is asked has run out. It is stored together with the
//! entries that change it, so that journal and clock never disagree. A clock that stands still is never due.
//!
//! While the program does not run nobody pays: it writes down now and then that it is there, and when it comes back it
//! remembers the time in between as an outage. Clocks are not touched for that: outages are left out whenever time is
//! counted.

mod clock;
mod control;
mod pauses;
mod zones;

use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use ::table::{Command, Proposal, Viewer};
use store::{
    FirstJob, GameId, Job, Key, Moment, NewJob, PersonId, Scope, Seating, Status, Store,
    StoreError, StoredGame, Subject,
};
use tabletop::Seat;
use tabletop::journal::{Kind, NewEntry, Note};

pub use clock::{Change, Clock};
pub use control::{OFFERED, Pace, TimeControl};
pub use pauses::Outage;
pub use zones::{UTC, Zone, names as zone_names};

use crate::app::App;
use crate::errands::{Errand, ErrandOutcome};
use crate::orders::Precondition;
use crate::table::Table;

/// The kind of job that is a clock.
const CLOCK: &str = "clock";
/// When a clock is due that stands still.
const NEVER: Moment = Moment(i64::MAX);

/// What is done on the thread for clocks.
pub const ERRANDS: &[Errand] = &[Errand {
    kind: CLOCK,
    lease: Duration::from_secs(5),
    run: run_out,
}];

/// The setting with the last moment at which the program is known to have run.
const ALIVE: &str = "alive";
/// The setting with the times in which it did not.
const OUTAGES: &str = "outages";
/// The settings with the time zone somebody has chosen, and with the one their browser named.
const ZONE: &str = "time-zone";
const ZONE_SEEN: &str = "time-zone-seen";

/// How often it is written that the program runs.
const BEAT: Duration = Duration::from_secs(5);
/// After a gap as long as this the machine has slept.
const SLEPT: Duration = Duration::from_mins(2);
/// How long and how many outages are remembered: longer than a turn with its reserve and its nights can last.
const OUTAGES_KEPT: Duration = Duration::from_hours(24 * 200);
const MOST_OUTAGES: usize = 500;

/// What clocks need beside the store.
#[derive(Debug, Default)]
pub struct ClockState {
    outages: RwLock<Arc<Vec<Outage>>>,
    beats: Mutex<Beats>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Beats {
    /// When it was seen last that the program runs.
    seen: Option<Moment>,
    /// When that was written last.
    written: Option<Moment>,
}

/// What has to be known of a table to change its clock.
#[derive(Clone, Debug)]
pub struct Timed {
    pub control: TimeControl,
    pub seating: Seating,
    pub seats: usize,
}

impl Timed {
    /// Nothing for tables at which nobody has agreed on time.
    pub fn of(table: &Table) -> Option<Timed> {
        Some(Timed {
            control: table.history().time().and_then(TimeControl::read)?,
            seating: table.seating.clone(),
            seats: table.history().players().len(),
        })
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The seat that an entry is a step of, from 0.
fn mover(entry: &NewEntry) -> Option<u8> {
    let (seat, _) = entry.text.split_once(' ')?;
    let seat: u8 = seat.parse().ok().filter(|_| entry.kind == Kind::Step)?;
    seat.checked_sub(1)
}

fn key(id: &GameId) -> Key {
    Key::new(format!("{CLOCK}-{id}")).expect("short enough for a key")
}

impl Clock {
    /// As it is stored.
    pub fn job(&self, id: &GameId, outages: &[Outage]) -> NewJob {
        let job = self.first_job(outages).of(id);
        job.expect("short enough for a key")
    }

    /// As it is stored with a new game.
    pub fn first_job(&self, outages: &[Outage]) -> FirstJob {
        FirstJob {
            kind: CLOCK.to_owned(),
            payload: serde_json::to_string(self).expect("numbers and words of ours"),
            due: self.runs_out(outages).unwrap_or(NEVER),
        }
    }
}

/// The clock of a game, if it has one.
pub fn stored_clock(store: &dyn Store, id: &GameId) -> store::Result<Option<Clock>> {
    let job = store.job(&key(id))?;
    Ok(job.and_then(|job| serde_json::from_str(&job.about.payload).ok()))
}

impl App {
    fn clock_of(&self, id: &GameId) -> store::Result<Option<Clock>> {
        stored_clock(&*self.store, id)
    }

    /// The clock of a running game, for lists.
    pub fn clock_in_list(&self, game: &StoredGame) -> store::Result<Option<Clock>> {
        let standing = &game.about.standing;
        if standing.status == Status::Finished || standing.asked.is_none() {
            return Ok(None);
        }
        self.clock_of(&game.id)
    }

    /// What becomes of the clock of a table by a proposal; nothing if it goes on as it does.
    pub fn clock_after(
        &self,
        id: &GameId,
        timed: &Timed,
        proposal: &Proposal,
        now: Moment,
    ) -> store::Result<Option<Clock>> {
        self.notice_sleep(now)?;
        // Read from the store: if others have changed it since the proposal was made, that comes too late.
        let before = self.clock_of(id)?;
        let before = before.unwrap_or_else(|| Clock::new(timed.control.clone(), timed.seats));
        self.clock_since(&before, timed, proposal, now)
    }

    /// The first clock of a game that is about to be made: `begins` says who is asked.
    pub fn first_clock(&self, timed: &Timed, begins: &Proposal) -> store::Result<Option<Clock>> {
        let before = Clock::new(timed.control.clone(), timed.seats);
        self.clock_since(&before, timed, begins, self.now())
    }

    fn clock_since(
        &self,
        before: &Clock,
        timed: &Timed,
        proposal: &Proposal,
        now: Moment,
    ) -> store::Result<Option<Clock>> {
        let notes = proposal.entries.iter();
        let notes = notes.filter(|entry| entry.kind == Kind::Note);
        let notes: Vec<Note> = notes.filter_map(|entry| Note::read(&entry.text)).collect();
        let back = notes.iter().filter_map(|note| match note {
            Note::Back { seat } => Some(*seat),
            _ => None,
        });
        let mut taken_back = notes.iter();
        let change = Change {
            now,
            asked: proposal.asked,
            zone: self.zone_at(&timed.seating, proposal.asked)?,
            steps: proposal.steps,
            length: proposal.expected + proposal.entries.len() as u64,
            moves: proposal
                .entries
                .iter()
                .any(|entry| entry.kind != Kind::Note),
            back: back.collect(),
            taken_back: taken_back.any(|note| matches!(note, Note::TakeBack { .. })),
            movers: proposal.entries.iter().filter_map(mover).collect(),
            undone: proposal
                .entries
                .iter()
                .any(|entry| entry.kind == Kind::Undo),
        };
        Ok(before.after(&change, &self.outages()))
    }

    /// Shows a clock that was stored, and lets it be awaited.
    pub fn show_clock(&self, id: &GameId, clock: Clock) -> store::Result<()> {
        self.accounts.bell.ring();
        self.with_table(id, |table| table.show_clock(Some(clock)))
    }

    /// The times in which the program did not run.
    pub fn outages(&self) -> Arc<Vec<Outage>> {
        let outages = self.clocks.outages.read();
        outages.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The time zone of whoever holds a seat.
    fn zone_at(&self, seating: &Seating, seat: Option<Seat>) -> store::Result<String> {
        let mut holders = seating.holders.iter();
        let holder = seat.and_then(|seat| holders.find(|holder| holder.seats.contains(seat)));
        match holder.and_then(|holder| holder.person.as_ref()) {
            Some(person) => Ok(self.zone_of(person)?.unwrap_or_else(|| UTC.to_owned())),
            None => Ok(UTC.to_owned()),
        }
    }

    /// The time zone of somebody: the one they have chosen, or else the one their browser named.
    pub fn zone_of(&self, person: &PersonId) -> store::Result<Option<String>> {
        Ok(match self.chosen_zone(person)? {
            Some(chosen) => Some(chosen),
            None => self.seen_zone(person)?,
        })
    }

    /// The zone a browser of theirs named last.
    pub fn seen_zone(&self, person: &PersonId) -> store::Result<Option<String>> {
        let scope = Scope::Person(person.clone());
        self.store.setting(&scope, ZONE_SEEN)
    }

    /// The zone somebody has chosen.
    pub fn chosen_zone(&self, person: &PersonId) -> store::Result<Option<String>> {
        self.store.setting(&Scope::Person(person.clone()), ZONE)
    }

    /// Somebody chooses a zone, or wants to have that of their browser; whether there is such a zone.
    pub fn choose_zone(&self, person: &PersonId, zone: &str) -> store::Result<bool> {
        if !zone.is_empty() && Zone::named(zone).is_none() {
            return Ok(false);
        }
        let zone = Some(zone).filter(|zone| !zone.is_empty());
        self.store.set(&Scope::Person(person.clone()), ZONE, zone)?;
        Ok(true)
    }

    /// A browser names the zone somebody is in. What is no zone is left out.
    pub fn see_zone(&self, person: &PersonId, zone: &str) -> store::Result<()> {
        if Zone::named(zone).is_none() || self.seen_zone(person)?.as_deref() == Some(zone) {
            return Ok(());
        }
        let scope = Scope::Person(person.clone());
        self.store.set(&scope, ZONE_SEEN, Some(zone))
    }

    /// Writes down that the program runs, as long as somebody's time does. The first time, and after the machine has
    /// slept, the time in between becomes an outage.
    pub fn beat(&self, now: Moment) -> store::Result<()> {
        let beats = self.clocks.beats.lock();
        let mut beats = beats.unwrap_or_else(PoisonError::into_inner);
        let runs = self.store.next_job(&[CLOCK])?.is_some_and(|at| at < NEVER);
        let gone = match beats.seen {
            // Another process may have been there all the time: then it costs those who wait a few seconds.
            None => self.moment(ALIVE)?,
            Some(seen) if now.0 - seen.0 <= millis(SLEPT) => None,
            // Only this machine may have slept, while another server went on.
            Some(seen) => {
                let alive = self.moment(ALIVE)?.map_or(seen, |alive| alive.max(seen));
                Some(alive).filter(|alive| now.0 - alive.0 > millis(SLEPT))
            }
        };
        let outages = self.store.setting(&Scope::House, OUTAGES)?;
        let mut outages: Vec<Outage> = outages
            .and_then(|outages| serde_json::from_str(&outages).ok())
            .unwrap_or_default();
        if let Some(gone) = gone.filter(|gone| runs && gone.0 < now.0) {
            outages.push(Outage {
                from: gone.0,
                to: now.0,
            });
            outages.retain(|outage| outage.to > now.0 - millis(OUTAGES_KEPT));
            let extra = outages.len().saturating_sub(MOST_OUTAGES);
            outages.drain(..extra);
            let list = serde_json::to_string(&outages).expect("numbers");
            self.store.set(&Scope::House, OUTAGES, Some(&list))?;
        }
        self.learn_outages(outages);
        let is_late = |at: Moment| (now.0 - at.0).abs() >= millis(BEAT);
        if runs && beats.written.is_none_or(is_late) {
            self.store
                .set(&Scope::House, ALIVE, Some(&now.0.to_string()))?;
            beats.written = Some(now);
        }
        // Only now: what could not be stored is stored the next time.
        beats.seen = Some(now);
        Ok(())
    }

    /// The machine may have slept, and the thread for clocks may sleep on for a while: nobody pays for that.
    fn notice_sleep(&self, now: Moment) -> store::Result<()> {
        let beats = self.clocks.beats.lock();
        let seen = beats.unwrap_or_else(PoisonError::into_inner).seen;
        match seen {
            Some(seen) if now.0 - seen.0 > millis(SLEPT) => self.beat(now),
            _ => Ok(()),
        }
    }

    fn moment(&self, name: &str) -> store::Result<Option<Moment>> {
        let value = self.store.setting(&Scope::House, name)?;
        Ok(value.and_then(|value| value.parse().ok()).map(Moment))
    }

    /// Takes over outages; everybody who sees a clock is told of new ones.
    fn learn_outages(&self, outages: Vec<Outage>) {
        if *self.outages() == outages {
            return;
        }
        let mut known = self
            .clocks
            .outages
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *known = Arc::new(outages);
        drop(known);
        self.tell_everything();
    }

    /// Does everything about clocks that is due at a moment.
    pub fn do_clocks(&self, now: Moment) -> store::Result<Option<Moment>> {
        self.run_errands(ERRANDS, now)
    }
}

/// What is done first on the thread for clocks.
pub fn first(app: &App, now: Moment) {
    if let Err(error) = app.beat(now) {
        crate::log::fault!("clocks: the store: {error}");
    }
}

/// A clock may have run out.
fn run_out(app: &App, job: &Job, now: Moment) -> store::Result<ErrandOutcome> {
    let (Subject::Game(id), Ok(clock)) = (
        &job.about.subject,
        serde_json::from_str::<Clock>(&job.about.payload),
    ) else {
        return Ok(ErrandOutcome::Never(
            "a clock of another version".to_owned(),
        ));
    };
    let (Some(seat), Some(at)) = (clock.asked(), clock.runs_out(&app.outages())) else {
        return Ok(ErrandOutcome::Again(NEVER));
    };
    // The program was away for a while.
    if at > now {
        return Ok(ErrandOutcome::Again(at));
    }
    // Somebody may have left and come back since it was claimed.
    if app.clock_of(id)?.as_ref() != Some(&clock) {
        return Ok(ErrandOutcome::Again(NEVER));
    }
    let precondition = Precondition {
        expected: clock.length,
        key: None,
    };
    let viewer = Viewer::of([seat].into_iter().collect());
    let command = Command::OutOfTime(&clock.control.bot);
    let ordered = app.order(id, viewer, &precondition, command);
    let woken = ordered.and_then(|_| app.with_table(id, |table| app.wake_bot(table)));
    match woken {
        // Whatever came of it, the clock was stored anew with it; and if it was too late, with what came first.
        Ok(()) => Ok(ErrandOutcome::Again(NEVER)),
        Err(StoreError::NoGame(_)) => Ok(ErrandOutcome::Done),
        Err(error @ StoreError::Unreadable(_)) => Ok(ErrandOutcome::Later(error.to_string())),
        Err(error) => Err(error),
    }
}
