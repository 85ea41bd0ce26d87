//! What all requests share: the store, the tables in use, the bots at work, and those who listen for news.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use store::{EventId, GameId, Store};
use tokio::sync::broadcast;
use view::{Language, Text};

use crate::table::Table;
use crate::workers::{Job, Workers};

/// Tables kept in memory; others are made again from their journals when somebody looks.
const KEPT_TABLES: usize = 200;
/// News that a slow listener may miss before it has to read everything afresh.
const KEPT_NEWS: usize = 1000;

/// The words of a language, read once.
pub fn text(language: Language) -> &'static Text {
    language.text()
}

/// The application.
pub struct App {
    pub store: Arc<dyn Store>,
    tables: Mutex<HashMap<GameId, Arc<Mutex<Table>>>>,
    workers: Workers,
    news: broadcast::Sender<News>,
    keys: AtomicU64,
    random: RandomState,
    token: String,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

/// Something listeners are told.
#[derive(Clone, Debug)]
pub struct News {
    /// The event it tells of; none for what is not stored, such as thinking.
    pub event: Option<u64>,
    /// As JSON.
    pub data: String,
}

impl App {
    /// The application on a store, with so many bots thinking at the same time.
    pub fn new(store: Arc<dyn Store>, workers: usize) -> Arc<App> {
        let random = RandomState::new();
        Arc::new_cyclic(|app: &Weak<App>| App {
            store,
            tables: Mutex::default(),
            workers: Workers::start(app, workers),
            news: broadcast::channel(KEPT_NEWS).0,
            keys: AtomicU64::new(0),
            token: format!("{:016x}", random.hash_one("token")),
            random,
        })
    }

    /// A word by which a second start of the program knows this one again.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// A key no command had before.
    pub fn fresh_key(&self) -> String {
        let number = self.keys.fetch_add(1, Ordering::Relaxed);
        format!(
            "{:016x}{number:x}",
            self.random.hash_one((number, std::process::id()))
        )
    }

    /// A number for a bot's own luck.
    pub fn fresh_number(&self) -> u64 {
        let number = self.keys.fetch_add(1, Ordering::Relaxed);
        self.random.hash_one(number)
    }

    /// Does something with a table; nobody else does meanwhile.
    pub fn with_table<T>(
        &self,
        id: &GameId,
        work: impl FnOnce(&mut Table) -> T,
    ) -> store::Result<T> {
        loop {
            let table = self.table(id)?;
            match table.lock() {
                Ok(mut table) => return Ok(work(&mut table)),
                // A bug interrupted somebody: what is there cannot be trusted, the journal can.
                Err(_) => self.forget(id),
            }
        }
    }

    fn table(&self, id: &GameId) -> store::Result<Arc<Mutex<Table>>> {
        if let Some(table) = self.tables().get(id) {
            return Ok(table.clone());
        }
        let table = Table::load(self, self.store.game(id)?)?;
        let mut tables = self.tables();
        if tables.len() >= KEPT_TABLES {
            // Those in use are held by others too.
            tables.retain(|_, table| Arc::strong_count(table) > 1);
        }
        let table = tables
            .entry(id.clone())
            .or_insert_with(|| Arc::new(Mutex::new(table)))
            .clone();
        drop(tables);
        // Whoever deleted it while it was read has looked for it here too early.
        if let Err(fault) = self.store.game(id) {
            self.forget(id);
            return Err(fault);
        }
        Ok(table)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Mutex<Table>>>> {
        // Nothing that is done under this lock can leave it half done.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a table out of memory.
    pub fn forget(&self, id: &GameId) {
        self.tables().remove(id);
    }

    /// Takes all tables out of memory, as a new start of the program does.
    pub fn forget_all(&self) {
        self.tables().clear();
    }

    /// Gives somebody in the background something to do.
    pub fn give(&self, job: Job) {
        self.workers.give(job);
    }

    /// Lets the bot that is asked think, unless it already does.
    pub fn wake_bot(&self, table: &mut Table) {
        if table.bot_asked().is_some() && !table.thinking {
            table.thinking = true;
            self.give(Job::Move(table.game.id.clone()));
        }
    }

    /// Tells that a journal has grown.
    pub fn tell_grown(&self, id: &GameId, length: u64, event: EventId) {
        self.tell(
            Some(event.0),
            format!(r#"{{"game":"{id}","length":{length}}}"#),
        );
    }

    /// Tells that something changed that is not in the journal.
    pub fn tell_changed(&self, id: &GameId, event: Option<EventId>) {
        self.tell(event.map(|event| event.0), format!(r#"{{"game":"{id}"}}"#));
    }

    fn tell(&self, event: Option<u64>, data: String) {
        // Nobody may be listening.
        let _ = self.news.send(News { event, data });
    }

    /// Hears everything from now on.
    pub fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }
}
