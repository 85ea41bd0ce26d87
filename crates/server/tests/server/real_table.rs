//! A game with the physical box: people draw and enter what they drew.

use axum::http::StatusCode;

use crate::client::{Client, NOT_POSSIBLE, Page, encode};

/// The enabled buttons for cubes and cards.
fn parts(page: &Page) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for part in page.body.split("<button class=\"part\"").skip(1) {
        let tag = &part[..part.find('>').unwrap()];
        let value = |name: &str| {
            let from = tag.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
            tag[from..from + tag[from..].find('"').unwrap()].to_owned()
        };
        if !tag.contains("disabled") {
            out.push((value(" name"), value("value")));
        }
    }
    out
}

/// How many of a cube there are, according to its tile.
fn left(page: &Page, name: &str) -> Option<u32> {
    let mark = format!("{name}</span> <span class=\"part-left\">");
    let (_, rest) = page.body.split_once(&mark)?;
    rest.split('<').next()?.parse().ok()
}

const TABLE: &[(&str, &str)] = &[
    ("game", "snowdonia"),
    ("players", "2"),
    ("kind-1", "person"),
    ("name-1", "Ann"),
    ("kind-2", "person"),
    ("name-2", "Bob"),
    ("deals", "typed"),
];

/// Clicks pieces until the first decision; returns the number of clicks.
async fn set_up(client: &Client, at: &str) -> usize {
    let mut told: Vec<String> = Vec::new();
    for clicks in 0..200 {
        let query: Vec<String> = told
            .iter()
            .map(|part| format!("part={}", encode(part)))
            .collect();
        let page = client.get(&format!("{at}?{}", query.join("&"))).await;
        if !page.choices().is_empty() {
            return clicks;
        }
        let (name, value) = parts(&page)
            .first()
            .cloned()
            .expect("something can be clicked");
        if name == "deal" {
            let sent = client.command(&page, at, "deal", &[("deal", &value)]).await;
            assert_eq!(sent.status, StatusCode::SEE_OTHER, "{value}: {}", sent.body);
            told.clear();
        } else {
            told.push(value);
        }
    }
    panic!("the set-up does not end");
}

#[tokio::test]
async fn a_set_up_is_told_by_clicks_and_corrected_by_undo() {
    let client = Client::new();
    let at = client.begin(TABLE).await;
    // Who begins is entered first, by name.
    let page = client.get(&at).await;
    for name in ["Ann", "Bob"] {
        let part = format!("<span class=\"part-name\">{name}</span>");
        assert!(page.body.contains(&part), "{}", page.body);
    }
    set_up(&client, &at).await;
    let before = client.get(&at).await;
    let undone = client.command(&before, &at, "undo", &[]).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    let page = client.get(&at).await;
    assert!(page.choices().is_empty());
    assert!(!parts(&page).is_empty());
    // The same draw again, by redo.
    client.command(&page, &at, "redo", &[]).await;
    assert_eq!(client.get(&at).await.choices(), before.choices());
}

/// Exported and imported again, people still draw: both between two deals and at a decision.
#[tokio::test]
async fn a_record_of_a_real_table_goes_on_as_one() {
    let client = Client::new();
    let at = client.begin(TABLE).await;
    for ready in [false, true] {
        if ready {
            set_up(&client, &at).await;
        }
        let record = client.get(&format!("{at}.game")).await.body;
        let page = client.post("/import", &[("text", &record)]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        let copy = page.location.split('?').next().unwrap().to_owned();
        assert_eq!(client.get(&format!("{copy}.game")).await.body, record);
        let (here, there) = (client.get(&at).await, client.get(&copy).await);
        assert_eq!(there.choices(), here.choices());
        assert_eq!(parts(&there), parts(&here));
        assert_eq!(parts(&there).is_empty(), ready);
        // What was entered can be corrected there, since only people can know.
        if ready {
            client.command(&there, &copy, "undo", &[]).await;
            assert!(!parts(&client.get(&copy).await).is_empty());
        }
    }
}

#[tokio::test]
async fn impossible_draws_are_refused_with_what_there_is() {
    let client = Client::new();
    let at = client.begin(TABLE).await;
    let page = client.get(&at).await;
    let refused = client
        .command(&page, &at, "deal", &[("deal", "start 7")])
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let refused = client
        .command(&page, &at, "deal", &[("deal", "nonsense")])
        .await;
    assert!(refused.refusal().contains("nonsense"));
    assert!(refused.body.contains("required value=\"nonsense\""));
    assert!(!client.get(&at).await.body.contains("nonsense"));
    // A card that does not exist is answered with the possible ones.
    for (language, words) in NOT_POSSIBLE {
        let client = Client {
            language,
            ..client.clone()
        };
        let refused = client
            .command(&page, &at, "deal", &[("deal", "reveal 99")])
            .await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let said = refused.refusal();
        assert!(said.contains(words) && said.contains("reveal 99"), "{said}");
        assert!(said.ends_with(": start 1, start 2"), "{said}");
    }
    set_up(&client, &at).await;
    let mut page = client.get(&at).await;
    while let Some(choice) = page.choices().first() {
        page = client.choose(&page, &at, &choice.clone()).await;
    }
    // On to the draw at the end of the round.
    let mut told: Vec<String> = Vec::new();
    for _ in 0..40 {
        let refused = client
            .command(&page, &at, "deal", &[("deal", "draw 90i")])
            .await;
        let said = refused.refusal();
        if said.contains("90 iron") {
            // With two players, nothing of it drawn yet.
            let (_, reason) = said.split_once("</strong> ").unwrap();
            let rule = r#"<a class="rule" href="/rules/snowdonia#R5.1">R5.1</a>"#;
            assert_eq!(reason, format!("{rule}: 90 iron drawn, 20 in the bag"));
            // The tile counts what the bag holds, not what one draw can take.
            assert_eq!(left(&page, "iron"), Some(20));
            return;
        }
        let (name, value) = parts(&page)
            .first()
            .cloned()
            .expect("something can be clicked");
        if name == "deal" {
            let sent = client
                .command(&page, &at, "deal", &[("deal", &value)])
                .await;
            told.clear();
            page = client.get(&sent.location).await;
        } else {
            told.push(value);
            let query: Vec<String> = told
                .iter()
                .map(|part| format!("part={}", encode(part)))
                .collect();
            page = client.get(&format!("{at}?{}", query.join("&"))).await;
        }
    }
    panic!("no draw was refused with the bag's count");
}

#[tokio::test]
async fn what_was_told_stays_in_sight_and_can_begin_again() {
    let client = Client::new();
    let form: Vec<(&str, &str)> = [
        ("game", "foothills"),
        ("kind-1", "person"),
        ("kind-2", "person"),
        ("deals", "typed"),
    ]
    .to_vec();
    let at = client.begin(&form).await;
    let page = client.get(&at).await;
    let (name, value) = parts(&page)[0].clone();
    assert_eq!(name, "part", "two lines are left out");
    let next = client.get(&format!("{at}?part={}", encode(&value))).await;
    assert!(next.body.contains("So far:"));
    assert!(next.body.contains("Start over"));
    assert!(
        parts(&next).iter().all(|(_, other)| *other != value),
        "a line is left out once"
    );
    // Parts entered for another draw are forgotten.
    let odd = client.get(&format!("{at}?part=elephant")).await;
    assert!(odd.body.contains("Click what was drawn"));
}

#[tokio::test]
async fn the_program_tells_no_deal_where_people_do_not() {
    let client = Client::new();
    let at = client.begin(crate::client::THREE).await;
    let page = client.get(&at).await;
    let sent = client
        .command(&page, &at, "deal", &[("deal", "draw 1i")])
        .await;
    assert_eq!(sent.status, StatusCode::CONFLICT);
}
