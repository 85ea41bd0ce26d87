//! A slow store: only the command that is being stored waits for it.

use std::path::Path;
use std::time::Duration;

use axum::http::StatusCode;
use rusqlite::Connection;
use store::Sqlite;

use crate::client::{Client, THREE};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_at_the_table_waits_for_the_store() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("slow-store");
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    let file = folder.join("games.sqlite");
    let client = Client::on(Sqlite::open(&file).unwrap());
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let choice = page.choices()[0].clone();

    // While another program holds the lock of the file, everybody who writes waits for it.
    let other = Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let sending = tokio::spawn({
        let (client, page, at) = (client.clone(), page.clone(), at.clone());
        async move {
            let choice = [("choice", choice.as_str())];
            client.command(&page, &at, "choose", &choice).await
        }
    });
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let shown = client.get(&at).await;
        assert_eq!(shown.status, StatusCode::OK);
        // What is not stored is not shown.
        assert_eq!(shown.field("seq"), page.field("seq"));
        assert_eq!(shown.choices(), page.choices());
        for address in [format!("{at}/log"), format!("{at}.game")] {
            assert_eq!(client.get(&address).await.status, StatusCode::OK);
        }
    }
    assert!(!sending.is_finished(), "the store was not slow");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(sending.await.unwrap().status, StatusCode::SEE_OTHER);
    let after = client.get(&at).await;
    assert_ne!(after.field("seq"), page.field("seq"));
}
