//! The solo series: seven trains, a total, the best with each.

use axum::http::StatusCode;
use tabletop::Points;

use crate::client::{Client, anything, id};
use store::Store;

#[tokio::test]
async fn a_series_adds_up() {
    let client = Client::new();
    let begun = client.post("/solo", &[("edition", "classic")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER);
    let series = begun.location.trim_start_matches("/solo?new=").to_owned();
    let page = client.get(&begun.location).await.body;
    // In the classic edition the trains come in order.
    assert_eq!(page.matches("action=\"/solo/play\"").count(), 1);
    let mut sum = Points::ZERO;
    for train in ["1", "2"] {
        let key = format!("{series}-{train}");
        let form = [
            ("series", series.as_str()),
            ("edition", "classic"),
            ("train", train),
            ("key", &key),
        ];
        let at = client.post("/solo/play", &form).await.location;
        assert!(client.get("/solo").await.body.contains("Go on"));
        client.play_out(&at, anything(train.parse().unwrap())).await;
        let summary = client.store.game(&id(&at)).unwrap().standing.summary;
        sum += Points::read(&summary).unwrap();
    }
    let page = client.get("/solo").await.body;
    assert!(page.contains("Total of 2 games"));
    assert_eq!(
        page.matches(&format!("<td class=\"number\">{sum}</td>"))
            .count(),
        2,
        "series and best"
    );
    assert_eq!(page.matches("action=\"/solo/play\"").count(), 1);
}

#[tokio::test]
async fn in_the_deluxe_edition_any_train_may_come_first() {
    let client = Client::new();
    let begun = client.post("/solo", &[("edition", "deluxe")]).await;
    let page = client.get(&begun.location).await.body;
    assert_eq!(page.matches("action=\"/solo/play\"").count(), 7);
    let odd = client
        .post(
            "/solo/play",
            &[("series", "other"), ("train", "1"), ("key", "k")],
        )
        .await;
    assert_eq!(odd.status, StatusCode::BAD_REQUEST);
    let odd = client
        .post(
            "/solo/play",
            &[
                ("series", &begun.location[10..]),
                ("edition", "deluxe"),
                ("train", "9"),
                ("key", "k"),
            ],
        )
        .await;
    assert_eq!(odd.status, StatusCode::UNPROCESSABLE_ENTITY);
}
