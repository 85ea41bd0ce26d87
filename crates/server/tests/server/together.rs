//! People at different screens: invited, seated, each seeing what is theirs and nothing else.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use server::{Access, Mode};
use store::{Seats as _, Store as _};

use crate::client::{Client, Page, id};

/// A program that others reach over the local network.
pub fn club() -> Client {
    let client = Client::new();
    client.app.set_access(Access {
        mode: Mode::Lan,
        port: 1894,
        ..Access::default()
    });
    client
}

impl Client {
    /// The same program seen from another browser.
    pub fn elsewhere(&self) -> Client {
        Client {
            cookie: String::new(),
            ..self.clone()
        }
    }

    /// Takes over the cookie of an answer.
    pub fn known_by(&self, page: &Page) -> Client {
        let cookie = page.cookies.first().expect("a cookie for the session");
        Client {
            cookie: cookie.split(';').next().unwrap().to_owned(),
            ..self.clone()
        }
    }

    /// Somebody who has entered a name.
    pub async fn guest(&self, name: &str) -> Client {
        let page = self.elsewhere().post("/me", &[("name", name)]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        self.known_by(&page)
    }
}

/// A table of Foothills for two, with one open seat.
pub const FOR_TWO: &[(&str, &str)] = &[
    ("game", "foothills"),
    ("kind-1", "person"),
    ("kind-2", "open"),
    ("key", "table-1"),
];

/// Two people at a game of Foothills.
pub async fn two(host: &Client) -> (Client, Client, String) {
    let (ann, ben) = (host.guest("Ann").await, host.guest("Ben").await);
    let at = ann.begin(FOR_TWO).await;
    let joined = ben.post(&at, &[]).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.body);
    let begun = ann.post(&format!("{at}/start"), &[]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    (ann, ben, begun.location)
}

#[tokio::test]
async fn a_table_is_set_up_joined_and_begun() {
    let club = club();
    let ann = club.guest("Ann").await;
    let at = ann.begin(FOR_TWO).await;
    assert!(at.starts_with("/join/"), "{at}");
    // An invited person enters a name and takes the seat in one step.
    let stranger = club.elsewhere();
    let page = stranger.get(&at).await;
    assert!(
        page.body.contains("name=\"name\"") && page.body.contains("Ann"),
        "{}",
        page.body
    );
    let joined = stranger.post(&at, &[("name", "ann")]).await;
    assert_eq!(joined.location, at);
    let second = club.known_by(&joined);
    // Equal names are told apart.
    assert!(second.get(&at).await.body.contains("ann 2"));
    assert!(
        !second.get(&at).await.body.contains("/start"),
        "only Ann begins"
    );
    let begun = ann.post(&format!("{at}/start"), &[]).await;
    assert_eq!(begun.location, at.replace("/join/", "/games/"));
    // The invitation then leads to the game and gives no more seats.
    assert_eq!(second.get(&at).await.location, begun.location);
    let late = club.elsewhere().post(&at, &[("name", "Cem")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("The game has begun") && late.cookies.is_empty());
    // Everybody finds the game among their own, and nobody else does.
    for client in [&ann, &second] {
        assert!(client.get("/mine").await.body.contains(&begun.location));
    }
    assert!(
        !club
            .guest("Dora")
            .await
            .get("/mine")
            .await
            .body
            .contains(&begun.location)
    );
}

#[tokio::test]
async fn seats_are_left_emptied_and_filled_before_the_start() {
    let club = club();
    let (ann, ben, cem) = (
        club.guest("Ann").await,
        club.guest("Ben").await,
        club.guest("Cem").await,
    );
    let form = [
        ("game", "snowdonia"),
        ("players", "4"),
        ("kind-1", "person"),
        ("kind-2", "open"),
        ("kind-3", "open"),
        ("kind-4", "open"),
        ("public", "yes"),
        ("key", "t"),
    ];
    let at = ann.begin(&form).await;
    assert!(
        club.elsewhere()
            .get("/lobby?game=snowdonia")
            .await
            .body
            .contains(&at)
    );
    assert!(
        !club
            .elsewhere()
            .get("/lobby?game=foothills")
            .await
            .body
            .contains(&at)
    );
    ben.post(&at, &[("seat", "3")]).await;
    cem.post(&at, &[]).await;
    let id = at.trim_start_matches("/join/").parse().unwrap();
    let seats = || club.store.opened(&id).unwrap().about.seats;
    assert!(matches!(&seats()[2], store::OpenSeat::Person { name, .. } if name == "Ben"));
    assert!(matches!(&seats()[1], store::OpenSeat::Person { name, .. } if name == "Cem"));
    // Only Ann can remove somebody.
    let refused = ben.post(&format!("{at}/remove"), &[("seat", "2")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    ann.post(&format!("{at}/remove"), &[("seat", "2")]).await;
    ben.post(&format!("{at}/leave"), &[]).await;
    assert_eq!(
        seats()[1..],
        [
            store::OpenSeat::Open,
            store::OpenSeat::Open,
            store::OpenSeat::Open
        ]
    );
    let early = ann.post(&format!("{at}/start"), &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert!(early.body.contains("still open"), "{}", early.body);
    ann.post(&format!("{at}/fill"), &[("seat", "2"), ("bot", "random")])
        .await;
    ann.post(&format!("{at}/public"), &[]).await;
    assert!(
        !club.elsewhere().get("/lobby").await.body.contains(&at),
        "private again"
    );
    cem.post(&at, &[]).await;
    let nonsense = [("filled", "yes"), ("bot", "hard+nonsense")];
    let refused = ann.post(&format!("{at}/start"), &nonsense).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let begun = ann
        .post(
            &format!("{at}/start"),
            &[("filled", "yes"), ("bot", "random")],
        )
        .await;
    let game = club.store.game(&id).unwrap();
    let names: Vec<String> = game
        .about
        .seats
        .iter()
        .map(|seat| format!("{seat:?}"))
        .collect();
    assert_eq!(
        names,
        [
            "Person(\"Ann\")",
            "Bot(\"random\")",
            "Person(\"Cem\")",
            "Bot(\"random\")"
        ]
    );
    assert_eq!(begun.location, format!("/games/{id}"));
}

/// Everybody sees the table from their own seat; spectators see everything and can do nothing.
#[tokio::test]
async fn everybody_decides_for_themselves() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    for _ in 0..60 {
        let (of_ann, of_ben) = (ann.get(&at).await, ben.get(&at).await);
        let (asked, other, table, waits) = if of_ann.choices().is_empty() {
            (&ben, &ann, of_ben, of_ann)
        } else {
            (&ann, &ben, of_ann, of_ben)
        };
        let who = if asked.cookie == ann.cookie {
            "Ann"
        } else {
            "Ben"
        };
        assert!(waits.choices().is_empty() && waits.targets().is_empty());
        assert!(
            waits.body.contains(&format!("Waiting for {who}:")),
            "{}",
            waits.body
        );
        let choice = table.choices().remove(0);
        // The other's click is refused in words, and nothing changes.
        let length = club.length(&at);
        let refused = other
            .command(&table, &at, "choose", &[("choice", &choice)])
            .await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(
            refused.body.contains(&format!("{who} has to decide now")),
            "{}",
            refused.body
        );
        assert_eq!(club.length(&at), length);
        asked.choose(&table, &at, &choice).await;
    }
    let looks_on = club.elsewhere().get(&at).await;
    assert!(looks_on.body.contains("You are watching"));
    assert!(
        !looks_on.body.contains("<form method=\"post\""),
        "{}",
        looks_on.body
    );
}

/// The viewer's own board comes first.
#[tokio::test]
async fn the_own_board_comes_first() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let order = |page: &Page| {
        let place = |id: &str| {
            page.body
                .find(&format!("id=\"panel-hill-player-{id}\""))
                .unwrap()
        };
        place("1") < place("2")
    };
    assert!(order(&ann.get(&at).await));
    assert!(!order(&ben.get(&at).await));
}

/// What people did not agree on is off until the end; before it, the seed is not in any record.
#[tokio::test]
async fn it_is_fair_between_people() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let table = ann.get(&at).await;
    assert!(!table.body.contains("data-tool=\"hint\""));
    for (command, more) in [
        ("hint", &[][..]),
        ("analyse", &[("step", "1")]),
        ("fork", &[("step", "1")]),
    ] {
        let refused = ann.command(&ben.get(&at).await, &at, command, more).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{command}");
        assert!(refused.body.contains("have not agreed"), "{}", refused.body);
    }
    let record = ann.get(&format!("{at}.game")).await.body;
    assert!(
        record.contains("deal-commit") && !record.contains("deal-seed"),
        "{record}"
    );
    assert!(!ann.get(&format!("{at}/at/1")).await.body.contains("/fork"));
    let refused = ann.post(&format!("{at}/delete"), &[("sure", "yes")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "Ben plays too");
    // Agreed on when it was created.
    let form = [FOR_TWO, &[("help", "yes"), ("key", "table-2")]].concat();
    let form: Vec<(&str, &str)> = form
        .into_iter()
        .filter(|pair| *pair != ("key", "table-1"))
        .collect();
    let join = ann.begin(&form).await;
    ben.post(&join, &[]).await;
    let with_help = ann.post(&format!("{join}/start"), &[]).await.location;
    let copy = [("step", "1"), ("key", "copy")];
    let fork = ann.post(&format!("{with_help}/fork"), &copy).await;
    assert_eq!(fork.status, StatusCode::SEE_OTHER);
    let dealing = |at: &str| club.store.game(&id(at)).unwrap().about.dealing;
    assert!(dealing(&fork.location) != dealing(&with_help), "new luck");
}

/// A bot takes over and the person comes back; both are reported, also in the record.
#[tokio::test]
async fn whoever_leaves_may_come_back() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let (away, other) = if ann.get(&at).await.choices().is_empty() {
        (&ben, &ann)
    } else {
        (&ann, &ben)
    };
    let nonsense = away
        .command(&away.get(&at).await, &at, "leave", &[("bot", "no one")])
        .await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    let left = away
        .command(&away.get(&at).await, &at, "leave", &[("bot", "random")])
        .await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.body);
    let begun = Instant::now();
    while other.get(&at).await.choices().is_empty() {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "the bot plays on"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let page = away.get(&at).await;
    assert!(page.body.contains("a bot plays for you"), "{}", page.body);
    let back = away.command(&page, &at, "return", &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.body);
    let twice = away.command(&away.get(&at).await, &at, "return", &[]).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    let record = ann.get(&format!("{at}.game")).await.body;
    let seat = if away.cookie == ann.cookie { 1 } else { 2 };
    assert!(
        record.contains(&format!("\n# away {seat} random\n")),
        "{record}"
    );
    assert!(record.contains(&format!("\n# back {seat}\n")), "{record}");
    // It is imported as it was written.
    let again = ann.post("/import", &[("text", &record)]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn everybody_agrees_on_what_is_taken_back() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let mut moved = Vec::new();
    for _ in 0..3 {
        let of_ann = ann.get(&at).await;
        let asked = if of_ann.choices().is_empty() {
            &ben
        } else {
            &ann
        };
        let page = asked.get(&at).await;
        asked.choose(&page, &at, &page.choices()[0]).await;
        moved.push(if asked.cookie == ann.cookie {
            "Ann"
        } else {
            "Ben"
        });
    }
    let steps = || {
        let journal = club.store.journal(&id(&at), 0).unwrap();
        journal
            .iter()
            .filter(|entry| entry.kind == store::Kind::Step)
            .count()
    };
    let before = steps();
    let (first, second) = if moved[0] == "Ann" {
        (&ann, &ben)
    } else {
        (&ben, &ann)
    };
    let ask = [("answer", "ask"), ("steps", "3")];
    let asked = first
        .command(&first.get(&at).await, &at, "takeback", &ask)
        .await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER, "{}", asked.body);
    // Nothing is taken back before the other one agrees.
    let page = second.get(&at).await;
    assert!(
        page.body
            .contains("would like to take back the last 3 steps"),
        "{}",
        page.body
    );
    let decline = second
        .command(&page, &at, "takeback", &[("answer", "decline")])
        .await;
    assert_eq!(decline.status, StatusCode::SEE_OTHER);
    let nothing = second
        .command(
            &second.get(&at).await,
            &at,
            "takeback",
            &[("answer", "agree")],
        )
        .await;
    assert_eq!(nothing.status, StatusCode::CONFLICT, "it was declined");
    first
        .command(&first.get(&at).await, &at, "takeback", &ask)
        .await;
    let agreed = second
        .command(
            &second.get(&at).await,
            &at,
            "takeback",
            &[("answer", "agree")],
        )
        .await;
    assert_eq!(agreed.status, StatusCode::SEE_OTHER, "{}", agreed.body);
    assert_eq!(steps(), before, "a journal only grows");
    let record = ann.get(&format!("{at}.game")).await.body;
    assert!(record.contains("\nundo 3\n# takeback 3\n"), "{record}");
    assert!(!record.contains("takeback asked"), "{record}");
    // The one who made the first of them is asked again.
    assert!(!first.get(&at).await.choices().is_empty());
}

#[tokio::test]
async fn a_rematch_is_one_game_for_all() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    loop {
        let page = ann.get(&at).await;
        if page.body.contains("data-state=\"over\"") {
            break;
        }
        let asked = if page.choices().is_empty() {
            &ben
        } else {
            &ann
        };
        let page = asked.get(&at).await;
        asked.choose(&page, &at, &page.choices()[0]).await;
    }
    assert!(
        ann.get(&format!("{at}.game"))
            .await
            .body
            .contains("deal-seed")
    );
    let once = ann.command(&ann.get(&at).await, &at, "rematch", &[]).await;
    let page = ben.get(&at).await;
    assert!(page.body.contains(&once.location), "Ben finds the way");
    let twice = ben
        .post(&format!("{at}/rematch"), &[("seq", "0"), ("key", "other")])
        .await;
    assert_eq!(
        (twice.status, &twice.location),
        (StatusCode::SEE_OTHER, &once.location)
    );
    let seating = club.store.seating(&id(&once.location)).unwrap();
    assert_eq!(seating.holders.len(), 2);
}

/// Waiting games come first, and one leads to the next.
#[tokio::test]
async fn my_games_lead_from_one_to_the_next() {
    let club = club();
    let (ann, ben) = (club.guest("Ann").await, club.guest("Ben").await);
    let mut games = Vec::new();
    for key in ["a", "b", "c", "d", "e", "f"] {
        let form: Vec<(&str, &str)> = FOR_TWO[..3].iter().copied().chain([("key", key)]).collect();
        let at = ann.begin(&form).await;
        ben.post(&at, &[]).await;
        games.push(ann.post(&format!("{at}/start"), &[]).await.location);
    }
    let mut waiting = Vec::new();
    for at in &games {
        if !ann.get(at).await.choices().is_empty() {
            waiting.push(at);
        }
    }
    let mine = ann.get("/mine").await.body;
    assert_eq!(mine.matches("Your turn").count(), waiting.len());
    for at in &games {
        let next = ann.get(&format!("/next?after={}", id(at))).await.location;
        if waiting.iter().any(|other| *other != at) {
            assert!(next != *at && waiting.contains(&&next), "{next}");
        } else {
            assert_eq!(next, "/mine?none=yes");
        }
    }
    // A spectator steps through all of them.
    let mut seen: Vec<String> = Vec::new();
    let mut here = ann.get("/next").await.location;
    while !seen.contains(&here) && waiting.len() > 1 {
        seen.push(here.clone());
        here = ann
            .get(&format!("/next?after={}", id(&here)))
            .await
            .location;
    }
    assert!(waiting.len() < 2 || seen.len() == waiting.len(), "{seen:?}");
}

#[tokio::test]
async fn a_copy_does_not_take_the_names_of_others_along() {
    let club = club();
    let (ann, ben) = (club.guest("Ann").await, club.guest("Ben").await);
    let at = ann.begin(&[FOR_TWO, &[("help", "yes")]].concat()).await;
    ben.post(&at, &[]).await;
    let begun = ann.post(&format!("{at}/start"), &[]).await.location;
    let page = ben.get(&format!("{begun}/at/0")).await.body;
    assert!(page.contains("name=\"name-2\" value=\"Ben\""), "{page}");
    assert!(page.contains("name=\"name-1\" value=\"\""), "{page}");
    let copy = ben
        .post(&format!("{begun}/fork"), &[("step", "0"), ("key", "copy")])
        .await;
    let copy = club.store.game(&id(&copy.location)).unwrap().about;
    let all = format!("{} {} {:?}", copy.name, copy.header, copy.seats);
    assert!(all.contains("Ben") && !all.contains("Ann"), "{all}");
}
