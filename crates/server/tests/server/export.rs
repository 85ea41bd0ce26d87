//! Exporting and importing records.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use store::{Dealing, Participant, Store};

use crate::client::{Client, HOST, THREE, TWO, anything, encode, id};

#[tokio::test]
async fn what_is_exported_comes_back_the_same() {
    let client = Client::new();
    for form in [THREE, TWO] {
        let at = client.begin(form).await;
        client.play_out(&at, anything(3)).await;
        let record = client.get(&format!("{at}.game")).await.body;
        assert!(record.contains("\nresult ") && record.contains("\ndeal-seed "));
        let page = client
            .post("/import", &[("text", &record.replace('\n', "\r\n"))])
            .await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        let copy = page.location.split('?').next().unwrap().to_owned();
        assert_eq!(client.get(&format!("{copy}.game")).await.body, record);
    }
}

/// A digest of the older kind cannot be compared; the page says so, and the import works nevertheless.
#[tokio::test]
async fn a_record_with_an_older_digest_comes_in_with_a_remark() {
    let client = Client::new();
    let at = client.begin(TWO).await;
    client.play_out(&at, anything(3)).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let (steps, end) = record.split_once("\ndigest ").unwrap();
    let import = async |digest: &str| {
        let text = format!(
            "{steps}\ndigest {digest}\n{}",
            end.split_once('\n').unwrap().1
        );
        client.post("/import", &[("text", &text)]).await
    };
    let page = import("0123456789abcdef").await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    let shown = client.get(&page.location).await.body;
    assert!(shown.contains("Its digest has an older format"), "{shown}");
    let page = import("0123456789abcdef0123456789abcdef").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Steps taken back are part of the record, and are imported with it.
#[tokio::test]
async fn what_was_taken_back_stands_in_the_record() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let (first, second) = (page.choices()[0].clone(), page.choices()[1].clone());
    let page = client.choose(&page, &at, &first).await;
    client.command(&page, &at, "undo", &[]).await;
    let page = client.get(&at).await;
    client.choose(&page, &at, &second).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let story: Vec<&str> = record.lines().rev().take(3).collect();
    assert!(story[2].ends_with(&first), "{record}");
    assert_eq!(story[1], "undo 1");
    assert!(story[0].ends_with(&second), "{record}");

    let record = format!("{record}# hint 2 A1\n# any other remark\n");
    let page = client.post("/import", &[("text", &record)]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    let copy = page.location.split('?').next().unwrap().to_owned();
    let page = client.get(&copy).await;
    assert!(page.body.contains("asked for a hint"));
    assert_eq!(page.choices(), client.get(&at).await.choices());
    let again = client.get(&format!("{copy}.game")).await.body;
    let steps = |record: &str| record.split_once("\n\n").unwrap().1.to_owned();
    let kept = steps(&record).replace("# any other remark\n", "");
    assert_eq!(steps(&again), kept);
}

#[tokio::test]
async fn an_upload_is_taken_like_pasted_text() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let body = format!(
        "--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.game\"\r\n\r\n{record}\r\n--X\r\n\
         Content-Disposition: form-data; name=\"text\"\r\n\r\n\r\n--X--\r\n"
    );
    let request = Request::builder()
        .method("POST")
        .uri("/import")
        .header("host", HOST)
        .header("content-type", "multipart/form-data; boundary=X")
        .body(Body::from(body))
        .unwrap();
    let page = client.send(request).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    let shown = client.get(&page.location).await;
    assert!(shown.body.contains("The game was imported"));
    assert!(!shown.choices().is_empty());
    let games = client.get("/").await.body;
    assert!(games.contains("Imported: Ann, Bob and Cem"), "{games}");
}

/// Programs that cannot be seated here become people of that name; the record still names the programs.
#[tokio::test]
async fn seats_of_unknown_programs_can_be_played_on() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    client.play_out(&at, anything(5)).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let record = record
        .replace("seat 1 Ann", "seat 1 exec:mybot")
        .replace("seat 2 Bob", "seat 2 bot:grandmaster")
        .replace("seat 3 Cem", "seat 3 exec:bot:exec:");
    let page = client.post("/import", &[("text", &record)]).await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    let copy = page.location.split('?').next().unwrap().to_owned();
    assert_eq!(client.get(&format!("{copy}.game")).await.body, record);
    let people = ["mybot", "grandmaster", ""].map(|name| Participant::Person(name.to_owned()));
    assert_eq!(client.store.game(&id(&copy)).unwrap().about.seats, people);
    let over = client.get(&copy).await;
    for program in ["exec:", "bot:grandmaster"] {
        assert!(!over.body.contains(program), "{program}");
    }
    let again = client.command(&over, &copy, "rematch", &[]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.body);
    assert!(!client.get(&again.location).await.choices().is_empty());
    let fork = client
        .post(&format!("{copy}/fork"), &[("step", "20"), ("key", "on")])
        .await;
    assert_eq!(fork.status, StatusCode::SEE_OTHER, "{}", fork.body);
    assert_eq!(
        client.store.game(&id(&fork.location)).unwrap().about.seats,
        people
    );
}

#[tokio::test]
async fn damaged_records_are_refused_with_their_line() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let steps = record.find("\n\n").unwrap() + 2;
    let first = record[steps..].lines().next().unwrap();
    let seat = first.trim_start_matches("* start ");
    for (damage, said) in [
        (String::new(), "Choose a file"),
        ("nonsense".to_owned(), "line 1"),
        (record.trim_end().to_owned(), "incomplete"),
        (record.replace("game snowdonia", "game chess"), "chess"),
        (record.replace("rules 1", "rules 99"), "99"),
        (record.replace(first, "* start 9"), "line "),
        (format!("{record}{seat} dance\n"), "dance"),
        (format!("{record}result 1 2 3\n"), "not ended"),
        (
            record.replace("seat 2 Bob", "seat 3 Bob"),
            "numbered from 1",
        ),
        ("\u{0}\u{1}".repeat(20), "line 1"),
        // No level is called so. The names of other programs do not matter.
        (
            record.replace("seat 2 Bob", "seat 2 bot:hard+nonsense"),
            "hard+nonsense",
        ),
        (
            record.replace("seat 2 Bob", "seat 2 bot:easy+points+points"),
            "easy+points+points",
        ),
    ] {
        let page = client.post("/import", &[("text", &damage)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{damage}");
        assert!(page.refusal().contains(said), "{said}: {}", page.refusal());
    }
    let total = client.store.list(&store::Query::default()).unwrap().total;
    assert_eq!(total, 1);
    let huge = "x".repeat(5 * 1024 * 1024);
    let page = client.post("/import", &[("text", &huge)]).await;
    assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn the_seed_of_a_running_game_is_nowhere() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let Dealing::Seeded(seed) = client.store.game(&id(&at)).unwrap().about.dealing else {
        panic!("the program deals");
    };
    let commit = format!("deal-commit {}", seed.commit().to_hex());
    let record = client.get(&format!("{at}.game")).await.body;
    assert!(record.contains(&commit), "the promise is there");
    for address in [
        at.clone(),
        format!("{at}.game"),
        format!("{at}/log"),
        format!("{at}/at/1"),
        "/".to_owned(),
    ] {
        let page = client.get(&address).await.body;
        assert!(!page.contains(&seed.to_hex()), "{address}");
    }
    client.play_out(&at, anything(4)).await;
    let record = client.get(&format!("{at}.game")).await.body;
    assert!(record.contains(&format!("deal-seed {}", seed.to_hex())));
}

#[tokio::test]
async fn an_import_that_is_sent_twice_makes_one_game() {
    let client = Client::new();
    let at = client.begin(TWO).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let key = client.get("/import").await.field("key");
    let send = async |key: &str| {
        let pairs = [("text", record.as_str()), ("key", key)];
        let page = client.post("/import", &pairs).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        page.location
    };
    let first = send(&key).await;
    assert_eq!(send(&key).await, first);
    let other = client.get("/import").await.field("key");
    assert_ne!(send(&other).await, first, "whoever wants two gets two");
}

/// Whatever is imported can be exported, or is not imported at all.
#[tokio::test]
async fn long_lines_and_long_journals_can_be_exported_or_are_refused() {
    let client = Client::new();
    let at = client.begin(TWO).await;
    let record = client.get(&format!("{at}.game")).await.body;
    let with = |more: &str| format!("{}\n{more}\n", record.trim_end());
    for length in [4094, 4095, 4096] {
        let hint = format!("#hint 1 {}", "x".repeat(length - "#hint 1 ".len()));
        let page = client.post("/import", &[("text", &with(&hint))]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        let copy = page.location.split('?').next().unwrap().to_owned();
        let export = client.get(&format!("{copy}.game")).await;
        assert_eq!(export.status, StatusCode::OK, "{length}");
    }
    let hints = vec!["# hint 1 x"; 90_000].join("\n");
    let form = format!("text={}", encode(&with(&hints)));
    let request = Request::post("/import")
        .header("host", HOST)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form));
    let page = client.send(request.unwrap()).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    let extras = "x-place Llanberis\n".repeat(101);
    let (head, rest) = record.split_once("\n\n").unwrap();
    let text = format!("{head}\n{extras}\n{rest}");
    let page = client.post("/import", &[("text", &text)]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
}
