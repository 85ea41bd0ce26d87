//! Jobs that are due at some moment: clocks that run out, turns of bots, notifications.
//!
//! Any number of workers in any number of processes share them. A worker claims due jobs for a while; if it dies, its
//! lease runs out and another worker claims them.

use crate::error::{Result, StoreError};
use crate::id::{GameId, Key, PersonId};
use crate::moment::Moment;

/// Stores jobs. [`Store`](crate::Store) says what holds for every call.
pub trait Jobs {
    /// Adds a job, or replaces the one with the same key: then no attempt has been counted yet, and the worker that
    /// had claimed the old job has lost it. A job of a game or person that does not exist is refused.
    fn put_job(&self, job: &NewJob) -> Result<()>;

    fn job(&self, key: &Key) -> Result<Option<Job>>;

    /// Removes a job, claimed or not; returns whether there was one.
    fn cancel_job(&self, key: &Key) -> Result<bool>;

    /// Claims jobs that are due and not held by anybody; first those that have been ready for longest.
    fn claim_jobs(&self, wanted: &Wanted<'_>) -> Result<Vec<Claim>>;

    /// The claim of a worker on a job, if it holds one: what it claimed, or what it [put with its lease](NewJob::lease).
    fn held_job(&self, key: &Key, worker: &str) -> Result<Option<Claim>>;

    /// When the next job of these kinds can be claimed: when it is due, or when its lease runs out.
    fn next_job(&self, kinds: &[&str]) -> Result<Option<Moment>>;

    /// Extends a lease; false if the claim was lost.
    fn renew_job(&self, claim: &Claim, until: Moment) -> Result<bool>;

    /// Removes a finished job; false if the claim was lost, and then nothing is changed.
    fn finish_job(&self, claim: &Claim) -> Result<bool>;

    /// Gives a job back to be retried at a moment; false if the claim was lost, and then nothing is changed.
    fn retry_job(&self, claim: &Claim, due: Moment) -> Result<bool>;
}

/// A job before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// Identifies the job for replacing and cancelling it: `clock-23456789ab`.
    pub key: Key,
    /// What to do: a word of the application's own, such as `clock`, `turn` or `notice`.
    pub kind: String,
    /// What it is about; removed together with it.
    pub subject: Subject,
    /// Anything else that the worker needs, on one line.
    pub payload: String,
    /// When it is due.
    pub due: Moment,
    /// Who works on it from the beginning, as if they had claimed it at once; nobody where whoever comes first may.
    pub lease: Option<Lease>,
}

/// A job that is created together with its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstJob {
    pub kind: String,
    pub payload: String,
    pub due: Moment,
}

impl FirstJob {
    /// The job of the game with this address; its key consists of kind and address: `clock-23456789ab`.
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

/// Who works on a job, and until when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    pub worker: String,
    pub until: Moment,
}

/// The jobs a worker asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted<'a> {
    /// The present moment: jobs due by then, or whose lease has run out by then.
    pub now: Moment,
    /// The worker's name, for debugging.
    pub worker: &'a str,
    /// Until when the worker holds the jobs.
    pub until: Moment,
    pub kinds: &'a [&'a str],
    /// The most jobs to return.
    pub limit: usize,
}

/// A claimed job. It belongs to the worker until it is claimed by another one (which is possible when the lease has
/// run out), replaced or removed: a late worker may still finish what nobody else has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The job, with this attempt counted.
    pub job: Job,
    /// Distinguishes this claim from all others; internal to the store.
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
