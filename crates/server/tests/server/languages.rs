//! Every page in every language.

use axum::http::StatusCode;

use crate::client::{Client, THREE, anything};

#[tokio::test]
async fn pages_speak_the_visitors_language() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let mut pick = anything(10);
    let mut page = client.get(&at).await;
    for _ in 0..6 {
        let list = page.choices();
        page = client.choose(&page, &at, &list[pick(&list)]).await;
    }
    let addresses = [
        "/",
        "/new",
        "/new?game=foothills",
        "/solo",
        "/help",
        "/settings",
        "/import",
        &at,
        &format!("{at}/log"),
        &format!("{at}/at/8"),
        "/nowhere",
    ];
    for address in addresses {
        let mut seen: Vec<String> = Vec::new();
        for language in ["en-GB", "de-DE,en;q=0.5", "pl"] {
            let client = Client {
                language,
                ..client.clone()
            };
            let page = client.get(address).await;
            assert_ne!(
                page.status,
                StatusCode::INTERNAL_SERVER_ERROR,
                "{address} {language}"
            );
            assert!(
                page.body
                    .contains(&format!("<html lang=\"{}\"", &language[..2]))
            );
            assert!(!seen.contains(&page.body), "{address} {language}");
            seen.push(page.body);
        }
    }
    // A choice made by hand beats the browser's setting.
    let mut client = client;
    client.cookie = "language=pl".to_owned();
    assert!(client.get("/").await.body.contains("<html lang=\"pl\""));
}
