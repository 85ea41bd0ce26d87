//! Jobs: done when due, by one worker at a time.

use std::collections::HashSet;

use store::{
    Append, Appended, Claim, FirstJob, GameId, Job, Moment, NewJob, NewOpenTable, OpenSeat,
    PersonId, Store, StoreError, Subject, Wanted,
};

use super::people::guest;
use super::races::{THREADS, race};
use super::seats::{held_by, holder};
use super::{Check, create, done, key, new_game, step};

pub const CHECKS: [Check; 11] = [
    ("a job comes back as stored", comes_back),
    (
        "only due jobs of the wanted kinds are claimed, in order",
        due,
    ),
    (
        "a claimed job is nobody else's until the lease runs out",
        leases,
    ),
    ("who lost a claim can do nothing with it", lost),
    ("a job is tried again when it is said", retried),
    ("a job with the same key is replaced", replaced),
    (
        "jobs are put with the entries of a journal or not at all",
        put_with_entries,
    ),
    (
        "a game is made with its first jobs or not at all",
        first_jobs,
    ),
    ("jobs go with their game", gone_with_game),
    ("malformed jobs and unknown subjects are refused", refused),
    ("of racing claims each job goes to one", racing),
];

pub fn put(store: &dyn Store, game: &GameId, name: &str, kind: &str, due: i64) {
    put_about(store, Subject::Game(game.clone()), name, kind, due);
}

pub fn put_about(store: &dyn Store, subject: Subject, name: &str, kind: &str, due: i64) {
    let job = NewJob {
        key: key(name),
        kind: kind.to_owned(),
        subject,
        payload: format!("payload of {name}"),
        due: Moment(due),
        lease: None,
    };
    store.put_job(&job).unwrap();
}

pub fn job(store: &dyn Store, name: &str) -> Option<Job> {
    store.job(&key(name)).unwrap()
}

/// Claims with a lease of a second.
pub fn claim(store: &dyn Store, now: i64, kinds: &[&str], limit: usize) -> Vec<Claim> {
    let wanted = Wanted {
        now: Moment(now),
        worker: "worker",
        until: Moment(now + 1_000),
        kinds,
        limit,
    };
    store.claim_jobs(&wanted).unwrap()
}

fn names(claims: &[Claim]) -> Vec<&str> {
    let names = claims.iter().map(|claim| claim.job.about.key.as_str());
    names.collect()
}

fn comes_back(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    let person = guest(store, "Ann", 1_000);
    for (name, subject) in [("a", Subject::Game(game)), ("b", Subject::Person(person))] {
        let new = NewJob {
            key: key(name),
            kind: "notice".to_owned(),
            subject,
            payload: "Łódź; '--".to_owned(),
            due: Moment(7_000),
            lease: None,
        };
        store.put_job(&new).unwrap();
        let stored = job(store, name).unwrap();
        assert_eq!(stored.about, new);
        assert_eq!((stored.attempts, stored.about.lease), (0, None));
    }
    assert_eq!(job(store, "c"), None);
    assert!(store.cancel_job(&key("a")).unwrap());
    assert!(!store.cancel_job(&key("a")).unwrap());
    assert!(job(store, "a").is_none() && job(store, "b").is_some());
}

fn due(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    assert_eq!(store.next_job(&["clock", "turn"]).unwrap(), None);
    for (name, kind, due) in [
        ("a", "clock", 3_000),
        ("b", "turn", 2_000),
        ("c", "turn", 1_000),
        ("d", "notice", 500),
        ("e", "clock", 1_500),
    ] {
        put(store, &game, name, kind, due);
    }
    let next = |kinds: &[&str]| store.next_job(kinds).unwrap();
    assert_eq!(next(&["clock", "turn"]), Some(Moment(1_000)));
    assert_eq!(next(&["clock"]), Some(Moment(1_500)));
    assert_eq!(next(&["nothing"]), None);
    assert_eq!(next(&[]), None);
    assert_eq!(claim(store, 999, &["clock", "turn"], 10), []);
    assert_eq!(claim(store, 9_999, &[], 10), []);
    let claims = claim(store, 2_000, &["clock", "turn", "turn"], 2);
    assert_eq!(names(&claims), ["c", "e"], "the oldest first");
    assert_eq!(names(&claim(store, 2_000, &["clock", "turn"], 10)), ["b"]);
    assert_eq!(next(&["clock", "turn"]), Some(Moment(3_000)));
    assert_eq!(names(&claim(store, 1_000, &["notice"], 10)), ["d"]);
}

fn leases(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    put(store, &game, "a", "turn", 1_000);
    let [first] = &claim(store, 1_000, &["turn"], 1)[..] else {
        panic!("it is due");
    };
    assert_eq!(first.job.attempts, 1);
    let lease = job(store, "a").unwrap().about.lease.unwrap();
    assert_eq!(
        (lease.worker.as_str(), lease.until),
        ("worker", Moment(2_000))
    );
    assert_eq!(claim(store, 1_999, &["turn"], 1), []);
    assert!(store.renew_job(first, Moment(3_000)).unwrap());
    assert_eq!(claim(store, 2_999, &["turn"], 1), []);
    assert_eq!(store.next_job(&["turn"]).unwrap(), Some(Moment(3_000)));
    let [second] = &claim(store, 3_000, &["turn"], 1)[..] else {
        panic!("the lease has run out");
    };
    assert_eq!(second.job.attempts, 2);
    assert_eq!(second.job.about.due, Moment(1_000));
    assert!(store.finish_job(second).unwrap());
    assert_eq!(job(store, "a"), None);
}

fn lost(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    let powerless = |claim: &Claim| {
        assert!(!store.renew_job(claim, Moment(99_000)).unwrap());
        assert!(!store.retry_job(claim, Moment(99_000)).unwrap());
        assert!(!store.finish_job(claim).unwrap());
    };
    put(store, &game, "a", "turn", 1_000);
    // Claimed again by the same worker, it is still a different claim.
    let first = claim(store, 1_000, &["turn"], 1);
    let second = claim(store, 2_000, &["turn"], 1);
    powerless(&first[0]);
    assert_eq!(job(store, "a"), Some(second[0].job.clone()));
    // Replaced: finishing the old job does not finish the new one, even after the same number of attempts.
    put(store, &game, "a", "turn", 1_000);
    powerless(&second[0]);
    claim(store, 1_000, &["turn"], 1);
    claim(store, 2_000, &["turn"], 1);
    powerless(&second[0]);
    // Cancelled, and put again.
    store.cancel_job(&key("a")).unwrap();
    powerless(&second[0]);
    put(store, &game, "a", "turn", 1_000);
    let last = claim(store, 1_000, &["turn"], 1);
    powerless(&first[0]);
    // Late, but nobody else has begun.
    assert!(store.finish_job(&last[0]).unwrap());
    powerless(&last[0]);
}

fn retried(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    put(store, &game, "a", "notice", 1_000);
    for attempt in 1..=3 {
        let now = i64::from(attempt) * 10_000;
        let [claimed] = &claim(store, now, &["notice"], 1)[..] else {
            panic!("it is due");
        };
        assert_eq!(claimed.job.attempts, attempt);
        assert!(store.retry_job(claimed, Moment(now + 10_000)).unwrap());
        let waiting = job(store, "a").unwrap();
        assert_eq!(
            (waiting.about.due, waiting.about.lease),
            (Moment(now + 10_000), None)
        );
        assert_eq!(waiting.attempts, attempt);
        assert_eq!(claim(store, now + 9_999, &["notice"], 1), []);
        // A job can only be given back once.
        assert!(!store.finish_job(claimed).unwrap());
    }
}

fn replaced(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    put(store, &game, "a", "clock", 1_000);
    claim(store, 1_000, &["clock"], 1);
    put(store, &game, "a", "notice", 5_000);
    let stored = job(store, "a").unwrap();
    assert_eq!((stored.attempts, stored.about.lease), (0, None));
    assert_eq!(stored.about.due, Moment(5_000));
    assert_eq!(claim(store, 9_000, &["clock"], 1), []);
    assert_eq!(names(&claim(store, 5_000, &["notice"], 1)), ["a"]);
}

fn put_with_entries(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    let ann = guest(store, "Ann", 1);
    let job_of = |name: &str, subject: Subject, payload: &str| NewJob {
        key: key(name),
        kind: name.to_owned(),
        subject,
        payload: payload.to_owned(),
        due: Moment(500),
        lease: None,
    };
    let with_job = |expected: u64, payload: &str| Append {
        jobs: vec![
            job_of("clock-of-entries", Subject::Game(game.clone()), payload),
            job_of("notice-of-entries", Subject::Person(ann.clone()), "x"),
        ],
        ..step(expected, None, "1 A1")
    };
    let payload = || job(store, "clock-of-entries").map(|job| job.about.payload);
    let late = store.append(&game, &with_job(7, "late")).unwrap();
    assert!(matches!(late, Appended::Conflict { .. }));
    assert_eq!(payload(), None);
    done(store.append(&game, &with_job(0, "first")).unwrap());
    assert_eq!(payload().as_deref(), Some("first"));
    let claims = claim(store, 600, &["clock-of-entries"], 1);
    done(store.append(&game, &with_job(1, "second")).unwrap());
    assert_eq!(payload().as_deref(), Some("second"));
    assert!(!store.finish_job(&claims[0]).unwrap(), "it was replaced");
    done(store.append(&game, &step(2, None, "1 A1")).unwrap());
    assert_eq!(payload().as_deref(), Some("second"));
    let broken = store.append(&game, &with_job(3, "two\nlines"));
    assert!(matches!(broken, Err(StoreError::Malformed(_))));
    assert!(job(store, "notice-of-entries").is_some());
    // If the person concerned has been forgotten, nothing happens at all.
    store.forget_person(&ann).unwrap();
    assert!(job(store, "notice-of-entries").is_none());
    let nobody = store.append(&game, &with_job(3, "third"));
    assert!(matches!(nobody, Err(StoreError::NoPerson(_))));
    assert_eq!(payload().as_deref(), Some("second"));
    assert_eq!(store.game(&game).unwrap().length, 3);
}

/// Created for people to join, and begun at a table where they sit.
fn first_jobs(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    let first = |payload: &str| FirstJob {
        kind: "clock".to_owned(),
        payload: payload.to_owned(),
        due: Moment(500),
    };
    let game = new_game("x");
    let seating = held_by(vec![holder(&ann, &[1])]);
    let make = |payload: &str| store.create_for(&key("x"), &game, &seating, &[], &[first(payload)]);
    let broken = make("two\nlines");
    assert!(matches!(broken, Err(StoreError::Malformed(_))));
    assert_eq!(store.created_with(&key("x")).unwrap(), None);
    let made = make("made").unwrap().id;
    assert_eq!(make("again").unwrap().id, made);
    let open = NewOpenTable {
        game: "snowdonia".to_owned(),
        setup: String::new(),
        creator: ann,
        public: false,
        seats: vec![OpenSeat::Open],
        created: Moment(1),
    };
    let open = store.open_table(&key("open"), &open).unwrap();
    let start = |version: u64, payload: &str| {
        store.start_table(&open, version, &game, &seating, &[], &[first(payload)])
    };
    assert!(matches!(
        start(0, "two\nlines"),
        Err(StoreError::Malformed(_))
    ));
    assert!(!start(7, "another version").unwrap());
    assert!(store.opened(&open).is_ok());
    assert_eq!(store.next_job(&["clock"]).unwrap(), Some(Moment(500)));
    assert!(start(0, "begun").unwrap());
    for (id, payload) in [(&made, "made"), (&open, "begun")] {
        let found = job(store, &format!("clock-{id}")).unwrap().about;
        assert_eq!(found, first(payload).of(id).unwrap());
    }
    store.delete(&open).unwrap();
    assert_eq!(job(store, &format!("clock-{open}")), None);
}

fn gone_with_game(store: &dyn Store) {
    let [one, other] = ["x", "y"].map(|name| create(store, &new_game(name)));
    put(store, &one, "a", "clock", 1_000);
    put(store, &one, "b", "turn", 1_000);
    put(store, &other, "c", "turn", 1_000);
    let held = claim(store, 1_000, &["clock"], 1);
    store.delete(&one).unwrap();
    assert!(job(store, "a").is_none() && job(store, "b").is_none());
    assert!(!store.finish_job(&held[0]).unwrap());
    assert_eq!(names(&claim(store, 1_000, &["clock", "turn"], 9)), ["c"]);
}

fn refused(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    let good = NewJob {
        key: key("a"),
        kind: "turn".to_owned(),
        subject: Subject::Game(game),
        payload: String::new(),
        due: Moment(0),
        lease: None,
    };
    let no_kind = NewJob {
        kind: String::new(),
        ..good.clone()
    };
    let lines = NewJob {
        payload: "a\nb".to_owned(),
        ..good.clone()
    };
    for wrong in [no_kind, lines] {
        let put = store.put_job(&wrong);
        assert!(matches!(put, Err(StoreError::Malformed(_))), "{put:?}");
    }
    let nowhere: GameId = "2345678923".parse().unwrap();
    let nobody: PersonId = "2345678923".parse().unwrap();
    for (subject, error) in [
        (Subject::Game(nowhere.clone()), StoreError::NoGame(nowhere)),
        (
            Subject::Person(nobody.clone()),
            StoreError::NoPerson(nobody),
        ),
    ] {
        let job = NewJob {
            subject,
            ..good.clone()
        };
        assert_eq!(store.put_job(&job), Err(error));
    }
    assert_eq!(job(store, "a"), None);
}

fn racing(store: &dyn Store) {
    const JOBS: usize = 60;
    let game = create(store, &new_game("x"));
    for number in 0..JOBS {
        put(store, &game, &format!("job-{number}"), "turn", 1_000);
    }
    let finished = race(|racer| work_off(store, &format!("worker-{racer}")));
    assert_eq!(finished.len(), THREADS);
    let all: Vec<&String> = finished.iter().flatten().collect();
    let unique: HashSet<&String> = all.iter().copied().collect();
    assert_eq!(
        (all.len(), unique.len()),
        (JOBS, JOBS),
        "each was finished once"
    );
}

/// Does all jobs of turns, giving some back first and dying over others; returns the keys of those it finished. Time
/// only passes where a worker dies, for everybody alike: a lease is never longer than a dead worker's silence.
pub fn work_off(store: &dyn Store, worker: &str) -> Vec<String> {
    let mut finished = Vec::new();
    let mut now = 1_000;
    while store.next_job(&["turn"]).unwrap().is_some() {
        let wanted = Wanted {
            now: Moment(now),
            worker,
            until: Moment(now + 1_000),
            kinds: &["turn"],
            limit: 3,
        };
        let claims = store.claim_jobs(&wanted).unwrap();
        if claims.is_empty() {
            now += 1_000;
        }
        for claim in claims {
            let name = claim.job.about.key.as_str().to_owned();
            let number: usize = name.trim_start_matches("job-").parse().unwrap();
            match (number % 5, claim.job.attempts) {
                // It is never heard of again: another worker takes over.
                (0, 1) => {}
                (1, 1) => {
                    store.retry_job(&claim, Moment(now)).unwrap();
                }
                _ if store.finish_job(&claim).unwrap() => finished.push(name),
                _ => {}
            }
        }
    }
    finished
}
