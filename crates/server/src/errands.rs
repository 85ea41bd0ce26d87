//! Work that is due at some moment and survives a restart: jobs of the store, done by a thread of their own, once,
//! however many processes share the store.
//!
//! A kind of job is a line in a table: its word, and what is done. Work that may take long (letters, notices) and work
//! that must be in time have threads of their own.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Condvar, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use store::{Claim, Job, Moment, Wanted};

use crate::app::App;
use crate::host::after;
use crate::metrics::METRICS;

/// What came of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ErrandOutcome {
    /// It is done, or there is nothing to be done any more.
    Done,
    /// It is not due before this moment.
    Again(Moment),
    /// It could not be done now, for this reason. It is tried again, later each time.
    Later(String),
    /// It can never be done, for this reason.
    Never(String),
}

/// A kind of job.
#[derive(Clone, Copy, Debug)]
pub struct Errand {
    /// The word of the job's kind.
    pub kind: &'static str,
    /// How long one is this server's before another may try: longer than it takes. If a server dies, its jobs wait so long.
    pub lease: Duration,
    pub run: fn(&App, &Job, Moment) -> store::Result<ErrandOutcome>,
}

/// How many are taken at a time.
const AT_A_TIME: usize = 10;
/// The longest sleep: another process may have put jobs there and ended.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);
/// The longest where other servers are known to be there: what they put in and cannot do any more is not to be late.
const LONGEST_AMONG_OTHERS: Duration = Duration::from_secs(2);
/// How long it takes until a job is tried again, after each try.
const BACK_OFF: [Duration; 6] = [
    Duration::from_mins(1),
    Duration::from_mins(5),
    Duration::from_mins(30),
    Duration::from_hours(2),
    Duration::from_hours(6),
    Duration::from_hours(12),
];

/// Wakes threads that wait for work.
#[derive(Debug, Default)]
pub struct Bell {
    rung: Mutex<u64>,
    heard: Condvar,
}

impl Bell {
    pub fn ring(&self) {
        *self.rung.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.heard.notify_all();
    }

    /// Waits until it rings, but not for longer than this; how often it has rung by then.
    pub fn wait(&self, known: u64, longest: Duration) -> u64 {
        let rung = self.rung.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self
            .heard
            .wait_timeout_while(rung, longest, |rung| *rung == known);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

impl App {
    /// Does all jobs of these kinds that are due at a moment; when the next of them is.
    pub fn run_errands(&self, errands: &[Errand], now: Moment) -> store::Result<Option<Moment>> {
        // Errands take their time: the next one is done as much later.
        let begun = Instant::now();
        let now = || after(now, begun.elapsed());
        let kinds: Vec<&str> = errands.iter().map(|errand| errand.kind).collect();
        let leases = errands.iter().map(|errand| errand.lease);
        let lease = leases.max().unwrap_or_default();
        loop {
            // Claiming writes, and mostly there is nothing.
            match self.store.next_job(&kinds)? {
                Some(due) if due <= now() => {}
                next => return Ok(next),
            }
            let now_claimed = now();
            let claims = self.store.claim_jobs(&Wanted {
                now: now_claimed,
                worker: self.token(),
                until: after(now_claimed, lease),
                kinds: &kinds,
                limit: AT_A_TIME,
            })?;
            for claim in &claims {
                // Those before it may have taken long: with what is left of the lease another process might do it too.
                let late = now() > after(now_claimed, lease / 4);
                if late && !self.store.renew_job(claim, after(now(), lease))? {
                    continue;
                }
                self.run_errand(errands, claim, &now)?;
            }
        }
    }

    fn run_errand(
        &self,
        errands: &[Errand],
        claim: &Claim,
        now: &dyn Fn() -> Moment,
    ) -> store::Result<()> {
        let (kind, tries) = (&claim.job.about.kind, claim.job.attempts as usize);
        let errand = errands.iter().find(|errand| errand.kind == kind);
        let outcome = match errand {
            Some(errand) => {
                let run = || (errand.run)(self, &claim.job, now());
                // A bug in one must not keep the others waiting; the panic has told the log what it knows.
                panic::catch_unwind(AssertUnwindSafe(run))
                    .unwrap_or_else(|_| Ok(ErrandOutcome::Later("a bug".to_owned())))?
            }
            None => ErrandOutcome::Done,
        };
        let (reason, again) = match outcome {
            ErrandOutcome::Done => {
                METRICS.errands.add(kind, "done");
                self.store.finish_job(claim)?;
                return Ok(());
            }
            ErrandOutcome::Again(due) => {
                self.store.retry_job(claim, due)?;
                return Ok(());
            }
            ErrandOutcome::Later(reason) => (reason, BACK_OFF.get(tries.saturating_sub(1))),
            ErrandOutcome::Never(reason) => (reason, None),
        };
        let told = if again.is_some() {
            "retried"
        } else {
            "given up"
        };
        METRICS.errands.add(kind, told);
        if let Some(pause) = again {
            let minutes = pause.as_secs() / 60;
            crate::log::fault!("{kind}: {reason}; tried again in {minutes} minutes");
            self.store.retry_job(claim, after(now(), *pause))?;
        } else {
            crate::log::fault!("{kind}: {reason}; given up after {tries} tries");
            self.store.finish_job(claim)?;
        }
        Ok(())
    }
}

/// Does jobs of these kinds as they come due, on a thread of its own, as long as the application is there. `first` is
/// done before, each time.
pub fn start(app: &Arc<App>, name: &str, errands: &'static [Errand], first: fn(&App, Moment)) {
    let (app, bell) = (Arc::downgrade(app), app.accounts.bell.clone());
    let started = thread::Builder::new()
        .name(name.to_owned())
        .spawn(move || work(&app, &bell, errands, first));
    started.expect("the system gives a thread");
}

fn work(app: &Weak<App>, bell: &Bell, errands: &[Errand], first: fn(&App, Moment)) {
    let mut rung = 0;
    loop {
        let sleep = {
            let Some(app) = app.upgrade() else {
                return;
            };
            let now = app.now();
            if panic::catch_unwind(AssertUnwindSafe(|| first(&app, now))).is_err() {
                crate::log::fault!("errands: a bug in what is done first");
            }
            let longest = if app.others.are_there() {
                LONGEST_AMONG_OTHERS
            } else {
                LONGEST_SLEEP
            };
            match app.run_errands(errands, now) {
                Ok(next) => until(now, next).min(longest),
                Err(error) => {
                    crate::log::fault!("errands: the store: {error}");
                    longest
                }
            }
        };
        rung = bell.wait(rung, sleep);
    }
}

/// How long to sleep until a moment.
pub fn until(now: Moment, next: Option<Moment>) -> Duration {
    let millis = next.map_or(i64::MAX, |next| next.0.saturating_sub(now.0));
    let millis = u64::try_from(millis).unwrap_or(0);
    Duration::from_millis(millis).clamp(Duration::from_millis(1), LONGEST_SLEEP)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use store::{Jobs as _, Key, NewJob, NewPerson, People as _, PersonKind, Sqlite, Subject};
    use tabletop::SeatName;

    use super::*;

    static DONE: Mutex<Vec<String>> = Mutex::new(Vec::new());

    #[allow(clippy::unnecessary_wraps, reason = "as every errand is")]
    fn keep(_: &App, job: &Job, _: Moment) -> store::Result<ErrandOutcome> {
        let payload = job.about.payload.clone();
        DONE.lock().unwrap().push(payload.clone());
        Ok(match payload.as_str() {
            "later" => ErrandOutcome::Later("not now".to_owned()),
            "bug" => panic!("as a bug would"),
            "never" => ErrandOutcome::Never("no such place".to_owned()),
            _ => ErrandOutcome::Done,
        })
    }

    const ERRANDS: &[Errand] = &[Errand {
        kind: "keep",
        lease: Duration::from_mins(2),
        run: keep,
    }];

    #[test]
    fn jobs_are_done_once_and_tried_again_ever_later() {
        let store = Arc::new(Sqlite::in_memory().unwrap());
        let app = App::new(store.clone(), 1).unwrap();
        let person = store
            .add_person(&NewPerson {
                name: SeatName::new("Ann").unwrap(),
                kind: PersonKind::Guest,
                created: Moment(0),
            })
            .unwrap();
        for (kind, payload, due) in [
            ("keep", "at once", 0),
            ("keep", "later", 0),
            ("keep", "never", 0),
            ("keep", "bug", 0),
            ("keep", "tomorrow", 5_000),
            ("other", "not ours", 0),
        ] {
            let job = NewJob {
                key: Key::new(payload.replace(' ', "-")).unwrap(),
                kind: kind.to_owned(),
                subject: Subject::Person(person.clone()),
                payload: payload.to_owned(),
                due: Moment(due),
                lease: None,
            };
            store.put_job(&job).unwrap();
        }
        let run = |now| {
            DONE.lock().unwrap().clear();
            let next = app.run_errands(ERRANDS, Moment(now)).unwrap();
            let mut done = DONE.lock().unwrap().clone();
            done.sort_unstable();
            (done.join(","), next.map(|next| next.0))
        };
        let everything = "at once,bug,later,never".to_owned();
        assert_eq!(run(1_000), (everything, Some(5_000)));
        // A minute after it was tried: the tries themselves take a moment.
        let (done, next) = run(5_000);
        let next = next.unwrap();
        assert!(done == "tomorrow" && (61_000..71_000).contains(&next));
        let mut at = next + 10_000;
        let mut tries = 1;
        while let (done, Some(next)) = run(at) {
            assert_eq!(done, "bug,later");
            assert!(next - at > 60_000, "later each time");
            (at, tries) = (next + 10_000, tries + 1);
            assert!(tries < 20);
        }
        assert_eq!(tries + 1, BACK_OFF.len() + 1, "then it is given up");
        assert!(store.job(&Key::new("not-ours").unwrap()).unwrap().is_some());
    }

    #[test]
    fn a_bell_wakes_and_the_sleep_ends() {
        let bell = Bell::default();
        let begun = Instant::now();
        assert_eq!(bell.wait(0, Duration::from_millis(20)), 0);
        assert!(begun.elapsed() >= Duration::from_millis(20));
        bell.ring();
        assert_eq!(bell.wait(0, Duration::from_mins(1)), 1);
        assert!(begun.elapsed() < Duration::from_mins(1));
        assert_eq!(until(Moment(5), Some(Moment(3))), Duration::from_millis(1));
        assert_eq!(
            until(Moment(0), Some(Moment(900))),
            Duration::from_millis(900)
        );
        assert_eq!(until(Moment(0), None), LONGEST_SLEEP);
    }
}
