//! How long things are kept, and how much one person may have, where the program was told.

use server::Retention;
use store::{Moment, Query, Status, Store as _};
use testkit::sample;

use crate::admin::host;
use crate::client::Client;

const DAY: i64 = 24 * 60 * 60 * 1000;

fn finished(site: &Client) -> u64 {
    let query = Query {
        status: Some(Status::Finished),
        ..Query::default()
    };
    site.store.list(&query).unwrap().total
}

#[tokio::test]
async fn games_that_are_over_go_when_their_time_has_come() {
    let site = Client::new();
    site.store.load((0..30).map(sample::game)).unwrap();
    let running = 10;
    assert_eq!(finished(&site), 30 - running);
    // One an hour, the first at this moment.
    let first = sample::game(0).0.created;
    let at = |days: i64| Moment(first.0 + days * DAY);
    site.app.forget_the_past(at(36_500)).unwrap();
    assert_eq!(
        finished(&site),
        30 - running,
        "kept for ever if nothing is said"
    );
    site.app.set_retention(Retention {
        games: Some(10),
        ..Retention::default()
    });
    site.app.forget_the_past(at(10)).unwrap();
    assert_eq!(finished(&site), 30 - running, "not yet");
    site.app
        .forget_the_past(Moment(at(10).0 + DAY / 2))
        .unwrap();
    let left = finished(&site);
    assert!(
        left > 0 && left < 30 - running,
        "the older ones are gone: {left}"
    );
    site.app.forget_the_past(at(20)).unwrap();
    assert_eq!(finished(&site), 0);
    assert_eq!(site.store.list(&Query::default()).unwrap().total, running);
}

#[tokio::test]
async fn nobody_plays_in_more_games_than_are_allowed() {
    let site = crate::accounts::site();
    site.app.set_retention(Retention {
        most_games: 2,
        ..Retention::default()
    });
    let form = |key: &'static str| {
        [
            ("game", "foothills"),
            ("kind-1", "person"),
            ("kind-2", "random"),
            ("key", key),
        ]
    };
    let ben = site.named("Ben").await;
    for key in ["one", "two"] {
        assert_eq!(ben.give("/games", &form(key)).await.status.as_u16(), 303);
    }
    let third = ben.give("/games", &form("three")).await;
    assert_eq!(third.status.as_u16(), 422);
    assert!(third.body.contains("2 unfinished games"), "{}", third.body);
    // Another person is not held up by it, and the host never.
    let eve = site.named("Eve").await;
    assert_eq!(eve.give("/games", &form("four")).await.status.as_u16(), 303);
    let host = host(&site).await;
    for key in ["five", "six", "seven"] {
        assert_eq!(host.give("/games", &form(key)).await.status.as_u16(), 303);
    }
}
