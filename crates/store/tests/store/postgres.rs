//! The store of several machines against the contract, and against what happens to servers and connections.

use std::thread;
use std::time::{Duration, Instant};

use store::{
    Appended, EventId, GameName, Heard, Postgres, Query, Sqlite, Store as _, StoreError,
    Transfer as _,
};
use testkit::postgres::empty;
use testkit::{conformance, sample};

use crate::sqlite::{append, create};

fn open(address: &str) -> Postgres {
    Postgres::open(address).unwrap()
}

/// Something done by another program.
fn psql(address: &str, statements: &str) -> String {
    let command = std::process::Command::new("psql")
        .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align"])
        .args(["--set", "ON_ERROR_STOP=1", "--command", statements, address])
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&command.stderr);
    assert!(command.status.success(), "{statements}: {error}");
    String::from_utf8(command.stdout).unwrap().trim().to_owned()
}

#[test]
fn a_database_keeps_the_contract() {
    if empty().is_some() {
        conformance::run(|| open(&empty().unwrap()));
    }
}

#[test]
fn two_on_one_database_keep_the_contract() {
    if empty().is_some() {
        conformance::run_shared(|| {
            let address = empty().unwrap();
            [(); 2].map(|()| open(&address))
        });
    }
}

#[test]
fn a_closed_store_opens_as_it_was() {
    let Some(address) = empty() else { return };
    let store = open(&address);
    let id = create(&store, 1);
    store.append(&id, &append(0, "1 A1")).unwrap();
    let (game, journal) = (store.game(&id).unwrap(), store.journal(&id, 0).unwrap());
    let event = store.newest_event().unwrap();
    drop(store);
    let store = open(&address);
    assert_eq!(store.game(&id).unwrap(), game);
    assert_eq!(store.journal(&id, 0).unwrap(), journal);
    assert_eq!(store.newest_event().unwrap(), event);
    let next = store.rename(&id, &GameName::new("y").unwrap()).unwrap();
    assert!(next > event, "numbers of events are never used again");
}

/// Several processes start at once with nothing there.
#[test]
fn the_tables_are_made_once() {
    let Some(address) = empty() else { return };
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let store = open(&address);
                store.load((0..3).map(sample::game)).unwrap();
            });
        }
    });
    assert_eq!(open(&address).list(&Query::default()).unwrap().total, 12);
}

#[test]
fn a_database_of_something_else_is_left_alone() {
    let Some(address) = empty() else { return };
    let place = address.rsplit("%3D").next().unwrap();
    psql(
        &address,
        &format!("CREATE SCHEMA {place}; CREATE TABLE {place}.photos (x int)"),
    );
    let refused = Postgres::open(&address);
    assert!(matches!(refused, Err(StoreError::Foreign)), "{refused:?}");
    psql(&address, &format!("CREATE TABLE {place}.about (x int)"));
    let refused = Postgres::open(&address);
    assert!(matches!(refused, Err(StoreError::Foreign)), "{refused:?}");
    let tables = format!("SELECT count(*) FROM pg_tables WHERE schemaname = '{place}'");
    assert_eq!(psql(&address, &tables), "2");
}

#[test]
fn a_newer_database_is_left_alone() {
    let Some(address) = empty() else { return };
    drop(open(&address));
    psql(&address, "UPDATE about SET version = 99");
    let refused = Postgres::open(&address);
    assert!(
        matches!(refused, Err(StoreError::Newer { found: 99, .. })),
        "{refused:?}"
    );
}

#[test]
fn a_database_that_is_not_there_is_said_so_without_secrets() {
    let begun = Instant::now();
    let refused = Postgres::open("postgres://ann:s3cret@127.0.0.1:1/games").unwrap_err();
    assert!(matches!(refused, StoreError::Unreachable(_)), "{refused:?}");
    assert!(!refused.to_string().contains("s3cret"), "{refused}");
    assert!(
        begun.elapsed() > Duration::from_secs(4),
        "it may be starting just now"
    );
    let Some(address) = empty() else { return };
    let (before, after) = address.split_once('?').unwrap();
    let (server, _) = before.rsplit_once('/').unwrap();
    let refused = Postgres::open(&format!("{server}/nowhere?{after}")).unwrap_err();
    assert!(matches!(refused, StoreError::Unwritable(_)), "{refused:?}");
}

/// Whatever is cut in the middle of what is begun anew, and nobody sees it.
#[test]
fn cut_connections_lose_nothing() {
    const STEPS: u64 = 150;
    const WRITERS: usize = 4;
    let Some(address) = empty() else { return };
    let store = open(&address);
    let ids: Vec<_> = (0..WRITERS as u32)
        .map(|number| create(&store, number))
        .collect();
    let from = store.newest_event().unwrap();
    let mut subscription = store.subscribe(from).unwrap();
    let place = address.rsplit("%3D").next().unwrap();
    let cut = format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
         WHERE pid <> pg_backend_pid() AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'relation' \
         AND relation IN (SELECT oid FROM pg_class WHERE relnamespace = '{place}'::regnamespace))"
    );
    let mut cuts = 0;
    thread::scope(|scope| {
        let writers: Vec<_> = ids
            .iter()
            .map(|id| {
                let store = &store;
                scope.spawn(move || {
                    for length in 0..STEPS {
                        let appended = store.append(id, &append(length, "1 A1")).unwrap();
                        assert!(
                            matches!(appended, Appended::Done { length: now, .. } if now == length + 1),
                            "{appended:?} after {length}"
                        );
                    }
                })
            })
            .collect();
        while !writers.iter().all(thread::ScopedJoinHandle::is_finished) {
            cuts += psql(&address, &cut).parse::<u32>().unwrap();
            thread::sleep(Duration::from_millis(30));
        }
    });
    println!("{cuts} connections cut");
    assert!(cuts > 0, "nothing was cut");
    for id in &ids {
        assert_eq!(store.journal(id, 0).unwrap().len() as u64, STEPS);
    }
    let mut heard = Vec::new();
    while heard.len() < WRITERS * STEPS as usize {
        match subscription.next_within(Duration::from_secs(30)) {
            Some(Heard::Event(event)) => heard.push(event.id),
            other => panic!("{other:?} after {} events", heard.len()),
        }
    }
    assert!(heard.is_sorted_by(|one, next| one < next));
}

/// A process that stands still in the middle of a transaction keeps others waiting for a few seconds only.
#[test]
fn who_stands_still_does_not_hold_the_others_for_long() {
    let Some(address) = empty() else { return };
    let store = open(&address);
    let (id, other) = (create(&store, 1), create(&store, 2));
    let from = store.newest_event().unwrap();
    let mut frozen = std::process::Command::new("psql")
        .args(["--no-psqlrc", "--quiet", &address])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let begun = format!(
        "SET idle_in_transaction_session_timeout = '3s'; BEGIN; \
         SELECT number FROM games WHERE id = '{id}' FOR UPDATE; \
         INSERT INTO events (game, kind) VALUES ('{id}', 'renamed');\n\\echo begun\n"
    );
    let mut input = frozen.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, begun.as_bytes()).unwrap();
    let mut output = std::io::BufReader::new(frozen.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("begun") {
        line.clear();
        assert!(std::io::BufRead::read_line(&mut output, &mut line).unwrap() > 0);
    }
    // Its event has a number below these two, which nobody may be given before it has ended.
    let Appended::Done { event, .. } = store.append(&other, &append(0, "1 A1")).unwrap() else {
        panic!("nobody else writes here");
    };
    assert!(event > EventId(from.0 + 1), "a number is missing");
    store.append(&id, &append(0, "1 A1")).unwrap();
    let begun = Instant::now();
    let events = loop {
        let events = store.events_since(from, 10).unwrap().events;
        if events.len() == 2 {
            break events;
        }
        assert!(events.is_empty(), "one before the other: {events:?}");
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "nothing is given"
        );
        thread::sleep(Duration::from_millis(50));
    };
    assert_eq!(events[0].id, event);
    let _ = frozen.kill();
    let _ = frozen.wait();
}

/// Who waits for events when the store is closed does not wait for ever.
#[test]
fn a_closed_store_ends_its_subscriptions() {
    let Some(address) = empty() else { return };
    let store = open(&address);
    let subscription = store.subscribe(EventId::NONE).unwrap();
    create(&store, 1);
    let heard = thread::spawn(move || subscription.count());
    drop(store);
    assert_eq!(heard.join().unwrap(), 1);
}

/// The memory of events is bounded; who comes too late is told so.
#[test]
fn old_events_are_forgotten_and_it_is_said() {
    let Some(address) = empty() else { return };
    let store = open(&address);
    let gone = create(&store, 1);
    store.delete(&gone).unwrap();
    assert_eq!(store.forget_keys(9).unwrap(), 0);
    let many = "INSERT INTO events (game, kind) SELECT 'aaaaaaaaaa', 'renamed' FROM generate_series(1, 12997)";
    psql(&address, many);
    create(&store, 2);
    assert_eq!(store.forget_keys(9).unwrap(), 1);
    assert_ne!(create(&store, 1), gone);
    assert!(store.events_since(EventId::NONE, 10).unwrap().forgotten);
    let newest = store.newest_event().unwrap();
    assert_eq!(newest, EventId(13_001));
    let recent = store.events_since(EventId(3_000), 100_000).unwrap();
    assert!(!recent.forgotten);
    assert_eq!(recent.events.len(), 10_001);
}

#[test]
fn everything_moves_between_the_stores() {
    let (Some(one), Some(other)) = (empty(), empty()) else {
        return;
    };
    conformance::run_transfer(&open(&one), &open(&other));
    let file = Sqlite::in_memory().unwrap();
    let store = open(&empty().unwrap());
    conformance::run_transfer(&file, &store);
    assert_eq!(store.find_damage().unwrap(), [""; 0]);
    // What is made from now on gets numbers of its own.
    create(&store, 2_000);
    let back = Sqlite::in_memory().unwrap();
    conformance::run_transfer(&open(&empty().unwrap()), &back);
}
