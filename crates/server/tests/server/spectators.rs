//! Many spectators of one table: the changes of a choice are compressed once for all of them, and each of them can
//! read them, whatever else their stream has sent.

use std::io::Write as _;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::Request;
use flate2::write::GzDecoder;
use http_body_util::BodyExt as _;
use serde_json::Value;
use tokio::time::timeout;
use tower::ServiceExt as _;

use crate::client::{Client, HOST, THREE};

/// A spectator.
struct Spectator {
    stream: Body,
    unpacker: GzDecoder<Vec<u8>>,
}

impl Spectator {
    async fn at(client: &Client, address: &str) -> Spectator {
        let request = Request::get(address)
            .header("host", HOST)
            .header("accept-encoding", "gzip")
            .body(Body::empty());
        let answer = client.router.clone().oneshot(request.unwrap()).await;
        let mut spectator = Spectator {
            stream: answer.unwrap().into_body(),
            unpacker: GzDecoder::new(Vec::new()),
        };
        let (_, beginning) = spectator.next().await;
        assert!(beginning.starts_with("retry: "), "{beginning}");
        spectator
    }

    /// The next event: its compressed bytes, and its text.
    async fn next(&mut self) -> (Bytes, String) {
        let next = timeout(Duration::from_mins(1), self.stream.frame()).await;
        let frame = next.expect("something comes").expect("it goes on").unwrap();
        let bytes = frame.into_data().unwrap();
        self.unpacker.write_all(&bytes).unwrap();
        self.unpacker.flush().unwrap();
        let text = String::from_utf8(std::mem::take(self.unpacker.get_mut())).unwrap();
        (bytes, text)
    }

    /// The compressed bytes of the changes up to a length of the journal.
    async fn changes(&mut self, seq: u64) -> Bytes {
        loop {
            let (bytes, text) = self.next().await;
            let told = text.split_once("data: ");
            let told = told.and_then(|(_, data)| serde_json::from_str::<Value>(data).ok());
            if let Some(told) = told.filter(|told| told["steps"].is_array()) {
                assert_eq!(told["seq"], seq);
                return bytes;
            }
        }
    }
}

#[tokio::test]
async fn what_changed_is_packed_once_for_all() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let here = |said: &str| {
        let seq = client.length(&at);
        format!("{at}/events?after={seq}&work={said}")
    };
    let mut quiet = Vec::new();
    for _ in 0..3 {
        quiet.push(Spectator::at(&client, &here("")).await);
    }
    // Their stream has sent who is present, which no other stream has.
    let mut talking = Spectator::at(&client, &here("&said=0")).await;
    let mut all_alone = 0;
    let mut all_behind = 0;
    for choice in 0..6 {
        let page = client.get(&at).await;
        client.choose(&page, &at, &page.choices()[0]).await;
        let seq = client.length(&at);
        let bytes = quiet[0].changes(seq).await;
        for spectator in &mut quiet[1..] {
            let same = spectator.changes(seq).await;
            assert_eq!(same.as_ptr(), bytes.as_ptr(), "the very same bytes");
        }
        let others = talking.changes(seq).await;
        if choice > 0 {
            all_behind += bytes.len();
            // A newcomer's stream has no event that it could be compressed relative to.
            let before = format!("{at}/events?after={}&work=", page.field("seq"));
            let mut late = Spectator::at(&client, &before).await;
            all_alone += late.changes(seq).await.len();
        }
        assert!(others.len() >= bytes.len());
    }
    assert!(all_behind * 4 < all_alone * 3, "{all_behind} {all_alone}");
}
