//! Learning the games: rulebooks, cards, and the whole tutorial.

use axum::http::StatusCode;

use crate::client::{Client, id};
use store::Store;

#[tokio::test]
async fn rules_are_found_by_their_ids_in_every_language() {
    let client = Client::new();
    assert_eq!(client.get("/rules").await.location, "/rules/snowdonia");
    for (language, title) in [
        ("en", "Rules of Snowdonia"),
        ("de", "Regeln von Snowdonia"),
        ("pl", "Zasady gry Snowdonia"),
    ] {
        let client = Client {
            language,
            ..client.clone()
        };
        let page = client.get("/rules/snowdonia").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(title), "{language}");
        for id in ["P1", "R1.2", "E5", "SOLO1", "BF11"] {
            assert!(
                page.body.contains(&format!("id=\"{id}\"")),
                "{language} {id}"
            );
        }
        let page = client.get("/rules/foothills").await;
        assert!(page.body.contains("id=\"F10.4\""), "{language}");
        assert!(client.get("/").await.body.contains("href=\"/rules\""));
        assert!(client.get("/help").await.body.contains("href=\"/learn\""));
    }
    let found = client.get("/rules/snowdonia?q=fog+closed").await.body;
    assert!(found.contains("id=\"R1.4\"") && !found.contains("id=\"S1\""));
    let nothing = client.get("/rules/snowdonia?q=zeppelin").await.body;
    assert!(nothing.contains("No rule contains these words."));
    assert_eq!(
        client.get("/rules/chess").await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn cards_say_which_numbers_are_reconstructions() {
    let client = Client::new();
    assert_eq!(client.get("/cards").await.location, "/cards/snowdonia");
    let page = client.get("/cards/snowdonia").await.body;
    let seven = page.split("Contract 7<").nth(1).expect("contract 7");
    let seven = seven.split("</li>").next().unwrap_or_default();
    assert!(seven.contains("your Stock Yard actions take 2 more"));
    assert!(seven.contains("reconstruction"), "{seven}");
    let one = page.split("Contract 1<").nth(1).expect("contract 1");
    let one = one.split("</li>").next().unwrap_or_default();
    assert!(!one.contains("reconstruction"), "{one}");
    for part in [
        "L.A.D.A.S.",
        "Yr Wyddfa",
        "Porthmadog Harbour",
        "Track card with 5 rubble",
    ] {
        assert!(page.contains(part), "{part}");
    }
    let found = client.get("/cards/snowdonia?q=padarn").await.body;
    assert!(found.contains("Padarn") && !found.contains("Contract 1<"));
    let hills = client.get("/cards/foothills").await.body;
    assert!(hills.contains("Breakers Yard") && hills.contains("Devil"));
    assert_eq!(
        client.get("/cards/chess").await.status,
        StatusCode::NOT_FOUND
    );
}

/// The refusal of an impossible choice links to the rule it names.
#[tokio::test]
async fn a_refusal_leads_to_its_rule() {
    let client = Client::new();
    let begun = client.post("/learn", &[("key", "refused")]).await;
    let page = client.get(&begun.location).await;
    let refused = client
        .command(&page, &begun.location, "choose", &[("choice", "play 4")])
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused
            .body
            .contains("<a class=\"rule\" href=\"/rules/snowdonia#")
    );
}

#[tokio::test]
async fn the_tutorial_waits_for_the_right_choice_and_can_be_left() {
    let lesson = games::game("snowdonia").and_then(games::Game::lesson);
    let lesson = lesson.expect("a tutorial");
    let mut client = Client::new();
    let begun = client.post("/learn", &[("key", "lesson")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    let at = begun.location;
    let cookie = begun
        .cookies
        .iter()
        .find(|cookie| cookie.starts_with("lesson="));
    let cookie = cookie.expect("it is remembered");
    client.cookie = cookie.split(';').next().unwrap_or_default().to_owned();

    let mut clicks = 0;
    let mut taken = lesson.first().len();
    while let Some(awaited) = lesson.awaited(taken) {
        let page = client.get(&at).await;
        assert!(
            page.body.contains(&format!("step {} of 20", clicks + 1)),
            "{}",
            page.body
        );
        let other = page.choices().into_iter().find(|choice| choice != awaited);
        if let Some(other) = other {
            let before = client.length(&at);
            let wrong = client
                .command(&page, &at, "choose", &[("choice", &other)])
                .await;
            assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
            assert!(wrong.body.contains("that would be allowed"), "{other}");
            assert_eq!(client.length(&at), before, "nothing changes");
        }
        let page = client.get(&at).await;
        client.choose(&page, &at, awaited).await;
        clicks += 1;
        taken += lesson.following(taken).len();
        if clicks == 10 {
            let learn = client.get("/learn").await.body;
            assert!(
                learn.contains(&format!("href=\"{at}\"")),
                "it goes on where it was left"
            );
        }
    }
    assert_eq!((clicks, taken), (20, lesson.steps().len()));
    let over = client.get(&at).await.body;
    assert!(over.contains("data-state=\"over\"") && over.contains("Now play a whole game"));
    assert!(
        !client
            .get("/learn")
            .await
            .body
            .contains(&format!("href=\"{at}\""))
    );
    let standing = client.store.game(&id(&at)).unwrap().about.standing;
    assert_eq!(standing.summary, "85 82");
}

/// Of two clicks on one page, the second is not taken for the next step.
#[tokio::test]
async fn a_second_click_in_the_tutorial_does_nothing() {
    let client = Client::new();
    let at = client.post("/learn", &[("key", "twice")]).await.location;
    let page = client.get(&at).await;
    for _ in 0..2 {
        let done = client
            .command(&page, &at, "choose", &[("choice", "C1")])
            .await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    }
    assert!(client.get(&at).await.body.contains("step 2 of 20"));
}
