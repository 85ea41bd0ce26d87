//! The other servers on the same store. Every two seconds each server stores one text, with who is present and what
//! was counted for limits, and reads those of the others. A server that stops doing so is considered gone within
//! seconds.
//!
//! A program that only its own machine can reach has nobody to tell and stores nothing.

use std::collections::{HashMap, HashSet};
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use store::{GameId, Moment, PersonId, ServerTold};

use crate::app::App;
use crate::host::after;
use crate::limits::Spent;
use crate::presence::Watching;

/// The interval of the exchange.
const EVERY: Duration = Duration::from_secs(2);
/// How long a text is valid, and after how long an unchanged one is renewed.
const LASTS: Duration = Duration::from_secs(7);
const AGAIN: Duration = Duration::from_secs(4);
/// The same for a server that has nothing to tell except that it exists.
const SILENT_LASTS: Duration = Duration::from_secs(30);
const SILENT_AGAIN: Duration = Duration::from_secs(20);

#[derive(Debug, Default)]
pub struct OtherServers {
    /// Whether to tell even if only this machine can reach the program.
    always: AtomicBool,
    /// The number of other servers.
    others: AtomicUsize,
    last: Mutex<Option<(String, Moment)>>,
}

impl OtherServers {
    /// From now on tells others, even if only this machine can reach the program.
    pub fn tell_always(&self) {
        self.always.store(true, Ordering::Relaxed);
    }

    /// Whether there are others.
    pub fn are_there(&self) -> bool {
        self.count() > 0
    }

    pub fn count(&self) -> usize {
        self.others.load(Ordering::Relaxed)
    }
}

/// What a server tells.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Told {
    /// Games, the people present at each, and the number of unknown visitors.
    #[serde(default)]
    watching: Vec<(String, Vec<String>, usize)>,
    #[serde(default)]
    spent: Vec<Spent>,
}

impl Told {
    fn is_empty(&self) -> bool {
        self.watching.is_empty() && self.spent.is_empty()
    }

    fn watching(&self) -> Watching {
        let mut watching = Watching::new();
        for (game, people, unknown) in &self.watching {
            let Ok(game) = game.parse::<GameId>() else {
                continue;
            };
            let people = people.iter().filter_map(|id| id.parse::<PersonId>().ok());
            watching.insert(game, (people.collect(), *unknown));
        }
        watching
    }
}

impl App {
    /// From now on tells other servers about this one, even if only this machine can reach it.
    pub fn tell_others(&self) {
        self.others.tell_always();
    }

    /// Leaves everything begun here to other servers.
    pub fn leave(&self) {
        self.leave_turns();
        if let Err(error) = self.leave_servers() {
            crate::log::fault!("telling other servers of the end: the store: {error}");
        }
    }

    /// One exchange with the others.
    pub fn talk_to_servers(&self, now: Moment) -> store::Result<()> {
        let always = self.others.always.load(Ordering::Relaxed);
        if !always && self.access().everybody_is_host() {
            return Ok(());
        }
        self.tell_servers(now)?;
        self.hear_servers(now)
    }

    fn tell_servers(&self, now: Moment) -> store::Result<()> {
        let here = self.presence.here().into_iter();
        let told = Told {
            watching: here
                .map(|(game, (people, unknown))| {
                    let people = people.iter().map(ToString::to_string);
                    (game.to_string(), people.collect(), unknown)
                })
                .collect(),
            spent: self.limiter().spent_lately(Instant::now()),
        };
        let (lasts, again) = if told.is_empty() {
            (SILENT_LASTS, SILENT_AGAIN)
        } else {
            (LASTS, AGAIN)
        };
        let text = serde_json::to_string(&told).expect("words and numbers");
        let mut last = self
            .others
            .last
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let same = last
            .as_ref()
            .is_some_and(|(before, at)| *before == text && now < after(*at, again) && now >= *at);
        if same {
            return Ok(());
        }
        self.store.tell_servers(&ServerTold {
            server: self.token().to_owned(),
            text: text.clone(),
            until: after(now, lasts),
        })?;
        *last = Some((text, now));
        Ok(())
    }

    fn hear_servers(&self, now: Moment) -> store::Result<()> {
        let mut told = self.store.told_by_servers(now)?;
        told.retain(|told| told.server != self.token());
        self.others.others.store(told.len(), Ordering::Relaxed);
        let (limiter, heard) = (self.limiter(), Instant::now());
        let mut watching = HashMap::new();
        for told in &told {
            // A server of another version may use another format.
            let Ok(text) = serde_json::from_str::<Told>(&told.text) else {
                continue;
            };
            limiter.hear(&told.server, &text.spent, heard);
            watching.insert(told.server.clone(), text.watching());
        }
        let servers: HashSet<&str> = told.iter().map(|told| told.server.as_str()).collect();
        limiter.hear_only(&servers);
        for game in self.presence.learn(watching) {
            self.tell_presence(&game);
        }
        Ok(())
    }

    /// Tells the others that this server is gone.
    fn leave_servers(&self) -> store::Result<()> {
        let mut last = self
            .others
            .last
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if last.take().is_some() {
            self.store.fall_silent(self.token())?;
        }
        Ok(())
    }
}

/// Exchanges with other servers on a separate thread, as long as the application exists.
pub fn start(app: &Arc<App>) {
    let app = Arc::downgrade(app);
    let started = thread::Builder::new()
        .name("other servers".to_owned())
        .spawn(move || work(&app));
    started.expect("the system gives a thread");
}

fn work(app: &Weak<App>) {
    let mut failed = false;
    loop {
        let Some(this) = app.upgrade() else {
            return;
        };
        let talked = panic::catch_unwind(AssertUnwindSafe(|| this.talk_to_servers(this.now())));
        drop(this);
        match talked {
            Ok(Err(error)) if !failed => {
                crate::log::fault!("telling other servers: the store: {error}");
                failed = true;
            }
            Ok(Ok(())) => failed = false,
            // The panic has been logged.
            Ok(Err(_)) | Err(_) => {}
        }
        thread::sleep(EVERY);
    }
}
