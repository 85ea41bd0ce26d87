//! Events: everything once, in order.

use store::{Appended, EventId, EventKind, GameName, Store};

use super::{Check, create, new_game, step};

pub const CHECKS: [Check; 3] = [
    ("everything that happens is told once, in order", told),
    ("who was away gets exactly what was missed", missed),
    ("what was forgotten is said", forgotten),
];

fn told(store: &dyn Store) {
    assert_eq!(store.newest_event().unwrap(), EventId::NONE);
    let nothing = store.events_since(EventId::NONE, 100).unwrap();
    assert_eq!((nothing.events, nothing.forgotten), (Vec::new(), false));

    let id = create(store, &new_game("x"));
    let appended = store.append(&id, &step(0, None, "1 A1")).unwrap();
    store.append(&id, &step(0, None, "conflict")).unwrap();
    let renamed = store.rename(&id, &GameName::new("y").unwrap()).unwrap();
    let deleted = store.delete(&id).unwrap();

    let missed = store.events_since(EventId::NONE, 100).unwrap();
    assert!(!missed.forgotten);
    let kinds: Vec<EventKind> = missed.events.iter().map(|event| event.kind).collect();
    let grown = EventKind::Grown { length: 1 };
    assert_eq!(
        kinds,
        [
            EventKind::Created,
            grown,
            EventKind::Renamed,
            EventKind::Deleted
        ]
    );
    assert!(missed.events.iter().all(|event| event.game == id));
    let ids: Vec<EventId> = missed.events.iter().map(|event| event.id).collect();
    assert!(ids.is_sorted_by(|one, next| one < next));
    let event = ids[1];
    assert_eq!(appended, Appended::Done { length: 1, event });
    assert_eq!(ids[2..], [renamed, deleted]);
    assert_eq!(store.newest_event().unwrap(), deleted);
}

fn missed(store: &dyn Store) {
    let ids = ["x", "y"].map(|name| create(store, &new_game(name)));
    for length in 0..10 {
        for id in &ids {
            store.append(id, &step(length, None, "1 A1")).unwrap();
        }
    }
    let all = store.events_since(EventId::NONE, 100).unwrap().events;
    assert_eq!(all.len(), 22);
    for (index, event) in all.iter().enumerate() {
        let rest = store.events_since(event.id, 100).unwrap();
        assert_eq!(rest.events, all[index + 1..]);
        assert!(!rest.forgotten);
        let some = store.events_since(event.id, 3).unwrap().events;
        assert_eq!(some, all[index + 1..][..some.len()]);
        assert_eq!(some.len(), 3.min(all.len() - index - 1));
    }
}

fn forgotten(store: &dyn Store) {
    let from_elsewhere = store.events_since(EventId(1_000_000), 10).unwrap();
    assert!(from_elsewhere.forgotten, "an event this store never had");
    let id = create(store, &new_game("x"));
    let mut last = store.newest_event().unwrap();
    // However many are kept: as long as the store does not report a gap, no event is missing.
    for length in 0..300 {
        store.append(&id, &step(length, None, "1 A1")).unwrap();
        let missed = store.events_since(last, 10).unwrap();
        assert!(!missed.forgotten);
        assert_eq!(missed.events.len(), 1);
        last = missed.events[0].id;
    }
}
