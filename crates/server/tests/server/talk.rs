//! Chat at a table, presence, and private notes.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use store::{Messages as _, Moment, People as _, PersonKind, Seats as _, Store as _};

use crate::client::{Client, HOST, Page, id};
use crate::together::{FOR_TWO, club, two};

pub async fn say(client: &Client, at: &str, text: &str) -> Page {
    let form = [("text", text), ("key", &*format!("k{}", text.len()))];
    client.post(&format!("{at}/chat"), &form).await
}

/// The number of the only message with this text.
fn number(client: &Client, at: &str, text: &str) -> String {
    let said = client.store.conversation(&id(at), None, 0, 100).unwrap();
    let found = said.messages.iter().find(|message| message.text == text);
    found.unwrap().number.to_string()
}

#[tokio::test]
async fn people_talk_at_their_table() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let said = say(&ann, &at, "Look at #2 & #999 <b>now</b>").await;
    assert_eq!(said.status, StatusCode::SEE_OTHER, "{}", said.body);
    assert_eq!(said.location, format!("{at}/chat"), "without script");
    for page in [ben.get(&at).await, ben.get(&said.location).await] {
        assert!(
            page.body.contains(&format!(
                "Look at <a href=\"{at}/at/2\">#2</a> &amp; #999 &lt;b&gt;now"
            )),
            "{}",
            page.body
        );
        assert!(page.body.contains("<bdi>Ann</bdi>"));
    }
    // The message is new to Ben, not to Ann.
    let unread = |page: &Page| page.body.contains("id=\"unread\" hidden");
    assert!(!unread(&ben.get(&at).await) && unread(&ann.get(&at).await));
    let read = [(
        "message",
        &*number(&club, &at, "Look at #2 & #999 <b>now</b>"),
    )];
    ben.post(&format!("{at}/chat/read"), &read).await;
    assert!(unread(&ben.get(&at).await));
    // A spectator reads it and cannot reply.
    let looks_on = club.elsewhere().get(&at).await;
    assert!(looks_on.body.contains("Look at") && !looks_on.body.contains("data-talk"));
    let refused = say(&club.guest("Cem").await, &at, "me too").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    // It belongs to the table, not to the record.
    assert!(!ann.get(&format!("{at}.game")).await.body.contains("Look"));
    assert!(!ann.get(&format!("{at}/log")).await.body.contains("Look"));
    let journal = club.store.journal(&id(&at), 0).unwrap();
    assert!(journal.iter().all(|entry| !entry.text.contains("Look")));
}

/// Whatever is wrong with a message is explained, and the text is not lost.
#[tokio::test]
async fn bad_messages_are_refused_in_words() {
    let club = club();
    let (ann, _, at) = two(&club).await;
    for (text, reason) in [
        ("  ", "The message is empty"),
        ("a\u{202e}b", "change the writing direction"),
        ("a\u{2066}b", "change the writing direction"),
        ("a\nb", "one line of plain text"),
        ("\u{1b}[31m", "one line of plain text"),
        (&"x".repeat(501), "at most 500 characters"),
    ] {
        let refused = say(&ann, &at, text).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
        assert!(refused.body.contains(reason), "{text}: {}", refused.body);
    }
    let written = say(&ann, &at, "kept\u{202e}").await;
    assert!(written.body.contains("value=\"kept\u{202e}\""), "it stays");
    let big = say(&ann, &at, &"x".repeat(5_000_000)).await;
    assert_eq!(big.status, StatusCode::PAYLOAD_TOO_LARGE);
    let keyless = ann.post(&format!("{at}/chat"), &[("text", "x")]).await;
    assert_eq!(keyless.status, StatusCode::BAD_REQUEST);
    let said = club.store.conversation(&id(&at), None, 0, 9).unwrap();
    assert!(said.messages.is_empty());
    // Sent twice, it appears once.
    for _ in 0..2 {
        say(&ann, &at, "hello").await;
    }
    let said = club.store.conversation(&id(&at), None, 0, 9).unwrap();
    assert_eq!(said.messages.len(), 1);
    // Somebody who never stops is told when to continue.
    for number in 0..600 {
        let page = say(&ann, &at, &format!("{number} spam")).await;
        if page.status == StatusCode::TOO_MANY_REQUESTS {
            assert!(number > 500 && page.body.contains("messages"), "{number}");
            return;
        }
    }
    panic!("600 messages are more than an hour takes");
}

#[tokio::test]
async fn who_is_muted_or_blocked_is_not_heard() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    say(&ben, &at, "something rude").await;
    let sees = async |at: &str| ann.get(at).await.body.contains("something rude");
    assert!(sees(&at).await);
    let message = number(&club, &at, "something rude");
    let about = format!("{at}/chat?about={message}");
    let page = ann.get(&about).await;
    for word in ["Mute Ben", "Block Ben", "Report the message"] {
        assert!(page.body.contains(word), "{word}: {}", page.body);
    }
    let act = async |what: &str| {
        let form = [("message", &*message), (what, "yes")];
        let done = ann.post(&format!("{at}/chat/{what}"), &form).await;
        assert_eq!(done.status, StatusCode::OK, "{what}: {}", done.body);
        done
    };
    act("mute").await;
    assert!(!sees(&at).await);
    let page = ann.get(&at).await;
    let ben_id = page.body.split("name=\"person\" value=\"").nth(1).unwrap();
    let ben_id = ben_id.split('"').next().unwrap().to_owned();
    let again = [("person", &*ben_id), ("mute", "no"), ("back", &*at)];
    let shown = ann.post(&format!("{at}/chat/mute"), &again).await;
    assert_eq!(shown.location, at);
    assert!(sees(&at).await);
    act("block").await;
    assert!(!sees(&at).await);
    // Ben is not told, and goes on.
    let unaware = say(&ben, &at, "are you there?").await;
    assert_eq!(unaware.status, StatusCode::SEE_OTHER);
    assert!(!ann.get(&at).await.body.contains("are you there?"));
    assert!(
        ann.get("/me")
            .await
            .body
            .contains("People you have blocked")
    );
    assert!(
        !ben.get("/me")
            .await
            .body
            .contains("People you have blocked")
    );
    ann.post("/me/unblock", &[("person", &ben_id)]).await;
    assert!(sees(&at).await);
    // A message of another table does not exist here.
    let table = [FOR_TWO[0], FOR_TWO[1], FOR_TWO[2], ("key", "second")];
    let table = ann.begin(&table).await;
    ben.post(&table, &[]).await;
    let other = ann.post(&format!("{table}/start"), &[]).await.location;
    for what in ["mute", "block", "report"] {
        let form = [("message", &*message), (what, "yes")];
        let refused = ann.post(&format!("{other}/chat/{what}"), &form).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{what}");
    }
    let missing = ann.get(&format!("{other}/chat?about={message}")).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn reports_reach_the_host() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    say(&ben, &at, "something rude").await;
    let message = number(&club, &at, "something rude");
    let form = [("message", &*message), ("report", "yes")];
    for _ in 0..2 {
        let done = ann.post(&format!("{at}/chat/report"), &form).await;
        assert!(done.body.contains("Thank you"), "{}", done.body);
    }
    let host = club.guest("Hal").await;
    assert_eq!(host.get("/reports").await.status, StatusCode::FORBIDDEN);
    let hal = club.app_person(&host);
    let name = tabletop::SeatName::new("Hal").unwrap();
    club.store
        .change_person(&hal, &name, PersonKind::Host)
        .unwrap();
    let page = host.get("/reports").await;
    for word in [
        "something rude",
        "<bdi>Ben</bdi>",
        "Ann",
        &*format!("{at}/chat"),
    ] {
        assert!(page.body.contains(word), "{word}: {}", page.body);
    }
    assert_eq!(page.body.matches("something rude").count(), 1);
    assert!(
        host.get("/settings")
            .await
            .body
            .contains("1 reported message")
    );
    let report = club.store.reports(1).unwrap()[0].number.to_string();
    host.post("/reports", &[("report", &report)]).await;
    assert!(
        host.get("/reports")
            .await
            .body
            .contains("Nothing was reported")
    );
}

impl Client {
    /// The person a client is signed in as.
    fn app_person(&self, client: &Client) -> store::PersonId {
        let mut headers = axum::http::HeaderMap::new();
        headers.insert("cookie", client.cookie.parse().unwrap());
        let identity = self.app.identify(&headers).unwrap();
        identity.person().unwrap().clone()
    }
}

/// At a public table everybody has to open the chat.
#[tokio::test]
async fn the_chat_of_a_public_table_begins_closed() {
    let club = club();
    let (ann, ben) = (club.guest("Ann").await, club.guest("Ben").await);
    let mut form = FOR_TWO.to_vec();
    form.push(("public", "yes"));
    let at = ann.begin(&form).await;
    ben.post(&at, &[]).await;
    let at = ann.post(&format!("{at}/start"), &[]).await.location;
    say(&ann, &at, "anybody?").await;
    let page = ben.get(&at).await;
    assert!(!page.body.contains("anybody?") && page.body.contains("closed until you open it"));
    assert!(!page.body.contains("id=\"unread\" hidden"), "one is new");
    let opened = ben.post(&format!("{at}/chat/open"), &[("back", &at)]).await;
    assert_eq!(opened.location, at);
    assert!(ben.get(&at).await.body.contains("anybody?"));
    ben.post(&format!("{at}/chat/open"), &[("open", "no")])
        .await;
    assert!(!ben.get(&at).await.body.contains("anybody?"));
    let stranger = club.elsewhere().get(&at).await;
    assert!(!stranger.body.contains("anybody?") && stranger.body.contains("Give your name"));
}

/// On one's own machine everybody sits at one screen: there is nobody to chat with, but there are notes.
#[tokio::test]
async fn alone_there_are_notes_and_no_chat() {
    let client = Client::new();
    let at = client.begin(&[("quick", "yes")]).await;
    let page = client.get(&at).await;
    assert!(!page.body.contains("id=\"chat\"") && !page.body.contains("id=\"presence\""));
    let refused = say(&client, &at, "hello?").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("nobody to talk to"));
    let written = [("text", "coal first\r\n<b>then</b> stone")];
    let noted = client.post(&format!("{at}/notes"), &written).await;
    assert_eq!(noted.location, at);
    let page = client.get(&format!("{at}/chat")).await;
    assert!(
        page.body.contains("coal first\n&lt;b&gt;then"),
        "{}",
        page.body
    );
    assert!(
        !client
            .get(&format!("{at}.game"))
            .await
            .body
            .contains("coal first")
    );
}

/// Notes are visible to their author and to nobody else.
#[tokio::test]
async fn notes_are_private() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    ann.post(&format!("{at}/notes"), &[("text", "Ben hoards stone")])
        .await;
    assert!(ann.get(&at).await.body.contains("hoards"));
    for other in [&ben, &club.elsewhere(), &club.guest("Cem").await] {
        for address in [at.clone(), format!("{at}/chat"), format!("{at}/log")] {
            assert!(!other.get(&address).await.body.contains("hoards"));
        }
    }
    for (text, reason) in [
        ("x".repeat(4001), "at most 4000 characters"),
        ("a\u{202e}".to_owned(), "change the writing direction"),
    ] {
        let refused = ann.post(&format!("{at}/notes"), &[("text", &text)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.body.contains(reason), "{}", refused.body);
    }
    assert!(ann.get(&at).await.body.contains("hoards"), "kept");
    let nobody = club.elsewhere();
    let refused = nobody.post(&format!("{at}/notes"), &[("text", "x")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

/// The output of a stream up to this text.
pub async fn hears(client: &Client, at: &str, wanted: &str) -> String {
    let request = Request::get(format!("{at}/events?after={}&said=0", client.length(at)))
        .header("host", HOST)
        .header("cookie", &client.cookie)
        .body(Body::empty())
        .unwrap();
    let router = client.router.clone();
    let answer = tower::ServiceExt::oneshot(router, request).await.unwrap();
    let mut body = answer.into_body();
    let mut heard = String::new();
    while !heard.contains(wanted) {
        let frame = tokio::time::timeout(std::time::Duration::from_secs(30), body.frame()).await;
        let frame = frame.unwrap_or_else(|_| panic!("{wanted} in {heard}"));
        let data = frame.unwrap().unwrap().into_data().unwrap();
        heard.push_str(std::str::from_utf8(&data).unwrap());
    }
    heard
}

#[tokio::test]
async fn messages_and_who_looks_come_by_the_stream() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let listens = {
        let (ben, at) = (ben.clone(), at.clone());
        tokio::spawn(async move { hears(&ben, &at, "over the stream").await })
    };
    // People present are told when Ann comes, too.
    let heard = hears(&ann, &at, "data-seat=\"2\" data-here").await;
    assert!(heard.contains("event: presence"), "{heard}");
    say(&ann, &at, "over the stream").await;
    let heard = listens.await.unwrap();
    assert!(heard.contains("event: chat\ndata: {\"lines\":"), "{heard}");
    // Pages without a stream ask.
    let request = Request::get(format!("{at}/chat?after=0"))
        .header("host", HOST)
        .header("cookie", &ben.cookie)
        .header("accept", "application/json")
        .body(Body::empty())
        .unwrap();
    let told = ben.send(request).await;
    assert!(told.body.contains("over the stream"), "{}", told.body);
    assert!(told.body.contains("\"unread\":1"), "{}", told.body);
}

/// A guest who never comes back leaves the seats to a bot, and the game goes on.
#[tokio::test]
async fn bots_take_over_for_guests_who_were_forgotten() {
    let club = club();
    let (ann, ben, at) = two(&club).await;
    let game = id(&at);
    // One of them is asked to move; that one never comes back.
    let asked = club
        .store
        .game(&game)
        .unwrap()
        .about
        .standing
        .asked
        .unwrap();
    let holders = club.store.seating(&game).unwrap().holders;
    let goes = holders.iter().find(|holder| holder.seats.contains(asked));
    let goes = goes.unwrap().person.clone().unwrap();
    let (stays, gone) = if club.app_person(&ann) == goes {
        (&ben, &ann)
    } else {
        (&ann, &ben)
    };
    let (stays_id, now) = (club.app_person(stays), Moment::now());
    let later = Moment(now.0 + 61 * 24 * 60 * 60 * 1000);
    club.store.person_seen(&stays_id, later).unwrap();
    club.app.forget_the_past(later).unwrap();
    assert!(club.store.person(&goes).is_err());
    // The other one's session has ended by then, too, but the person still exists.
    assert!(club.store.person(&stays_id).is_ok());
    let entries = club.store.journal(&game, 0).unwrap();
    assert!(
        entries.iter().any(|entry| entry.text.starts_with("away ")),
        "{entries:?}"
    );
    let moved = async || {
        for _ in 0..500 {
            let standing = club.store.game(&game).unwrap().about.standing;
            if standing.asked.is_some_and(|seat| seat != asked) {
                return true;
            }
            club.elsewhere().get(&at).await;
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        false
    };
    assert!(moved().await, "the bot plays until the other is asked");
    let length = club.length(&at);
    club.app.forget_the_past(later).unwrap();
    assert_eq!(club.length(&at), length, "once is enough");
    assert_eq!(gone.get("/mine").await.status, StatusCode::SEE_OTHER);
}

/// A person who is deleted leaves the seats at once.
#[tokio::test]
async fn bots_take_over_for_whoever_wants_to_be_forgotten() {
    let club = club();
    let (_, ben, at) = two(&club).await;
    say(&ben, &at, "goodbye").await;
    ben.post("/me/forget", &[("sure", "yes")]).await;
    let entries = club.store.journal(&id(&at), 0).unwrap();
    let away = entries
        .iter()
        .filter(|entry| entry.text.starts_with("away 2 "));
    assert_eq!(away.count(), 1, "{entries:?}");
    let said = club.store.conversation(&id(&at), None, 0, 9).unwrap();
    assert!(said.messages.is_empty(), "gone with whoever wrote it");
}
