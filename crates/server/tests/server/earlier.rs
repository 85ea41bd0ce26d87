//! A data folder of an earlier version of the program: everything is shown, and the games go on.

use std::path::Path;

use axum::http::StatusCode;
use store::{Query, Sqlite, Status, Store as _};

use crate::client::{Client, anything, id};

#[tokio::test]
async fn games_of_version_2_are_shown_and_played_on() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("version-2");
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.sqlite");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/stores/version-2.sqlite");
    std::fs::copy(kept, &file).unwrap();
    let client = Client::on(Sqlite::open(&file).unwrap());

    let list = client.get("/").await;
    for name in [
        "Finished in the foothills",
        "Three on the mountain",
        "Running in the foothills",
        "Solo series 1",
        "A real table",
    ] {
        assert!(list.body.contains(name), "{name}");
    }
    let solo = client.get("/solo").await;
    assert!(
        solo.body.contains("L.A.D.A.S."),
        "the series is still there"
    );

    // The last choice, sent again as if its answer was lost: it counts once.
    let mountain = "/games/976qhvfddu";
    let before = client.length(mountain);
    let again = [
        ("choice", "build two-viaducts.4"),
        ("seq", "51"),
        ("key", "sent-again"),
    ];
    let answer = client.post(&format!("{mountain}/choose"), &again).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let journal = client.store.journal(&id(mountain), before).unwrap();
    assert!(journal.iter().all(|entry| !entry.text.starts_with('3')));

    let games = client.store.list(&Query::default()).unwrap().games;
    for game in games {
        let at = format!("/games/{}", game.id);
        assert_eq!(client.get(&at).await.status, StatusCode::OK);
        let record = client.get(&format!("{at}.game")).await.body;
        assert!(record.starts_with("tabletop 1\n"), "{record}");
        let over = game.about.standing.status == Status::Finished;
        assert_eq!(over, record.contains("\nresult "), "{record}");
    }
    // The one with only people is played to its end.
    client.play_out("/games/sz4gskfd8u", anything(7)).await;
    let game = client.store.game(&id("/games/sz4gskfd8u")).unwrap();
    assert_eq!(game.about.standing.status, Status::Finished);
}
