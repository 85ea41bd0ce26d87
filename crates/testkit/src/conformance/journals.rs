//! Journals only grow, one step at a time.

use store::{Append, Appended, Kind, Moment, NewEntry, Store, StoreError, StoredStanding};
use tabletop::Seat;

use super::{Check, create, done, key, new_game, step, texts};

pub const CHECKS: [Check; 7] = [
    ("entries are numbered from 0 without gaps", numbered),
    ("another length than expected adds nothing", conflict),
    ("a repeated key adds nothing", repeated),
    ("a conflict does not use up its key", conflict_keeps_key),
    ("the store tells what a key brought", brought),
    ("the standing changes with the journal", standing),
    ("malformed entries are refused", malformed),
];

fn numbered(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    assert_eq!(store.journal(&id, 0).unwrap(), []);
    let mut three = step(0, None, "1 A1");
    three.entries.push(NewEntry::undo(1));
    three.entries.push(NewEntry::note("hint 1 — Łódź"));
    assert_eq!(done(store.append(&id, &three).unwrap()), 3);
    assert_eq!(done(store.append(&id, &step(3, None, "2 B1")).unwrap()), 4);
    let journal = store.journal(&id, 0).unwrap();
    let seen: Vec<(u64, Kind, &str)> = journal
        .iter()
        .map(|entry| (entry.seq, entry.kind, entry.text.as_str()))
        .collect();
    let expected = [
        (0, Kind::Step, "1 A1"),
        (1, Kind::Undo, "undo 1"),
        (2, Kind::Note, "hint 1 — Łódź"),
        (3, Kind::Step, "2 B1"),
    ];
    assert_eq!(seen, expected);
    assert!(journal.iter().all(|entry| entry.at == Moment(2_000)));
    assert_eq!(store.journal(&id, 3).unwrap(), journal[3..]);
    assert_eq!(store.journal(&id, 4).unwrap(), []);
    assert_eq!(store.journal(&id, u64::MAX).unwrap(), []);
    assert_eq!(store.game(&id).unwrap().length, 4);
}

fn conflict(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    done(store.append(&id, &step(0, None, "1 A1")).unwrap());
    for expected in [0, 2, u64::MAX] {
        let appended = store.append(&id, &step(expected, None, "1 B1")).unwrap();
        assert_eq!(appended, Appended::Conflict { length: 1 });
    }
    assert_eq!(texts(store, &id), ["1 A1"]);
}

fn repeated(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let other = create(store, &new_game("y"));
    let first = step(0, Some("k"), "1 A1");
    assert_eq!(done(store.append(&id, &first).unwrap()), 1);
    done(store.append(&id, &step(1, Some("l"), "2 A1")).unwrap());
    let event = store.newest_event().unwrap();
    // Even with another expected length: the key alone says that it is the same command.
    for expected in [0, 1, 2] {
        let again = step(expected, Some("k"), "1 A1");
        let appended = store.append(&id, &again).unwrap();
        assert_eq!(appended, Appended::Repeated { length: 1 });
    }
    assert_eq!(texts(store, &id), ["1 A1", "2 A1"]);
    assert_eq!(
        store.newest_event().unwrap(),
        event,
        "nothing is told twice"
    );
    assert_eq!(
        done(store.append(&other, &first).unwrap()),
        1,
        "keys belong to their game"
    );
}

fn conflict_keeps_key(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let appended = store.append(&id, &step(1, Some("k"), "1 A1")).unwrap();
    assert_eq!(appended, Appended::Conflict { length: 0 });
    assert_eq!(
        done(store.append(&id, &step(0, Some("k"), "1 A1")).unwrap()),
        1
    );
}

fn brought(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let brought = |name: &str| store.appended_with(&id, &key(name)).unwrap();
    assert_eq!(brought("k"), None);
    done(store.append(&id, &step(0, None, "1 A1")).unwrap());
    let mut three = step(1, Some("k"), "2 A1");
    three.entries.push(NewEntry::step("* draw 9c"));
    three.entries.push(NewEntry::step("* back sun"));
    done(store.append(&id, &three).unwrap());
    done(store.append(&id, &step(4, Some("l"), "1 B1")).unwrap());
    // A conflict has no effect; a repetition has the effect it had before.
    store.append(&id, &step(0, Some("m"), "1 C1")).unwrap();
    store.append(&id, &step(5, Some("k"), "2 A1")).unwrap();
    assert_eq!((brought("k"), brought("l")), (Some(1..4), Some(4..5)));
    assert_eq!(brought("m"), None);
    let other = create(store, &new_game("y"));
    let elsewhere = store.appended_with(&other, &key("k")).unwrap();
    assert_eq!(elsewhere, None, "keys belong to their game");
}

fn standing(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let finished = StoredStanding::finished("87 92", vec![Seat::new(1)]);
    let last = |expected: u64| Append {
        at: Moment(9_000),
        standing: Some(finished.clone()),
        ..step(expected, None, "1 A1")
    };
    store.append(&id, &last(5)).unwrap();
    let game = store.game(&id).unwrap();
    assert_eq!(
        (game.about.standing, game.updated),
        (new_game("x").standing, Moment(1_000))
    );
    done(store.append(&id, &last(0)).unwrap());
    done(store.append(&id, &step(1, None, "1 A1")).unwrap());
    let game = store.game(&id).unwrap();
    assert_eq!(game.about.standing, finished);
    assert_eq!(
        (game.about.created, game.updated),
        (Moment(1_000), Moment(2_000))
    );
}

fn malformed(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let mut nothing = step(0, None, "1 A1");
    nothing.entries.clear();
    let mut lines = step(0, None, "1 A1");
    lines.entries.push(NewEntry::step("1 A1\n1 B1"));
    for append in [nothing, lines] {
        let appended = store.append(&id, &append);
        assert!(
            matches!(appended, Err(StoreError::Malformed(_))),
            "{appended:?}"
        );
    }
    let entries = [NewEntry::note("a\rb")];
    let created = store.create(&key("k"), &new_game("y"), &entries);
    assert!(
        matches!(created, Err(StoreError::Malformed(_))),
        "{created:?}"
    );
    assert_eq!(texts(store, &id), [""; 0]);
}
