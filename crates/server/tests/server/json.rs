//! Commands by programs: the same addresses and fields, answered with JSON.

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::client::{Client, HOST, Page, THREE, encode};

/// Posts a form as a program would.
async fn post(client: &Client, address: &str, pairs: &[(&str, &str)]) -> Page {
    let body: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
        .collect();
    let request = Request::post(address)
        .header("host", HOST)
        .header("accept", "application/json")
        .header("accept-language", client.language)
        .header("cookie", client.cookie.as_str())
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(body.join("&")));
    client.send(request.unwrap()).await
}

#[tokio::test]
async fn a_command_is_answered_with_the_length_of_the_journal() {
    let mut client = Client::new();
    // A program is not asked for confirmation.
    client.cookie = "confirm=on".to_owned();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let choice = page.choices()[0].clone();
    let before = client.length(&at);
    let seq = before.to_string();
    let command = |choice: &str, key: &str| {
        let pairs = [("choice", choice), ("seq", &seq), ("key", key)]
            .map(|(name, value)| (name, value.to_owned()));
        let client = client.clone();
        let address = format!("{at}/choose");
        async move {
            let pairs: Vec<(&str, &str)> = pairs
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect();
            post(&client, &address, &pairs).await
        }
    };
    let refused = command("dance", "a").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused.body.starts_with(r#"{"error":"refused","reason":""#),
        "{}",
        refused.body
    );
    assert!(refused.body.contains("dance"));
    assert!(
        refused.body.ends_with(&format!("\"seq\":{before}}}")),
        "{}",
        refused.body
    );

    let done = command(&choice, "b").await;
    assert_eq!(done.status, StatusCode::OK);
    assert_eq!(done.body, format!("{{\"seq\":{}}}", before + 1));
    // Sent again, it is done only once.
    assert_eq!(command(&choice, "b").await.body, done.body);

    let late = command(&choice, "c").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(
        late.body
            .starts_with(r#"{"error":"late","reason":"Something else happened"#),
        "{}",
        late.body
    );
    assert_eq!(client.length(&at), before + 1);

    let now = (before + 1).to_string();
    let redo = post(
        &client,
        &format!("{at}/redo"),
        &[("seq", &now), ("key", "d")],
    )
    .await;
    assert_eq!(redo.status, StatusCode::CONFLICT);
    assert!(
        redo.body.starts_with(r#"{"error":"not-now","#),
        "{}",
        redo.body
    );
}

#[tokio::test]
async fn games_are_made_and_faults_told_in_json() {
    let client = Client::new();
    let made = post(&client, "/games", THREE).await;
    assert_eq!(made.status, StatusCode::OK);
    let id = made.body.strip_prefix(r#"{"game":""#).unwrap();
    let id = &id[..id.find('"').unwrap()];
    let length = client.length(&format!("/games/{id}"));
    assert_eq!(made.body, format!(r#"{{"game":"{id}","seq":{length}}}"#));

    let golden = [THREE, &[("edition", "golden")]].concat();
    for (address, pairs, status, error) in [
        ("/games", &[][..], StatusCode::BAD_REQUEST, "form"),
        (
            "/games",
            &golden,
            StatusCode::UNPROCESSABLE_ENTITY,
            "refused",
        ),
        (
            "/import",
            &[("text", "no record")],
            StatusCode::UNPROCESSABLE_ENTITY,
            "refused",
        ),
        ("/nowhere", &[], StatusCode::NOT_FOUND, "no-page"),
        ("/help", &[], StatusCode::METHOD_NOT_ALLOWED, "method"),
        (
            "/games/2222222222/undo",
            &[("seq", "1"), ("key", "k")],
            StatusCode::NOT_FOUND,
            "no-game",
        ),
    ] {
        let answer = post(&client, address, pairs).await;
        assert_eq!(answer.status, status, "{address}");
        let begin = format!(r#"{{"error":"{error}","reason":""#);
        assert!(answer.body.starts_with(&begin), "{}", answer.body);
    }
}
