//! Jobs that are due at some moment: clocks that run out, turns of bots, notices to be sent.
//!
//! Any number of workers in any number of processes share them. A worker claims due jobs for a while; if it dies, its
//! lease runs out and another one claims them.

use crate::error::{Result, StoreError};
use crate::id::{GameId, Key, PersonId};
use crate::moment::Moment;

/// Keeps jobs. [`Store`](crate::Store) says what holds for every call.
pub trait Jobs {
    /// Adds a job. One with the same key is replaced: it counts no attempts yet, and the worker that had claimed the old one
    /// has lost it. A job of a game or person that is not there is refused.
    fn put_job(&self, job: &NewJob) -> Result<()>;

    fn job(&self, key: &Key) -> Result<Option<Job>>;

    /// Removes a job, claimed or not; whether there was one.
    fn cancel_job(&self, key: &Key) -> Result<bool>;

    /// Claims jobs that are due and that nobody holds, those first that have been ready for longest.
    fn claim_jobs(&self, wanted: &Wanted<'_>) -> Result<Vec<Claim>>;

    /// The claim of a worker on a job, if it holds one: what it claimed, or what it [put with its lease](NewJob::lease).
    fn held_job(&self, key: &Key, worker: &str) -> Result<Option<Claim>>;

    /// When the next job of these kinds can be claimed: when it is due, or when its lease runs out.
    fn next_job(&self, kinds: &[&str]) -> Result<Option<Moment>>;

    /// Extends a lease; false if the claim was lost.
    fn renew_job(&self, claim: &Claim, until: Moment) -> Result<bool>;

    /// Removes a job that is done; false if the claim was lost, and nothing is changed.
    fn finish_job(&self, claim: &Claim) -> Result<bool>;

    /// Gives a job back, to be tried again at a moment; false if the claim was lost, and nothing is changed.
    fn retry_job(&self, claim: &Claim, due: Moment) -> Result<bool>;
}

/// A job before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// By what it is replaced and cancelled: `clock-23456789ab`.
    pub key: Key,
    /// What is to be done: a word of the application's own, `clock`, `turn`, `notice`.
    pub kind: String,
    /// What it is about. It is removed with it.
    pub subject: Subject,
    /// Whatever else the worker needs, one line.
    pub payload: String,
    /// When it is to be done.
    pub due: Moment,
    /// Who works on it from the beginning, as if they had claimed it at once; nobody where whoever comes first may.
    pub lease: Option<Lease>,
}

/// A job that is made together with the game it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstJob {
    pub kind: String,
    pub payload: String,
    pub due: Moment,
}

impl FirstJob {
    /// The job of a game with this address; its key is its kind and the address: `clock-23456789ab`.
    pub fn of(self, game: &GameId) -> Result<NewJob> {
        let key = Key::new(format!("{}-{game}", self.kind));
        Ok(NewJob {
            key: key.map_err(|_| StoreError::Malformed("a job of an unusable kind"))?,
            kind: self.kind,
            subject: Subject::Game(game.clone()),
            payload: self.payload,
            due: self.due,
            lease: None,
        })
    }
}

/// What a job is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    Game(GameId),
    Person(PersonId),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// What it was made with, when it is due now, and who works on it now.
    pub about: NewJob,
    /// How often it has been claimed.
    pub attempts: u32,
}

/// Who works on a job, and until when nobody else may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    pub worker: String,
    pub until: Moment,
}

/// Which jobs a worker wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted<'a> {
    /// The present moment: jobs due by then, or whose lease has run out by then.
    pub now: Moment,
    /// Who asks, for people who look for the cause of something.
    pub worker: &'a str,
    /// Until when the jobs are the worker's.
    pub until: Moment,
    pub kinds: &'a [&'a str],
    /// The most jobs to return.
    pub limit: usize,
}

/// A claimed job. It is the worker's until the job is claimed by another one (which can happen when the lease has run
/// out), replaced or removed: a late worker may still finish what nobody else has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The job, with this attempt counted.
    pub job: Job,
    /// What tells this claim from all others; the store's own.
    pub(crate) number: i64,
}

impl Claim {
    /// Whether another claim is of the same job: not of one that has replaced it since.
    pub fn is_of_same_job(&self, other: &Claim) -> bool {
        self.number == other.number
    }

    /// Whether this worker holds it.
    pub(crate) fn is_of(&self, worker: &str) -> bool {
        let lease = self.job.about.lease.as_ref();
        lease.is_some_and(|lease| lease.worker == worker)
    }
}
