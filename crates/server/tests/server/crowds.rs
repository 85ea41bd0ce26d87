//! Many at one table: two who click at the same moment, and a hundred spectators.

use std::time::Instant;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use store::Store as _;
use tower::ServiceExt as _;

use crate::client::{HOST, id};
use crate::together::{club, two};

/// Two people click at the same moment, 250 times (or as often as `RACES` in the environment says): one choice
/// counts, the other is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_clicks_exactly_one_counts() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let wanted = std::env::var("RACES").map_or(250, |races| races.parse().expect("a number"));
    let (mut races, mut at) = (0, at);
    let mut number = 0;
    while races < wanted {
        let of_ann = ann.get(&at).await;
        if of_ann.body.contains("data-state=\"over\"") {
            let again = ann.command(&of_ann, &at, "rematch", &[]).await;
            at = again.location;
            continue;
        }
        let (asked, page) = if of_ann.choices().is_empty() {
            (&ben, ben.get(&at).await)
        } else {
            (&ann, of_ann)
        };
        let choices = page.choices();
        let (seq, id) = (page.field("seq"), id(&at));
        number += 1;
        // Two devices of one person, with different keys.
        let clicks = [(0, &choices[0]), (1, choices.last().unwrap())].map(|(device, choice)| {
            let (client, at) = (asked.clone(), at.clone());
            let (seq, choice) = (seq.clone(), choice.clone());
            tokio::spawn(async move {
                let key = format!("race-{number}-{device}");
                let form = [("seq", seq.as_str()), ("key", &key), ("choice", &choice)];
                client.post(&format!("{at}/choose"), &form).await
            })
        });
        let [one, other] = clicks;
        let answers = [one.await.unwrap(), other.await.unwrap()];
        let statuses = answers.each_ref().map(|page| page.status);
        let done = statuses
            .iter()
            .filter(|&&status| status == StatusCode::SEE_OTHER);
        assert_eq!(done.count(), 1, "{statuses:?}");
        let late = answers
            .iter()
            .find(|page| page.status != StatusCode::SEE_OTHER)
            .unwrap();
        assert!(
            matches!(late.status, StatusCode::CONFLICT | StatusCode::FORBIDDEN),
            "{statuses:?}"
        );
        assert!(late.body.contains("role=\"alert\""), "the other is told");
        let choices = club.store.journal(&id, seq.parse().unwrap()).unwrap();
        let own = choices.iter().filter(|entry| !entry.text.starts_with('*'));
        assert_eq!(own.count(), 1);
        races += 1;
    }
}

/// Measures how long it takes until others see a choice, and how many bytes that takes; a hundred spectators get the
/// same answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_choice_reaches_everybody() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let length = club.length(&at);
    let looks_on = club.elsewhere();
    let mut streams = Vec::new();
    for number in 0..103 {
        let client = [&ann, &ben, &looks_on][number.min(2)];
        let request = Request::get(format!("{at}/events?after={length}&work="))
            .header("host", HOST)
            .header("accept-encoding", "gzip")
            .header("cookie", client.cookie.as_str())
            .body(Body::empty())
            .unwrap();
        let answer = client.router.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        let mut body = answer.into_body();
        body.frame().await.unwrap().unwrap();
        streams.push(body);
    }
    let asked = if ann.get(&at).await.choices().is_empty() {
        &ben
    } else {
        &ann
    };
    let page = asked.get(&at).await;
    let begun = Instant::now();
    let listening: Vec<_> = streams
        .into_iter()
        .map(|mut body| {
            tokio::spawn(async move {
                let frame = body.frame().await.unwrap().unwrap();
                (Instant::now(), frame.into_data().unwrap().len())
            })
        })
        .collect();
    asked.choose(&page, &at, &page.choices()[0]).await;
    let mut times = Vec::new();
    for one in listening {
        let (heard, bytes) = one.await.unwrap();
        assert!(bytes < 30_000, "{bytes} bytes");
        times.push((heard.duration_since(begun), bytes));
    }
    times.sort();
    let most = times.iter().map(|(_, bytes)| bytes).max().unwrap();
    println!(
        "103 streams: last after {:?}, at most {most} bytes",
        times.last().unwrap().0
    );
}
