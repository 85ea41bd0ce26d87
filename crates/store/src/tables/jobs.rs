//! Jobs in their table.

use crate::database::{Connection, Database, Row, Sql, values};
use crate::error::{Result, StoreError};
use crate::id::Key;
use crate::job::{Claim, Job, Jobs, Lease, NewJob, Subject, Wanted};
use crate::moment::Moment;

use super::{games, people, rows};

pub const JOB: &str = "SELECT jobs.number, key, jobs.kind, games.id, people.id, payload, due, attempts, \
     worker, ready FROM jobs LEFT JOIN games ON games.number = jobs.game \
     LEFT JOIN people ON people.number = jobs.person WHERE key = ?1";
/// Those of one kind, so that the index gives them in order; kinds are merged.
pub const READY: Sql = Sql {
    sqlite: "SELECT ready, number FROM jobs WHERE kind = ?1 AND ready <= ?2 ORDER BY ready, number LIMIT ?3",
    postgres: "SELECT ready, number FROM jobs WHERE kind = ?1 AND ready <= ?2 ORDER BY ready, number LIMIT ?3 \
        FOR UPDATE SKIP LOCKED",
};
pub const REMOVE: &str = "DELETE FROM jobs WHERE key = ?1";
pub const NEXT: &str = "SELECT min(ready) FROM jobs WHERE kind = ?1";
pub const CLAIM: &str = "UPDATE jobs SET attempts = attempts + 1, worker = ?2, ready = ?3 WHERE number = ?1 RETURNING key";
/// A claim is known by the job's number and the attempt.
pub const RENEW: &str =
    "UPDATE jobs SET ready = ?3 WHERE number = ?1 AND attempts = ?2 AND worker IS NOT NULL";
pub const FINISH: &str =
    "DELETE FROM jobs WHERE number = ?1 AND attempts = ?2 AND worker IS NOT NULL";
pub const RETRY: &str = "UPDATE jobs SET worker = NULL, due = ?3, ready = ?3 \
     WHERE number = ?1 AND attempts = ?2 AND worker IS NOT NULL";

impl<D: Database> Jobs for D {
    fn put_job(&self, job: &NewJob) -> Result<()> {
        check(job)?;
        let job = job.clone();
        self.write(move |connection| put(connection, &job))
    }

    fn job(&self, key: &Key) -> Result<Option<Job>> {
        let key = key.clone();
        self.read(move |connection| {
            let found = numbered_job(connection, key.as_str())?;
            Ok(found.map(|(_, job)| job))
        })
    }

    fn cancel_job(&self, key: &Key) -> Result<bool> {
        let key = key.clone();
        self.write(move |connection| {
            let removed = connection.execute(REMOVE, values![key.as_str()])?;
            Ok(removed == 1)
        })
    }

    fn claim_jobs(&self, wanted: &Wanted<'_>) -> Result<Vec<Claim>> {
        let kinds: Vec<String> = wanted.kinds.iter().map(ToString::to_string).collect();
        let (now, until, limit) = (wanted.now, wanted.until, wanted.limit);
        let worker = wanted.worker.to_owned();
        self.write(move |connection| {
            let ready = ready(connection, &kinds, now, limit)?;
            let claim = |number| claim(connection, number, &worker, until);
            ready.into_iter().map(claim).collect()
        })
    }

    fn held_job(&self, key: &Key, worker: &str) -> Result<Option<Claim>> {
        let (key, worker) = (key.clone(), worker.to_owned());
        self.read(move |connection| {
            let found = numbered_job(connection, key.as_str())?;
            let claim = found.map(|(number, job)| Claim { job, number });
            Ok(claim.filter(|claim| claim.is_of(&worker)))
        })
    }

    fn next_job(&self, kinds: &[&str]) -> Result<Option<Moment>> {
        let kinds: Vec<String> = kinds.iter().map(ToString::to_string).collect();
        self.read(move |connection| {
            let mut next: Option<i64> = None;
            for kind in &kinds {
                let ready: Option<i64> = connection.value(NEXT, values![kind])?;
                next = [next, ready].into_iter().flatten().min();
            }
            Ok(next.map(Moment))
        })
    }

    fn renew_job(&self, claim: &Claim, until: Moment) -> Result<bool> {
        held(self, claim, RENEW, Some(until))
    }

    fn finish_job(&self, claim: &Claim) -> Result<bool> {
        held(self, claim, FINISH, None)
    }

    fn retry_job(&self, claim: &Claim, due: Moment) -> Result<bool> {
        held(self, claim, RETRY, Some(due))
    }
}

/// Does something with a claimed job; whether the claim still holds.
fn held(
    database: &impl Database,
    claim: &Claim,
    statement: &'static str,
    at: Option<Moment>,
) -> Result<bool> {
    let (number, attempts) = (claim.number, claim.job.attempts);
    database.write(move |connection| {
        let changed = match at {
            Some(at) => connection.execute(statement, values![number, attempts, at.0])?,
            None => connection.execute(statement, values![number, attempts])?,
        };
        Ok(changed == 1)
    })
}

/// Removes a claimed job; returns whether the claim still held.
pub fn finish(connection: &dyn Connection, claim: &Claim) -> Result<bool> {
    let (number, attempts) = (claim.number, claim.job.attempts);
    Ok(connection.execute(FINISH, values![number, attempts])? == 1)
}

/// Jobs are single lines.
pub fn check(job: &NewJob) -> Result<()> {
    let several_lines = |text: &str| text.contains(['\n', '\r']);
    if job.kind.is_empty() || several_lines(&job.kind) || several_lines(&job.payload) {
        return Err(StoreError::Malformed(
            "a job of no kind or of several lines",
        ));
    }
    Ok(())
}

pub fn put(connection: &dyn Connection, job: &NewJob) -> Result<()> {
    let (game, person) = match &job.subject {
        Subject::Game(id) => (Some(games::number_and_length(connection, id)?.0), None),
        Subject::Person(id) => (None, Some(people::number(connection, id)?)),
    };
    // Removed and added again it gets another number, and the claims of the old one hold no more.
    connection.execute(REMOVE, values![job.key.as_str()])?;
    connection.execute(
        "INSERT INTO jobs (key, kind, game, person, payload, due, attempts, worker, ready) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        values![
            job.key.as_str(),
            &job.kind,
            game,
            person,
            &job.payload,
            job.due.0,
            u32::from(job.lease.is_some()),
            job.lease.as_ref().map(|lease| lease.worker.as_str()),
            job.lease.as_ref().map_or(job.due, |lease| lease.until).0
        ],
    )?;
    Ok(())
}

/// The numbers of jobs that can be claimed, those first that have been ready for longest.
fn ready(
    connection: &dyn Connection,
    kinds: &[String],
    now: Moment,
    limit: usize,
) -> Result<Vec<i64>> {
    let most = rows::integer(limit as u64);
    let mut ready: Vec<(i64, i64)> = Vec::new();
    for kind in kinds {
        ready.extend(connection.all(READY, values![kind, now.0, most], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?);
    }
    ready.sort_unstable();
    // A kind may be named twice.
    ready.dedup();
    ready.truncate(limit);
    Ok(ready.into_iter().map(|(_, number)| number).collect())
}

fn claim(connection: &dyn Connection, number: i64, worker: &str, until: Moment) -> Result<Claim> {
    let key: String = connection.value(CLAIM, values![number, worker, until.0])?;
    let found = numbered_job(connection, &key)?;
    let (number, job) = found.ok_or_else(|| rows::unreadable("job", &key))?;
    Ok(Claim { job, number })
}

fn numbered_job(connection: &dyn Connection, key: &str) -> Result<Option<(i64, Job)>> {
    connection.first(JOB, values![key], job)
}

fn job(row: &dyn Row) -> Result<(i64, Job)> {
    let key: String = row.get(1)?;
    let (game, person): (Option<String>, Option<String>) = (row.get(3)?, row.get(4)?);
    let subject = match (game, person) {
        (Some(game), None) => Subject::Game(rows::id(&game)?),
        (None, Some(person)) => Subject::Person(rows::person_id(&person)?),
        _ => return Err(rows::unreadable("subject of job", &key)),
    };
    let worker: Option<String> = row.get(8)?;
    let until = Moment(row.get(9)?);
    let about = NewJob {
        key: Key::new(key.as_str()).map_err(|_| rows::unreadable("key", &key))?,
        kind: row.get(2)?,
        subject,
        payload: row.get(5)?,
        due: Moment(row.get(6)?),
        lease: worker.map(|worker| Lease { worker, until }),
    };
    let job = Job {
        about,
        attempts: row.get(7)?,
    };
    Ok((row.get(0)?, job))
}
