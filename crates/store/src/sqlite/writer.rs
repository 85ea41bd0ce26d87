//! The one thread that writes, with group commit: all commands waiting when it comes round are stored in one transaction.
//!
//! A command may be answered only when it has reached the disk (`synchronous=FULL`), and the flush takes longer than all
//! the rest. With a transaction for each command, players at busy tables would queue for one flush after another. In a
//! group they share it: a command that comes during a flush waits for that one and for its own, never for more, and a
//! lone command is not delayed, because nothing waits for a group to fill.
//!
//! Commands of a group must not harm each other, so each runs in a savepoint of its own: a refused one is rolled back
//! alone. If the transaction itself fails, on a full disk say, none of them was stored, and all are answered so.
//! Subscribers get the events after the commit and before the answers, so nobody hears of a step that could still be lost.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;

use crate::error::{Result, StoreError};
use crate::subscription::Publisher;

use crate::tables;

use super::presence::NamedFile;

/// The most commands in one transaction, so that the first of them does not wait for ever.
const MOST: usize = 64;

/// After this number of transactions the log is written back into the file. The database would do it inside the
/// transaction that fills the log, and somebody would wait for it; here everybody has already been answered.
const BEFORE_TIDYING: u32 = 200;

/// When nothing was written for so long the log is written back too: whoever copies the file alone, in spite of all
/// advice, then has nearly everything.
const QUIET: Duration = Duration::from_secs(2);

/// The thread and the way to it. Dropping it stores what still waits and closes the file.
#[derive(Debug)]
pub struct Writer {
    /// `None` only while it is dropped.
    queue: Option<Sender<Box<dyn Command>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// `file` is what is written to, unless that is memory.
    pub fn start(
        connection: Connection,
        file: Option<NamedFile>,
        publisher: Arc<Publisher>,
    ) -> Writer {
        let (queue, waiting) = channel();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || serve(&connection, file, &waiting, &publisher))
            .expect("the system gives a thread");
        Writer {
            queue: Some(queue),
            thread: Some(thread),
        }
    }

    /// Does the work in a transaction and returns when it is stored, and subscribers have been given the events of it.
    pub fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        let stopped =
            || StoreError::Other("the store has stopped after a fault of its own".to_owned());
        let (answer, outcome) = sync_channel(1);
        let command = Box::new(Task {
            work: Some(work),
            outcome: None,
            answer,
        });
        let queue = self.queue.as_ref().ok_or_else(stopped)?;
        queue.send(command).map_err(|_| stopped())?;
        outcome.recv().map_err(|_| stopped())?
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has been heard by those who waited for it.
            let _ = thread.join();
        }
    }
}

trait Command: Send {
    /// Does the work, inside a transaction.
    fn run(&mut self, connection: &Connection) -> Result<()>;

    /// Answers those who wait, once it is known whether the transaction was stored.
    fn answer(self: Box<Self>, stored: Result<()>);
}

struct Task<T, F> {
    /// `None` once it has run.
    work: Option<F>,
    outcome: Option<Result<T>>,
    answer: SyncSender<Result<T>>,
}

impl<T, F> Command for Task<T, F>
where
    T: Send,
    F: FnOnce(&Connection) -> Result<T> + Send,
{
    fn run(&mut self, connection: &Connection) -> Result<()> {
        let work = self.work.take().expect("a command runs once");
        let outcome = work(connection);
        let done = outcome.as_ref().map(|_| ()).map_err(Clone::clone);
        self.outcome = Some(outcome);
        done
    }

    fn answer(self: Box<Self>, stored: Result<()>) {
        let answer = match (self.outcome, stored) {
            (Some(Err(error)), _) | (_, Err(error)) => Err(error),
            (Some(Ok(outcome)), Ok(())) => Ok(outcome),
            (None, Ok(())) => unreachable!("what has not run was not stored"),
        };
        // If nobody listens any more, nobody was told either.
        let _ = self.answer.send(answer);
    }
}

fn serve(
    connection: &Connection,
    mut file: Option<NamedFile>,
    waiting: &Receiver<Box<dyn Command>>,
    publisher: &Publisher,
) {
    let mut untidied = 0;
    loop {
        let first = if untidied == 0 {
            waiting.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            waiting.recv_timeout(QUIET)
        };
        let first = match first {
            Ok(first) => first,
            Err(RecvTimeoutError::Timeout) => {
                tidy(connection, &mut untidied);
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        let others = waiting.try_iter().take(MOST - 1);
        let mut batch: Vec<_> = std::iter::once(first).chain(others).collect();
        let stored = store(connection, &mut batch);
        // What was written where nobody finds it was not stored.
        let stored = stored.and_then(|()| file.as_mut().map_or(Ok(()), NamedFile::check));
        if stored.is_ok() {
            // What cannot be read now is read after the next transaction, or by the watcher.
            let _ = publisher.catch_up(|after, most| tables::since(connection, after, most, None));
        }
        for command in batch {
            command.answer(stored.clone());
        }
        untidied += 1;
        if untidied >= BEFORE_TIDYING {
            tidy(connection, &mut untidied);
        }
    }
}

/// Writes the log back into the file.
fn tidy(connection: &Connection, untidied: &mut u32) {
    *untidied = 0;
    // Readers of old positions may keep parts of the log in use; then it is done next time.
    let _ = connection.execute_batch("PRAGMA wal_checkpoint(PASSIVE)");
}

fn store(connection: &Connection, batch: &mut [Box<dyn Command>]) -> Result<()> {
    connection.execute_batch("BEGIN IMMEDIATE")?;
    let mut stored = Ok(());
    for command in batch {
        stored = one(connection, command.as_mut());
        if stored.is_err() {
            break;
        }
    }
    let stored = stored.and_then(|()| Ok(connection.execute_batch("COMMIT")?));
    if stored.is_err() && !connection.is_autocommit() {
        // If even this fails the next BEGIN tells.
        let _ = connection.execute_batch("ROLLBACK");
    }
    stored
}

/// One command of the batch. A refused one leaves no trace and does not disturb the others; a fault is given if the
/// whole transaction has failed.
fn one(connection: &Connection, command: &mut dyn Command) -> Result<()> {
    connection.execute_batch("SAVEPOINT command")?;
    let done = command.run(connection);
    if let Err(error) = done {
        // A full disk or a failing one ends the transaction, not only the command.
        if connection.is_autocommit() {
            return Err(error);
        }
        connection.execute_batch("ROLLBACK TO command; RELEASE command")?;
        return Ok(());
    }
    connection.execute_batch("RELEASE command")?;
    Ok(())
}
