//! The solo series: seven trains, a total, the best with each.

use std::time::Duration;

use axum::http::StatusCode;
use tabletop::Points;

use crate::client::{Client, anything, id};
use store::{Status, Store};

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
        assert!(client.get("/solo").await.body.contains("Continue"));
        client.play_out(&at, anything(train.parse().unwrap())).await;
        let result = client.get(&at).await.body;
        assert!(result.contains("<p class=\"par\">Par: with this train"));
        let summary = client.store.game(&id(&at)).unwrap().about.standing.summary;
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

/// Only games a person played here from the first draw on count as that person's best.
#[tokio::test]
async fn the_best_with_a_train_is_what_people_played_here() {
    let client = Client::new();
    let form = [
        ("game", "snowdonia"),
        ("players", "1"),
        ("option", "train-3"),
        ("kind-1", "person"),
    ];
    let told = |page: &str| -> Vec<String> {
        let best = &page[page.find("id=\"best\"").unwrap()..];
        let best = &best[..best.find("</table>").unwrap()];
        let links = best.split("href=\"").skip(1);
        links
            .map(|link| link[..link.find('"').unwrap()].to_owned())
            .collect()
    };
    let best = || async { told(&client.get("/solo").await.body) };

    // A bot alone at the table.
    let at = client
        .begin(&[&form[..3], &[("kind-1", "random")]].concat())
        .await;
    for _ in 0..600 {
        if client.store.game(&id(&at)).unwrap().about.standing.status == Status::Finished {
            break;
        }
        client.get(&at).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let game = client.store.game(&id(&at)).unwrap();
    assert_eq!(game.about.standing.status, Status::Finished);
    assert_eq!(best().await, [""; 0]);

    // Not the scenario of the series.
    let elsewhere = [&form[..], &[("scenario", "blaenau-ffestiniog")]].concat();
    let at = client.begin(&elsewhere).await;
    let game = client.store.game(&id(&at)).unwrap();
    assert_eq!(game.about.scenario, "blaenau-ffestiniog");
    client.play_out(&at, anything(1)).await;
    assert_eq!(best().await, [""; 0]);

    let own = client.begin(&form).await;
    client.play_out(&own, anything(2)).await;
    assert_eq!(best().await, std::slice::from_ref(&own));

    // Games continued from a known position, and imported records, finished or not.
    let steps = client.length(&own) - 5;
    let steps = steps.to_string();
    let record = client.get(&format!("{own}.game")).await.body;
    client
        .post(&format!("{own}/delete"), &[("sure", "yes")])
        .await;
    assert_eq!(best().await, [""; 0]);
    let over = client.post("/import", &[("text", &record)]).await;
    let over = over.location.split('?').next().unwrap().to_owned();
    assert_eq!(best().await, [""; 0]);
    let fork = client
        .post(&format!("{over}/fork"), &[("step", &steps), ("key", "on")])
        .await;
    client.play_out(&fork.location, anything(3)).await;
    assert_eq!(best().await, [""; 0]);
    let end = record.find("\nresult ").unwrap() + 1;
    let open: Vec<&str> = record[..end].lines().collect();
    let open = format!("{}\n", open[..open.len() - 5].join("\n"));
    let begun = client.post("/import", &[("text", &open)]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    let begun = begun.location.split('?').next().unwrap().to_owned();
    client.play_out(&begun, anything(4)).await;
    assert_eq!(best().await, [""; 0]);
}

/// MX3: every scenario has its own series, and another one with seasons; promo trains are played outside of them.
#[tokio::test]
async fn each_scenario_has_its_series_with_seasons_and_without() {
    let client = Client::new();
    let kinds: Vec<String> = {
        let page = client.get("/solo").await.body;
        let plain = page.split("/solo?kind=").skip(1);
        let plain: Vec<&str> = plain.map(|rest| &rest[..rest.find('"').unwrap()]).collect();
        let page = client.get("/solo?kind=mount-snowdon.seasons").await.body;
        let seasons = page.split("/solo?kind=").skip(1);
        let seasons = seasons.map(|rest| &rest[..rest.find('"').unwrap()]);
        let mut kinds: Vec<String> = plain
            .into_iter()
            .chain(seasons)
            .map(str::to_owned)
            .collect();
        kinds.sort();
        kinds.dedup();
        kinds
    };
    assert_eq!(
        kinds,
        [
            "blaenau-ffestiniog",
            "blaenau-ffestiniog.seasons",
            "britannia-bridge",
            "britannia-bridge.seasons",
            "daffodil-line",
            "daffodil-line.seasons",
            "mount-snowdon",
            "mount-snowdon.seasons",
        ]
    );
    let kind = "daffodil-line.seasons";
    let form = [("edition", "deluxe"), ("kind", kind)];
    let begun = client.post("/solo", &form).await.location;
    let series = begun.trim_start_matches("/solo?new=").to_owned();
    let page = client.get(&begun).await.body;
    assert_eq!(page.matches("action=\"/solo/play\"").count(), 7);
    let form = [
        ("series", series.as_str()),
        ("edition", "deluxe"),
        ("train", "4"),
        ("key", "k"),
    ];
    let at = client.post("/solo/play", &form).await.location;
    let game = client.store.game(&id(&at)).unwrap();
    assert_eq!(game.about.scenario, "daffodil-line");
    assert!(game.about.header.contains("options seasons train-4"));
    client.play_out(&at, anything(1)).await;
    for (shown, games) in [
        ("daffodil-line.seasons", 2),
        ("daffodil-line", 0),
        ("mount-snowdon.seasons", 0),
        ("mount-snowdon", 0),
    ] {
        let page = client.get(&format!("/solo?kind={shown}")).await.body;
        // The best result, and that of the series.
        assert_eq!(page.matches(&at).count(), games, "{shown}");
    }

    let form = [
        ("game", "snowdonia"),
        ("players", "1"),
        ("scenario", "britannia-bridge"),
        ("option", "promo-trains"),
        ("option", "train-1L"),
        ("kind-1", "person"),
    ];
    let at = client.begin(&form).await;
    client.play_out(&at, anything(2)).await;
    let page = client.get("/solo?kind=britannia-bridge").await.body;
    let single = &page[page.find("id=\"single\"").unwrap()..];
    assert!(single.contains(&at));
    assert!(!page[..page.find("id=\"single\"").unwrap()].contains(&at));

    assert_eq!(
        client.get("/solo?kind=ben-nevis").await.status,
        StatusCode::NOT_FOUND
    );
    let odd = [("edition", "deluxe"), ("kind", "ben-nevis")];
    assert_eq!(
        client.post("/solo", &odd).await.status,
        StatusCode::BAD_REQUEST
    );
    let odd = [
        ("series", "solo-deluxe-abc-ben-nevis"),
        ("edition", "deluxe"),
        ("train", "1"),
        ("key", "k"),
    ];
    assert_eq!(
        client.post("/solo/play", &odd).await.status,
        StatusCode::BAD_REQUEST
    );
}
