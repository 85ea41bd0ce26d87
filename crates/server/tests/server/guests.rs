//! Who somebody is: sessions, names, other devices, deletion, and what strangers can see.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use server::{Access, Mode, Rates};
use store::{Moment, People as _, Store as _};
use tower::ServiceExt as _;
use view::page::Limited;

use crate::client::{Client, HOST, Page, id};
use crate::together::{FOR_TWO, club, two};

#[tokio::test]
async fn a_seat_moves_to_another_device_once() {
    let club = club();
    let (ann, _, at) = two(&club).await;
    let page = ann.post("/me/move", &[]).await;
    let code = page.body.split("/move?code=").nth(1).unwrap();
    let code: String = code.chars().take_while(char::is_ascii_hexdigit).collect();
    let phone = club.elsewhere();
    assert!(
        phone
            .get(&format!("/move?code={code}"))
            .await
            .body
            .contains("Continue as Ann?")
    );
    // The token of a link is not a session.
    let name = ann.cookie.split('=').next().unwrap();
    let forged = Client {
        cookie: format!("{name}={code}"),
        ..club.clone()
    };
    assert_eq!(forged.get("/mine").await.status, StatusCode::SEE_OTHER);
    let arrived = phone.post("/move", &[("code", &code)]).await;
    assert_eq!(arrived.location, "/mine");
    let phone = club.known_by(&arrived);
    assert_eq!(phone.get(&at).await.choices(), ann.get(&at).await.choices());
    let twice = club.elsewhere().post("/move", &[("code", &code)]).await;
    assert_eq!(twice.status, StatusCode::GONE);
    assert!(twice.body.contains("already been used") && twice.cookies.is_empty());
}

/// Cookies are only for this site, invisible to scripts, and bound to TLS where there is TLS.
#[tokio::test]
async fn sessions_are_kept_safe() {
    let club = club();
    let page = club.elsewhere().post("/me", &[("name", "Ann")]).await;
    let cookie = &page.cookies[0];
    for part in ["session-1894=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let ann = club.known_by(&page);
    assert_eq!(ann.get("/mine").await.status, StatusCode::OK);
    let (name, word) = ann.cookie.split_once('=').unwrap();
    let other = if word.starts_with('0') { "1" } else { "0" };
    for forged in [
        format!("{name}={other}{}", &word[1..]),
        format!("{name}="),
        format!("session={word}"),
        format!("__Host-session={word}"),
    ] {
        let client = Client {
            cookie: forged.clone(),
            ..club.clone()
        };
        assert_eq!(
            client.get("/mine").await.status,
            StatusCode::SEE_OTHER,
            "{forged}"
        );
        let refused = client.post("/games", &[("quick", "yes")]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{forged}");
    }
    // An expired one is invalid.
    let file = club.store.clone();
    file.purge_sessions(Moment(i64::MAX), 10).unwrap();
    assert_eq!(ann.get("/mine").await.status, StatusCode::SEE_OTHER);
    club.app.set_access(Access {
        mode: Mode::Public,
        port: 1894,
        public_url: "https://play.example".parse().ok(),
        ..Access::default()
    });
    let page = club.elsewhere().post("/me", &[("name", "Ann")]).await;
    let cookie = &page.cookies[0];
    assert!(
        cookie.starts_with("__Host-session=") && cookie.contains("Secure"),
        "{cookie}"
    );
}

/// Names that would disturb a page are refused in the person's language, and nobody gets them.
#[tokio::test]
async fn names_are_people_s_names() {
    let club = club();
    for (name, language, said) in [
        ("Ann\u{202e}", "en", "control"),
        ("", "de", "Name"),
        ("bot:easy", "pl", ""),
        (&"x".repeat(41), "en", "40"),
    ] {
        let client = Client {
            language,
            ..club.elsewhere()
        };
        let page = client.post("/me", &[("name", name)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        assert!(page.refusal().contains(said), "{name:?} {}", page.refusal());
        assert!(page.cookies.is_empty());
    }
    let markup = club.guest("<b onload=x>\"'&").await;
    let at = markup.begin(FOR_TWO).await;
    let page = markup.get(&at).await.body;
    assert!(
        !page.contains("<b onload") && page.contains("&lt;b onload"),
        "{page}"
    );
}

/// The number of open tables is limited, as is each of their texts.
#[tokio::test]
async fn nobody_sets_up_tables_without_end() {
    let club = club();
    let ann = club.guest("Ann").await;
    let mut made = 0;
    for number in 0..10_000 {
        let key = format!("k{number}");
        let form: Vec<(&str, &str)> = FOR_TWO[..3]
            .iter()
            .copied()
            .chain([("key", key.as_str())])
            .collect();
        let page = ann.post("/games", &form).await;
        if page.status != StatusCode::SEE_OTHER {
            assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
            assert!(
                page.body.contains("Close one of them first"),
                "{}",
                page.body
            );
            break;
        }
        made += 1;
    }
    assert_eq!(made, 20);
}

/// Somebody whose bots have used their hourly thinking time cannot begin a new game; running games go on, and others
/// can begin.
#[tokio::test]
async fn bots_think_only_so_long_for_one_person() {
    let club = club();
    let mut rates = Rates::default();
    rates.set(Limited::Thinking, 1);
    rates.set(Limited::Games, 100_000);
    club.app.set_rates(rates);
    let ann = club.guest("Ann").await;
    let bots = [("kind-1", "easy"), ("kind-2", "easy"), ("key", "bots")];
    let at = ann.begin(&[&FOR_TWO_MORE[..1], &bots].concat()).await;
    let begun = Instant::now();
    let refused = loop {
        // Bots play among themselves while somebody watches.
        ann.get(&at).await;
        let page = ann.post("/games", FOR_TWO_MORE).await;
        if page.status == StatusCode::TOO_MANY_REQUESTS {
            break page;
        }
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        assert!(begun.elapsed() < Duration::from_mins(1), "in vain");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert!(
        refused.body.contains("Bots have thought"),
        "{}",
        refused.body
    );
    let length = ann.length(&at);
    while ann.length(&at) <= length {
        ann.get(&at).await;
        assert!(begun.elapsed() < Duration::from_mins(1), "it stands still");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    club.guest("Ben").await.begin(FOR_TWO_MORE).await;
}

/// A table with other settings than usual.
const FOR_TWO_MORE: &[(&str, &str)] = &[
    ("game", "foothills"),
    ("kind-1", "person"),
    ("kind-2", "open"),
    ("key", "table-9"),
];

/// Guests only hear of games whose address they know.
#[tokio::test]
async fn news_are_for_those_who_know_the_address() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let listen = |client: &Client, after: u64, query: &str| {
        let request = Request::get(format!("/events?after={after}{query}"))
            .header("host", HOST)
            .header("cookie", client.cookie.as_str())
            .body(Body::empty())
            .unwrap();
        let router = client.router.clone();
        async move { router.oneshot(request).await.unwrap().into_body() }
    };
    let mut blind = listen(&ann, 0, "").await;
    let mut knows = listen(&ann, 0, &format!("&game={}", id(&at))).await;
    let heard = tokio::time::timeout(Duration::from_millis(300), blind.frame()).await;
    assert!(heard.is_err(), "{heard:?}");
    let heard = knows.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(String::from_utf8_lossy(&heard).contains(id(&at).as_str()));
    // Events about their own games do not name them, even if they have just begun; about others' games there are
    // none.
    let mut own = listen(&ann, 0, "&mine=yes").await;
    let heard = own.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(String::from_utf8_lossy(&heard).contains(id(&at).as_str()));
    let dora = club.guest("Dora").await;
    for mut blind in [
        listen(&dora, 0, "&mine=yes").await,
        listen(&club.elsewhere(), 0, "&mine=yes").await,
    ] {
        let heard = tokio::time::timeout(Duration::from_millis(300), blind.frame()).await;
        assert!(heard.is_err(), "{heard:?}");
    }
    // The page of a waiting table is told who comes, and that the game begins.
    let table = dora.begin(FOR_TWO_MORE).await;
    let table_id = table.trim_start_matches("/join/").to_owned();
    let newest = club.store.newest_event().unwrap().0;
    let mut waits = listen(&dora, newest, &format!("&game={table_id}")).await;
    ben.post(&table, &[]).await;
    dora.post(&format!("{table}/start"), &[]).await;
    for _ in ["somebody comes", "it begins"] {
        let heard = waits.frame().await.unwrap().unwrap().into_data().unwrap();
        assert!(String::from_utf8_lossy(&heard).contains(&table_id));
    }
    // People who wait are told that the table is closed, even if they no longer hold a seat.
    let other = [&FOR_TWO_MORE[..3], &[("key", "table-10")]].concat();
    let table = dora.begin(&other).await;
    ben.post(&table, &[]).await;
    let newest = club.store.newest_event().unwrap().0;
    let mut bens = listen(&ben, newest, "&mine=yes").await;
    dora.post(&format!("{table}/close"), &[]).await;
    let heard = bens.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(String::from_utf8_lossy(&heard).contains(table.trim_start_matches("/join/")));
    // Only the host has a list of all games.
    assert_eq!(ben.get("/").await.location, "/mine");
    assert_eq!(club.elsewhere().get("/").await.location, "/lobby");
}

/// Guests who ask for it are deleted at once, including the name at the table; others after a while. Games stay.
#[tokio::test]
async fn guests_are_forgotten_and_their_games_stay() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let gone = ann.post("/me/forget", &[("sure", "yes")]).await;
    assert_eq!(gone.location, "/lobby");
    assert_eq!(ann.get("/mine").await.status, StatusCode::SEE_OTHER);
    let table = ben.get(&at).await.body;
    assert!(!table.contains("Ann") && table.contains("Ben"), "{table}");
    let day = 24 * 60 * 60 * 1000;
    let now = Moment::now();
    club.app.forget_the_past(Moment(now.0 + 59 * day)).unwrap();
    assert_eq!(ben.get("/mine").await.status, StatusCode::OK);
    club.app.forget_the_past(Moment(now.0 + 61 * day)).unwrap();
    assert_eq!(ben.get("/mine").await.status, StatusCode::SEE_OTHER);
    // The name of somebody who only stayed away is still there.
    assert!(ben.get(&at).await.body.contains("Ben"));
}

/// On the host's machine everything belongs to the host, including what was played while others could connect.
#[tokio::test]
async fn the_own_machine_is_the_hosts_again() {
    let club = club();
    let key = server::make_host_key(&*club.store).unwrap();
    let host = club.elsewhere().post("/host", &[("key", &key)]).await;
    let host = club.known_by(&host);
    let ben = club.guest("Ben").await;
    let join = host.begin(FOR_TWO).await;
    ben.post(&join, &[]).await;
    let at = host.post(&format!("{join}/start"), &[]).await.location;
    let asked = |page: Page| !page.choices().is_empty();
    if asked(ben.get(&at).await) {
        let page = ben.get(&at).await;
        ben.choose(&page, &at, &page.choices()[0]).await;
    }
    // A guest who becomes host keeps name and seats.
    let key = server::make_host_key(&*club.store).unwrap();
    let now_host = ben.post("/host", &[("key", &key)]).await;
    assert_eq!(now_host.location, "/", "{}", now_host.body);
    // Another browser signed in as them, or somebody with a copy of their cookie, is no host.
    assert_eq!(ben.get("/").await.location, "/lobby");
    let page = club.known_by(&now_host).get("/").await;
    assert_eq!(page.status, StatusCode::OK);
    club.app.set_access(Access::default());
    let here = club.elsewhere();
    assert!(asked(here.get(&at).await), "all seats of hosts");
    assert_eq!(here.get("/").await.status, StatusCode::OK);
    // A game begun now belongs to nobody in particular.
    let own = here.begin(&FOR_TWO[..3]).await;
    assert!(asked(here.get(&own).await));
}
