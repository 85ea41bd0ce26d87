//! Costly decisions tried again, and the coach who speaks of them at once.

use std::time::Duration;

use axum::http::StatusCode;

use crate::client::{Client, Page, THREE, encode};

/// A game alone that was played at random: there is much to do better.
const RECORD: &str =
    include_str!("../../../../fixtures/games/snowdonia/mount-snowdon-1-printed.game");

async fn imported(client: &Client) -> String {
    let page = client.post("/import", &[("text", RECORD)]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    let at = page.location.split('?').next().unwrap();
    at.to_owned()
}

/// A page once the bot has nothing to think about any more.
async fn settled(client: &Client, address: &str) -> Page {
    for _ in 0..1200 {
        let page = client.get(address).await;
        if !page.body.contains("data-busy") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bot never ends: {address}");
}

fn steps(page: &Page, at: &str) -> Vec<String> {
    let mark = format!("href=\"{at}/exercises/");
    let links = page.body.split(&mark).skip(1);
    links
        .map(|link| link.split('"').next().unwrap().to_owned())
        .collect()
}

/// What is said of a try.
async fn tried(client: &Client, exercise: &str, choice: &str) -> String {
    let page = settled(client, &format!("{exercise}?choice={}", encode(choice))).await;
    assert_eq!(page.status, StatusCode::OK);
    let (_, said) = page.body.split_once("id=\"analysis\"").unwrap();
    said.split("</section>").next().unwrap().to_owned()
}

fn attribute(text: &str, name: &str) -> String {
    let (_, rest) = text.split_once(&format!("{name}=\"")).unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn costly_decisions_are_tried_again() {
    let client = Client::new();
    assert!(
        client
            .get("/exercises")
            .await
            .body
            .contains("Finish a game first")
    );
    let at = imported(&client).await;
    let list = client.get("/exercises").await.body;
    assert!(list.contains(&format!("href=\"{at}/exercises\"")), "{list}");
    let all = format!("{at}/exercises");
    let found = steps(&settled(&client, &all).await, &at);
    assert_eq!(found.len(), 3, "{found:?}");
    // The list of one's own has them now, and so does the analysis.
    assert_eq!(steps(&client.get("/exercises").await, &at), found);
    let replay = client.get(&format!("{at}/at/{}", found[0])).await;
    assert!(replay.body.contains(&format!("href=\"{all}\"")));
    let verdict = replay.body.split("class=\"verdict\"").nth(1).unwrap();
    let made = attribute(verdict, "data-chosen");
    let better = attribute(verdict, "data-better");

    let exercise = format!("{all}/{}", found[0]);
    let page = client.get(&exercise).await;
    assert!(page.body.contains("Exercise 1 of 3:"));
    assert!(page.body.contains("What is better?"));
    // Every choice is there: on the board and in the list.
    let choices = page.choices();
    assert!(choices.contains(&made) && choices.contains(&better));
    let targets = page.targets();
    assert!(targets.contains(&better) || better == "pass", "{targets:?}");

    let said = tried(&client, &exercise, &made).await;
    assert!(
        said.contains("this is what you chose in the game"),
        "{said}"
    );
    assert!(said.contains("Show the better choice"), "{said}");
    assert!(said.contains("After the better choice"), "{said}");
    let said = tried(&client, &exercise, &better).await;
    assert!(said.contains("Right: "), "{said}");
    assert!(said.contains("In the game you chose"), "{said}");
    for other in choices
        .iter()
        .filter(|one| **one != made && **one != better)
    {
        let said = tried(&client, &exercise, other).await;
        let known = ["costs about", "just as good as"];
        assert!(known.iter().any(|one| said.contains(one)), "{said}");
    }
    let said = tried(&client, &exercise, "G9").await;
    assert!(said.contains("The rules do not allow that here"), "{said}");

    // Other decisions are no exercises, and no steps are none either.
    for step in ["0", "99999", "x"] {
        let page = client.get(&format!("{all}/{step}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{step}");
    }
    // After a new start they are looked for again.
    client.app.forget_all();
    let page = client.get(&exercise).await;
    assert_eq!((page.status, page.location), (StatusCode::SEE_OTHER, all));
}

#[tokio::test]
async fn exercises_come_when_the_game_is_over() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&format!("{at}/exercises")).await;
    assert!(page.body.contains("when the game is over"), "{}", page.body);
    assert!(!page.body.contains("data-busy"));
    let list = client.get("/exercises").await.body;
    assert!(!list.contains(&at), "{list}");
    let page = client.get(&format!("{at}/exercises/3")).await;
    assert_eq!(page.location, format!("{at}/exercises"));
}
