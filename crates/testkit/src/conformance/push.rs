//! Push subscriptions: where browsers can be notified while no page is open in them.

use store::{Moment, NewPushEndpoint, NewSession, PushEndpoint, SessionKind, Store};

use super::Check;
use super::people::{begin, guest, token};

pub const CHECKS: [Check; 2] = [
    (
        "a push endpoint is its session's and goes with it",
        goes_with_it,
    ),
    (
        "an address and a browser have one push endpoint",
        one_of_each,
    ),
];

fn endpoint(name: &str) -> NewPushEndpoint {
    NewPushEndpoint {
        url: format!("https://push.example/{name}"),
        key: vec![4; 65],
        secret: vec![0, 255, 7],
        made: Moment(5),
    }
}

fn urls(endpoints: &[PushEndpoint]) -> Vec<&str> {
    let mut urls: Vec<&str> = endpoints.iter().map(|one| one.about.url.as_str()).collect();
    urls.sort_unstable();
    urls
}

fn goes_with_it(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    for (number, person) in [(1, &ann), (2, &ann), (3, &ann), (4, &ben)] {
        begin(store, person, token(number), 10_000 + i64::from(number));
        let new = endpoint(&number.to_string());
        assert!(store.set_push_endpoint(&token(number), &new).unwrap());
        let kept = store.push_endpoint_of(&token(number)).unwrap().unwrap();
        assert_eq!(kept.about, new);
        assert_eq!(store.push_endpoint(kept.number).unwrap(), Some(kept));
    }
    let of = |person, now| store.push_endpoints(person, Moment(now)).unwrap();
    let three = [
        "https://push.example/1",
        "https://push.example/2",
        "https://push.example/3",
    ];
    assert_eq!(urls(&of(&ann, 2_000)), three);
    assert_eq!(
        urls(&of(&ann, 10_002)),
        three[2..],
        "the others have expired"
    );
    store.end_session(&token(1)).unwrap();
    assert_eq!(urls(&of(&ann, 2_000)), three[1..]);
    store.end_sessions(&ann, Some(&token(3))).unwrap();
    assert_eq!(urls(&of(&ann, 2_000)), three[2..]);
    store.forget_person(&ann).unwrap();
    assert!(of(&ann, 2_000).is_empty());
    assert_eq!(store.push_endpoint_of(&token(3)).unwrap(), None);
    let left = of(&ben, 2_000);
    assert_eq!(left.len(), 1);
    assert!(store.remove_push_endpoint(left[0].number).unwrap());
    assert!(!store.remove_push_endpoint(left[0].number).unwrap());
    assert!(of(&ben, 2_000).is_empty());
}

fn one_of_each(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    begin(store, &ann, token(1), 10_000);
    begin(store, &ann, token(2), 10_000);
    assert!(store.set_push_endpoint(&token(1), &endpoint("a")).unwrap());
    let first = store.push_endpoint_of(&token(1)).unwrap().unwrap();
    // The browser got another address.
    assert!(store.set_push_endpoint(&token(1), &endpoint("b")).unwrap());
    let second = store.push_endpoint_of(&token(1)).unwrap().unwrap();
    assert!(second.number > first.number, "a number is never used again");
    assert_eq!(store.push_endpoint(first.number).unwrap(), None);
    // Somebody signed in again in the same browser.
    assert!(store.set_push_endpoint(&token(2), &endpoint("b")).unwrap());
    assert_eq!(store.push_endpoint_of(&token(1)).unwrap(), None);
    let all = store.push_endpoints(&ann, Moment(2_000)).unwrap();
    assert_eq!(urls(&all), ["https://push.example/b"]);
    // Neither a link nor an expired session has a browser.
    let link = NewSession {
        token: token(3),
        kind: SessionKind::Move,
        label: String::new(),
        person: ann,
        created: Moment(1),
        expires: Moment(10_000),
    };
    store.begin_session(&link).unwrap();
    for none in [3, 4] {
        let kept = store.set_push_endpoint(&token(none), &endpoint("c"));
        assert!(!kept.unwrap());
    }
}
