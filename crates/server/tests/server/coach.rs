//! The coach: speaks of choices that cost much, to whoever wants one.

use std::time::Duration;

use axum::http::StatusCode;

use crate::client::{Client, Page, anything};

const ALONE: &[(&str, &str)] = &[
    ("game", "snowdonia"),
    ("players", "1"),
    ("kind-1", "person"),
];
/// How long the coach is waited for after a choice; most are not worth a word.
const LISTENS: Duration = Duration::from_secs(3);

/// Plays at random until the coach says something.
async fn spoken(client: &Client, at: &str) -> Page {
    let mut pick = anything(161);
    for _ in 0..40 {
        let page = client.get(at).await;
        let list = page.choices();
        assert!(!list.is_empty(), "the coach said nothing in a whole game");
        client.choose(&page, at, &list[pick(&list)]).await;
        let begun = tokio::time::Instant::now();
        while begun.elapsed() < LISTENS {
            let page = client.get(at).await;
            if page.body.contains("class=\"hint coach drop\"") {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }
    panic!("the coach said nothing");
}

#[tokio::test]
async fn the_coach_speaks_of_what_costs_much() {
    let client = Client::new();
    let set = client
        .post("/settings", &[("coach", "on"), ("back", "/")])
        .await;
    let cookie = set
        .cookies
        .iter()
        .find(|cookie| cookie.starts_with("coach=on"));
    assert!(cookie.is_some(), "{:?}", set.cookies);
    let client = Client {
        cookie: "coach=on".to_owned(),
        ..client
    };
    let at = client.begin(ALONE).await;
    let page = spoken(&client, &at).await;
    let (_, said) = page.body.split_once("class=\"hint coach drop\"").unwrap();
    let said = said.split("</section>").next().unwrap();
    for piece in [
        ": that costs about ",
        " VP.",
        "Show me",
        "Better: ",
        "After the better choice",
        "Go on",
    ] {
        assert!(said.contains(piece), "{piece}: {said}");
    }
    // It never blocks play: the next decision is there.
    assert!(!page.choices().is_empty());
    // Whoever goes on hears it no more; the game has not changed by it.
    let length = client.length(&at);
    let heard = client.command(&page, &at, "coached", &[]).await;
    assert_eq!(heard.status, StatusCode::SEE_OTHER);
    assert!(!client.get(&at).await.body.contains("hint coach drop"));
    assert_eq!(client.length(&at), length);
}

/// What was taken back is spoken of no more.
#[tokio::test]
async fn the_coach_forgets_what_was_taken_back() {
    let client = Client {
        cookie: "coach=on".to_owned(),
        ..Client::new()
    };
    let at = client.begin(ALONE).await;
    let page = spoken(&client, &at).await;
    let can = page.body.contains(">Take it back</button>");
    let undone = client.command(&page, &at, "undo", &[]).await;
    assert_eq!(
        undone.status == StatusCode::SEE_OTHER,
        can,
        "{}",
        undone.body
    );
    if can {
        assert!(!client.get(&at).await.body.contains("hint coach drop"));
    }
}

/// Off by default; and the tutorial has its own teacher.
#[tokio::test]
async fn nobody_hears_a_coach_they_did_not_ask_for() {
    let client = Client::new();
    assert!(
        client
            .get("/settings")
            .await
            .body
            .contains("name=\"coach\" value=\"on\">")
    );
    let at = client.begin(ALONE).await;
    let mut pick = anything(161);
    for _ in 0..8 {
        let page = client.get(&at).await;
        let list = page.choices();
        let page = client.choose(&page, &at, &list[pick(&list)]).await;
        assert!(!page.body.contains("hint coach drop"));
    }
}
