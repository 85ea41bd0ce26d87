//! Plans: private copies that reveal nothing the game hides, and vanish when closed.

use std::time::Duration;

use axum::http::StatusCode;
use store::{Moment, Query, Seats as _, Store as _};

use crate::client::{Client, id};
use crate::together::{club, two};

async fn plan(client: &Client, at: &str) -> String {
    let page = client.get(at).await;
    let planned = client.command(&page, at, "plan", &[]).await;
    assert_eq!(planned.status, StatusCode::SEE_OTHER, "{}", planned.body);
    planned.location
}

#[tokio::test]
async fn a_plan_is_private_without_bots_and_in_no_list() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let before = club.length(&at);
    let plan_at = plan(&ann, &at).await;
    let page = ann.get(&plan_at).await;
    assert!(page.body.contains("This is your plan, not the game."));
    assert!(page.body.contains("bots and hints are off"));
    // The planner decides for everybody.
    let mut page = page;
    for _ in 0..6 {
        let choice = page.choices().first().expect("all seats are Ann's").clone();
        page = ann.choose(&page, &plan_at, &choice).await;
    }
    assert_eq!(club.length(&at), before, "the game itself stands still");
    let dealings = [&at, &plan_at].map(|at| club.store.game(&id(at)).unwrap().about.dealing);
    assert_ne!(dealings[0], dealings[1], "its luck is new");
    // Nothing the game forbids, by any way.
    for (command, form) in [
        ("hint", &[][..]),
        ("analyse", &[]),
        ("fork", &[("step", "1"), ("kind-1", "hard")]),
        ("leave", &[("bot", "hard")]),
        ("rematch", &[]),
        ("plan", &[]),
    ] {
        let answer = ann.command(&page, &plan_at, command, form).await;
        assert!(
            answer.status.is_client_error(),
            "{command}: {}",
            answer.status
        );
    }
    assert!(!page.body.contains("data-tool=\"hint\""));
    // Nobody else sees it, and no list shows it.
    for stranger in [&ben, &club.elsewhere()] {
        for path in [
            plan_at.clone(),
            format!("{plan_at}.game"),
            format!("{plan_at}/log"),
        ] {
            assert_eq!(
                stranger.get(&path).await.status,
                StatusCode::FORBIDDEN,
                "{path}"
            );
        }
    }
    assert!(!ann.get("/mine").await.body.contains(&plan_at));
    let listed = club.store.list(&Query::default()).unwrap();
    assert_eq!((listed.total, listed.games.len()), (1, 1));
    assert_eq!(listed.games[0].id, id(&at));
    // Closed, it is gone, and the answer leads back to the game.
    let closed = ann.command(&page, &plan_at, "unplan", &[]).await;
    assert_eq!(closed.location, at);
    assert_eq!(ann.get(&plan_at).await.status, StatusCode::NOT_FOUND);
    // The game itself is no plan.
    let page = ann.get(&at).await;
    let not = ann.command(&page, &at, "unplan", &[]).await;
    assert_eq!(not.status, StatusCode::BAD_REQUEST);
    assert_eq!(ann.get(&at).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_plan_is_thrown_away_after_a_day() {
    let club = club();
    let (ann, _, at) = two(&club).await;
    let plan_at = plan(&ann, &at).await;
    let after = |hours: u64| {
        let time = Duration::from_hours(hours).as_millis() as i64;
        Moment(Moment::now().0 + time)
    };
    club.app.forget_the_past(after(23)).unwrap();
    assert_eq!(ann.get(&plan_at).await.status, StatusCode::OK);
    club.app.forget_the_past(after(25)).unwrap();
    assert_eq!(ann.get(&plan_at).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ann.get(&at).await.status, StatusCode::OK);
}

/// Somebody alone against bots plays them in the plan, too.
#[tokio::test]
async fn where_help_is_allowed_bots_play_in_a_plan() {
    let client = Client::new();
    let form = [
        ("game", "foothills"),
        ("kind-1", "person"),
        ("kind-2", "random"),
    ];
    let at = client.begin(&form).await;
    let plan_at = plan(&client, &at).await;
    let seats = client.store.game(&id(&plan_at)).unwrap().about.seats;
    assert!(seats[1].is_bot());
    let page = client.get(&plan_at).await;
    assert!(page.body.contains("Back to the game"));
    assert!(!page.body.contains("bots and hints are off"));
    assert!(
        client
            .store
            .seating(&id(&plan_at))
            .unwrap()
            .holders
            .is_empty()
    );
}
