//! The list of games, and the links from there.

use axum::http::StatusCode;
use store::{Seats as _, Store};
use tabletop::Participant;

use crate::client::{Client, THREE, TWO, id};

#[tokio::test]
async fn an_empty_store_greets_and_a_first_game_is_one_click() {
    let client = Client::new();
    let page = client.get("/").await;
    assert!(page.body.contains("Play your first game"));
    assert_both_games_are_offered(&page.body);
    let at = client.begin(&[("quick", "yes"), ("tour", "yes")]).await;
    let game = client.store.game(&id(&at)).unwrap();
    assert_eq!(game.about.seats.len(), 3);
    let page = client.get("/").await;
    assert!(page.body.contains(&at));
    assert_both_games_are_offered(&page.body);
    // The tour is right below the question.
    let table = client.get(&at).await.body;
    let place = |id: &str| table.find(&format!(" id=\"{id}\"")).unwrap();
    assert!(table.contains("class=\"tour\""), "{table}");
    assert!(place("bar") < place("guide") && place("guide") < place("board"));
}

/// Each game has a card with a picture, a description and a link.
#[track_caller]
fn assert_both_games_are_offered(page: &str) {
    let cards: Vec<&str> = page.split("<li class=\"game-card\">").skip(1).collect();
    assert_eq!(cards.len(), 2, "{page}");
    for (card, game) in cards.into_iter().zip(["snowdonia", "foothills"]) {
        let card = card.split("</li>").next().unwrap_or_default();
        for part in ["<svg", "<h2>", "<p>", &format!("href=\"/new?game={game}\"")] {
            assert!(card.contains(part), "{game}: {part}");
        }
    }
}

#[tokio::test]
async fn games_are_found_sorted_renamed_and_deleted() {
    let client = Client::new();
    let one = client
        .begin(&[THREE, &[("name", "Rainy evening")]].concat())
        .await;
    let two = client
        .begin(&[TWO, &[("name", "By the fire")]].concat())
        .await;
    let has = |body: &str, at: &str| body.contains(&format!("href=\"{at}\""));
    // Foothills has turns and no rounds; nobody has begun round 0.
    let found = client.get("/?search=rainy").await.body;
    assert!(found.contains("</span> round 1</td>"), "{found}");
    let page = client.get(&two).await;
    client.choose(&page, &two, &page.choices()[0]).await;
    let page = client.get(&two).await;
    client.choose(&page, &two, &page.choices()[0]).await;
    let found = client.get("/?search=fire").await.body;
    assert!(found.contains("</span> turn 1</td>"), "{found}");
    let found = client.get("/?search=rainy").await.body;
    assert!(has(&found, &one) && !has(&found, &two));
    let found = client.get("/?search=foothills").await.body;
    assert!(has(&found, &two) && !has(&found, &one));
    let none = client.get("/?search=nowhere").await.body;
    assert!(none.contains("No games found"));
    let sorted = client.get("/?sort=name&order=up").await.body;
    assert!(sorted.find(&two).unwrap() < sorted.find(&one).unwrap());
    let sorted = client.get("/?sort=name&order=down").await.body;
    assert!(sorted.find(&two).unwrap() > sorted.find(&one).unwrap());
    assert!(
        client
            .get("/?status=finished")
            .await
            .body
            .contains("No games found")
    );

    let renamed = client
        .post(&format!("{one}/rename"), &[("name", "  Sunny morning ")])
        .await;
    assert_eq!(renamed.status, StatusCode::SEE_OTHER);
    assert!(client.get(&one).await.body.contains("Sunny morning"));
    for name in ["", "   ", "a\nb", "a\u{202e}b", &"x".repeat(101)] {
        let refused = client
            .post(&format!("{one}/rename"), &[("name", name)])
            .await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
    }

    let unsure = client.post(&format!("{one}/delete"), &[]).await;
    assert_eq!(unsure.status, StatusCode::BAD_REQUEST);
    let deleted = client
        .post(&format!("{one}/delete"), &[("sure", "yes")])
        .await;
    let list = client.get(&deleted.location).await.body;
    assert!(list.contains("Sunny morning") && !has(&list, &one));
    assert_eq!(client.get(&one).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn long_lists_have_pages() {
    let client = Client::new();
    for number in 0..35 {
        client
            .begin(&[TWO, &[("name", &format!("Game {number}"))]].concat())
            .await;
    }
    let first = client.get("/").await.body;
    let second = client.get("/?page=1").await.body;
    let count = |body: &str| body.matches("<th scope=\"row\">").count();
    assert_eq!((count(&first), count(&second)), (30, 5));
    assert!(first.contains("Page 1 of 2"));
    // Beyond the end, for instance after games were deleted: the last page.
    for beyond in ["2", "99", "18446744073709551615"] {
        let page = client.get(&format!("/?page={beyond}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(count(&page.body), 5, "{beyond}");
        assert!(page.body.contains("Page 2 of 2"), "{beyond}");
        assert!(!page.body.contains("No games found"));
    }
    let none = client.get("/?search=nowhere&page=99").await.body;
    assert!(none.contains("No games found"));
}

#[tokio::test]
async fn impossible_tables_are_refused_with_the_form_kept() {
    let client = Client::new();
    for (pairs, said) in [
        (&[("kind-2", "nobody")][..], "nobody"),
        (&[("kind-2", "hard+nonsense")], "hard+nonsense"),
        (&[("kind-2", "hard+points+points")], "hard+points+points"),
        (&[("name-1", "Ann\u{202e}")], "control"),
        (&[("name", "\u{2066}Game")], "name of a game"),
        (&[("name-1", "bot:hard")], "reserved for programs"),
        (&[("name-1", &"x".repeat(41))], "40"),
        (&[("edition", "golden")], "golden"),
        (
            &[("option", "tie-shared"), ("option", "tie-last-in-order")],
            "&quot;Ties are shared&quot; cannot be combined",
        ),
    ] {
        // Of two values, the first one counts.
        let usual = [
            ("game", "snowdonia"),
            ("players", "2"),
            ("kind-1", "person"),
            ("kind-2", "person"),
        ];
        let pairs = [pairs, &usual].concat();
        let page = client.post("/games", &pairs).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.refusal().contains(said), "{said}: {}", page.refusal());
    }
    let total = client.store.list(&store::Query::default()).unwrap().total;
    assert_eq!(total, 0);
}

/// Of two mutually exclusive options one is chosen, or the edition decides, and only where it matters.
#[tokio::test]
async fn options_that_exclude_each_other_are_chosen_one_by_one() {
    let client = Client::new();
    let several = client.get("/new?players=3").await.body;
    let alone = client.get("/new?players=1").await.body;
    for (body, shown, hidden) in [
        (&several, "tie-shared", "solo-printed-spaces"),
        (&alone, "solo-printed-spaces", "tie-shared"),
    ] {
        let radio = format!("value=\"{shown}\"");
        let field = body.split('<').find(|tag| tag.contains(&radio));
        assert!(
            field.is_some_and(|tag| tag.contains("type=\"radio\"")),
            "{field:?}"
        );
        assert!(!body.contains(&format!("value=\"{hidden}\"")), "{hidden}");
        assert!(!body.contains("type=\"checkbox\" name=\"option\" value=\"event"));
    }
    let form = [
        THREE,
        &[
            ("option-0", ""),
            ("option-1", "tie-shared"),
            ("option-2", "solo-printed-spaces"),
        ],
    ]
    .concat();
    let at = client.begin(&form).await;
    let header = client.store.game(&id(&at)).unwrap().about.header;
    assert!(header.contains("options tie-shared\n"), "{header}");
    // The choices stay when the form is shown again.
    let again = client.get("/new?players=4&option-1=tie-shared").await.body;
    let field = again
        .split('<')
        .find(|tag| tag.contains("value=\"tie-shared\""));
    assert!(
        field.is_some_and(|tag| tag.contains("checked")),
        "{field:?}"
    );
}

/// Bots have faces, in the form and at the table; people have none.
#[tokio::test]
async fn bots_have_faces() {
    let client = Client::new();
    let form = client.get("/new?players=3").await.body;
    assert_eq!(form.matches("class=\"ic bot-face\"").count(), 3);
    let form = [
        ("game", "snowdonia"),
        ("players", "3"),
        ("kind-1", "person"),
        ("kind-2", "easy"),
        ("kind-3", "beginner+digger"),
    ];
    let at = client.begin(&form).await;
    let table = client.get(&at).await.body;
    let (_, board) = table.split_once("id=\"board\"").expect("a board");
    assert_eq!(board.matches("class=\"ic bot-face\"").count(), 2);
}

/// The selected radio button.
fn aim(page: &str) -> Option<&str> {
    let (before, _) = page.split_once("\" checked><span>")?;
    let chosen = before.rsplit("value=\"").next()?;
    ["victory", "points"].contains(&chosen).then_some(chosen)
}

/// A friendly game is suggested against weak bots and to people who have begun few games; an explicit choice stays
/// and applies to every bot of the table.
#[tokio::test]
async fn bots_play_to_win_or_for_points() {
    let client = Client::new();
    let form = async |query: &str| client.get(&format!("/new?players=2{query}")).await.body;
    assert_eq!(aim(&form("&kind-2=expert").await), Some("points"));
    let table = async |aim: &[(&str, &str)]| {
        let usual = [
            ("game", "snowdonia"),
            ("players", "3"),
            ("kind-1", "person"),
            ("kind-2", "hard"),
            ("kind-3", "easy+digger"),
        ];
        let at = client.begin(&[aim, &usual].concat()).await;
        client.store.game(&id(&at)).unwrap().about.seats
    };
    let bots = |names: [&str; 2]| names.map(|name| Participant::Bot(name.to_owned()));
    for _ in 0..2 {
        let seats = table(&[("aim", "points")]).await;
        assert_eq!(seats[1..], bots(["hard+points", "easy+points+digger"]));
    }
    // Without the field, their names decide.
    for sent in [&[("aim", "victory")][..], &[]] {
        assert_eq!(table(sent).await[1..], bots(["hard", "easy+digger"]));
    }
    assert_eq!(aim(&form("&kind-2=expert").await), Some("victory"));
    assert_eq!(aim(&form("&kind-2=easy").await), Some("points"));
    assert_eq!(
        aim(&form("&kind-2=easy&aim=victory").await),
        Some("victory")
    );
    assert_eq!(aim(&form("&kind-2=hard&aim=points").await), Some("points"));
    // In solo games there is no aim.
    assert!(
        !client
            .get("/new?players=1")
            .await
            .body
            .contains("name=\"aim\"")
    );
    let foothills = client.get("/new?game=foothills").await.body;
    assert!(foothills.contains("hardly any difference"));
    assert!(!form("").await.contains("hardly any difference"));
}

/// The button of the start page begins the default game, at first a friendly one.
#[tokio::test]
async fn the_first_game_is_a_friendly_one() {
    let client = Client::new();
    let at = client.begin(&[("quick", "yes")]).await;
    let seats = client.store.game(&id(&at)).unwrap().about.seats;
    let friendly = Participant::Bot("easy+points".to_owned());
    assert!(seats[1..].iter().all(|seat| *seat == friendly), "{seats:?}");
}

/// A form without game and players begins no game, not even the default one.
#[tokio::test]
async fn half_a_form_begins_no_game() {
    let client = Client::new();
    for pairs in [
        &[][..],
        &[("garbage", "yes")],
        &[("game", "snowdonia")],
        &[
            ("game", "snowdonia"),
            ("players", "2"),
            ("kind-1", "person"),
        ],
        &[("players", "1"), ("kind-1", "person")],
        &[("game", "chess"), ("kind-1", "person")],
        &[("quick", "no")],
    ] {
        let page = client.post("/games", pairs).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{pairs:?}");
        assert!(page.body.contains("Something was missing"));
    }
    let total = client.store.list(&store::Query::default()).unwrap().total;
    assert_eq!(total, 0);
}

/// A form changed by hand is played as it says, or refused.
#[tokio::test]
async fn nobody_plays_what_they_have_not_asked_for() {
    let client = Client::new();
    let shared = crate::together::club();
    let ann = shared.guest("Ann").await;
    for (game, scenario, players, said) in [
        (
            "snowdonia",
            "daffodil-line",
            "5",
            "for 1 to 4 players, not 5",
        ),
        (
            "snowdonia",
            "daffodil-line",
            "0",
            "for 1 to 4 players, not 0",
        ),
        ("foothills", "standard", "3", "for exactly 2 players, not 3"),
        ("snowdonia", "standard", "2", "no scenario"),
        ("foothills", "mount-snowdon", "2", "no scenario"),
    ] {
        let mut form = vec![
            ("game", game),
            ("scenario", scenario),
            ("players", players),
            ("kind-1", "person"),
            ("kind-2", "easy"),
            ("kind-3", "easy"),
            ("kind-4", "easy"),
            ("kind-5", "easy"),
        ];
        let page = client.post("/games", &form).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{form:?}");
        let refusal = page.refusal();
        assert!(refusal.contains(said), "{refusal}");
        assert!(page.body.contains("action=\"/games\""), "the form again");
        form[4].1 = "open";
        let page = ann.post("/games", &form).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{form:?}");
    }
    for players in ["many", "300", "-1", ""] {
        let form = [
            ("game", "snowdonia"),
            ("players", players),
            ("kind-1", "person"),
            ("kind-2", "easy"),
            ("kind-3", "easy"),
        ];
        let page = client.post("/games", &form).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{players}");
    }
    for store in [&client.store, &shared.store] {
        let total = store.list(&store::Query::default()).unwrap().total;
        assert_eq!(total, 0);
        assert!(store.waiting_tables(0, 9).unwrap().is_empty());
    }
}

#[tokio::test]
async fn names_are_text_and_never_markup() {
    let client = Client::new();
    let evil = "<script>alert(1)</script>";
    let form = [
        ("game", "snowdonia"),
        ("players", "2"),
        ("kind-1", "person"),
        ("name-1", evil),
        ("kind-2", "person"),
        ("name", evil),
    ];
    let at = client.begin(&form).await;
    let choice = client.get(&at).await.choices()[0].clone();
    let page = client.get(&at).await;
    client.choose(&page, &at, &choice).await;
    for address in [
        at.clone(),
        "/".to_owned(),
        format!("{at}/log"),
        format!("{at}/at/9"),
        format!("/?search={evil}")
            .replace('<', "%3C")
            .replace('>', "%3E"),
    ] {
        let page = client.get(&address).await.body;
        assert!(page.contains("&lt;script&gt;"), "{address}");
        assert!(!page.contains(evil), "{address}");
    }
    let page = client.get(&at).await;
    let refused = client
        .command(&page, &at, "choose", &[("choice", evil)])
        .await;
    assert!(!refused.body.contains(evil));
}
