//! Looking back, playing on from there, and being judged.

use std::time::Duration;

use axum::http::StatusCode;
use store::{Participant, Store};

use crate::client::{Client, THREE, TWO, anything, id};

#[tokio::test]
async fn every_step_has_its_page() {
    let client = Client::new();
    for form in [THREE, TWO] {
        let at = client.begin(form).await;
        client.play_out(&at, anything(5)).await;
        let last = client.length(&at);
        for (step, language) in (0..=last).zip(["en", "de", "pl"].into_iter().cycle()) {
            let client = Client {
                language,
                ..client.clone()
            };
            let page = client.get(&format!("{at}/at/{step}")).await;
            assert_eq!(page.status, StatusCode::OK, "{step}");
            assert!(page.choices().is_empty(), "{step}");
            // A decision that was judged shows what was chosen and what would have been better.
            let judged = page.body.contains("class=\"verdict\"");
            assert!(judged || page.targets().is_empty(), "{step}");
            assert!(
                page.body
                    .contains(&format!("data-step=\"{step}\" data-last=\"{last}\""))
            );
        }
        let beyond = client.get(&format!("{at}/at/{}", last + 1)).await;
        assert_eq!(beyond.status, StatusCode::NOT_FOUND);
        assert!(beyond.body.contains("There is no such step"));
        assert_eq!(
            client.get(&format!("{at}/at/x")).await.status,
            StatusCode::NOT_FOUND
        );
        let jump = client.get(&format!("{at}/at?step=12")).await;
        assert_eq!(jump.location, format!("{at}/at/12"));
    }
}

#[tokio::test]
async fn the_log_leads_to_every_position() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    client.play_out(&at, anything(6)).await;
    let log = client.get(&format!("{at}/log")).await.body;
    for step in 1..=client.length(&at) {
        assert!(log.contains(&format!("href=\"{at}/at/{step}\"")), "{step}");
    }
}

/// What changes nothing is told as well: whoever looks back sees who passed.
#[tokio::test]
async fn a_pass_is_told_in_words() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    client.play_out(&at, anything(6)).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let (_, steps) = record.split_once("\n\n").unwrap();
    let passed = |line: &&str| line.ends_with(" pass");
    let pass = steps.lines().find(passed).expect("somebody passes");
    let step = 1 + steps.lines().position(|line| line == pass).unwrap();
    let who = ["Ann", "Bob", "Cem"][usize::from(pass.as_bytes()[0] - b'1')];
    let page = client.get(&format!("{at}/at/{step}")).await.body;
    let (_, said) = page
        .split_once("id=\"showing-said\" tabindex=\"0\">")
        .unwrap();
    let (said, _) = said.split_once("</p>").unwrap();
    assert!(said.starts_with(&format!("{who} passes.")), "{said}");
    let log = client.get(&format!("{at}/log")).await.body;
    assert!(log.contains(&format!("<span class=\"log-words\">{who} passes.")));
}

#[tokio::test]
async fn a_game_goes_on_from_any_position_with_others() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    client.play_out(&at, anything(8)).await;
    let length = client.length(&at);
    let step = length / 2;
    let page = client.get(&format!("{at}/at/{step}")).await;
    let key = page.field("key");
    let step_text = step.to_string();
    let form = [
        ("step", step_text.as_str()),
        ("key", &key),
        ("kind-1", "person"),
        ("name-1", "Dot"),
        ("kind-2", "random"),
        ("kind-3", "random"),
    ];
    let fork = client.post(&format!("{at}/fork"), &form).await;
    assert_eq!(fork.status, StatusCode::SEE_OTHER, "{}", fork.body);
    let game = client.store.game(&id(&fork.location)).unwrap();
    assert_eq!(
        game.about.parent.as_ref().map(|parent| parent.step),
        Some(step)
    );
    assert_eq!(game.about.seats[0], Participant::Person("Dot".to_owned()));
    assert_eq!(game.about.seats[1], Participant::Bot("random".to_owned()));
    let steps = |id| -> Vec<String> {
        let journal = client.store.journal(id, 0).unwrap();
        journal.into_iter().map(|entry| entry.text).collect()
    };
    let (old, new) = (steps(&id(&at)), steps(&game.id));
    assert_eq!(old[..step as usize], new[..step as usize]);
    assert_eq!(client.length(&at), length);
    let far = client
        .post(&format!("{at}/fork"), &[("step", "99999"), ("key", "k")])
        .await;
    assert_eq!(far.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_game_is_judged_in_the_background() {
    let client = Client::new();
    let at = client.begin(TWO).await;
    let mut pick = anything(9);
    let mut page = client.get(&at).await;
    for _ in 0..3 {
        let list = page.choices();
        page = client.choose(&page, &at, &list[pick(&list)]).await;
    }
    let here = format!("{at}/at/2");
    assert!(client.get(&here).await.body.contains("Analyse the game"));
    let asked = client
        .post(&format!("{at}/analyse"), &[("step", "2")])
        .await;
    assert_eq!(asked.location, here);
    for _ in 0..1200 {
        let page = client.get(&here).await.body;
        if page.contains("Most costly decisions") {
            assert_eq!(page.matches("<polyline").count(), 2);
            // Luck and skill apart, for both of them.
            let luck = page.split("<table class=\"luck\">").nth(1);
            let luck = luck.and_then(|rest| rest.split("</table>").next());
            let luck = luck.expect("what the results are made of");
            assert_eq!(luck.matches(" %</td>").count(), 2 * 6, "{luck}");
            // What was better is told with reasons.
            assert!(
                page.contains("<p class=\"why\">By the end of turn "),
                "{page}"
            );
            assert_verdicts_are_marked(&client, &at, &page).await;
            return;
        }
        assert!(page.contains("positions"));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no judgement");
}

/// Each of the costly decisions leads to its position, where what was chosen and what was better have their targets.
async fn assert_verdicts_are_marked(client: &Client, at: &str, page: &str) {
    let (_, list) = page.split_once("<ol class=\"costly\">").unwrap();
    let (list, _) = list.split_once("</ol>").unwrap();
    for line in list.split(&format!("href=\"{at}/at/")).skip(1) {
        let step = line.split('"').next().unwrap();
        let judged = client.get(&format!("{at}/at/{step}")).await;
        let verdict = judged.body.split("<div class=\"verdict\"").nth(1).unwrap();
        let of = |name: &str| {
            let (_, rest) = verdict.split_once(&format!(" {name}=\"")).unwrap();
            rest.split('"').next().unwrap().to_owned()
        };
        let (chosen, better) = (of("data-chosen"), of("data-better"));
        assert_ne!(chosen, better);
        // The lines that were played are there to look at.
        assert!(verdict.contains("Show the lines played"), "{verdict}");
        assert!(verdict.contains("After the better choice"), "{verdict}");
        let targets = judged.targets();
        for one in [chosen, better].iter().filter(|one| *one != "pass") {
            assert!(targets.contains(one), "{one} among {targets:?}");
        }
    }
}
