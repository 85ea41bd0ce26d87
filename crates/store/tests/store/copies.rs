//! Copies of a store: made during use, restored, and moved to another store.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use store::sqlite::{back_up, restore};
use store::{Sqlite, Store as _, StoreError, Transfer as _};
use testkit::conformance;

use crate::sqlite::{append, create, file};

fn names(path: &Path) -> Vec<String> {
    let folder = std::fs::read_dir(path.parent().unwrap()).unwrap();
    let mut names: Vec<_> = folder
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn everything_moves_to_another_store() {
    conformance::run_transfer(
        &Sqlite::open(&file()).unwrap(),
        &Sqlite::open(&file()).unwrap(),
    );
}

/// Somebody goes on playing; the copy is of one moment nevertheless.
#[test]
fn a_store_is_copied_while_it_is_written() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    // More than one step copies.
    let games = (0..3_000).map(testkit::sample::game);
    store.load(games).unwrap();
    let id = create(&store, 1);
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let writing = scope.spawn(|| {
            let mut length = 0;
            while !stop.load(Ordering::Relaxed) {
                store.append(&id, &append(length, "1 A1")).unwrap();
                length += 1;
            }
            length
        });
        let (mut begun, mut steps, mut last) = (0, 0, (0, 0));
        let copy = path.with_file_name("copy.sqlite");
        back_up(&path, &copy, &mut |done, total| {
            // Somebody has written since the previous step.
            let length = store.game(&id).unwrap().length;
            while store.game(&id).unwrap().length == length {
                thread::yield_now();
            }
            begun = if steps == 0 { length } else { begun };
            (steps, last) = (steps + 1, (done, total));
        })
        .unwrap();
        stop.store(true, Ordering::Relaxed);
        let length = writing.join().unwrap();
        assert!(
            steps > 1 && last.0 == last.1,
            "{steps} steps, {last:?} at the end"
        );

        assert_eq!(
            back_up(&path, &copy, &mut |_, _| {}),
            Err(StoreError::NotEmpty)
        );
        let put_back = path.with_file_name("again").join("games.sqlite");
        restore(&copy, &put_back, &mut |_, _| {}).unwrap();
        let restored = Sqlite::open(&put_back).unwrap();
        assert_eq!(restored.find_damage().unwrap(), [""; 0]);
        let kept = restored.game(&id).unwrap().length;
        assert!(
            kept <= begun,
            "of the first moment: {kept}, {begun} then, {length} now"
        );
        let journal = restored.journal(&id, 0).unwrap();
        assert_eq!(journal.len() as u64, kept);
        restored.append(&id, &append(kept, "1 A1")).unwrap();
        let refused = restore(&copy, &put_back, &mut |_, _| {});
        assert_eq!(refused, Err(StoreError::NotEmpty));
    });
    assert_eq!(
        names(&path)[..2],
        ["again", "copy.sqlite"],
        "nothing is left half done"
    );
}

#[test]
fn what_is_no_store_is_neither_copied_nor_put_back() {
    let path = file();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let copy = path.with_file_name("copy.sqlite");
    let nothing = back_up(&path, &copy, &mut |_, _| {});
    assert!(matches!(nothing, Err(StoreError::Unwritable(_))));
    std::fs::write(&path, "a letter").unwrap();
    let foreign = Err(StoreError::Foreign);
    assert_eq!(back_up(&path, &copy, &mut |_, _| {}), foreign);
    assert_eq!(restore(&path, &copy, &mut |_, _| {}), foreign);
    assert_eq!(names(&path), ["games.db"]);

    // A truncated copy.
    let sound = file();
    let store = Sqlite::open(&sound).unwrap();
    store.load((0..50).map(testkit::sample::game)).unwrap();
    let whole = sound.with_file_name("whole.sqlite");
    back_up(&sound, &whole, &mut |_, _| {}).unwrap();
    let bytes = std::fs::read(&whole).unwrap();
    std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    let damaged = restore(&path, &copy, &mut |_, _| {});
    assert!(
        matches!(damaged, Err(StoreError::Damaged(_))),
        "{damaged:?}"
    );
    assert_eq!(names(&path)[0], "games.db");
    assert!(!copy.exists());
}

/// What is written into a file that nobody finds again is not acknowledged.
#[cfg(unix)]
#[test]
fn nothing_is_acknowledged_once_the_file_is_gone() {
    for gone in ["folder", "file", "log"] {
        let path = file();
        let store = Sqlite::open(&path).unwrap();
        let id = create(&store, 1);
        store.append(&id, &append(0, "1 A1")).unwrap();
        match gone {
            "folder" => std::fs::remove_dir_all(path.parent().unwrap()).unwrap(),
            "file" => {
                let other = path.with_extension("other");
                std::fs::copy(&path, &other).unwrap();
                std::fs::rename(&other, &path).unwrap();
            }
            _ => std::fs::remove_file(path.with_extension("db-wal")).unwrap(),
        }
        for _ in 0..2 {
            let refused = store.append(&id, &append(1, "1 A1"));
            assert!(
                matches!(&refused, Err(StoreError::Unwritable(why)) if why.contains("while it was in use")),
                "{gone}: {refused:?}"
            );
        }
    }
}

/// In quiet moments the log is written back, so that even a careless copy has what was stored before.
#[test]
fn in_quiet_moments_the_file_alone_is_complete() {
    let path = file();
    let store = Sqlite::open(&path).unwrap();
    let id = create(&store, 1);
    store.append(&id, &append(0, "1 A1")).unwrap();
    let copy = path.with_file_name("careless").join("games.db");
    std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
    let begun = std::time::Instant::now();
    loop {
        std::fs::copy(&path, &copy).unwrap();
        let copied = Sqlite::open(&copy).and_then(|copied| copied.journal(&id, 0));
        if copied.is_ok_and(|journal| journal.len() == 1) {
            return;
        }
        let _ = std::fs::remove_dir_all(copy.parent().unwrap());
        std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
        assert!(begun.elapsed() < std::time::Duration::from_mins(1));
        thread::sleep(std::time::Duration::from_millis(100));
    }
}
