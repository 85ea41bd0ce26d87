//! Invalid requests, by malice or bad luck: each is refused with a sentence in the person's language and changes
//! nothing.

use axum::http::StatusCode;
use store::{Messages as _, Store as _};

use crate::client::{Client, Page, id};
use crate::together::{FOR_TWO, club, two};

/// The text of a page, without the frame around it.
fn said(page: &Page) -> String {
    let main = page.body.split("<main").nth(1).expect("a page");
    main.split("</main>").next().unwrap_or_default().to_owned()
}

/// The answers to one attempt after the other.
async fn attempts(club: &Client, players: [&Client; 2], at: &str) -> Vec<(&'static str, Page)> {
    let asked = players[usize::from(players[0].get(at).await.choices().is_empty())];
    let language = asked.language;
    let stranger = Client {
        language,
        ..club.elsewhere()
    };
    let forged = Client {
        cookie: format!("{}0", asked.cookie),
        ..asked.clone()
    };
    let page = asked.get(at).await;
    let choice = page.choices().remove(0);
    let choose = format!("{at}/choose");
    let fresh = [
        ("seq", &*page.field("seq")),
        ("key", "new"),
        ("choice", &choice),
    ];
    let old = [("seq", "1"), ("key", "old"), ("choice", &choice)];
    let join = at.replace("/games/", "/join/");
    let huge = "x".repeat(5_000_000);
    let chat = [("text", "evil \u{202e} txt"), ("key", "chat")];
    let chat_at = format!("{at}/chat");
    vec![
        ("an old number", asked.post(&choose, &old).await),
        ("a forged cookie", forged.post(&choose, &fresh).await),
        ("nobody's choice", stranger.post(&choose, &fresh).await),
        (
            "an invitation after the start",
            stranger.post(&join, &[("name", "Zoe")]).await,
        ),
        (
            "a name that turns around what follows",
            stranger.post("/me", &[("name", "Ann\u{202e}")]).await,
        ),
        (
            "a name nobody can see",
            stranger.post("/me", &[("name", "\u{200b}\u{2060}")]).await,
        ),
        (
            "a message that turns around what follows",
            asked.post(&chat_at, &chat).await,
        ),
        (
            "a form of five megabytes",
            asked.post("/games", &[("name", &huge)]).await,
        ),
        (
            "a record of five megabytes",
            asked.post("/import", &[("text", &huge)]).await,
        ),
    ]
}

#[tokio::test]
async fn everything_bad_is_refused_in_the_person_s_language() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let before = (club.length(&at), club.store.newest_event().unwrap());
    let mut all = Vec::new();
    for language in ["en", "de", "pl"] {
        let [ann, ben] = [&ann, &ben].map(|player| Client {
            language,
            ..player.clone()
        });
        let answers = attempts(&club, [&ann, &ben], &at).await;
        for (what, page) in &answers {
            assert!(page.status.is_client_error(), "{what}: {}", page.status);
            let marked = format!("<html lang=\"{language}\"");
            assert!(page.body.contains(&marked), "{what} in {language}");
            assert!(page.cookies.is_empty(), "{what}: nobody is made of it");
        }
        all.push(answers);
    }
    for ((what, english), (german, polish)) in all[0].iter().zip(all[1].iter().zip(&all[2])) {
        let said = [english, &german.1, &polish.1].map(said);
        assert!(said[0] != said[1] && said[1] != said[2], "{what}: {said:?}");
    }
    let after = (club.length(&at), club.store.newest_event().unwrap());
    assert_eq!(before, after, "nothing has changed");
}

/// The same request sent again gets the same answer and is carried out once.
#[tokio::test]
async fn a_replayed_request_is_done_once() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let asked = [&ann, &ben][usize::from(ann.get(&at).await.choices().is_empty())];
    let page = asked.get(&at).await;
    let choice = page.choices().remove(0);
    let mut lengths = Vec::new();
    for _ in 0..3 {
        asked.choose(&page, &at, &choice).await;
        lengths.push(club.length(&at));
    }
    assert!(lengths.iter().all(|length| *length == lengths[0]));
    let once = ann.post("/games", FOR_TWO).await.location;
    let twice = ann.post("/games", FOR_TWO).await.location;
    assert_eq!(once, twice, "one key, one table");
    let chat = [("text", "hello"), ("key", "said-once")];
    for _ in 0..3 {
        let said = ann.post(&format!("{at}/chat"), &chat).await;
        assert_eq!(said.status, StatusCode::SEE_OTHER, "{}", said.body);
    }
    let said = club.store.conversation(&id(&at), None, 0, 9).unwrap();
    assert_eq!(said.messages.len(), 1);
}

/// A name written from right to left stays in its place, in sentences and lists.
#[tokio::test]
async fn names_from_right_to_left_are_isolated() {
    let club = club();
    let (dad, dana) = (club.guest("אבא").await, club.guest("דנה").await);
    let join = dad.begin(FOR_TWO).await;
    dana.post(&join, &[]).await;
    let at = dad.post(&format!("{join}/start"), &[]).await.location;
    let page = club.elsewhere().get(&at).await.body;
    assert!(
        page.contains("Waiting for \u{2068}אבא\u{2069}")
            || page.contains("Waiting for \u{2068}דנה\u{2069}"),
        "{page}"
    );
    let mine = dad.get("/mine").await.body;
    assert!(
        mine.contains("\u{2068}אבא\u{2069} and \u{2068}דנה\u{2069}"),
        "{mine}"
    );
    // The stored name has none of these marks.
    let record = dad.get(&format!("{at}.game")).await.body;
    assert!(record.contains("אבא") && !record.contains('\u{2068}'));
    let name = club.store.game(&id(&at)).unwrap().about.name.to_string();
    assert!(!name.contains('\u{2068}'), "{name}");
    dad.post(&format!("{at}/chat"), &[("text", "shalom"), ("key", "k")])
        .await;
    let said = club.store.conversation(&id(&at), None, 0, 9).unwrap();
    assert_eq!(said.messages[0].name, "אבא");
}
