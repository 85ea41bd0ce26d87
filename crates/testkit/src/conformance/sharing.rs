//! Two users of one store, like two processes.

use std::collections::HashSet;
use std::thread;
use std::time::{Duration, Instant};

use store::{Appended, Event, EventId, Moment, Store, TokenHash};

use super::subscribing::next;
use super::{create, done, jobs, key, new_game, step};

/// A check: its name, and what two users do with one empty store.
pub type Check = (&'static str, fn([&dyn Store; 2]));

pub const CHECKS: [Check; 5] = [
    ("what one does the other hears", heard),
    ("both hear both in one order", one_order),
    ("a key used by one is known to the other", keys),
    ("sessions and people are everybody's", people),
    ("no job is claimed by both", claims),
];

fn heard([one, other]: [&dyn Store; 2]) {
    let mut subscription = other.subscribe(EventId::NONE).unwrap();
    let id = create(one, &new_game("x"));
    let mut longest = Duration::ZERO;
    next(&mut subscription, 1);
    for length in 0..10 {
        let begun = Instant::now();
        let appended = one.append(&id, &step(length, None, "1 A1")).unwrap();
        let Appended::Done { event, .. } = appended else {
            panic!("{appended:?}");
        };
        assert_eq!(next(&mut subscription, 1)[0].id, event);
        longest = longest.max(begun.elapsed());
        // Whoever hears of it can read it.
        assert_eq!(other.journal(&id, length).unwrap().len(), 1);
    }
    println!("heard after {longest:?} at the latest");
}

fn one_order([one, other]: [&dyn Store; 2]) {
    const STEPS: u64 = 100;
    let stores = [one, other];
    let ids = stores.map(|store| create(store, &new_game("x")));
    let from = one.newest_event().unwrap();
    let mut subscriptions = stores.map(|store| store.subscribe(from).unwrap());
    thread::scope(|scope| {
        for (store, id) in stores.iter().zip(&ids) {
            scope.spawn(move || {
                for length in 0..STEPS {
                    done(store.append(id, &step(length, None, "1 A1")).unwrap());
                }
            });
        }
    });
    let told: Vec<Event> = one.events_since(from, 1_000).unwrap().events;
    assert_eq!(told.len() as u64, 2 * STEPS);
    for subscription in &mut subscriptions {
        assert_eq!(next(subscription, told.len()), told);
    }
}

fn keys([one, other]: [&dyn Store; 2]) {
    let created = one.create(&key("k"), &new_game("x"), &[]).unwrap();
    assert_eq!(
        other.created_with(&key("k")).unwrap(),
        Some(created.id.clone())
    );
    done(
        one.append(&created.id, &step(0, Some("k"), "1 A1"))
            .unwrap(),
    );
    let brought = other.appended_with(&created.id, &key("k")).unwrap();
    assert_eq!(brought, Some(0..1));
    let again = other
        .append(&created.id, &step(0, Some("k"), "1 A1"))
        .unwrap();
    assert_eq!(again, Appended::Repeated { length: 1 });
}

fn people([one, other]: [&dyn Store; 2]) {
    let person = super::people::guest(one, "Ann", 1_000);
    let token = TokenHash([7; 32]);
    super::people::begin(one, &person, token, 9_000);
    let session = other.session(&token, Moment(2_000)).unwrap().unwrap();
    assert_eq!(session.about.person, person);
    assert!(other.end_session(&token).unwrap());
    assert_eq!(one.session(&token, Moment(2_000)).unwrap(), None);
}

/// Workers on both sides claim, finish, give back and lose jobs until none is left.
fn claims([one, other]: [&dyn Store; 2]) {
    const JOBS: usize = 100;
    let id = create(one, &new_game("x"));
    for number in 0..JOBS {
        jobs::put(one, &id, &format!("job-{number}"), "turn", 1_000);
    }
    let finished: Vec<Vec<String>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..6)
            .map(|worker| {
                let store = [one, other][worker % 2];
                scope.spawn(move || jobs::work_off(store, &format!("worker-{worker}")))
            })
            .collect();
        let finished = workers.into_iter().map(|worker| worker.join().unwrap());
        finished.collect()
    });
    let all: Vec<&String> = finished.iter().flatten().collect();
    let unique: HashSet<&String> = all.iter().copied().collect();
    assert_eq!(
        (all.len(), unique.len()),
        (JOBS, JOBS),
        "each was finished once"
    );
}
