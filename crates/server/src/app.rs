//! What all requests share: the store, the tables in use, the bots at work, and those who listen for news.
//!
//! Changes in the store are heard from the store alone, whether made by this process or another one on the same
//! store.

use std::fmt;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};
use std::thread;
use std::time::Duration;

use store::{Event, EventId, EventKind, GameId, Heard, Moment, NewEntry, Store, Subscription};
use tabletop::Seed;
use tokio::sync::{broadcast, mpsc};
use words::{Language, Text};

use crate::access::Access;
use crate::accounts::AccountState;
use crate::cache::{CachedTable, Tables};
use crate::clocks::{self, ClockState, stored_clock};
use crate::events::{everything, told};
use crate::lan::Rebind;
use crate::limits::{Limiter, Rates};
use crate::mail;
use crate::notices;
use crate::other_servers::{self, OtherServers};
use crate::presence::Presences;
use crate::push::PushState;
use crate::retention::Retention;
use crate::seeds::Seeds;
use crate::stream::Tellings;
use crate::table::Table;
use crate::tellings::Shared;
use crate::turns::{self, TurnState};
use crate::workers::{Job, LONGEST, Workers};

/// News that a slow listener may miss before it has to read everything afresh.
const KEPT_NEWS: usize = 1000;

/// The words of a language, read once.
pub fn text(language: Language) -> &'static Text {
    language.text()
}

pub struct App {
    pub store: Arc<dyn Store>,
    tables: Tables,
    seeds: Seeds,
    pub(crate) workers: Workers,
    /// The other servers on the same store.
    pub(crate) others: OtherServers,
    /// Turns of bots.
    pub(crate) turns: TurnState,
    /// How long a bot may think, in milliseconds.
    longest: AtomicU64,
    news: broadcast::Sender<News>,
    /// How much was told.
    told: AtomicU64,
    /// What is told to those who look at tables.
    pub tellings: Shared<GameId, Tellings>,
    keys: AtomicU64,
    random: RandomState,
    token: String,
    access: RwLock<Arc<Access>>,
    limiter: RwLock<Arc<Limiter>>,
    pub(crate) rebind: Mutex<Option<mpsc::Sender<Rebind>>>,
    /// Who is looking at which table.
    pub presence: Presences,
    pub(crate) accounts: AccountState,
    pub(crate) clocks: ClockState,
    /// What moment it is, if not that of the machine's clock.
    now: RwLock<Option<Moment>>,
    /// The way to push services.
    pub(crate) push: PushState,
    retention: RwLock<Retention>,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

/// What something that listeners are told is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Games and tables.
    Games,
    /// What somebody said.
    Talk,
    /// Who is looking.
    Presence,
}

#[derive(Clone, Debug)]
pub struct News {
    /// Given when it is told; everybody hears the same news under the same number.
    pub number: u64,
    pub about: About,
    /// The game it is about; none if it is about all of them.
    pub game: Option<GameId>,
    /// The event it reports; none for what is not stored, such as thinking.
    pub event: Option<u64>,
    /// As JSON.
    pub data: String,
}

impl App {
    /// The application on a store, with this number of bots thinking at the same time and secret seeds from the operating
    /// system.
    pub fn new(store: Arc<dyn Store>, workers: usize) -> store::Result<Arc<App>> {
        App::with_seeds(store, workers, Seeds::System)
    }

    /// The application with seeds from somewhere else, as tests want them.
    pub fn with_seeds(
        store: Arc<dyn Store>,
        workers: usize,
        seeds: Seeds,
    ) -> store::Result<Arc<App>> {
        let random = RandomState::new();
        let subscription = store.subscribe(store.newest_event()?)?;
        let app = Arc::new_cyclic(|app: &Weak<App>| App {
            store,
            tables: Tables::default(),
            seeds,
            workers: Workers::start(app, workers),
            turns: TurnState::default(),
            others: OtherServers::default(),
            longest: AtomicU64::new(LONGEST.as_millis() as u64),
            news: broadcast::channel(KEPT_NEWS).0,
            told: AtomicU64::new(0),
            tellings: Shared::default(),
            keys: AtomicU64::new(0),
            token: format!("{:016x}", random.hash_one("token")),
            random,
            access: RwLock::default(),
            limiter: RwLock::default(),
            rebind: Mutex::default(),
            presence: Presences::default(),
            accounts: AccountState::default(),
            clocks: ClockState::default(),
            now: RwLock::default(),
            push: PushState::default(),
            retention: RwLock::default(),
        });
        let hearing = Arc::downgrade(&app);
        thread::spawn(move || hear(&hearing, subscription));
        turns::start(&app);
        other_servers::start(&app);
        Ok(app)
    }

    /// A secret seed for a new game.
    pub fn fresh_seed(&self) -> Seed {
        self.seeds.next()
    }

    /// The longest a bot thinks about one decision.
    pub fn longest_thought(&self) -> Duration {
        Duration::from_millis(self.longest.load(Ordering::Relaxed))
    }

    /// Lets bots think about one decision for as long from now on.
    pub fn set_longest_thought(&self, longest: Duration) {
        let millis = u64::try_from(longest.as_millis()).unwrap_or(u64::MAX);
        self.longest.store(millis, Ordering::Relaxed);
    }

    /// How long things are kept, and how much one person may have.
    pub fn retention(&self) -> Retention {
        *self
            .retention
            .read()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Says how long things are kept from now on.
    pub fn set_retention(&self, retention: Retention) {
        let mut set = self
            .retention
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *set = retention;
    }

    pub(crate) fn tables_in_memory(&self) -> usize {
        self.tables.len()
    }

    /// How much waits to be thought about.
    pub(crate) fn thinking_waiting(&self) -> [(&'static str, usize); 3] {
        self.workers.waiting()
    }

    /// The kinds of jobs this program does.
    pub(crate) fn job_kinds(&self) -> impl Iterator<Item = &'static str> {
        let errands = [mail::ERRANDS, clocks::ERRANDS, notices::ERRANDS];
        let errands = errands.into_iter().flatten().map(|errand| errand.kind);
        errands.chain([turns::TURN])
    }

    /// The present moment, by which journals and clocks go.
    pub fn now(&self) -> Moment {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        now.unwrap_or_else(Moment::now)
    }

    /// Lets it be this moment until it is another: for tests.
    pub fn set_now(&self, moment: Moment) {
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        *now = Some(moment);
    }

    /// A word by which a second start of the program knows this one again.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// How the program can be reached; until it is said otherwise, by this machine alone.
    pub fn access(&self) -> Arc<Access> {
        let access = self.access.read().unwrap_or_else(PoisonError::into_inner);
        access.clone()
    }

    /// Says how the program can be reached from now on.
    pub fn set_access(&self, access: Access) {
        let mut set = self.access.write().unwrap_or_else(PoisonError::into_inner);
        *set = Arc::new(access);
    }

    /// Who has done how much.
    pub(crate) fn limiter(&self) -> Arc<Limiter> {
        let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
        limiter.clone()
    }

    /// Says how much people and addresses may do from now on; what was done before is forgotten.
    pub fn set_rates(&self, rates: Rates) {
        let mut set = self.limiter.write().unwrap_or_else(PoisonError::into_inner);
        *set = Arc::new(Limiter::new(rates));
    }

    /// A key no command had before.
    pub fn fresh_key(&self) -> String {
        let number = self.keys.fetch_add(1, Ordering::Relaxed);
        format!(
            "{:016x}{number:x}",
            self.random.hash_one((number, std::process::id()))
        )
    }

    /// A number for a bot's own luck in a turn.
    pub fn fresh_number(&self, turn: u64) -> u64 {
        self.seeds.of_turn(turn).unwrap_or_else(|| {
            let number = self.keys.fetch_add(1, Ordering::Relaxed);
            self.random.hash_one(number)
        })
    }

    /// Does something with a table that has taken everything that was heard of; nobody else does meanwhile. The work is
    /// short and does not ask the store: others who want to look at the same table wait for it.
    pub fn with_table<T>(
        &self,
        id: &GameId,
        work: impl FnOnce(&mut Table) -> T,
    ) -> store::Result<T> {
        loop {
            let cached = self.table(id)?;
            let Ok(mut table) = cached.table.lock() else {
                // A bug interrupted somebody: what is there cannot be trusted, the journal can.
                self.forget(id);
                continue;
            };
            let length = table.history().length();
            let grown = length < cached.length.load(Ordering::Acquire);
            let renamed = cached.renamed.swap(false, Ordering::AcqRel);
            if !grown && !renamed {
                return Ok(work(&mut table));
            }
            let header = renamed.then(|| table.game.about.header.clone());
            drop(table);
            // Somebody else wrote. The journal is at least as long as what was heard of it, so this ends.
            if let Err(error) = self.refresh(id, &cached, length, header) {
                self.forget(id);
                return Err(error);
            }
        }
    }

    /// Reads what is new about a game, and lets its table take the entries from this number on. If it may have other
    /// names or people, `header` is the header it had.
    fn refresh(
        &self,
        id: &GameId,
        cached: &CachedTable,
        first: u64,
        header: Option<String>,
    ) -> store::Result<()> {
        let game = self.store.game(id)?;
        let seating = match header {
            // Its seats have other names: it is made again.
            Some(header) if header != game.about.header => {
                self.forget(id);
                return Ok(());
            }
            Some(_) => Some(self.store.seating(id)?),
            None => None,
        };
        let entries = self.store.journal(id, first)?;
        let entries: Vec<NewEntry> = entries.into_iter().map(NewEntry::from).collect();
        let clock = stored_clock(&*self.store, id)?;
        // If a bug interrupted somebody, the next one finds out.
        if let Ok(mut table) = cached.table.lock() {
            table.game.about.name = game.about.name;
            if let Some(seating) = seating {
                table.seating = seating;
            }
            table.take(first, &entries)?;
            table.show_clock(clock);
        }
        Ok(())
    }

    /// Lets a table take entries that were stored, of which the first has this number.
    pub fn take(&self, id: &GameId, first: u64, entries: &[NewEntry]) -> store::Result<()> {
        let taken = self.with_table(id, |table| table.take(first, entries))?;
        if taken.is_err() {
            self.forget(id);
        }
        taken
    }

    /// Lets a table take everything its journal has; the length it has then.
    pub fn catch_up(&self, id: &GameId) -> store::Result<u64> {
        let length = self.store.game(id)?.length;
        self.table(id)?.hear_length(length);
        self.with_table(id, |table| table.history().length())
    }

    /// The newest event there is, after which a page of the table listens; the table has taken everything before it.
    pub fn newest_event(&self, id: &GameId) -> store::Result<EventId> {
        let event = self.store.newest_event()?;
        self.catch_up(id)?;
        Ok(event)
    }

    fn table(&self, id: &GameId) -> store::Result<Arc<CachedTable>> {
        if let Some(table) = self.tables.get(id) {
            return Ok(table);
        }
        let table = Table::load(&*self.store, self.store.game(id)?)?;
        let table = self.tables.keep(id, table);
        // A change or a deletion that raced with this load did not find the table among the others.
        match self.store.game(id) {
            Ok(game) => {
                table.hear_length(game.length);
                Ok(table)
            }
            Err(error) => {
                self.forget(id);
                Err(error)
            }
        }
    }

    /// Takes notice of what is stored of a game: whatever is shown of it from now on has all that was acknowledged
    /// before, by whichever server.
    pub fn keep_up(&self, id: &GameId) -> store::Result<()> {
        let Some(table) = self.tables.peek(id) else {
            return Ok(());
        };
        match self.store.game(id) {
            Ok(game) => {
                table.hear_length(game.length);
                if table.is_renamed(&game) {
                    table.renamed.store(true, Ordering::Release);
                }
                Ok(())
            }
            Err(store::StoreError::NoGame(_)) => {
                self.forget(id);
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// Does something with a table if it is in memory and nobody else uses it at this moment: a list loads no games.
    pub fn if_in_memory<T>(&self, id: &GameId, what: impl FnOnce(&Table) -> T) -> Option<T> {
        let known = self.tables.peek(id)?;
        let table = known.table.try_lock().ok()?;
        Some(what(&table))
    }

    /// Takes a table out of memory, and ends what a bot thinks there: if the game goes on it thinks afresh.
    pub fn forget(&self, id: &GameId) {
        let forgotten = self.tables.remove(id);
        // After a bug nobody can lock it; its bots end by themselves.
        if let Some(forgotten) = forgotten
            && !forgotten.table.is_poisoned()
            && let Ok(mut table) = forgotten.table.lock()
        {
            table.end_thought();
        }
    }

    /// Takes all tables out of memory, as a new start of the program does.
    pub fn forget_all(&self) {
        self.tables.clear();
    }

    /// Gives somebody in the background something to do for a table.
    pub fn give(&self, table: &Table, job: fn(GameId) -> Job) {
        let owner = table.seating.creator.clone();
        self.workers.give(job(table.game.id.clone()), owner);
    }

    /// Lets somebody think of advice that was asked for.
    pub fn advise(&self, table: &Table) {
        self.give(table, Job::Hint);
    }

    /// Lets the analysis of a game go on.
    pub fn analyse(&self, table: &Table) {
        self.give(table, Job::Analyse);
    }

    /// Has the whole game judged in the background, unless that is done or under way.
    pub fn begin_analysis(&self, table: &mut Table) {
        let steps = table.live().len();
        let known = table.analysis.as_ref().and_then(|analysis| {
            let judge = analysis.lock().ok()?;
            (judge.steps() == steps).then(|| judge.is_done())
        });
        if known.is_none() {
            let analysis = games::RunningAnalysis::new(table.live());
            table.analysis = Some(Arc::new(Mutex::new(analysis)));
        }
        // It may have rested while nobody looked.
        if known != Some(true) {
            table.look();
            self.analyse(table);
        }
    }

    /// Tells that something changed that is not stored, such as who thinks.
    pub fn tell_changed(&self, id: &GameId) {
        self.tell_of(id, About::Games);
    }

    /// Tells that something may have changed everywhere.
    pub fn tell_everything(&self) {
        self.tell(everything());
    }

    /// Tells that somebody else looks at a table.
    pub fn tell_presence(&self, id: &GameId) {
        self.tell_of(id, About::Presence);
    }

    fn tell_of(&self, id: &GameId, about: About) {
        self.tell(News {
            number: 0,
            about,
            game: Some(id.clone()),
            event: None,
            data: format!(r#"{{"game":"{id}"}}"#),
        });
    }

    fn tell(&self, news: News) {
        let number = self.told.fetch_add(1, Ordering::Relaxed);
        // Nobody may be listening.
        let _ = self.news.send(News { number, ..news });
    }

    /// Takes notice of changes in the store, and passes them on.
    fn hear(&self, heard: &Heard) {
        match heard {
            Heard::Event(event) => {
                self.notice(event);
                if let EventKind::Grown { .. } | EventKind::Created = event.kind {
                    // A bot may be asked now.
                    self.turns.bell.ring();
                }
                self.tell(told(event));
            }
            Heard::Missed => {
                self.forget_all();
                self.tell(everything());
            }
        }
    }

    fn notice(&self, event: &Event) {
        if event.kind == EventKind::Deleted {
            self.forget(&event.game);
        }
        let Some(cached) = self.tables.peek(&event.game) else {
            return;
        };
        match event.kind {
            EventKind::Grown { length } => cached.hear_length(length),
            EventKind::Renamed | EventKind::Seats => cached.renamed.store(true, Ordering::Release),
            EventKind::Created | EventKind::Said | EventKind::Deleted => {}
        }
    }

    /// Hears everything from now on.
    pub fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }
}

/// Passes on what happens in the store until it or the application is gone.
fn hear(app: &Weak<App>, subscription: Subscription) {
    for heard in subscription {
        let Some(app) = app.upgrade() else {
            return;
        };
        app.hear(&heard);
    }
}
