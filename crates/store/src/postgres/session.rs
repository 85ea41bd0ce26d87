//! One connection to the server, and transactions on it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::runtime::Handle;
use tokio_postgres::{Client, SimpleQueryMessage, Statement};

use crate::database::Connection;
use crate::error::{Result, StoreError};
use crate::event::EventId;

use super::address::Address;
use super::error::Fault;

/// The longest anything may take before the connection counts as lost. The server itself gives up before.
const LONGEST: Duration = Duration::from_secs(70);

/// The most statements that are kept ready.
const MOST_STATEMENTS: usize = 300;

pub struct Session {
    client: Client,
    runtime: Handle,
    statements: RefCell<HashMap<String, Statement>>,
    /// What is to be said before the next statement, and goes with it in one message.
    begin: Cell<Option<&'static str>>,
    /// What a transaction for writing is known by, once it has begun.
    transaction: Cell<Option<i64>>,
    /// The last event of this transaction.
    told: Cell<EventId>,
    /// The first fault of this transaction.
    fault: RefCell<Option<Fault>>,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Session(..)")
    }
}

/// How a transaction for writing ended.
pub enum Ended<T> {
    /// With the last event it told.
    Stored(T, EventId),
    Refused(StoreError),
    /// Nothing was stored; it can be done again.
    Interrupted(StoreError),
    /// The connection broke while it was being stored.
    Unsure {
        transaction: i64,
        outcome: T,
        told: EventId,
        error: StoreError,
    },
}

const READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/// A transaction gets its number with its beginning: before any event of it has one.
const WRITE: &str = "BEGIN; SELECT pg_current_xact_id()";

impl Session {
    pub fn open(address: &Address, runtime: &Handle) -> Result<Session> {
        let connect = async {
            let connecting = address.config().connect(address.tls());
            let (client, connection) = soon(connecting).await?;
            tokio::spawn(async move {
                // Whoever asks next is told that it is closed.
                let _ = connection.await;
            });
            Ok(client)
        };
        let client = wait(runtime, connect).map_err(|fault: Fault| fault.error().clone())?;
        Ok(Session {
            client,
            runtime: runtime.clone(),
            statements: RefCell::default(),
            begin: Cell::new(None),
            transaction: Cell::new(None),
            told: Cell::default(),
            fault: RefCell::default(),
        })
    }

    pub fn is_closed(&self) -> bool {
        self.client.is_closed() || matches!(*self.fault.borrow(), Some(Fault::Lost(_)))
    }

    /// Reads in one transaction.
    pub fn read<T>(&self, work: &impl Fn(&dyn Connection) -> Result<T>) -> Result<T> {
        self.prepare(READ);
        let outcome = work(self);
        if self.begin.take().is_none() {
            // What was read has been read; nobody waits for the answer.
            wait(&self.runtime, async {
                let _ = self.client.batch_execute("COMMIT").now_or_never();
            });
        }
        match &*self.fault.borrow() {
            Some(fault) if outcome.is_err() => Err(fault.error().clone()),
            _ => outcome,
        }
    }

    /// Writes in one transaction, all or nothing.
    pub fn write<T>(&self, work: &impl Fn(&dyn Connection) -> Result<T>) -> Ended<T> {
        self.prepare(WRITE);
        let outcome = work(self);
        let begun = self.begin.take().is_none();
        let fault = self.fault.borrow().clone();
        match (outcome, fault) {
            (Ok(outcome), None) if !begun => Ended::Stored(outcome, EventId::NONE),
            (Ok(outcome), None) => self.commit(outcome),
            (outcome, fault) => {
                if begun && !self.is_closed() {
                    // If even this fails the connection is not used again.
                    let _ = self.batch("ROLLBACK");
                }
                match (fault, outcome) {
                    (Some(Fault::Lost(error) | Fault::Contended(error)), _) => {
                        Ended::Interrupted(error)
                    }
                    (Some(Fault::Refused(error)), _) | (None, Err(error)) => Ended::Refused(error),
                    (None, Ok(_)) => unreachable!("it is stored"),
                }
            }
        }
    }

    fn commit<T>(&self, outcome: T) -> Ended<T> {
        let Err(fault) = self.batch("COMMIT") else {
            return Ended::Stored(outcome, self.told.get());
        };
        match (fault, self.transaction.get()) {
            (Fault::Lost(error), Some(transaction)) => Ended::Unsure {
                transaction,
                outcome,
                told: self.told.get(),
                error,
            },
            (Fault::Contended(error) | Fault::Lost(error), _) => Ended::Interrupted(error),
            (Fault::Refused(error), _) => Ended::Refused(error),
        }
    }

    /// Whether a transaction was stored; `None` while it has not ended.
    pub fn fate(&self, transaction: i64) -> Result<Option<bool>> {
        self.prepare("");
        self.begin.take();
        let statement = "SELECT pg_xact_status(CAST(CAST(?1 AS TEXT) AS xid8))";
        let text = transaction.to_string();
        let status: Option<String> =
            (self as &dyn Connection).value(statement, &[text.as_str().into()])?;
        Ok(match status.as_deref() {
            Some("committed") => Some(true),
            Some("aborted") => Some(false),
            _ => None,
        })
    }

    /// Statements that each stand for themselves.
    pub fn plainly<T>(&self, work: impl FnOnce(&dyn Connection) -> Result<T>) -> Result<T> {
        self.prepare("");
        self.begin.take();
        work(self)
    }

    /// Everything in a text, without values.
    pub fn batch(&self, statements: &str) -> std::result::Result<(), Fault> {
        let done = wait(&self.runtime, soon(self.client.batch_execute(statements)));
        done.map_err(|fault| self.note(fault))
    }

    /// The first column of what the server says to statements without values.
    #[cfg(test)]
    pub fn ask(&self, statements: &str) -> Vec<String> {
        let said = wait(&self.runtime, soon(self.client.simple_query(statements)));
        let said = said.unwrap_or_else(|fault| panic!("{statements}: {fault:?}"));
        let rows = said.iter().filter_map(|message| match message {
            SimpleQueryMessage::Row(row) => row.get(0),
            _ => None,
        });
        rows.map(str::to_owned).collect()
    }

    fn prepare(&self, begin: &'static str) {
        self.begin.set(Some(begin));
        self.transaction.set(None);
        self.told.set(EventId::NONE);
        *self.fault.borrow_mut() = None;
    }

    pub fn tell(&self, event: EventId) {
        self.told.set(self.told.get().max(event));
    }

    fn note(&self, fault: Fault) -> Fault {
        self.fault.borrow_mut().get_or_insert(fault).clone()
    }

    /// Does something with a statement, after the beginning of the transaction if that is still to be said: both go to
    /// the server in one message.
    pub fn with_statement<'a, T, F>(
        &'a self,
        text: &'a str,
        work: impl FnOnce(&'a Client, Statement) -> F,
    ) -> Result<T>
    where
        F: Future<Output = std::result::Result<T, Fault>>,
    {
        let begin = self.begin.take();
        let done = wait(&self.runtime, async {
            let begin = async {
                match begin {
                    Some(begin) => soon(self.client.simple_query(begin)).await.map(Some),
                    None => Ok(None),
                }
            };
            let run = async {
                let statement = self.statement(text).await?;
                work(&self.client, statement).await
            };
            // The first of them is begun first.
            let (begun, done) = tokio::join!(biased; begin, run);
            if let Some(messages) = begun? {
                self.transaction.set(number(&messages));
            }
            done
        });
        done.map_err(|fault| self.note(fault).error().clone())
    }

    async fn statement(&self, text: &str) -> std::result::Result<Statement, Fault> {
        if let Some(known) = self.statements.borrow().get(text) {
            return Ok(known.clone());
        }
        let prepared = soon(self.client.prepare(&numbered(text))).await?;
        let mut statements = self.statements.borrow_mut();
        if statements.len() >= MOST_STATEMENTS {
            statements.clear();
        }
        statements.insert(text.to_owned(), prepared.clone());
        Ok(prepared)
    }
}

/// The only number of an answer.
fn number(messages: &[SimpleQueryMessage]) -> Option<i64> {
    messages.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.get(0)?.parse().ok(),
        _ => None,
    })
}

/// Values stand as `?1` in our statements and as `$1` here.
pub fn numbered(statement: &str) -> String {
    let mut parts = statement.split('?');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digit = part.starts_with(|letter: char| letter.is_ascii_digit());
        text.push(if digit { '$' } else { '?' });
        text.push_str(part);
    }
    text
}

/// What the server does, unless it takes too long.
pub async fn soon<T>(
    work: impl Future<Output = std::result::Result<T, tokio_postgres::Error>>,
) -> std::result::Result<T, Fault> {
    let answered = tokio::time::timeout(LONGEST, work).await;
    let Ok(answer) = answered else {
        let reason = "it has not answered for too long".to_owned();
        return Err(Fault::Lost(StoreError::Unreachable(reason)));
    };
    answer.map_err(|error| Fault::of(&error))
}

/// Waits here for what the runtime's thread does, wherever we are: also where somebody else's runtime is at work.
fn wait<T>(runtime: &Handle, work: impl Future<Output = T>) -> T {
    let _inside = runtime.enter();
    block_on(work)
}

fn block_on<F: Future>(work: F) -> F::Output {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut work = pin!(work);
    loop {
        match work.as_mut().poll(&mut context) {
            Poll::Ready(done) => return done,
            Poll::Pending => std::thread::park(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_numbered_as_the_server_wants_them() {
        assert_eq!(numbered("a = ?1 AND b = ?12"), "a = $1 AND b = $12");
        assert_eq!(numbered("SELECT 1"), "SELECT 1");
    }
}
