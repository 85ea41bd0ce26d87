//! The store of one machine against the contract, and against what happens to files.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use store::{
    Append, Appended, GameName, Key, Moment, NewEntry, Query, Sort, Sqlite, Store, StoreError,
};
use testkit::{conformance, sample};

/// A folder of its own for each store, removed by the next run of the tests.
fn folder() -> PathBuf {
    static RUN: LazyLock<PathBuf> = LazyLock::new(|| {
        let run = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store");
        let _ = std::fs::remove_dir_all(&run);
        run
    });
    static NEXT: AtomicU32 = AtomicU32::new(0);
    RUN.join(NEXT.fetch_add(1, Ordering::Relaxed).to_string())
}

pub fn file() -> PathBuf {
    folder().join("games.db")
}

pub fn append(expected: u64, text: &str) -> Append {
    Append {
        expected,
        key: None,
        at: Moment(1),
        entries: vec![NewEntry::step(text)],
        standing: None,
        jobs: Vec::new(),
        finishes: None,
    }
}

pub fn create(store: &dyn Store, number: u32) -> store::GameId {
    let (game, _) = sample::game(number);
    let key = Key::new(format!("create-{number}")).unwrap();
    store.create(&key, &game, &[]).unwrap().id
}

#[test]
fn a_file_keeps_the_contract() {
    conformance::run(|| Sqlite::open(&file()).unwrap());
}

#[test]
fn memory_keeps_the_contract() {
    conformance::run(|| Sqlite::in_memory().unwrap());
}

#[test]
fn two_on_one_file_keep_the_contract() {
    conformance::run_shared(|| {
        let path = file();
        [(); 2].map(|()| Sqlite::open(&path).unwrap())
    });
}

#[test]
fn what_is_stored_is_on_the_disk() {
    let store = Sqlite::open(&file()).unwrap();
    let settings = store.settings().unwrap();
    assert_eq!(settings.journal_mode, "wal");
    assert_eq!(settings.synchronous, 2, "FULL");
    assert!(settings.foreign_keys);
    assert_eq!(settings.busy_timeout, 5_000);
}

/// The seeds of running games are in it.
#[cfg(unix)]
#[test]
fn nobody_but_the_owner_can_read_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let path = file();
    let files = || {
        ["", "-wal", "-shm"].map(|end| std::path::PathBuf::from(format!("{}{end}", path.display())))
    };
    let rights = || {
        let rights = |file: std::path::PathBuf| {
            let about = std::fs::metadata(file).unwrap();
            about.permissions().mode() & 0o777
        };
        files().map(rights)
    };
    let store = Sqlite::open(&path).unwrap();
    create(&store, 1);
    assert_eq!(rights(), [0o600; 3]);
    // Files of earlier versions too.
    for file in files() {
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let _second = Sqlite::open(&path).unwrap();
    assert_eq!(rights(), [0o600; 3]);
}

#[test]
fn a_closed_store_opens_as_it_was() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    let id = create(&store, 1);
    store.append(&id, &append(0, "1 A1")).unwrap();
    let (game, journal) = (store.game(&id).unwrap(), store.journal(&id, 0).unwrap());
    let event = store.newest_event().unwrap();
    drop(store);
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.game(&id).unwrap(), game);
    assert_eq!(store.journal(&id, 0).unwrap(), journal);
    assert_eq!(store.newest_event().unwrap(), event);
    let next = store.rename(&id, &GameName::new("y").unwrap()).unwrap();
    assert!(next > event, "numbers of events are never used again");
}

#[test]
fn two_programs_share_a_file() {
    let path = file();
    let stores = [Sqlite::open(&path).unwrap(), Sqlite::open(&path).unwrap()];
    let id = create(&stores[0], 1);
    let race = |store: &Sqlite, name: &'static str| {
        let mut done = 0;
        let mut length = 0;
        while length < 100 {
            match store.append(&id, &append(length, name)).unwrap() {
                Appended::Done { length: now, .. } => {
                    length = now;
                    done += 1;
                }
                Appended::Conflict { length: now } => length = now,
                Appended::Repeated { .. } | Appended::Unclaimed => {
                    unreachable!("without keys and claims")
                }
            }
        }
        done
    };
    let done: u64 = std::thread::scope(|scope| {
        let other = scope.spawn(|| race(&stores[1], "other"));
        race(&stores[0], "one") + other.join().unwrap()
    });
    let length = stores[1].game(&id).unwrap().length;
    assert_eq!(done, length, "each entry was added by one of them");
    assert_eq!(stores[0].journal(&id, 0).unwrap().len() as u64, length);
    let check = Connection::open(&path).unwrap();
    let verdict: String = check
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .unwrap();
    assert_eq!(verdict, "ok");
}

#[test]
fn a_newer_file_is_refused_untouched() {
    let path = file();
    drop(Sqlite::open(&path).unwrap());
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let before = std::fs::read(&path).unwrap();
    let error = Sqlite::open(&path).unwrap_err();
    let StoreError::Newer { found, .. } = &error else {
        panic!("{error:?}");
    };
    assert_eq!(*found, 99);
    assert!(error.to_string().contains("not touched"), "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let names: Vec<_> = path.parent().unwrap().read_dir().unwrap().collect();
    assert_eq!(names.len(), 1, "nothing lies beside it: {names:?}");
}

/// The newer program is still running, or was killed: its version is only in the log.
#[test]
fn a_newer_file_with_its_log_is_refused_untouched() {
    let path = file();
    drop(Sqlite::open(&path).unwrap());
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    let log = path.with_extension("db-wal");
    let before = (std::fs::read(&path).unwrap(), std::fs::read(&log).unwrap());
    let refused = Sqlite::open(&path);
    assert!(matches!(refused, Err(StoreError::Newer { found: 99, .. })));
    let after = (std::fs::read(&path).unwrap(), std::fs::read(&log).unwrap());
    assert!(before == after);
    drop(newer);
}

#[test]
fn other_files_are_refused_untouched() {
    let path = file();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let texts: [&[u8]; 3] = [b"tabletop 1\n", &[7; 5000], b"SQLite format 3\0"];
    for text in texts {
        std::fs::write(&path, text).unwrap();
        let refused = Sqlite::open(&path);
        assert!(matches!(refused, Err(StoreError::Foreign)), "{refused:?}");
        assert_eq!(std::fs::read(&path).unwrap(), text);
    }
    std::fs::remove_file(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE photos (x)").unwrap();
    drop(other);
    let before = std::fs::read(&path).unwrap();
    let refused = Sqlite::open(&path);
    assert!(matches!(refused, Err(StoreError::Foreign)), "{refused:?}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    // An empty file is one that nobody has written yet.
    std::fs::write(&path, "").unwrap();
    assert!(Sqlite::open(&path).is_ok());
}

#[test]
fn a_damaged_file_is_told_from_a_sound_one() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    store.load((0..50).map(sample::game)).unwrap();
    drop(store);
    let mut bytes = std::fs::read(&path).unwrap();
    let end = bytes.len();
    bytes[4096..end].fill(0x5a);
    std::fs::write(&path, &bytes).unwrap();
    let error = Sqlite::open(&path).and_then(|store| store.list(&Query::default()));
    assert!(matches!(&error, Err(StoreError::Damaged(_))), "{error:?}");
}

#[test]
fn a_folder_that_cannot_be_made_is_refused() {
    let folder = folder();
    std::fs::create_dir_all(&folder).unwrap();
    let in_the_way = folder.join("file");
    std::fs::write(&in_the_way, "").unwrap();
    for path in [in_the_way.join("games.db"), folder.clone()] {
        let error = Sqlite::open(&path).unwrap_err();
        assert!(matches!(error, StoreError::Unwritable(_)), "{error:?}");
    }
}

#[test]
fn a_full_disk_loses_nothing_and_goes_on() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    let id = create(&store, 1);
    store.limit_pages(100).unwrap();
    let long = "x".repeat(10_000);
    let mut length = 0;
    let error = loop {
        match store.append(&id, &append(length, &long)) {
            Ok(Appended::Done { length: now, .. }) => length = now,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full), "{error:?}");
    assert!(length > 5);
    assert_eq!(store.journal(&id, 0).unwrap().len() as u64, length);
    assert_eq!(store.game(&id).unwrap().length, length);
    store.limit_pages(1_000).unwrap();
    let appended = store.append(&id, &append(length, &long)).unwrap();
    assert!(matches!(appended, Appended::Done { .. }), "{appended:?}");
}

/// A value nobody writes is another fault than a damaged file.
#[test]
fn a_row_that_cannot_be_read_is_told_from_damage() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    let id = create(&store, 1);
    let other = Connection::open(&path).unwrap();
    other
        .execute_batch("UPDATE games SET status = 'lost'")
        .unwrap();
    let error = store.game(&id).unwrap_err();
    assert!(matches!(error, StoreError::Unreadable(_)), "{error:?}");
    assert!(error.to_string().contains("lost"), "{error}");
}

/// Whoever holds the file for too long is another fault than a full disk.
#[test]
fn a_locked_file_is_busy() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (game, _) = sample::game(1);
    let created = store.create(&Key::new("k").unwrap(), &game, &[]);
    assert_eq!(created, Err(StoreError::Busy));
    other.execute_batch("ROLLBACK").unwrap();
    create(&store, 1);
}

/// More readers at once than there are connections wait for one another.
#[test]
fn many_read_with_few_connections() {
    let store = Sqlite::open(&file()).unwrap();
    let id = create(&store, 1);
    std::thread::scope(|scope| {
        for _ in 0..40 {
            scope.spawn(|| {
                for _ in 0..50 {
                    assert_eq!(store.game(&id).unwrap().length, 0);
                }
            });
        }
    });
}

/// Who waits for events when the store is closed does not wait for ever.
#[test]
fn a_closed_store_ends_its_subscriptions() {
    let store = Sqlite::open(&file()).unwrap();
    let subscription = store.subscribe(store::EventId::NONE).unwrap();
    create(&store, 1);
    let heard = std::thread::spawn(move || subscription.count());
    drop(store);
    assert_eq!(heard.join().unwrap(), 1);
}

/// Two processes start at once with no file there.
#[test]
fn a_file_is_made_once() {
    for _ in 0..8 {
        let path = file();
        std::thread::scope(|scope| {
            let open = || {
                let store = Sqlite::open(&path).unwrap();
                store.load((0..3).map(sample::game)).unwrap();
            };
            for _ in 0..4 {
                scope.spawn(open);
            }
        });
        let store = Sqlite::open(&path).unwrap();
        assert_eq!(store.list(&Query::default()).unwrap().total, 12);
    }
}

/// The memory of events is bounded; who comes too late is told so.
#[test]
fn old_events_are_forgotten_and_it_is_said() {
    let store = Sqlite::open(&file()).unwrap();
    let (gone, kept) = (create(&store, 1), create(&store, 2));
    store.delete(&gone).unwrap();
    // A form may still be sent again; what is there is never made twice.
    assert_eq!(store.forget_keys(9).unwrap(), 0);
    store.load((0..12_497).map(sample::game)).unwrap();
    assert_eq!(store.forget_keys(9).unwrap(), 1);
    assert_eq!(create(&store, 2), kept);
    assert_ne!(create(&store, 1), gone);
    let newest = store.newest_event().unwrap();
    assert_eq!(newest.0, 12_501);
    assert!(
        store
            .events_since(store::EventId::NONE, 10)
            .unwrap()
            .forgotten
    );
    let recent = store.events_since(store::EventId(2_501), 100_000).unwrap();
    assert!(!recent.forgotten);
    assert_eq!(recent.events.len(), 10_000);
}

/// Prints how long calls take with ten thousand games; machines differ, so nothing is asserted about it.
#[test]
fn times_with_ten_thousand_games() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    let begun = Instant::now();
    store.load((0..10_000).map(sample::game)).unwrap();
    println!("10000 games stored in {:?}", begun.elapsed());
    drop(store);

    let begun = Instant::now();
    let store = Sqlite::open(&path).unwrap();
    let page = store.list(&Query::default()).unwrap();
    println!("opened and listed in {:?}", begun.elapsed());
    assert_eq!((page.total, page.games.len()), (10_000, 50));

    for sort in [Sort::Updated, Sort::Created, Sort::Name, Sort::Game] {
        let query = Query {
            sort,
            offset: 9_000,
            ..Query::default()
        };
        let begun = Instant::now();
        assert_eq!(store.list(&query).unwrap().games.len(), 50);
        println!("page 181 by {sort:?} in {:?}", begun.elapsed());
    }
    let query = Query {
        search: "świętosława evening 99".to_owned(),
        ..Query::default()
    };
    let begun = Instant::now();
    let found = store.list(&query).unwrap().total;
    println!("search found {found} in {:?}", begun.elapsed());
    assert!((10..1_000).contains(&found));

    let id = create(&store, 1);
    let mut times: Vec<Duration> = (0..500)
        .map(|length| {
            let begun = Instant::now();
            store.append(&id, &append(length, "1 A1")).unwrap();
            begun.elapsed()
        })
        .collect();
    times.sort();
    let (half, most) = (times[250], times[495]);
    println!(
        "append: p50 {half:?}, p99 {most:?}, longest {:?}",
        times[499]
    );
}
