//! What every store has to pass. A store's tests call [`run`] with a function that makes an empty one.

mod accounts;
mod creating;
mod events;
mod jobs;
mod journals;
mod lists;
mod merging;
mod messages;
mod people;
mod push;
mod races;
mod seats;
mod servers;
mod sharing;
mod subscribing;
mod transfer;
mod turns;

use store::{
    Append, Appended, Created, Dealing, GameId, GameName, Key, Moment, NewEntry, NewGame,
    Participant, Store, StoredStanding,
};

pub use transfer::{fill, given, run_transfer};

/// A check: its name, and what it does with an empty store. It panics if the store breaks the contract.
pub type Check = (&'static str, fn(&dyn Store));

pub fn checks() -> impl Iterator<Item = Check> {
    let groups: [&[Check]; 15] = [
        &creating::CHECKS,
        &journals::CHECKS,
        &lists::CHECKS,
        &events::CHECKS,
        &subscribing::CHECKS,
        &people::CHECKS,
        &push::CHECKS,
        &accounts::CHECKS,
        &merging::CHECKS,
        &seats::CHECKS,
        &messages::CHECKS,
        &jobs::CHECKS,
        &turns::CHECKS,
        &servers::CHECKS,
        &races::CHECKS,
    ];
    groups.into_iter().flatten().copied()
}

/// Runs every check, each on an empty store of its own.
pub fn run<S: Store>(mut empty: impl FnMut() -> S) {
    for (name, check) in checks() {
        println!("{name}");
        check(&empty());
    }
}

/// Runs every check of what two users of one store notice of each other. Each gets two values opened on the same
/// store, as two processes would have.
pub fn run_shared<S: Store>(mut opened_twice: impl FnMut() -> [S; 2]) {
    for (name, check) in sharing::CHECKS {
        println!("{name}");
        let [one, other] = &opened_twice();
        check([one, other]);
    }
}

fn new_game(name: &str) -> NewGame {
    NewGame {
        name: GameName::new(name).unwrap(),
        game: "snowdonia".to_owned(),
        scenario: "mount-snowdon".to_owned(),
        header: "tabletop 1\ngame snowdonia\n".to_owned(),
        rules: 1,
        seats: ["Ann", "Bela"]
            .map(|name| Participant::Person(name.to_owned()))
            .into(),
        dealing: Dealing::Typed,
        parent: None,
        series: None,
        standing: StoredStanding::running("round 1"),
        created: Moment(1_000),
    }
}

fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

/// Stores a game under a key derived from its name.
fn create(store: &dyn Store, game: &NewGame) -> GameId {
    let unique = format!(
        "{}-{}",
        game.name.as_str().len(),
        store.newest_event().unwrap()
    );
    let Created { id, event } = store.create(&key(&unique), game, &[]).unwrap();
    assert!(event.is_some(), "a new key makes a new game");
    id
}

/// One step after the first `expected` entries.
fn step(expected: u64, key: Option<&str>, text: &str) -> Append {
    Append {
        expected,
        key: key.map(self::key),
        at: Moment(2_000),
        entries: vec![NewEntry::step(text)],
        standing: None,
        jobs: Vec::new(),
        finishes: None,
    }
}

/// The length after an append that must succeed.
fn done(appended: Appended) -> u64 {
    match appended {
        Appended::Done { length, .. } => length,
        other => panic!("not done: {other:?}"),
    }
}

fn texts(store: &dyn Store, id: &GameId) -> Vec<String> {
    let entries = store.journal(id, 0).unwrap();
    entries.into_iter().map(|entry| entry.text).collect()
}
