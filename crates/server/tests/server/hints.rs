//! Advice that takes its time while the game goes on.

use std::time::Duration;

use axum::http::StatusCode;
use store::{Kind, Store};

use crate::client::{Client, Page, THREE, id};

/// Time for a bot to begin thinking, and too little to end it.
const BEGUN: Duration = Duration::from_millis(60);
const THINKS: &str = "Looking for a hint";

/// The table with a hint for the decision at hand.
async fn hinted(client: &Client, at: &str) -> Page {
    for _ in 0..600 {
        let page = client.get(at).await;
        if page.body.contains("Hint: ") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no hint came");
}

/// The advice is for a decision that is gone: pages that wait for it are told, and others can ask.
#[tokio::test]
async fn a_hint_that_comes_too_late_is_waited_for_by_nobody() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    client.command(&page, &at, "hint", &[]).await;
    assert!(client.get(&at).await.body.contains(THINKS));
    tokio::time::sleep(BEGUN).await;
    let mut news = client.app.listen();
    let choice = page.choices()[0].clone();
    let next = client.choose(&page, &at, &choice).await;
    assert!(!next.body.contains(THINKS), "nobody asked here");
    let grown = news.recv().await.unwrap();
    assert!(grown.data.contains("length"), "{grown:?}");
    let heard = tokio::time::timeout(Duration::from_secs(30), news.recv()).await;
    let heard = heard.expect("pages are told").unwrap();
    assert_eq!(heard.data, format!(r#"{{"game":"{}"}}"#, id(&at)));
    let page = client.get(&at).await;
    assert!(!page.body.contains(THINKS) && !page.body.contains("Hint: "));
    assert!(!page.body.contains("asked for a hint"));
    client.command(&page, &at, "hint", &[]).await;
    hinted(&client, &at).await;
}

/// Advice says how much better it is than the next best choice, and why.
#[tokio::test]
async fn a_hint_says_why() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    client.command(&page, &at, "hint", &[]).await;
    let page = hinted(&client, &at).await;
    let said = page.body.split("Hint: ").nth(1).unwrap();
    let said = said.split("</p>").next().unwrap();
    assert!(said.contains("Compared with the next best ("), "{said}");
    let reasons = ["By the end of round ", "Against it: "];
    assert!(reasons.iter().any(|reason| said.contains(reason)), "{said}");
}

/// Whoever asks while the advice for somebody else is still thought about waits for the own one only.
#[tokio::test]
async fn the_next_player_can_ask_while_the_last_hint_is_thought_about() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    client.command(&page, &at, "hint", &[]).await;
    tokio::time::sleep(BEGUN).await;
    let choice = page.choices()[0].clone();
    let next = client.choose(&page, &at, &choice).await;
    client.command(&next, &at, "hint", &[]).await;
    let page = hinted(&client, &at).await;
    assert_eq!(page.body.matches("asked for a hint").count(), 1);
    assert!(page.body.contains("choice hinted"));
}

#[tokio::test]
async fn a_hint_that_lands_takes_no_click_away() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let before = client.get(&at).await;
    let other = client.get(&at).await;
    client.command(&before, &at, "hint", &[]).await;
    hinted(&client, &at).await;
    let length = client.length(&at);
    let choice = before.choices()[1].clone();
    // Sent twice, as after a lost answer: made once.
    for _ in 0..2 {
        let sent = client
            .command(&before, &at, "choose", &[("choice", &choice)])
            .await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
        assert_eq!(client.length(&at), length + 1);
    }
    let last = client.store.journal(&id(&at), length).unwrap();
    assert!(last[0].text.ends_with(&choice), "{last:?}");
    // Another click on the same page, and one on another page of the same moment, are late.
    let list = before.choices();
    for page in [&before, &other] {
        let late = client
            .command(page, &at, "choose", &[("choice", &list[0])])
            .await;
        assert_eq!(late.status, StatusCode::CONFLICT);
        assert!(late.body.contains("Something else happened"));
    }
    assert_eq!(client.length(&at), length + 1);
}

#[tokio::test]
async fn undo_and_redo_pass_over_a_hint_too() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let choice = page.choices()[0].clone();
    let before = client.choose(&page, &at, &choice).await;
    client.command(&before, &at, "hint", &[]).await;
    hinted(&client, &at).await;
    // So it is after a new start of the program as well.
    client.app.forget_all();
    let undone = client.command(&before, &at, "undo", &[]).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.body);
    let before = client.get(&at).await;
    client.command(&before, &at, "hint", &[]).await;
    hinted(&client, &at).await;
    let redone = client.command(&before, &at, "redo", &[]).await;
    assert_eq!(redone.status, StatusCode::SEE_OTHER, "{}", redone.body);
    let journal = client.store.journal(&id(&at), 0).unwrap();
    let kinds: Vec<Kind> = journal.iter().rev().map(|entry| entry.kind).collect();
    let (step, note, undo) = (Kind::Step, Kind::Note, Kind::Undo);
    assert_eq!(kinds[..5], [step, note, undo, note, step]);
}

/// A note that lies between is no way around the check: what a bot decides nobody else does.
#[tokio::test]
async fn nobody_chooses_for_a_bot_past_a_note() {
    let client = Client::new();
    let form = [
        ("game", "snowdonia"),
        ("players", "2"),
        ("kind-1", "expert"),
        ("kind-2", "expert"),
        ("tour", "yes"),
    ];
    let at = client.begin(&form).await;
    let (one, other) = (client.get(&at).await, client.get(&at).await);
    let ended = client.command(&one, &at, "tour", &[]).await;
    assert_eq!(ended.status, StatusCode::SEE_OTHER, "{}", ended.body);
    let sent = client
        .command(&other, &at, "choose", &[("choice", "A1")])
        .await;
    assert_eq!(sent.status, StatusCode::CONFLICT);
}
