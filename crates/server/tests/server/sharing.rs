//! Two servers on one file, like two processes.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode};
use futures_util::StreamExt as _;
use store::{Sqlite, Store as _};
use tower::ServiceExt as _;

use crate::client::{Client, HOST, THREE, id};

/// The most anything may take, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Two clients, each of its own server.
fn two(name: &str) -> [Client; 2] {
    let file = file(name);
    [(); 2].map(|()| Client::on(Sqlite::open(&file).unwrap()))
}

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    folder.join("games.sqlite")
}

/// What a browser hears from now on.
async fn listen(client: &Client) -> BodyDataStream {
    let request = Request::builder().uri("/events").header("host", HOST);
    let request = request.body(Body::empty()).unwrap();
    let answer = client.router.clone().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    answer.into_body().into_data_stream()
}

/// Reads on until this text arrives.
async fn told(stream: &mut BodyDataStream, what: &str) {
    let mut heard = String::new();
    let reading = async {
        while !heard.contains(what) {
            let part = stream.next().await.expect("the stream goes on").unwrap();
            heard.push_str(&String::from_utf8_lossy(&part));
        }
    };
    let done = tokio::time::timeout(PATIENCE, reading).await;
    assert!(done.is_ok(), "{what} is not told");
}

#[tokio::test]
async fn each_hears_what_the_other_does() {
    let [one, other] = two("shared-events");
    let mut streams = [listen(&one).await, listen(&other).await];
    let at = one.begin(THREE).await;
    let game = id(&at);
    for stream in &mut streams {
        told(stream, &format!(r#"{{"game":"{game}"}}"#)).await;
    }
    let page = other.get(&at).await;
    let begun = Instant::now();
    one.choose(&one.get(&at).await, &at, &page.choices()[0])
        .await;
    let length = one.length(&at);
    let grown = format!(r#"{{"game":"{game}","length":{length}}}"#);
    told(&mut streams[0], &grown).await;
    told(&mut streams[1], &grown).await;
    println!("a choice is heard elsewhere after {:?}", begun.elapsed());
    one.post(&format!("{at}/delete"), &[("sure", "yes")]).await;
    told(&mut streams[1], &format!(r#"{{"game":"{game}"}}"#)).await;
    assert_eq!(other.get(&at).await.status, StatusCode::NOT_FOUND);
    // A stream that is told to end does so.
    one.open.send(true).unwrap();
    while streams[0].next().await.is_some() {}
}

/// Both have the table in memory and choose in turns.
#[tokio::test]
async fn a_game_is_played_through_both() {
    let clients = two("shared-game");
    let at = clients[0].begin(THREE).await;
    let mut stream = [listen(&clients[0]).await, listen(&clients[1]).await];
    for turn in 0..12 {
        let (here, there) = (turn % 2, (turn + 1) % 2);
        let page = clients[here].get(&at).await;
        assert_eq!(page.field("seq"), clients[there].length(&at).to_string());
        clients[here].choose(&page, &at, &page.choices()[0]).await;
        // A page made before is outdated for both.
        let late = clients[there].command(&page, &at, "undo", &[]).await;
        assert_eq!(late.status, StatusCode::CONFLICT);
        let length = clients[here].length(&at);
        told(&mut stream[there], &format!(r#""length":{length}}}"#)).await;
    }
    let shown = clients.each_ref().map(|client| client.get(&at));
    let [one, other] = shown;
    let (one, other) = (one.await, other.await);
    assert_eq!(one.choices(), other.choices());
    let records = clients
        .each_ref()
        .map(|client| client.store.journal(&id(&at), 0).unwrap());
    assert_eq!(records[0], records[1]);
}

/// A name given through one is shown by the other.
#[tokio::test]
async fn a_new_name_is_shown_by_both() {
    let [one, other] = two("shared-name");
    let at = one.begin(THREE).await;
    assert_eq!(other.get(&at).await.status, StatusCode::OK);
    let mut stream = listen(&other).await;
    one.post(&format!("{at}/rename"), &[("name", "Wyddfa")])
        .await;
    told(&mut stream, &format!(r#"{{"game":"{}"}}"#, id(&at))).await;
    assert!(other.get(&at).await.body.contains("Wyddfa"));
}

/// The same choice with the same key, sent to one and then to the other, counts once.
#[tokio::test]
async fn a_choice_sent_to_both_is_done_once() {
    let [one, other] = two("shared-key");
    let at = one.begin(THREE).await;
    let page = one.get(&at).await;
    assert_eq!(other.get(&at).await.status, StatusCode::OK);
    let choice = page.choices()[0].clone();
    for client in [&one, &other, &one] {
        client.choose(&page, &at, &choice).await;
    }
    let steps = other.store.journal(&id(&at), 0).unwrap();
    // Either may begin.
    let made = steps.iter().filter(|entry| {
        entry
            .text
            .split_once(' ')
            .is_some_and(|(_, made)| made == choice)
    });
    assert_eq!(made.count(), 1);
}
