//! Standing orders: given, seen by everybody, cancelled, kept.

use axum::http::StatusCode;
use store::{Sqlite, Store as _};

use crate::client::{Client, THREE, id};
use crate::together::{club, two};

#[tokio::test]
async fn an_order_is_seen_by_all_and_ended_by_its_own_seat() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let page = ann.get(&at).await;
    assert!(
        page.body
            .contains("Answer automatically when there is only one choice")
    );
    let give = |seat| [("seat", seat), ("order", "one-choice")];
    // Not for another seat, not by spectators, and nothing that does not exist.
    let other = ann.command(&page, &at, "order", &give("2")).await;
    assert_eq!(other.status, StatusCode::FORBIDDEN);
    let strange = [("seat", "1"), ("order", "dance")];
    let strange = ann.command(&page, &at, "order", &strange).await;
    assert_eq!(strange.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(strange.body.contains("no effect any more"));
    for seat in ["", "0", "6", "x"] {
        let bad = ann.command(&page, &at, "order", &give(seat)).await;
        assert_eq!(bad.status, StatusCode::BAD_REQUEST, "{seat}");
    }
    let length = club.length(&at);
    let given = ann.command(&page, &at, "order", &give("1")).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.body);
    // Sent twice, even much later, it is given once.
    let again = ann.command(&page, &at, "order", &give("1")).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    let journal = club.store.journal(&id(&at), length).unwrap();
    let orders = journal
        .iter()
        .filter(|entry| entry.text == "order 1 one-choice");
    assert_eq!(orders.count(), 1);
    // Everybody sees it; only Ann can cancel it. It survives a restart.
    club.app.forget_all();
    let (of_ann, of_ben) = (ann.get(&at).await, ben.get(&at).await);
    for page in [&of_ann, &of_ben, &club.elsewhere().get(&at).await] {
        assert!(page.body.contains("Orders (1)"), "{}", page.body);
    }
    assert!(of_ann.body.contains("End the order") && !of_ben.body.contains("End the order"));
    assert!(!club.elsewhere().get(&at).await.body.contains("/order\""));
    let end = [("seat", "1"), ("order", "one-choice"), ("end", "yes")];
    let by_other = ben.command(&of_ben, &at, "order", &end).await;
    assert_eq!(by_other.status, StatusCode::FORBIDDEN);
    let ended = ann.command(&of_ann, &at, "order", &end).await;
    assert_eq!(ended.status, StatusCode::SEE_OTHER, "{}", ended.body);
    let page = ben.get(&at).await;
    assert!(!page.body.contains("Orders (1)"));
    assert!(page.body.contains("Ann ends the order"));
    let record = ann.get(&format!("{at}.game")).await.body;
    assert!(record.contains("\n# order 1 one-choice\n# order 1 off one-choice\n"));
}

/// Two servers on one file: an order given at one is carried out by the other.
#[tokio::test]
async fn an_order_given_at_one_server_is_carried_out_by_the_other() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("shared-orders");
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    let file = folder.join("games.sqlite");
    let [one, other] = [(); 2].map(|()| Client::on(Sqlite::open(&file).unwrap()));
    let at = one.begin(THREE).await;
    let page = one.get(&at).await;
    let offered = page.body.split("value=\"pass-windows until ").skip(1);
    let offered: Vec<&str> = offered.filter_map(|rest| rest.split('"').next()).collect();
    for contract in &offered[offered.len() - 3..] {
        for seat in ["1", "2", "3"] {
            let key = format!("{seat}-{contract}");
            let order = format!("pass-windows until {contract}");
            let form = [
                ("seat", seat),
                ("order", &order),
                ("seq", "0"),
                ("key", &key),
            ];
            let given = one.post(&format!("{at}/order"), &form).await;
            assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.body);
        }
    }
    // Everybody takes contracts and would be asked whether to play them.
    for _ in 0..2000 {
        other.app.catch_up(&id(&at)).unwrap();
        let page = other.get(&at).await;
        let list = page.choices();
        let contract = list.iter().find(|choice| choice.starts_with(['F', 'c']));
        let choice = contract.or(list.first()).expect("the game goes on").clone();
        other.choose(&page, &at, &choice).await;
        let journal = other.store.journal(&id(&at), 0).unwrap();
        let is_answer = |text: &str| text.contains(" answers pass-windows until ");
        if let Some(index) = journal.iter().position(|entry| is_answer(&entry.text)) {
            assert!(journal[index + 1].text.ends_with(" pass"));
            let log = other.get(&format!("{at}/log")).await.body;
            assert!(log.contains("Order: ") && log.contains(" passes."));
            // However late, the other server can still cancel one.
            let seat = journal[index].text.split(' ').nth(1).unwrap();
            let order = journal[index].text.split(" answers ").nth(1).unwrap();
            let form = [
                ("seat", seat),
                ("order", order),
                ("end", "yes"),
                ("seq", "0"),
                ("key", "e"),
            ];
            let ended = one.post(&format!("{at}/order"), &form).await;
            assert_eq!(ended.status, StatusCode::SEE_OTHER, "{}", ended.body);
            let journal = other.store.journal(&id(&at), 0).unwrap();
            let off = format!("order {seat} off {order}");
            assert!(journal.iter().any(|entry| entry.text == off));
            return;
        }
    }
    panic!("nobody could play a contract");
}
