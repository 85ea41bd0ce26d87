//! Which `Host` headers are accepted, and the headers of answers.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

use crate::client::{Client, HOST, THREE};

#[tokio::test]
async fn other_hosts_and_other_sites_are_refused() {
    let client = Client::new();
    let ask = |method: &str, pairs: &[(&str, &str)]| {
        let mut request = Request::builder().method(method).uri("/games");
        for (name, value) in pairs {
            request = request.header(*name, *value);
        }
        client.send(request.body(Body::empty()).unwrap())
    };
    for pairs in [
        &[("host", "evil.example:1894")][..],
        &[("host", HOST), ("origin", "http://evil.example")],
        &[("host", HOST), ("origin", "null")],
        &[("host", HOST), ("sec-fetch-site", "cross-site")],
    ] {
        assert_eq!(
            ask("POST", pairs).await.status,
            StatusCode::FORBIDDEN,
            "{pairs:?}"
        );
    }
    let page = ask("GET", &[("host", "evil.example")]).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    assert!(page.body.contains("another site"));
    let request = Request::builder()
        .uri("/events")
        .header("host", "evil.example");
    let events = client.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(events.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nothing_comes_from_elsewhere() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    for address in [
        "/",
        "/new",
        "/solo",
        "/help",
        "/settings",
        "/import",
        &at,
        &format!("{at}/at/3"),
    ] {
        let request = Request::builder().uri(address).header("host", HOST);
        let request = request.body(Body::empty()).unwrap();
        let page = client.send(request).await;
        assert_eq!(page.status, StatusCode::OK, "{address}");
        let links = page
            .body
            .split("http")
            .filter(|rest| rest.starts_with("://") || rest.starts_with("s://"));
        let foreign: Vec<&str> = links
            .filter(|rest| !rest.starts_with("://www.w3.org/2000/svg"))
            .collect();
        assert!(foreign.is_empty(), "{address}: {foreign:?}");
        assert!(!page.body.contains("<script>"), "{address}");
    }
}

#[tokio::test]
async fn the_first_load_is_small_and_assets_stay() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let packed = async |address: &str| {
        let request = Request::builder()
            .uri(address)
            .header("host", HOST)
            .header("accept-encoding", "gzip");
        let request = request.body(Body::empty()).unwrap();
        let reply = client.router.clone().oneshot(request).await.unwrap();
        assert_eq!(reply.status(), StatusCode::OK, "{address}");
        assert_eq!(reply.headers()["content-encoding"], "gzip", "{address}");
        let body = reply.into_body().collect().await.unwrap();
        body.to_bytes().len()
    };
    let alone = packed(&at).await;
    let mut sum = alone;
    for part in page.body.split("\"/assets/").skip(1) {
        let address = format!("/assets/{}", &part[..part.find('"').unwrap()]);
        sum += packed(&address).await;
    }
    println!("first load of a table: {sum} bytes packed, of these the page {alone}");
    assert!(sum < 45_000, "{sum}");
    assert_eq!(
        client
            .get("/assets/0000000000000000/style.css")
            .await
            .status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn pages_are_packed_for_those_who_unpack() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let ask = |accepted: &'static str| {
        let request = Request::builder()
            .uri(&at)
            .header("host", HOST)
            .header("accept-encoding", accepted);
        let request = request.body(Body::empty()).unwrap();
        client.router.clone().oneshot(request)
    };
    let (plain, packed) = (ask("identity").await.unwrap(), ask("gzip").await.unwrap());
    assert_eq!(plain.headers().get("content-encoding"), None);
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    for reply in [&plain, &packed] {
        assert_eq!(reply.headers()["vary"], "accept-encoding");
    }
    let plain = plain.into_body().collect().await.unwrap().to_bytes();
    let packed = packed.into_body().collect().await.unwrap().to_bytes();
    assert!(plain.starts_with(b"<!DOCTYPE html>"));
    assert!(packed.starts_with(&[0x1f, 0x8b]), "the first bytes of gzip");
    assert!(packed.len() * 4 < plain.len(), "{} bytes", packed.len());
}

#[tokio::test]
async fn settings_are_kept_in_cookies_and_lead_back() {
    let client = Client::new();
    let pairs = [
        ("back", "/solo"),
        ("language", "de"),
        ("theme", "dark"),
        ("palette", "red-green"),
        ("speed", "fast"),
    ];
    let page = client.post("/settings", &pairs).await;
    assert_eq!(
        (page.status, page.location.as_str()),
        (StatusCode::SEE_OTHER, "/solo")
    );
    assert!(
        page.cookies
            .iter()
            .any(|cookie| cookie.starts_with("theme=dark; "))
    );
    assert_eq!(page.cookies.len(), 4);
    for part in ["; Path=/", "; SameSite=Lax", "; HttpOnly", "; Max-Age="] {
        assert!(page.cookies.iter().all(|cookie| cookie.contains(part)));
    }
    let mut client = client;
    client.cookie = "language=de; theme=dark; palette=red-green".to_owned();
    let page = client.get("/").await.body;
    assert!(page.contains("lang=\"de\" data-theme=\"dark\" data-palette=\"red-green\""));
    let page = client
        .post("/settings", &[("back", "//evil.example")])
        .await;
    assert_eq!(page.location, "/");
}
