//! What people read when the store fails.

use std::path::Path;

use axum::http::StatusCode;
use store::{Sqlite, Store as _};

use crate::client::{Client, THREE, TWO, id};

#[tokio::test]
async fn a_full_disk_is_called_full_and_goes_on() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("full-disk");
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    let client = Client::on(Sqlite::open(&folder.join("games.sqlite")).unwrap());
    let at = client.begin(THREE).await;
    client.store.limit_pages(1).unwrap();
    let full = loop {
        let page = client.post("/games", TWO).await;
        if page.status != StatusCode::SEE_OTHER {
            break page;
        }
    };
    assert_eq!(full.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(full.body.contains("The disk is full"), "{}", full.body);
    client.store.limit_pages(10_000).unwrap();
    let page = client.get(&at).await;
    client.choose(&page, &at, &page.choices()[0]).await;
}

/// An invalid journal is reported as unreadable, not as a full disk.
#[tokio::test]
async fn a_game_that_cannot_be_read_is_told_from_a_full_disk() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let append = store::Append {
        expected: client.length(&at),
        key: None,
        at: store::Moment(0),
        entries: vec![store::NewEntry::step("1 nonsense")],
        standing: None,
        jobs: Vec::new(),
        finishes: None,
    };
    client.store.append(&id(&at), &append).unwrap();
    client.app.forget_all();
    let page = client.get(&at).await;
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(page.body.contains("does not understand"), "{}", page.body);
}

/// Any input in the search field is a valid search.
#[tokio::test]
async fn a_search_of_a_thousand_words_is_no_error() {
    let client = Client::new();
    client.begin(THREE).await;
    let page = client
        .get(&format!("/?search={}", "word+".repeat(1_000)))
        .await;
    assert_eq!(page.status, StatusCode::OK);
}
