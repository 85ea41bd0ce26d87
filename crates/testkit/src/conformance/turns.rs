//! Jobs whose result goes into a journal: claimed from the beginning by whoever stored the step they follow from, and
//! finished together with the resulting entries.

use store::{Append, Appended, Claim, EventKind, GameId, Lease, Moment, NewJob, Store, Subject};

use super::jobs::{claim, job};
use super::races::race;
use super::{Check, create, done, key, new_game, step, texts};

pub const CHECKS: [Check; 4] = [
    ("a job can be put with its lease", put_with_lease),
    ("entries finish the job they are the result of", finishes),
    ("who lost a claim adds nothing", adds_nothing),
    ("of racing results of one job one is added", one_result),
];

const WORKER: &str = "who-stored-it";

/// A job that is claimed from the beginning, until a moment.
fn turn(game: &GameId, until: Option<i64>) -> NewJob {
    NewJob {
        key: key("turn-of-it"),
        kind: "turn".to_owned(),
        subject: Subject::Game(game.clone()),
        payload: "7".to_owned(),
        due: Moment(1_000),
        lease: until.map(|until| Lease {
            worker: WORKER.to_owned(),
            until: Moment(until),
        }),
    }
}

fn with_turn(game: &GameId, expected: u64, until: Option<i64>) -> Append {
    Append {
        jobs: vec![turn(game, until)],
        ..step(expected, None, "1 A1")
    }
}

fn result(expected: u64, claim: &Claim) -> Append {
    Append {
        finishes: Some(claim.clone()),
        ..step(expected, None, "2 B1")
    }
}

fn held(store: &dyn Store, worker: &str) -> Option<Claim> {
    store.held_job(&key("turn-of-it"), worker).unwrap()
}

fn put_with_lease(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    done(
        store
            .append(&game, &with_turn(&game, 0, Some(4_000)))
            .unwrap(),
    );
    let stored = job(store, "turn-of-it").unwrap();
    assert_eq!(stored.about, turn(&game, Some(4_000)));
    assert_eq!(stored.attempts, 1);
    assert_eq!(claim(store, 3_999, &["turn"], 1), []);
    assert_eq!(store.next_job(&["turn"]).unwrap(), Some(Moment(4_000)));
    assert_eq!(held(store, "somebody-else"), None);
    let first = held(store, WORKER).unwrap();
    assert_eq!(first.job, stored);
    assert!(store.renew_job(&first, Moment(5_000)).unwrap());
    assert_eq!(claim(store, 4_999, &["turn"], 1), []);
    // It has run out, and is another worker's now.
    let [second] = &claim(store, 5_000, &["turn"], 1)[..] else {
        panic!("the lease has run out");
    };
    assert_eq!(second.job.attempts, 2);
    assert_eq!(held(store, WORKER), None);
    assert_eq!(held(store, "worker").as_ref(), Some(second));
    assert!(!store.renew_job(&first, Moment(9_000)).unwrap());
    // Stored again without a lease, any worker can claim it.
    store.put_job(&turn(&game, None)).unwrap();
    assert_eq!(held(store, WORKER), None);
    assert_eq!(claim(store, 1_000, &["turn"], 1).len(), 1);
}

fn finishes(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    done(
        store
            .append(&game, &with_turn(&game, 0, Some(4_000)))
            .unwrap(),
    );
    let first = held(store, WORKER).unwrap();
    // A late result finishes nothing.
    let late = store.append(&game, &result(0, &first)).unwrap();
    assert_eq!(late, Appended::Conflict { length: 1 });
    assert!(job(store, "turn-of-it").is_some());
    // The result may create the next job under the same key.
    let next = Append {
        jobs: vec![turn(&game, Some(6_000))],
        ..result(1, &first)
    };
    done(store.append(&game, &next).unwrap());
    let second = held(store, WORKER).unwrap();
    assert_ne!(second, first);
    assert!(!store.finish_job(&first).unwrap());
    done(store.append(&game, &result(2, &second)).unwrap());
    assert_eq!(job(store, "turn-of-it"), None);
    assert_eq!(texts(store, &game), ["1 A1", "2 B1", "2 B1"]);
}

fn adds_nothing(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    done(
        store
            .append(&game, &with_turn(&game, 0, Some(4_000)))
            .unwrap(),
    );
    let first = held(store, WORKER).unwrap();
    let before = store.newest_event().unwrap();
    let refused = |claim: &Claim| {
        let appended = store.append(&game, &result(1, claim)).unwrap();
        assert_eq!(appended, Appended::Unclaimed);
        assert_eq!(texts(store, &game), ["1 A1"]);
        assert_eq!(store.game(&game).unwrap().length, 1);
        let missed = store.events_since(before, 10).unwrap().events;
        let grown = |kind: EventKind| matches!(kind, EventKind::Grown { .. });
        assert!(!missed.iter().any(|event| grown(event.kind)));
    };
    // Claimed by another worker, even one that has given it back.
    let second = claim(store, 4_000, &["turn"], 1).remove(0);
    refused(&first);
    assert!(store.retry_job(&second, Moment(9_000)).unwrap());
    refused(&first);
    refused(&second);
    let third = claim(store, 9_000, &["turn"], 1).remove(0);
    // Replaced, and deleted.
    store.put_job(&turn(&game, Some(20_000))).unwrap();
    refused(&third);
    let fourth = held(store, WORKER).unwrap();
    assert!(store.cancel_job(&key("turn-of-it")).unwrap());
    refused(&fourth);
    // Late, but nobody else has begun.
    store.put_job(&turn(&game, Some(4_000))).unwrap();
    let last = held(store, WORKER).unwrap();
    done(store.append(&game, &result(1, &last)).unwrap());
}

fn one_result(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    done(
        store
            .append(&game, &with_turn(&game, 0, Some(4_000)))
            .unwrap(),
    );
    let claimed = held(store, WORKER).unwrap();
    let appended = race(|_| store.append(&game, &result(1, &claimed)).unwrap());
    let added = appended.iter();
    let added = added.filter(|appended| matches!(appended, Appended::Done { .. }));
    assert_eq!(added.count(), 1);
    assert_eq!(texts(store, &game), ["1 A1", "2 B1"]);
}
