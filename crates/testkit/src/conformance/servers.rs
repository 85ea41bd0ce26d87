//! What servers tell each other.

use store::{Moment, ServerTold, Store};

use super::Check;

pub const CHECKS: [Check; 2] = [
    (
        "what servers tell lasts until it is replaced or runs out",
        tells,
    ),
    ("what ran out can be forgotten", forgets),
];

fn tell(store: &dyn Store, server: &str, text: &str, until: i64) {
    let told = ServerTold {
        server: server.to_owned(),
        text: text.to_owned(),
        until: Moment(until),
    };
    store.tell_servers(&told).unwrap();
}

/// The texts at a moment, in words.
pub fn told(store: &dyn Store, now: i64) -> String {
    let told = store.told_by_servers(Moment(now)).unwrap();
    let told: Vec<String> = told
        .iter()
        .map(|told| format!("{} {} {}", told.server, told.text, told.until.0))
        .collect();
    told.join(", ")
}

fn tells(store: &dyn Store) {
    assert_eq!(told(store, 0), "");
    tell(store, "b", "Łódź; '--", 5_000);
    tell(store, "a", "one\ntwo", 3_000);
    assert_eq!(told(store, 2_999), "a one\ntwo 3000, b Łódź; '-- 5000");
    assert_eq!(told(store, 3_000), "b Łódź; '-- 5000");
    tell(store, "a", "three", 9_000);
    assert_eq!(told(store, 3_000), "a three 9000, b Łódź; '-- 5000");
    assert!(store.fall_silent("a").unwrap());
    assert!(!store.fall_silent("a").unwrap());
    assert_eq!(told(store, 0), "b Łódź; '-- 5000");
    // A long one, as with many people.
    let long = "x".repeat(300_000);
    tell(store, "b", &long, 5_000);
    assert_eq!(told(store, 0), format!("b {long} 5000"));
}

fn forgets(store: &dyn Store) {
    for (server, until) in [("a", 1_000), ("b", 2_000), ("c", 3_000)] {
        tell(store, server, "x", until);
    }
    assert_eq!(store.forget_servers(Moment(2_000)).unwrap(), 2);
    assert_eq!(store.forget_servers(Moment(2_000)).unwrap(), 0);
    assert_eq!(told(store, 0), "c x 3000");
}
