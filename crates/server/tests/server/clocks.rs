//! Clocks: who loses time, what happens when time runs out, and when clocks are paused. No test waits: each sets the
//! time itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use server::{Access, App, Mode, Seeds};
use store::{Moment, Store as _};
use tokio::sync::watch;

use crate::client::{Client, Page, id};
use crate::together::{FOR_TWO, club};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// 17 November 2026, noon.
const NOON: i64 = 1_794_916_800_000;

/// A table for two with this time control; the one who is asked first comes first.
async fn game(club: &Client, agreed: &[(&str, &str)], zone: &str) -> (Client, Client, String) {
    let (ann, ben) = (club.guest("Ann").await, club.guest("Ben").await);
    let form = [FOR_TWO, agreed, &[("out", "random"), ("zone", zone)]].concat();
    let at = ann.begin(&form).await;
    let joined = ben.post(&at, &[("zone", zone)]).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.body);
    let begun = ann.post(&format!("{at}/start"), &[]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    let at = begun.location;
    if ann.get(&at).await.choices().is_empty() {
        (ben, ann, at)
    } else {
        (ann, ben, at)
    }
}

impl Client {
    /// Sets the time and does what is due by then.
    fn at(&self, moment: i64) {
        self.app.set_now(Moment(moment));
        self.app.do_clocks(Moment(moment)).unwrap();
    }

    /// Makes the first choice there is.
    async fn move_on(&self, at: &str) -> Page {
        let page = self.get(at).await;
        let choices = page.choices();
        let choice = choices.first().expect("their turn");
        self.choose(&page, at, choice).await
    }

    /// The entries of a journal that are not steps.
    fn notes(&self, at: &str) -> Vec<String> {
        let journal = self.store.journal(&id(at), 0).unwrap();
        let notes = journal
            .into_iter()
            .filter(|entry| entry.kind.name() == "note");
        notes.map(|entry| entry.text).collect()
    }
}

impl Page {
    /// The text of the list of clocks.
    fn clocks(&self) -> String {
        let from = self.body.find("id=\"clocks\"");
        let from = from.unwrap_or_else(|| panic!("no clocks in {}", self.body));
        let list = &self.body[from..];
        let list = &list[list.find('>').unwrap() + 1..list.find("</ul>").unwrap()];
        let mut out = String::new();
        let mut inside = false;
        for letter in list.chars() {
            match letter {
                '<' => inside = true,
                '>' => inside = false,
                _ if !inside => out.push(letter),
                _ => {}
            }
        }
        out
    }
}

#[tokio::test]
async fn in_a_game_by_turns_a_bot_answers_until_the_person_returns() {
    let club = club();
    club.at(NOON);
    let (first, other, at) = game(&club, &[("time", "turns 1+2")], "UTC").await;
    let (page, mine) = (first.get(&at).await, first.get("/mine").await);
    assert!(
        page.clocks().contains("3 days until 2026-11-20 12:00 UTC"),
        "{}",
        page.clocks()
    );
    assert!(mine.body.contains("3 days"), "{}", mine.body);
    // A day and half of the reserve later it is still their turn.
    club.at(NOON + 2 * DAY);
    assert!(!first.get(&at).await.choices().is_empty());
    assert!(first.get(&at).await.clocks().contains("1 day until"));
    club.at(NOON + 3 * DAY - MINUTE);
    assert_eq!(club.notes(&at), ["time turns 1+2 random"]);
    club.at(NOON + 3 * DAY);
    let notes = club.notes(&at);
    assert!(
        notes[1].starts_with("out-of-time ") && notes[2].starts_with("away "),
        "{notes:?}"
    );
    // The bot decides, and the other one is asked.
    let begun = Instant::now();
    let page = loop {
        let page = other.get(&at).await;
        if !page.choices().is_empty() {
            break page;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "no bot answers");
        tokio::time::sleep(Duration::from_millis(2)).await;
    };
    assert!(page.body.contains("has run out of time"), "{}", page.body);
    assert!(
        !page.body.contains("has left"),
        "nobody left: {}",
        page.body
    );
    let page = first.get(&at).await;
    assert!(page.body.contains("Your time has run out"), "{}", page.body);
    // Nothing more happens to somebody who is away.
    club.at(NOON + 3 * DAY + HOUR);
    assert_eq!(club.notes(&at).len(), notes.len());
    let back = first.command(&page, &at, "return", &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.body);
    other.move_on(&at).await;
    while first.get(&at).await.choices().is_empty() {
        other.move_on(&at).await;
    }
    // The reserve is used up; the next turn has a day again.
    let clocks = first.get(&at).await.clocks();
    assert!(
        clocks.contains("1 day until 2026-11-21 13:00 UTC"),
        "{clocks}"
    );
    let record = first.get(&format!("{at}.game")).await.body;
    assert!(
        record.contains("\n# away ") && record.contains("\n# back "),
        "{record}"
    );
}

#[tokio::test]
async fn the_nightly_pause_is_right_when_clocks_are_changed() {
    let club = club();
    // The evening before clocks in Berlin go back; eight o'clock there.
    let evening = 1_792_864_800_000;
    club.at(evening);
    let (first, _, at) = game(
        &club,
        &[("time", "turns 1+0"), ("night", "yes")],
        "Europe/Berlin",
    )
    .await;
    // Two hours, fourteen on Sunday, and eight on Monday: until four in the afternoon.
    let clocks = first.get(&at).await.clocks();
    assert!(clocks.contains("until 2026-10-26 16:00 CET"), "{clocks}");
    // No time was counted in the night, in which one hour came twice.
    club.at(evening + 12 * HOUR);
    let clocks = first.get(&at).await.clocks();
    assert!(
        clocks.contains("22 hours") && clocks.contains("paused for the night"),
        "{clocks}"
    );
    let monday_at_four = evening + 45 * HOUR;
    club.at(monday_at_four - MINUTE);
    assert_eq!(club.notes(&at).len(), 1);
    club.at(monday_at_four);
    assert_eq!(club.notes(&at).len(), 3, "{:?}", club.notes(&at));
}

/// The same store after a restart, seen by the same person.
fn restarted(client: &Client) -> Client {
    let app = App::with_seeds(client.store.clone(), 2, Seeds::counting_from(1)).unwrap();
    app.set_access(Access {
        mode: Mode::Lan,
        port: 1894,
        ..Access::default()
    });
    let (open, closing) = watch::channel(false);
    Client {
        router: server::router(app.clone(), closing),
        app,
        open: Arc::new(open),
        ..client.clone()
    }
}

#[tokio::test]
async fn a_restart_in_the_middle_costs_nobody_time() {
    let club = club();
    club.at(NOON);
    let (first, other, at) = game(&club, &[("time", "live 10+15")], "").await;
    assert!(first.get(&at).await.clocks().contains("10:00"));
    club.at(NOON + MINUTE);
    club.app.beat(Moment(NOON + MINUTE)).unwrap();
    assert!(first.get(&at).await.clocks().contains("9:00"));
    // Half an hour without the program.
    let again = restarted(&first);
    again.app.beat(Moment(NOON + 31 * MINUTE)).unwrap();
    again.at(NOON + 31 * MINUTE);
    let page = again.get(&at).await;
    assert!(page.clocks().contains("9:00"), "{}", page.clocks());
    assert_eq!(again.notes(&at).len(), 1);
    // The clock goes on from there, and the next one who is asked has lost nothing either.
    again.at(NOON + 32 * MINUTE);
    let mut page = again.move_on(&at).await;
    while !page.choices().is_empty() {
        page = again.move_on(&at).await;
    }
    assert!(
        page.clocks().contains("8:00") && page.clocks().contains("10:00"),
        "{}",
        page.clocks()
    );
    let other = Client {
        cookie: other.cookie.clone(),
        ..again.clone()
    };
    again.at(NOON + 42 * MINUTE - 10 * SECOND);
    assert_eq!(again.notes(&at).len(), 1);
    assert!(other.get(&at).await.clocks().contains("0:10"));
    again.at(NOON + 42 * MINUTE);
    assert_eq!(again.notes(&at).len(), 3, "{:?}", again.notes(&at));
}

#[tokio::test]
async fn clocks_come_with_what_changes_and_to_every_server() {
    let club = club();
    club.at(NOON);
    let (first, _, at) = game(&club, &[("time", "live 5+10")], "").await;
    let second = restarted(&first);
    second.app.set_now(Moment(NOON));
    let seq = club.length(&at);
    let until = NOON + 5 * MINUTE;
    let asks = |client: &Client, until: i64| {
        let address = format!("{at}/changes?after={seq}&work=&until={until}");
        let client = client.clone();
        async move { client.get(&address).await }
    };
    for client in [&first, &second] {
        assert_eq!(asks(client, until).await.status, StatusCode::NO_CONTENT);
        let told = asks(client, until + 1).await;
        assert!(
            told.body.contains(&format!("data-until=\\\"{until}\\\"")),
            "{}",
            told.body
        );
    }
    club.at(NOON + MINUTE);
    second.app.set_now(Moment(NOON + MINUTE));
    let mut page = first.move_on(&at).await;
    while !page.choices().is_empty() {
        page = first.move_on(&at).await;
    }
    second.app.catch_up(&id(&at)).unwrap();
    let there = second.get(&at).await;
    assert_eq!(there.clocks(), page.clocks());
    assert!(
        page.clocks().contains("4:00") && page.clocks().contains("5:00"),
        "{}",
        page.clocks()
    );
}

#[tokio::test]
async fn time_is_agreed_on_before_the_game_and_said_to_everybody() {
    let club = club();
    let ann = club.guest("Ann").await;
    let form = ann.get("/new?game=foothills").await.body;
    assert!(
        form.contains("value=\"live 10+15\"") && form.contains("data-zone"),
        "{form}"
    );
    for wrong in ["live 0+0", "turns 99+1", "soon"] {
        let refused = ann
            .post("/games", &[FOR_TWO, &[("time", wrong)]].concat())
            .await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let bot = [FOR_TWO, &[("time", "live 10+15"), ("out", "nobody")]].concat();
    let refused = ann.post("/games", &bot).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let agreed = [("time", "turns 2+3"), ("night", "yes"), ("public", "yes")];
    let at = ann
        .begin(&[FOR_TWO, &agreed, &[("key", "k2")]].concat())
        .await;
    let said = "turn-based: 2 days per turn, 3 days in reserve; clocks pause from 22:00 to 8:00";
    for address in [at.as_str(), "/lobby", "/mine"] {
        let page = club.guest("Cem").await.get(address).await;
        let page = if address == "/mine" {
            ann.get(address).await
        } else {
            page
        };
        assert!(page.body.contains(said), "{address}: {}", page.body);
    }
    // People at one screen need no clock.
    let alone = [
        ("game", "foothills"),
        ("kind-1", "person"),
        ("kind-2", "person"),
        ("time", "live 10+15"),
        ("key", "k3"),
    ];
    let at = ann.begin(&alone).await;
    assert!(!ann.get(&at).await.body.contains("id=\"clocks\""));
    assert!(club.notes(&at).is_empty());
}

#[tokio::test]
async fn people_choose_their_time_zone() {
    let club = club();
    let ann = club.guest("Ann").await;
    let page = ann.get("/settings").await.body;
    assert!(
        page.contains("Europe/Warsaw") && page.contains("UTC until it is known"),
        "{page}"
    );
    let chosen = ann.post("/me/zone", &[("zone", "Europe/Warsaw")]).await;
    assert_eq!(chosen.location, "/settings");
    let page = ann.get("/settings").await.body;
    assert!(page.contains("value=\"Europe/Warsaw\" selected"), "{page}");
    let unknown = ann.post("/me/zone", &[("zone", "Europe/Snowdon")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    // The browser's time zone counts only for people who have chosen none.
    ann.begin(&[FOR_TWO, &[("zone", "Asia/Tokyo")]].concat())
        .await;
    let page = ann.get("/settings").await.body;
    assert!(page.contains("value=\"Europe/Warsaw\" selected"), "{page}");
    assert!(page.contains("same as the browser: Asia/Tokyo"), "{page}");
    assert!(
        !club
            .elsewhere()
            .get("/settings")
            .await
            .body
            .contains("Europe/Warsaw")
    );
}

#[tokio::test]
async fn a_machine_that_slept_costs_nobody_time() {
    let club = club();
    club.at(NOON);
    let (first, _, at) = game(&club, &[("time", "live 10+15")], "").await;
    let beat = |at: i64| club.app.beat(Moment(at)).unwrap();
    // Time passes even if the clock ticks often or a little late.
    for minutes in 0..4 {
        beat(NOON + minutes * MINUTE);
    }
    let mut news = club.app.listen();
    beat(NOON + 60 * MINUTE);
    club.at(NOON + 60 * MINUTE);
    let clocks = first.get(&at).await.clocks();
    assert!(clocks.contains("7:00"), "{clocks}");
    let told = news.try_recv().expect("pages look again");
    assert_eq!(told.game, None);
    club.at(NOON + 67 * MINUTE - 10 * SECOND);
    assert_eq!(club.notes(&at).len(), 1);
    club.at(NOON + 67 * MINUTE);
    assert_eq!(club.notes(&at).len(), 3);
}
