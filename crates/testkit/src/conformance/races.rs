//! Several users at once.

use std::collections::HashSet;
use std::sync::Barrier;
use std::thread;

use store::{Appended, EventId, EventKind, Query, Store, StoreError};

use super::{Check, create, key, new_game, step, texts};

pub const CHECKS: [Check; 5] = [
    ("of racing appends exactly one is done", one_wins),
    (
        "a command sent many times at once is done once",
        sent_many_times,
    ),
    ("racing creations with one key make one game", one_created),
    ("whoever follows events misses nothing", followed),
    (
        "a deletion in between leaves nothing behind",
        deleted_in_between,
    ),
];

pub const THREADS: usize = 8;

fn one_wins(store: &dyn Store) {
    const ROUNDS: u64 = 20;
    let id = create(store, &new_game("x"));
    let barrier = Barrier::new(THREADS);
    let wins: Vec<Vec<u64>> = race(|racer| {
        let mut won = Vec::new();
        for round in 0..ROUNDS {
            barrier.wait();
            let append = step(
                round,
                Some(&format!("{racer}-{round}")),
                &format!("{racer}"),
            );
            match store.append(&id, &append).unwrap() {
                Appended::Done { length, .. } => {
                    assert_eq!(length, round + 1);
                    won.push(round);
                }
                Appended::Conflict { length } => assert_eq!(length, round + 1),
                Appended::Repeated { .. } | Appended::Unclaimed => panic!("nobody repeats"),
            }
        }
        won
    });
    let journal = texts(store, &id);
    assert_eq!(journal.len() as u64, ROUNDS);
    for round in 0..ROUNDS {
        let winners: Vec<usize> = (0..THREADS)
            .filter(|&racer| wins[racer].contains(&round))
            .collect();
        let [winner] = winners[..] else {
            panic!("round {round} was won by {winners:?}");
        };
        assert_eq!(journal[round as usize], winner.to_string());
    }
}

fn sent_many_times(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let outcomes = race(|_| store.append(&id, &step(0, Some("same"), "1 A1")).unwrap());
    let done = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Appended::Done { length: 1, .. }));
    assert_eq!(done.count(), 1);
    let repeated = outcomes
        .iter()
        .filter(|&&outcome| outcome == Appended::Repeated { length: 1 });
    assert_eq!(repeated.count(), THREADS - 1);
    assert_eq!(texts(store, &id), ["1 A1"]);
}

fn one_created(store: &dyn Store) {
    let created = race(|_| store.create(&key("same"), &new_game("x"), &[]).unwrap());
    let ids: HashSet<_> = created.iter().map(|created| created.id.clone()).collect();
    assert_eq!(ids.len(), 1);
    let told = created.iter().filter(|created| created.event.is_some());
    assert_eq!(told.count(), 1);
    assert_eq!(store.list(&Query::default()).unwrap().total, 1);
}

/// Several games are written while a reader only ever asks for what is new.
fn followed(store: &dyn Store) {
    const STEPS: u64 = 40;
    let ids: Vec<_> = (0..THREADS)
        .map(|_| create(store, &new_game("x")))
        .collect();
    let from = store.newest_event().unwrap();
    let writers = |racer: usize| {
        for length in 0..STEPS {
            let append = step(length, None, "1 A1");
            let Appended::Done { event, length } = store.append(&ids[racer], &append).unwrap()
            else {
                panic!("nobody else writes here");
            };
            // Stored before it is announced: a client that hears of it can read it.
            assert!(store.newest_event().unwrap() >= event);
            assert_eq!(store.journal(&ids[racer], length - 1).unwrap().len(), 1);
        }
    };
    thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut seen = Vec::new();
            let mut last = from;
            while seen.len() < THREADS * STEPS as usize {
                let missed = store.events_since(last, 7).unwrap();
                assert!(!missed.forgotten);
                last = missed.events.last().map_or(last, |event| event.id);
                seen.extend(missed.events);
            }
            seen
        });
        for racer in 0..THREADS {
            scope.spawn(move || writers(racer));
        }
        let seen = reader.join().unwrap();
        assert!(seen.is_sorted_by(|one, next| one.id < next.id));
        for id in &ids {
            let lengths = seen.iter().filter(|event| event.game == *id);
            let expected = (1..=STEPS).map(|length| EventKind::Grown { length });
            assert!(lengths.map(|event| event.kind).eq(expected));
        }
    });
}

fn deleted_in_between(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let outcomes = race(|racer| {
        if racer == 0 {
            store.delete(&id).map(|_| ())
        } else {
            let mut length = 0;
            loop {
                match store.append(&id, &step(length, None, "1 A1")) {
                    Ok(Appended::Done { length: now, .. } | Appended::Conflict { length: now }) => {
                        length = now;
                    }
                    Ok(Appended::Repeated { .. } | Appended::Unclaimed) => panic!("nobody repeats"),
                    Err(error) => return Err(error),
                }
            }
        }
    });
    assert_eq!(outcomes[0], Ok(()));
    assert!(
        outcomes[1..]
            .iter()
            .all(|outcome| *outcome == Err(StoreError::NoGame(id.clone())))
    );
    let events = store
        .events_since(EventId::NONE, usize::MAX)
        .unwrap()
        .events;
    let last = events.last().map(|event| event.kind);
    assert_eq!(
        last,
        Some(EventKind::Deleted),
        "nothing happens to a game that is gone"
    );
}

/// The results of many threads that run at once.
pub fn race<T: Send>(run: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let run = &run;
    thread::scope(|scope| {
        let racers: Vec<_> = (0..THREADS)
            .map(|racer| scope.spawn(move || run(racer)))
            .collect();
        racers
            .into_iter()
            .map(|racer| racer.join().unwrap())
            .collect()
    })
}
