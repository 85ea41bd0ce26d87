//! Subscriptions: every event once, in order, as it happens.

use std::thread;
use std::time::Duration;

use store::{Event, EventId, GameName, Heard, MOST_WAITING, Store, Subscription};

use super::{Check, create, new_game, step};

pub const CHECKS: [Check; 5] = [
    ("a subscriber hears what follows, at once", at_once),
    ("a subscriber hears first what came before", from_before),
    ("many writers, one order for all", one_order),
    ("a slow subscriber is told what it missed", slow),
    ("who subscribes too late is told so", too_late),
];

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// The next events, exactly this number; none may be missing.
pub fn next(subscription: &mut Subscription, count: usize) -> Vec<Event> {
    let one = |_| match subscription.next_within(PATIENCE) {
        Some(Heard::Event(event)) => event,
        other => panic!("{other:?}"),
    };
    (0..count).map(one).collect()
}

fn nothing(subscription: &mut Subscription) -> bool {
    subscription.next_within(Duration::ZERO).is_none()
}

fn at_once(store: &dyn Store) {
    let mut subscription = store.subscribe(EventId::NONE).unwrap();
    assert!(nothing(&mut subscription));
    let id = create(store, &new_game("x"));
    store.append(&id, &step(0, None, "1 A1")).unwrap();
    store.append(&id, &step(0, None, "conflict")).unwrap();
    store.rename(&id, &GameName::new("y").unwrap()).unwrap();
    store.delete(&id).unwrap();
    // No waiting: what this store has done is there when the call returns.
    let heard: Vec<_> = (0..4)
        .map(|_| subscription.next_within(Duration::ZERO))
        .collect();
    let missed = store.events_since(EventId::NONE, 100).unwrap();
    let told = missed.events.into_iter().map(Heard::Event).map(Some);
    assert_eq!(heard, told.collect::<Vec<_>>());
    assert!(nothing(&mut subscription));
}

fn from_before(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    for length in 0..10 {
        store.append(&id, &step(length, None, "1 A1")).unwrap();
    }
    let all = store.events_since(EventId::NONE, 100).unwrap().events;
    let from = |after: EventId| (after, store.subscribe(after).unwrap());
    let afters = std::iter::once(EventId::NONE).chain(all.iter().map(|event| event.id));
    let mut subscriptions: Vec<_> = afters.map(from).collect();
    store.append(&id, &step(10, None, "1 A1")).unwrap();
    let all = store.events_since(EventId::NONE, 100).unwrap().events;
    for (after, subscription) in &mut subscriptions {
        let expected: Vec<Event> = all
            .iter()
            .filter(|event| event.id > *after)
            .cloned()
            .collect();
        assert_eq!(next(subscription, expected.len()), expected);
        assert!(nothing(subscription));
    }
}

/// Subscribers come and go while several write.
fn one_order(store: &dyn Store) {
    const WRITERS: usize = 4;
    const STEPS: usize = 50;
    let ids: Vec<_> = (0..WRITERS)
        .map(|_| create(store, &new_game("x")))
        .collect();
    let from = store.newest_event().unwrap();
    let heard: Vec<Vec<Event>> = thread::scope(|scope| {
        for id in &ids {
            scope.spawn(move || {
                for length in 0..STEPS as u64 {
                    store.append(id, &step(length, None, "1 A1")).unwrap();
                }
            });
        }
        let listeners: Vec<_> = (0..WRITERS)
            .map(|number| {
                scope.spawn(move || {
                    let mut subscription = store.subscribe(from).unwrap();
                    // Some leave and resume where they left.
                    let begun = next(&mut subscription, number * 10);
                    drop(subscription);
                    let last = begun.last().map_or(from, |event| event.id);
                    let mut subscription = store.subscribe(last).unwrap();
                    let rest = next(&mut subscription, WRITERS * STEPS - begun.len());
                    begun.into_iter().chain(rest).collect()
                })
            })
            .collect();
        let heard = listeners
            .into_iter()
            .map(|listener| listener.join().unwrap());
        heard.collect()
    });
    let told = store.events_since(from, usize::MAX).unwrap().events;
    assert_eq!(told.len(), WRITERS * STEPS);
    assert!(heard.iter().all(|heard| *heard == told));
}

fn slow(store: &dyn Store) {
    let id = create(store, &new_game("x"));
    let mut subscription = store.subscribe(store.newest_event().unwrap()).unwrap();
    let mut length = 0;
    let mut grow = |count: usize| {
        for _ in 0..count {
            store.append(&id, &step(length, None, "1 A1")).unwrap();
            length += 1;
        }
    };
    grow(MOST_WAITING);
    assert_eq!(next(&mut subscription, 10).len(), 10, "all fit");
    grow(11);
    assert_eq!(subscription.next_within(PATIENCE), Some(Heard::Missed));
    let newest = store.newest_event().unwrap();
    let rest: Vec<Event> =
        std::iter::from_fn(|| match subscription.next_within(Duration::ZERO)? {
            Heard::Event(event) => Some(event),
            Heard::Missed => panic!("it is told once"),
        })
        .collect();
    assert_eq!(rest.last().map(|event| event.id), Some(newest));
    assert!(rest.is_sorted_by(|one, next| one.id < next.id));
    store
        .append(&id, &step(MOST_WAITING as u64 + 11, None, "1 A1"))
        .unwrap();
    assert_eq!(
        next(&mut subscription, 1)[0].id,
        store.newest_event().unwrap()
    );
}

fn too_late(store: &dyn Store) {
    let mut subscription = store.subscribe(EventId(1_000_000)).unwrap();
    assert_eq!(subscription.next_within(PATIENCE), Some(Heard::Missed));
    create(store, &new_game("x"));
    assert_eq!(
        next(&mut subscription, 1).len(),
        1,
        "from then on nothing is missing"
    );
}
