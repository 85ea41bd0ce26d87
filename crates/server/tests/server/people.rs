//! Whole games: people at one screen, on the board or in the list, and against bots.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use store::{Status, Store};

use crate::client::{Client, THREE, TWO, anything, id};

#[tokio::test]
async fn three_people_play_a_game_to_its_score_sheet() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    client.play_out(&at, anything(1)).await;
    let page = client.get(&at).await;
    for part in ["Score sheet", "Winner", "Ann", "Bob", "Cem", "Rematch"] {
        assert!(page.body.contains(part), "{part}");
    }
    // The replay begins at the start.
    assert!(page.body.contains(&format!("href=\"{at}/at/0\"")));
    let game = client.store.game(&id(&at)).unwrap();
    assert_eq!(game.about.standing.status, Status::Finished);
    assert_eq!(game.about.standing.summary.split(' ').count(), 3);
    let again = client.command(&page, &at, "rematch", &[]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert_ne!(again.location, at);
    assert!(!client.get(&again.location).await.choices().is_empty());
}

/// A contract without points says what it lacks: goods, or those used by another contract.
#[tokio::test]
async fn the_score_sheet_says_why_a_contract_counts_nothing() {
    let client = Client::new();
    // For goods that are not there, and for others that are used up.
    let mut reasons: Vec<String> = Vec::new();
    let parts = [" of ", "already count"];
    let told = |reasons: &[String], part: &str| reasons.iter().any(|why| why.contains(part));
    for seed in 1..7 {
        if parts.iter().all(|part| told(&reasons, part)) {
            break;
        }
        let at = client.begin(THREE).await;
        client.play_out(&at, anything(seed)).await;
        let page = client.get(&at).await.body;
        let (_, sheet) = page.split_once("id=\"sheet\"").expect("a score sheet");
        for contracts in sheet.split("<dt>Contracts</dt>").skip(1) {
            let contracts = contracts.split("<dt>").next().unwrap_or_default();
            for line in contracts.split("<li><span>").skip(1) {
                let (said, points) = line.split_once("</span> <b>").expect("a line");
                if points.starts_with("0<") {
                    let (_, why) = said.split_once(": ").unwrap_or_else(|| panic!("{said}"));
                    reasons.push(why.to_owned());
                }
            }
        }
    }
    for part in parts {
        assert!(told(&reasons, part), "{reasons:?}");
    }
}

/// Every choice except `pass` has a target on the board, and whole games can be played with targets only.
#[tokio::test]
async fn both_games_are_played_on_the_board_alone() {
    let client = Client::new();
    for form in [THREE, TWO] {
        let at = client.begin(form).await;
        let mut pick = anything(2);
        loop {
            let page = client.get(&at).await;
            let (list, mut targets) = (page.choices(), page.targets());
            if list.is_empty() {
                break;
            }
            targets.sort();
            targets.dedup();
            let mut off: Vec<&String> = list
                .iter()
                .filter(|choice| !targets.contains(choice))
                .collect();
            off.retain(|choice| *choice != "pass");
            assert!(
                off.is_empty(),
                "not on the board: {off:?} at {:?}",
                client.length(&at)
            );
            let choice = if targets.is_empty() { &list } else { &targets };
            let choice = choice[pick(choice)].clone();
            client.choose(&page, &at, &choice).await;
        }
        let game = client.store.game(&id(&at)).unwrap();
        assert_eq!(game.about.standing.status, Status::Finished);
    }
}

#[tokio::test]
async fn bots_move_by_themselves() {
    let client = Client::new();
    let form = [
        ("game", "snowdonia"),
        ("players", "3"),
        ("kind-1", "person"),
        ("kind-2", "random"),
        ("kind-3", "beginner"),
    ];
    let at = client.begin(&form).await;
    let mut decided = 0;
    for _ in 0..500 {
        let page = client.get(&at).await;
        let list = page.choices();
        if let Some(choice) = list.first() {
            decided += 1;
            client.choose(&page, &at, choice).await;
        } else {
            assert!(page.body.contains("is thinking"), "{}", page.body);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        if decided == 10 {
            break;
        }
    }
    assert_eq!(decided, 10);
    let journal = client.store.journal(&id(&at), 0).unwrap();
    assert!(journal.iter().any(|entry| entry.text.starts_with("2 ")));
    assert!(journal.iter().any(|entry| entry.text.starts_with("3 ")));
}

/// Unneeded thinking is cancelled: others wait for the same few threads.
#[tokio::test]
async fn a_thought_ends_when_nobody_needs_it() {
    let client = Client::new();
    client.app.set_longest_thought(Duration::from_mins(10));
    let form = [
        ("game", "foothills"),
        ("kind-1", "person"),
        ("kind-2", "search:4294967295"),
    ];
    let quick = [
        ("game", "foothills"),
        ("kind-1", "person"),
        ("kind-2", "random"),
    ];
    let thinks = async |at: &str| client.get(at).await.body.contains("is thinking");
    // As many as there are threads.
    let mut slow = Vec::new();
    for _ in 0..2 {
        let at = client.begin(&form).await;
        let mut decided = None;
        while !thinks(&at).await {
            let page = client.get(&at).await;
            client.choose(&page, &at, &page.choices()[0]).await;
            decided = Some(());
        }
        slow.push((at, decided));
    }
    // Started, not only queued.
    tokio::time::sleep(Duration::from_millis(300)).await;
    for (number, (at, decided)) in slow.iter().enumerate() {
        if number == 0 && decided.is_some() {
            let undone = client.command(&client.get(at).await, at, "undo", &[]).await;
            assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.body);
        } else {
            let gone = client
                .post(&format!("{at}/delete"), &[("sure", "yes")])
                .await;
            assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.body);
        }
        // The thread is free for others.
        let other = client.begin(&quick).await;
        let begun = Instant::now();
        for _ in 0..3 {
            while client.get(&other).await.choices().is_empty() {
                assert!(begun.elapsed() < Duration::from_mins(1), "after {number}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let page = client.get(&other).await;
            client.choose(&page, &other, &page.choices()[0]).await;
        }
    }
}

#[tokio::test]
async fn a_hint_comes_and_is_marked_in_the_log() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let asked = client.command(&page, &at, "hint", &[]).await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER);
    for _ in 0..600 {
        let page = client.get(&at).await;
        if page.body.contains("Hint: ") {
            assert!(page.body.contains("asked for a hint"));
            assert!(page.body.contains("choice hinted"));
            // The record says so too, in a place ignored by readers of steps.
            let record = client.get(&format!("{at}.game")).await.body;
            assert!(record.contains("\n# hint "), "{record}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no hint came");
}

#[tokio::test]
async fn a_second_game_after_a_tie_has_the_same_lines() {
    let client = Client::new();
    let record = tied_record();
    let page = client.post("/import", &[("text", &record)]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    let at = page.location.split('?').next().unwrap().to_owned();
    let over = client.get(&at).await;
    assert!(over.body.contains("second game with the same lines"));
    let again = client.command(&over, &at, "rematch", &[]).await;
    let new = client.get(&format!("{}.game", again.location)).await.body;
    let first = |record: &str| {
        let steps = record.split("\n\n").nth(1).unwrap();
        steps.lines().next().unwrap().to_owned()
    };
    assert_eq!(first(&new), first(&record));
    assert!(new.contains("options swap-colours\n"), "{new}");
    let games = [&at, &again.location].map(|at| client.store.game(&id(at)).unwrap());
    assert_eq!(games[1].about.series.as_deref(), Some(games[0].id.as_str()));
}

/// A game of Foothills that ends in a tie, found by random play.
fn tied_record() -> String {
    use std::sync::Arc;
    use tabletop::record::Header;
    use tabletop::{Match, Rules as _, SeatName, Seed, SeededDealer, Wyrand};
    type Rules = foothills::Rules;
    let setup = Rules::offer().usual(2);
    let rules = Arc::new(Rules::on_offer(&setup));
    for number in 0..5000 {
        let mut dealer = SeededDealer::new(&Seed::from_number(number));
        let mut words = Wyrand::new(number);
        let mut game = Match::new(rules.clone());
        game.deal_from(&mut dealer);
        while let tabletop::Pending::Decision(seat, _) = game.pending() {
            let choice = rules.pick(game.state(), &mut words);
            game.choose(seat, choice).unwrap();
            game.deal_from(&mut dealer);
        }
        if game.winners().len() == 2 {
            let names = ["Ann", "Bob"].map(|name| SeatName::new(name).unwrap());
            return game
                .record(Header::new("foothills", &setup, names.to_vec()))
                .to_string();
        }
    }
    panic!("no tie in 5000 games");
}
