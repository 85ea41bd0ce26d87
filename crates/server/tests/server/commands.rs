//! Commands that race, are repeated, come late, are taken back or refused.

use axum::http::StatusCode;
use store::Store;

use crate::client::{Client, NOT_POSSIBLE, THREE, TWO, anything, id};

#[tokio::test]
async fn of_two_racing_choices_one_wins() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let (one, other) = (client.get(&at).await, client.get(&at).await);
    let list = one.choices();
    let before = client.length(&at);
    let pairs = [
        [("choice", list[0].as_str())],
        [("choice", list[1].as_str())],
    ];
    let (first, second) = tokio::join!(
        client.command(&one, &at, "choose", &pairs[0]),
        client.command(&other, &at, "choose", &pairs[1]),
    );
    let mut statuses = [first.status, second.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::SEE_OTHER, StatusCode::CONFLICT]);
    assert_eq!(client.length(&at), before + 1);
    let late = if first.status == StatusCode::CONFLICT {
        first
    } else {
        second
    };
    assert!(late.body.contains("Something else happened"));
    assert!(!late.choices().is_empty());
}

#[tokio::test]
async fn a_choice_sent_twice_is_made_once() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let choice = page.choices()[0].clone();
    let before = client.length(&at);
    for _ in 0..3 {
        let sent = client
            .command(&page, &at, "choose", &[("choice", &choice)])
            .await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(client.length(&at), before + 1);
}

/// Both clicks carry the same key; the second one is told that it did not count.
#[tokio::test]
async fn of_two_clicks_on_one_page_the_first_counts() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let list = page.choices();
    let before = client.length(&at);
    let click = |choice: String| {
        let (client, page, at) = (&client, &page, &at);
        async move {
            client
                .command(page, at, "choose", &[("choice", choice.as_str())])
                .await
        }
    };
    assert_eq!(click(list[0].clone()).await.status, StatusCode::SEE_OTHER);
    let second = click(list[1].clone()).await;
    assert_eq!(second.status, StatusCode::CONFLICT);
    assert!(second.body.contains("Something else happened"));
    assert_eq!(client.length(&at), before + 1);
    // The first click again, as a browser sends it when the answer was lost.
    let again = click(format!(" {}", list[0].to_lowercase())).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert_eq!(client.length(&at), before + 1);
}

#[tokio::test]
async fn a_new_game_sent_twice_is_made_once() {
    let client = Client::new();
    let key = client.get("/new").await.field("key");
    let form = [THREE, &[("key", key.as_str())]].concat();
    assert_eq!(client.begin(&form).await, client.begin(&form).await);
}

#[tokio::test]
async fn refusals_name_rule_and_reason_in_every_language() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    for (language, words) in [
        ("en", "Not possible"),
        ("de", "Nicht möglich"),
        ("pl", "Niemożliwe"),
    ] {
        let client = Client {
            language,
            ..client.clone()
        };
        let page = client.get(&at).await;
        let before = client.length(&at);
        let refused = client
            .command(&page, &at, "choose", &[("choice", "hire")])
            .await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let text = refused.refusal();
        assert!(text.contains(words), "{text}");
        assert!(text.contains("R1.2"), "{text}");
        let nonsense = client
            .command(&page, &at, "choose", &[("choice", "dance")])
            .await;
        assert!(nonsense.refusal().contains("dance"));
        assert_eq!(client.length(&at), before);
        // The page is complete: one can make a choice on it.
        assert_eq!(refused.choices(), page.choices());
    }
}

/// A word that is nowhere on this board is answered with what there is, not with every word of the game.
#[tokio::test]
async fn an_impossible_choice_is_answered_with_possible_ones() {
    let client = Client::new();
    for form in [THREE, TWO] {
        let at = client.begin(form).await;
        for (language, words) in NOT_POSSIBLE {
            let client = Client {
                language,
                ..client.clone()
            };
            let page = client.get(&at).await;
            let list = page.choices();
            for typed in ["A9", "G1", "dance", "build nowhere.7"] {
                let refused = client
                    .command(&page, &at, "choose", &[("choice", typed)])
                    .await;
                assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
                let said = refused.refusal();
                assert!(said.contains(words) && said.contains(typed), "{said}");
                assert!(!said.contains(" ID"), "{said}");
                // The text stays where it was typed.
                let kept = format!("required value=\"{typed}\"");
                assert!(refused.body.contains(&kept), "{typed}");
                let examples = said.rsplit_once(": ").unwrap().1;
                let examples: Vec<&str> = examples.split(", ").collect();
                assert!((1..=4).contains(&examples.len()), "{said}");
                for example in examples {
                    assert!(list.iter().any(|choice| choice == example), "{said}");
                }
            }
        }
    }
}

/// If somebody else has already taken back or redone the step, the answer says so.
#[tokio::test]
async fn what_is_not_to_be_had_now_is_answered_with_a_sentence() {
    let client = Client::new();
    let at = client.begin(TWO).await;
    for (language, words) in [
        ("en", "This is no longer possible, or not yet"),
        ("de", "Das geht nicht mehr oder noch nicht"),
        ("pl", "To już nie jest możliwe albo jeszcze nie"),
    ] {
        let client = Client {
            language,
            ..client.clone()
        };
        let page = client.get(&at).await;
        for (command, more) in [
            ("undo", &[][..]),
            ("redo", &[]),
            ("deal", &[("deal", "draw 1i")]),
        ] {
            let denied = client.command(&page, &at, command, more).await;
            assert_eq!(denied.status, StatusCode::CONFLICT, "{command}");
            assert!(denied.refusal().contains(words), "{}", denied.refusal());
            assert_eq!(denied.choices(), page.choices());
        }
    }
}

#[tokio::test]
async fn what_is_no_command_is_refused() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    for pairs in [
        &[][..],
        &[("choice", "A1")],
        &[("choice", "A1"), ("seq", "x"), ("key", "k")],
    ] {
        let page = client.post(&format!("{at}/choose"), pairs).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST);
        assert!(page.body.contains("Go back"));
    }
    assert_eq!(
        client.post(&format!("{at}/dance"), &[]).await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        client
            .post("/games/2222222222/undo", &[("seq", "1"), ("key", "k")])
            .await
            .status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn choices_are_taken_back_up_to_the_last_draw_and_made_again() {
    let client = Client::new();
    let at = client.begin(TWO).await;
    let page = client.get(&at).await;
    // Only the draws of the set-up are left.
    assert!(page.body.contains("something has been drawn"));
    let denied = client.command(&page, &at, "undo", &[]).await;
    assert_eq!(denied.status, StatusCode::CONFLICT);
    let first = page.choices()[0].clone();
    let after = client.choose(&page, &at, &first).await;
    let file = format!("{at}.game");
    let record = || async { client.get(&file).await.body };
    let played = record().await;
    let undone = client.command(&after, &at, "undo", &[]).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    let back = client.get(&at).await;
    assert_eq!(back.choices(), page.choices());
    assert!(back.body.contains("1 step was undone"));
    let redone = client.command(&back, &at, "redo", &[]).await;
    assert_eq!(redone.status, StatusCode::SEE_OTHER);
    // The record shows what happened and leads to the same game.
    let last = played.lines().last().unwrap();
    assert_eq!(record().await, format!("{played}undo 1\n{last}\n"));
    assert_eq!(client.get(&at).await.choices(), after.choices());
    // The journal keeps everything.
    let kinds: Vec<&str> = client
        .store
        .journal(&id(&at), 0)
        .unwrap()
        .iter()
        .rev()
        .take(3)
        .map(|entry| entry.kind.name())
        .collect();
    assert_eq!(kinds, ["step", "undo", "step"]);
}

#[tokio::test]
async fn nobody_takes_back_the_choice_of_another() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let mut page = client.get(&at).await;
    for _ in 0..2 {
        let choice = page.choices()[0].clone();
        page = client.choose(&page, &at, &choice).await;
    }
    client.command(&page, &at, "undo", &[]).await;
    let page = client.get(&at).await;
    assert!(
        page.body.contains("Cannot undo further: Ann has moved")
            || page.body.contains("Cannot undo further: Bob has moved")
            || page.body.contains("Cannot undo further: Cem has moved"),
        "{}",
        page.body
    );
    let denied = client.command(&page, &at, "undo", &[]).await;
    assert_eq!(denied.status, StatusCode::CONFLICT);
    // A different choice than the one taken back leaves nothing to redo.
    let other = page.choices()[1].clone();
    let page = client.choose(&page, &at, &other).await;
    let denied = client.command(&page, &at, "redo", &[]).await;
    assert_eq!(denied.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_table_is_the_same_after_a_new_start() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let mut page = client.get(&at).await;
    let mut pick = anything(7);
    for _ in 0..12 {
        let list = page.choices();
        page = client.choose(&page, &at, &list[pick(&list)]).await;
    }
    client.command(&page, &at, "undo", &[]).await;
    let board = |body: &str| body[body.find("id=\"board\"").unwrap()..].to_owned();
    let before = client.get(&at).await;
    client.app.forget_all();
    let after = client.get(&at).await;
    assert_eq!(board(&after.body), board(&before.body));
    let redone = client.command(&after, &at, "redo", &[]).await;
    assert_eq!(redone.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_choice_is_confirmed_if_that_is_set() {
    let mut client = Client::new();
    client.cookie = "confirm=on".to_owned();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let before = client.length(&at);
    let choice = page.choices()[0].clone();
    let asked = client
        .command(&page, &at, "choose", &[("choice", &choice)])
        .await;
    let asked = client.get(&asked.location).await;
    assert!(asked.body.contains("Confirm</button"));
    assert_eq!(client.length(&at), before);
    let sure = asked.field("sure");
    client
        .command(&asked, &at, "choose", &[("sure", &sure)])
        .await;
    assert!(client.length(&at) > before);
}
