//! The store of several machines: a PostgreSQL database that any number of servers share.

mod address;
mod connection;
mod error;
mod notices;
#[cfg(test)]
mod plans;
mod schema;
mod session;
mod settled;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;

use crate::database::{Connection, Database};
use crate::entry::NewEntry;
use crate::error::{Result, StoreError};
use crate::event::{EventId, Missed};
use crate::game::NewGame;
use crate::id::GameId;
use crate::pool::{Borrowed, Pool};
use crate::subscription::{Publisher, Subscription};
use crate::tables;
use crate::watcher::Watcher;

use address::Address;
use notices::Notices;
use session::{Ended, Session};
use settled::Settled;

/// The most connections of one process. A server with two cores is busy with fewer; PostgreSQL allows a hundred in all
/// if nobody tells it otherwise.
const MOST_SESSIONS: usize = 12;

/// How long a call waits for a database that cannot be reached, such as one that is being restarted.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long it waits before it tries again.
const BETWEEN_TRIES: Duration = Duration::from_millis(50);

/// How often what others wrote is looked for, should a notice of theirs be lost.
const EVERY: Duration = Duration::from_secs(1);

/// How often work is begun anew because others came in between. Each time one of them has got further.
const MOST_ATTEMPTS: u32 = 100;

/// Everything in a database of a PostgreSQL server. Several processes may use the same one; what one has written the
/// others see and, if they [subscribe](crate::Store::subscribe), hear.
#[derive(Debug)]
pub struct Postgres {
    shared: Arc<Shared>,
    watcher: Arc<Watcher>,
    notices: Notices,
    /// `None` only while it is dropped.
    runtime: Option<Runtime>,
}

/// What the thread that listens to others needs too.
#[derive(Debug)]
struct Shared {
    address: Address,
    runtime: tokio::runtime::Handle,
    sessions: Pool<Session>,
    settled: Settled,
    publisher: Publisher,
}

impl Postgres {
    /// Opens a database, making its tables where they are missing and bringing them up to this version. The address is
    /// `postgres://USER:PASSWORD@HOST/DATABASE`, as `libpq` has it.
    pub fn open(address: &str) -> Result<Postgres> {
        let address = Address::read(address)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("store")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Other(error.to_string()))?;
        let shared = Arc::new(Shared {
            runtime: runtime.handle().clone(),
            address,
            sessions: Pool::new(MOST_SESSIONS),
            settled: Settled::default(),
            publisher: Publisher::default(),
        });
        let watcher = Arc::new(Watcher::default());
        let notices = Notices::new(shared.address.clone(), &watcher);
        let store = Postgres {
            shared,
            watcher,
            notices,
            runtime: Some(runtime),
        };
        schema::migrate(&*store.shared.session(Instant::now())?)?;
        Ok(store)
    }

    /// Where a database is, for people: without whatever might be a secret.
    pub fn shown(address: &str) -> String {
        let address = Address::read(address);
        address.map_or_else(|_| "the database".to_owned(), |it| it.place().to_owned())
    }

    /// Takes in many games at once, in one transaction: far faster than one by one.
    pub fn load(
        &self,
        games: impl IntoIterator<Item = (NewGame, Vec<NewEntry>)>,
    ) -> Result<Vec<GameId>> {
        tables::load(self, games.into_iter().collect())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It asks the runtime for its answers.
        self.watcher.stop();
        if let Some(runtime) = self.runtime.take() {
            // Whoever drops it may be at work for a runtime of their own, where nobody may wait.
            runtime.shutdown_background();
        }
    }
}

impl Shared {
    /// A connection that works as far as is known.
    fn session(&self, begun: Instant) -> Result<Borrowed<'_, Session>> {
        loop {
            let session = self
                .sessions
                .borrow(|| Session::open(&self.address, &self.runtime));
            match session {
                Ok(session) if session.is_closed() => session.discard(),
                Ok(session) => return Ok(session),
                Err(StoreError::Unreachable(_)) if begun.elapsed() < PATIENCE => {
                    std::thread::sleep(BETWEEN_TRIES);
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn read<T>(&self, work: impl Fn(&dyn Connection) -> Result<T>) -> Result<T> {
        let begun = Instant::now();
        loop {
            let session = self.session(begun)?;
            let outcome = session.read(&work);
            if session.is_closed() {
                session.discard();
            }
            match outcome {
                Err(StoreError::Unreachable(_)) if begun.elapsed() < PATIENCE => {}
                outcome => return outcome,
            }
        }
    }

    fn write<T>(&self, work: impl Fn(&dyn Connection) -> Result<T>) -> Result<(T, EventId)> {
        let begun = Instant::now();
        let mut attempts = 0;
        loop {
            let session = self.session(begun)?;
            let ended = session.write(&work);
            if session.is_closed() {
                session.discard();
            } else if let Ended::Stored(_, told) = &ended
                && *told > EventId::NONE
            {
                // The call returns when its event and all before it can be seen. What is stored is stored, whatever
                // becomes of the connection now.
                let _ = self.settled.wait_for(&session, *told);
            }
            let lost = match ended {
                Ended::Stored(outcome, told) => return Ok((outcome, told)),
                Ended::Refused(error) => return Err(error),
                Ended::Interrupted(error) => error,
                Ended::Unsure {
                    transaction,
                    outcome,
                    told,
                    error,
                } => match self.fate(transaction, begun) {
                    Ok(true) => return Ok((outcome, told)),
                    Ok(false) => error,
                    Err(_) => return Err(StoreError::Unsure),
                },
            };
            attempts += 1;
            let patient = match lost {
                StoreError::Unreachable(_) => begun.elapsed() < PATIENCE,
                _ => attempts < MOST_ATTEMPTS,
            };
            if !patient {
                return Err(lost);
            }
        }
    }

    /// Whether a transaction was stored whose end was not heard of.
    fn fate(&self, transaction: i64, begun: Instant) -> Result<bool> {
        loop {
            let session = self.session(begun)?;
            match session.fate(transaction) {
                Ok(Some(stored)) => return Ok(stored),
                // The server has not noticed yet that nobody waits for it.
                Ok(None) if begun.elapsed() < PATIENCE => std::thread::sleep(BETWEEN_TRIES),
                Ok(None) => return Err(StoreError::Unsure),
                Err(error) => {
                    session.discard();
                    if begun.elapsed() > PATIENCE {
                        return Err(error);
                    }
                }
            }
        }
    }

    fn settled(&self) -> Result<EventId> {
        let begun = Instant::now();
        loop {
            let session = self.session(begun)?;
            let settled = self.settled.look(&session);
            if session.is_closed() {
                session.discard();
            }
            match settled {
                Err(StoreError::Unreachable(_)) if begun.elapsed() < PATIENCE => {}
                settled => return settled,
            }
        }
    }

    /// Gives subscribers what is new, up to an event at least.
    fn publish(&self, event: EventId) {
        // What cannot be read now is read the next time.
        let _ = self
            .publisher
            .catch_up_to(event, |after, most| self.events_since(after, most));
    }

    fn events_since(&self, after: EventId, most: usize) -> Result<Missed> {
        let until = Some(self.settled()?);
        self.read(|connection| tables::since(connection, after, most, until))
    }
}

impl Database for Postgres {
    fn read<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&dyn Connection) -> Result<T> + Send + 'static,
    {
        self.shared.read(work)
    }

    fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&dyn Connection) -> Result<T> + Send + 'static,
    {
        let (outcome, told) = self.shared.write(work)?;
        if told > EventId::NONE {
            self.notices.send(&self.shared.runtime);
            self.shared.publish(told);
        }
        Ok(outcome)
    }

    fn settled(&self) -> Result<Option<EventId>> {
        self.shared.settled().map(Some)
    }

    fn find_damage(&self) -> Result<Vec<String>> {
        self.shared
            .read(|connection| schema::find_damage(connection))
    }

    fn subscribe(&self, after: EventId) -> Result<Subscription> {
        let shared = self.shared.clone();
        self.watcher
            .watch(EVERY, move || shared.publish(EventId(u64::MAX)));
        self.notices.listen(&self.shared.runtime);
        self.shared.publisher.subscribe(
            after,
            |after, most| self.shared.events_since(after, most),
            || self.shared.settled(),
        )
    }
}
