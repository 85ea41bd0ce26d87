//! Jobs in their table.

use rusqlite::{Connection, Row};

use crate::error::{Result, StoreError};
use crate::id::Key;
use crate::job::{Claim, Job, Jobs, Lease, NewJob, Subject, Wanted};
use crate::moment::Moment;

use super::{Sqlite, games, people, rows};

pub(super) const JOB: &str = "SELECT jobs.number, key, jobs.kind, games.id, people.id, payload, due, attempts, \
     worker, ready FROM jobs LEFT JOIN games ON games.number = jobs.game \
     LEFT JOIN people ON people.number = jobs.person WHERE key = ?1";
/// Those of one kind, so that the index gives them in order; kinds are merged.
pub(super) const READY: &str = "SELECT ready, number FROM jobs WHERE kind = ?1 AND ready <= ?2 ORDER BY ready, number LIMIT ?3";
pub(super) const NEXT: &str = "SELECT min(ready) FROM jobs WHERE kind = ?1";
pub(super) const CLAIM: &str = "UPDATE jobs SET attempts = attempts + 1, worker = ?2, ready = ?3 WHERE number = ?1 RETURNING key";
/// A claim is known by the job's number and the attempt.
pub(super) const RENEW: &str =
    "UPDATE jobs SET ready = ?3 WHERE number = ?1 AND attempts = ?2 AND worker IS NOT NULL";
pub(super) const FINISH: &str =
    "DELETE FROM jobs WHERE number = ?1 AND attempts = ?2 AND worker IS NOT NULL";
pub(super) const RETRY: &str = "UPDATE jobs SET worker = NULL, due = ?3, ready = ?3 \
     WHERE number = ?1 AND attempts = ?2 AND worker IS NOT NULL";

impl Jobs for Sqlite {
    fn put_job(&self, job: &NewJob) -> Result<()> {
        check(job)?;
        let job = job.clone();
        self.writer.write(move |connection| put(connection, &job))
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
        self.writer.write(move |connection| {
            let removed = connection
                .prepare_cached("DELETE FROM jobs WHERE key = ?1")?
                .execute([key.as_str()])?;
            Ok(removed == 1)
        })
    }

    fn claim_jobs(&self, wanted: &Wanted<'_>) -> Result<Vec<Claim>> {
        let kinds: Vec<String> = wanted.kinds.iter().map(ToString::to_string).collect();
        let (now, until, limit) = (wanted.now, wanted.until, wanted.limit);
        let worker = wanted.worker.to_owned();
        self.writer.write(move |connection| {
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
            let mut select = connection.prepare_cached(NEXT)?;
            let mut next: Option<i64> = None;
            for kind in &kinds {
                let ready: Option<i64> = select.query_row([kind], |row| row.get(0))?;
                next = [next, ready].into_iter().flatten().min();
            }
            Ok(next.map(Moment))
        })
    }

    fn renew_job(&self, claim: &Claim, until: Moment) -> Result<bool> {
        self.held(claim, RENEW, Some(until))
    }

    fn finish_job(&self, claim: &Claim) -> Result<bool> {
        self.held(claim, FINISH, None)
    }

    fn retry_job(&self, claim: &Claim, due: Moment) -> Result<bool> {
        self.held(claim, RETRY, Some(due))
    }
}

impl Sqlite {
    /// Does something with a claimed job; whether the claim still holds.
    fn held(&self, claim: &Claim, statement: &'static str, at: Option<Moment>) -> Result<bool> {
        let (number, attempts) = (claim.number, claim.job.attempts);
        self.writer.write(move |connection| {
            let mut statement = connection.prepare_cached(statement)?;
            let changed = match at {
                Some(at) => statement.execute((number, attempts, at.0))?,
                None => statement.execute((number, attempts))?,
            };
            Ok(changed == 1)
        })
    }
}

/// Removes a claimed job; returns whether the claim still held.
pub fn finish(connection: &Connection, claim: &Claim) -> rusqlite::Result<bool> {
    let removed = connection
        .prepare_cached(FINISH)?
        .execute((claim.number, claim.job.attempts))?;
    Ok(removed == 1)
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

pub fn put(connection: &Connection, job: &NewJob) -> Result<()> {
    let (game, person) = match &job.subject {
        Subject::Game(id) => (Some(games::number_and_length(connection, id)?.0), None),
        Subject::Person(id) => (None, Some(people::number(connection, id)?)),
    };
    // Removed and added again it gets another number, and the claims of the old one hold no more.
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO jobs (key, kind, game, person, payload, due, attempts, worker, ready) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .execute((
            job.key.as_str(),
            &job.kind,
            game,
            person,
            &job.payload,
            job.due.0,
            u32::from(job.lease.is_some()),
            job.lease.as_ref().map(|lease| &lease.worker),
            job.lease.as_ref().map_or(job.due, |lease| lease.until).0,
        ))?;
    Ok(())
}

/// The numbers of jobs that can be claimed, those first that have been ready for longest.
fn ready(
    connection: &Connection,
    kinds: &[String],
    now: Moment,
    limit: usize,
) -> rusqlite::Result<Vec<i64>> {
    let mut select = connection.prepare_cached(READY)?;
    let most = rows::integer(limit as u64);
    let mut ready: Vec<(i64, i64)> = Vec::new();
    for kind in kinds {
        let found = select.query_map((kind, now.0, most), |row| Ok((row.get(0)?, row.get(1)?)))?;
        for job in found {
            ready.push(job?);
        }
    }
    ready.sort_unstable();
    // A kind may be named twice.
    ready.dedup();
    ready.truncate(limit);
    Ok(ready.into_iter().map(|(_, number)| number).collect())
}

fn claim(connection: &Connection, number: i64, worker: &str, until: Moment) -> Result<Claim> {
    let key: String = connection
        .prepare_cached(CLAIM)?
        .query_row((number, worker, until.0), |row| row.get(0))?;
    let found = numbered_job(connection, &key)?;
    let (number, job) = found.ok_or_else(|| rows::unreadable("job", &key))?;
    Ok(Claim { job, number })
}

fn numbered_job(connection: &Connection, key: &str) -> Result<Option<(i64, Job)>> {
    let mut select = connection.prepare_cached(JOB)?;
    let mut found = select.query([key])?;
    found.next()?.map(job).transpose()
}

fn job(row: &Row<'_>) -> Result<(i64, Job)> {
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
