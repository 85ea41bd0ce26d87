//! Two servers and a worker on one store, with programs and bots playing while servers and workers are killed, frozen
//! and resumed at random. No acknowledged choice is lost, none is made twice, and no game stops.
#![cfg(unix)]

use std::io::Write as _;
use std::mem;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use testkit::cluster::{self, Cluster};

use crate::players::{Game, Luck, begin_with, settle, step};
use crate::running_program::{RunningProgram, Worker};

/// The number of faults: 300 in the long tests, none if it is not set.
const FAULTS: &str = "FAULTS";
/// The number of tables. Each has a program that plays for its people.
const TABLES: u64 = 4;
/// How long people think.
const THINKS: Duration = Duration::from_millis(15);
/// The longest a game may make no progress. On a busy machine starting a server alone takes a few seconds.
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// A slow bot thinks for longer than two faults take, so it is interrupted.
const SLOW_BOT: &[(&str, &str)] = &[
    ("game", "foothills"),
    ("players", "2"),
    ("kind-1", "person"),
    ("name-1", "Person1"),
    ("kind-2", "expert:200ms"),
];
const BOTS_AROUND: &[(&str, &str)] = &[
    ("game", "snowdonia"),
    ("players", "3"),
    ("kind-1", "random"),
    ("kind-2", "person"),
    ("name-2", "Person2"),
    ("kind-3", "random"),
];

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    KillServer(usize),
    KillWorker,
    /// It is frozen for longer than a lease lasts.
    FreezeServer(usize),
    /// With everything written down, or as if it had been killed.
    RestartDatabase(&'static str),
    CutConnections,
}

/// The servers as seen by players: like a proxy with health checks.
#[derive(Default)]
struct Proxy {
    /// The address of each server that is up.
    addresses: Mutex<[Option<String>; 2]>,
    ended: AtomicBool,
    choices: AtomicU32,
    unanswered: AtomicU32,
    finished: AtomicU32,
    longest: Mutex<Duration>,
}

impl Proxy {
    fn addresses(&self) -> MutexGuard<'_, [Option<String>; 2]> {
        self.addresses
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Any server that is up.
    fn any(&self, luck: &mut Luck) -> Option<String> {
        let addresses = self.addresses();
        let there: Vec<&String> = addresses.iter().flatten().collect();
        let any = luck.below(there.len().max(1) as u64) as usize;
        there.get(any).map(ToString::to_string)
    }

    /// Plays one game after the other until the end; returns the last one.
    fn play(&self, number: u64) -> Game {
        let mut luck = Luck(1894 + number);
        let mut game = self.begin(&mut luck, number);
        let (mut seen, mut since) = (0, Instant::now());
        while !self.ended.load(Ordering::Relaxed) {
            thread::sleep(THINKS);
            let Some(address) = self.any(&mut luck) else {
                continue;
            };
            // A choice without an answer is settled first, as pages do before they send anything else.
            let answered = match game.open {
                Some(_) => settle(&address, &mut game).map(|()| false),
                None => step(&address, &mut game, &mut luck),
            };
            match answered {
                Ok(false) => {}
                Ok(true) => {
                    if settle(&address, &mut game).is_ok() {
                        self.finished.fetch_add(1, Ordering::Relaxed);
                        game = self.begin(&mut luck, number);
                        seen = 0;
                    }
                }
                Err(_) => {
                    self.unanswered.fetch_add(1, Ordering::Relaxed);
                }
            }
            let waits = since.elapsed();
            assert!(waits < LONGEST_WAIT, "{} stands still", game.id);
            if game.acknowledged.len() > seen {
                let more = game.acknowledged.len() - seen;
                self.choices.fetch_add(more as u32, Ordering::Relaxed);
                let mut longest = self.longest.lock().unwrap_or_else(PoisonError::into_inner);
                *longest = longest.max(waits);
                (seen, since) = (game.acknowledged.len(), Instant::now());
            }
        }
        game
    }

    fn begin(&self, luck: &mut Luck, number: u64) -> Game {
        let begun = Instant::now();
        loop {
            let begin = |address: String| match number % 2 {
                0 => begin_with(&address, SLOW_BOT, vec!["1"]),
                _ => begin_with(&address, BOTS_AROUND, vec!["2"]),
            };
            if let Some(Ok(game)) = self.any(luck).map(begin) {
                return game;
            }
            assert!(begun.elapsed() < LONGEST_WAIT, "no game can be begun");
            thread::sleep(THINKS);
        }
    }
}

struct Site {
    /// Owns the folder, and serves nobody.
    folder: RunningProgram,
    servers: [RunningProgram; 2],
    /// Until when a server is frozen.
    frozen: [Option<Instant>; 2],
    worker: Worker,
    /// Where the games are, if not in the folder. The programs end before it.
    database: Option<Cluster>,
}

impl Site {
    fn open(proxy: &Proxy, database: Option<Cluster>) -> Site {
        let folder = match &database {
            Some(database) => RunningProgram::open_on(&database.address()),
            None => RunningProgram::open(),
        };
        let servers = [(); 2].map(|()| folder.open_beside(&[]));
        let worker = folder.worker();
        folder.kill();
        *proxy.addresses() = servers
            .each_ref()
            .map(|server| Some(server.address.clone()));
        Site {
            folder,
            servers,
            frozen: [None; 2],
            worker,
            database,
        }
    }

    fn befall(&mut self, fault: Fault, proxy: &Proxy, luck: &mut Luck) {
        match fault {
            Fault::KillServer(index) => {
                self.servers[index].kill();
                // Its absence is noticed a little later.
                thread::sleep(Duration::from_millis(luck.below(100)));
                proxy.addresses()[index] = None;
                let started = self.folder.open_beside(&[]);
                // Dropping the ended one would remove the folder.
                mem::forget(mem::replace(&mut self.servers[index], started));
                self.frozen[index] = None;
                proxy.addresses()[index] = Some(self.servers[index].address.clone());
            }
            Fault::KillWorker => self.worker = self.folder.worker(),
            Fault::RestartDatabase(how) => self.database().restart(how).expect("it starts again"),
            Fault::CutConnections => self.database().cut_connections().expect("they are cut"),
            Fault::FreezeServer(index) => {
                proxy.addresses()[index] = None;
                self.servers[index].freeze();
                let longer = Duration::from_millis(3_500 + luck.below(2_000));
                self.frozen[index] = Some(Instant::now() + longer);
            }
        }
    }

    fn database(&self) -> &Cluster {
        self.database.as_ref().expect("the games are in a database")
    }

    /// Resumes servers whose time has come.
    fn wake(&mut self, proxy: &Proxy, all: bool) {
        for (index, frozen) in self.frozen.iter_mut().enumerate() {
            if frozen.is_some_and(|until| all || until <= Instant::now()) {
                *frozen = None;
                self.servers[index].wake();
                proxy.addresses()[index] = Some(self.servers[index].address.clone());
            }
        }
    }

    /// Chooses the next fault; at most one server is frozen.
    fn next_fault(&self, luck: &mut Luck) -> Fault {
        let index = luck.below(2) as usize;
        let frozen = self.frozen.iter().any(Option::is_some);
        let kinds = if self.database.is_some() { 9 } else { 5 };
        match luck.below(kinds) {
            0 => Fault::KillWorker,
            1 if !frozen => Fault::FreezeServer(index),
            5 => Fault::RestartDatabase("fast"),
            6 => Fault::RestartDatabase("immediate"),
            7 | 8 => Fault::CutConnections,
            _ => Fault::KillServer(index),
        }
    }
}

#[test]
fn nothing_is_lost_whatever_happens_to_servers_and_workers() {
    let Ok(faults) = std::env::var(FAULTS) else {
        println!("{FAULTS} says how many faults there are; the long tests do");
        return;
    };
    befall(faults.parse().expect("a number"), None);
}

#[test]
fn nothing_is_lost_whatever_happens_to_a_database_and_its_servers() {
    if !cluster::is_there() {
        // Past the capturing of output, which would keep it secret.
        let _ = writeln!(
            std::io::stderr(),
            "\nSKIPPED: faults of PostgreSQL, which is not installed\n"
        );
        return;
    }
    let Ok(faults) = std::env::var(FAULTS) else {
        println!("{FAULTS} says how many faults there are; the long tests do");
        return;
    };
    let faults = faults.parse().expect("a number");
    befall(faults, Some(Cluster::start().expect("a database starts")));
}

/// Lets faults happen while programs play, and finds everything as it was acknowledged.
fn befall(faults: u32, database: Option<Cluster>) {
    let mut luck = Luck(1894);
    println!("faults by seed {}", luck.0);
    let proxy = Proxy::default();
    let mut site = Site::open(&proxy, database);
    let mut games: Vec<Game> = thread::scope(|scope| {
        let playing: Vec<_> = (0..TABLES)
            .map(|number| {
                let proxy = &proxy;
                scope.spawn(move || proxy.play(number))
            })
            .collect();
        for _ in 0..faults {
            thread::sleep(Duration::from_millis(100 + luck.below(500)));
            site.wake(&proxy, false);
            let fault = site.next_fault(&mut luck);
            site.befall(fault, &proxy, &mut luck);
            // A player has found a fault.
            if playing.iter().any(thread::ScopedJoinHandle::is_finished) {
                break;
            }
        }
        site.wake(&proxy, true);
        proxy.ended.store(true, Ordering::Relaxed);
        let games = playing.into_iter().map(|game| game.join().expect("played"));
        games.collect()
    });
    // Both know everything.
    for server in &site.servers {
        for game in &mut games {
            settle(&server.address, game).expect("an answer");
        }
    }
    site.folder.check_data();
    let of = |number: &AtomicU32| number.load(Ordering::Relaxed);
    let longest = proxy.longest.lock().unwrap_or_else(PoisonError::into_inner);
    println!(
        "{faults} faults, {} choices, {} requests unanswered, {} games finished, longest wait {longest:?}",
        of(&proxy.choices),
        of(&proxy.unanswered),
        of(&proxy.finished),
    );
    assert!(
        of(&proxy.choices) > faults,
        "something must have been played"
    );
}
