//! What changed, instead of a page: applying every change to an old page gives the page that would be sent now.

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use flate2::write::GzDecoder;
use http_body_util::BodyExt as _;
use serde_json::Value;
use std::io::Write as _;
use tower::ServiceExt as _;

use crate::client::{Client, HOST, Page, THREE, TWO, encode, id};

const CHANGES: &str = "application/vnd.snowdonia.changes+json";

/// An element with an id, from its opening to its closing tag.
fn element<'p>(page: &'p str, name: &str) -> &'p str {
    let mark = format!(" id=\"{name}\"");
    let at = page
        .find(&mark)
        .unwrap_or_else(|| panic!("no {name} in {page}"));
    let start = page[..at].rfind('<').unwrap();
    let kind: String = page[start + 1..]
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    let (open, close) = (format!("<{kind}"), format!("</{kind}>"));
    let (mut depth, mut end) = (0, start);
    loop {
        let next_close = end + page[end..].find(&close).expect("it is closed") + close.len();
        let is_open =
            |at: &usize| !page[at + open.len()..].starts_with(|c: char| c.is_ascii_alphanumeric());
        let opened = page[end..next_close]
            .match_indices(&open)
            .map(|(at, _)| end + at);
        depth += opened.filter(is_open).count();
        depth -= 1;
        end = next_close;
        if depth == 0 {
            return &page[start..end];
        }
    }
}

/// Every page has different keys in its forms.
fn without_keys(html: &str) -> String {
    let mut parts = html.split("name=\"key\" value=\"");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(&part[part.find('"').unwrap_or(0)..]);
    }
    out
}

/// The lines of the log.
fn lines(page: &str) -> String {
    let list = element(page, "log-list");
    list[list.find('>').unwrap() + 1..list.len() - "</ol>".len()].to_owned()
}

/// A page kept up to date by changes.
struct Screen {
    seq: u64,
    step: u64,
    parts: BTreeMap<String, String>,
    lines: String,
}

impl Screen {
    fn read(page: &Page) -> Screen {
        let number = |name: &str| {
            let (_, rest) = page.body.split_once(&format!(" {name}=\"")).unwrap();
            rest.split('"').next().unwrap().parse().unwrap()
        };
        let ids = page.body.split(" id=\"panel-").skip(1);
        let ids = ids.map(|rest| format!("panel-{}", rest.split('"').next().unwrap()));
        let ids: Vec<String> = ids
            .chain(["bar", "guide", "log-all"].map(str::to_owned))
            .collect();
        let parts = ids.into_iter().map(|id| {
            let html = element(&page.body, &id).to_owned();
            (id, html)
        });
        Screen {
            seq: number("data-seq"),
            step: number("data-step"),
            parts: parts.collect(),
            lines: lines(&page.body),
        }
    }

    fn take(&mut self, told: &Value) {
        assert_eq!(told["from"].as_u64(), Some(self.seq), "{told}");
        let mut step = self.step;
        for one in told["steps"].as_array().unwrap() {
            step += 1;
            assert_eq!(one["step"].as_u64(), Some(step), "{told}");
            self.replace(&one["parts"]);
        }
        let now = &told["now"];
        self.replace(&now["parts"]);
        if let Some(log) = now["parts"]["log"].as_str() {
            self.lines = lines(log);
            self.parts
                .insert("log-all".to_owned(), element(log, "log-all").to_owned());
        }
        self.lines.push_str(now["lines"].as_str().unwrap());
        self.seq = told["seq"].as_u64().unwrap();
        self.step = now["step"].as_u64().unwrap();
        assert!(told["jump"] == true || self.step == step, "{told}");
    }

    fn replace(&mut self, parts: &Value) {
        for (id, html) in parts.as_object().unwrap() {
            if !["log", "notice"].contains(&id.as_str()) {
                self.parts
                    .insert(id.clone(), html.as_str().unwrap().to_owned());
            }
        }
    }

    /// A new page looks the same.
    fn assert_is(&self, page: &Page) {
        let fresh = Screen::read(page);
        assert_eq!((self.seq, self.step), (fresh.seq, fresh.step));
        for (id, html) in &fresh.parts {
            assert_eq!(without_keys(&self.parts[id]), without_keys(html), "{id}");
        }
        // A new page only shows the newest lines.
        assert!(
            self.lines.ends_with(&fresh.lines),
            "{}\n\n{}",
            self.lines,
            fresh.lines
        );
    }
}

async fn send(client: &Client, page: &Page, address: &str, more: &[(&str, &str)]) -> Page {
    let (seq, key) = (page.field("seq"), page.field("key"));
    let mut pairs = vec![("seq", seq.as_str()), ("key", key.as_str())];
    pairs.extend(more);
    let body: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
        .collect();
    let request = Request::post(address)
        .header("host", HOST)
        .header("accept", CHANGES)
        .header("accept-language", client.language)
        .header("cookie", client.cookie.as_str())
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(body.join("&")));
    client.send(request.unwrap()).await
}

async fn ask(client: &Client, address: &str) -> Page {
    let request = Request::get(address)
        .header("host", HOST)
        .header("accept", CHANGES)
        .header("accept-language", client.language)
        .body(Body::empty());
    client.send(request.unwrap()).await
}

fn told(page: &Page) -> Value {
    serde_json::from_str(&page.body).unwrap_or_else(|_| panic!("{}: {}", page.status, page.body))
}

#[tokio::test]
async fn changes_add_up_to_the_page() {
    for (game, language) in [(THREE, "en"), (TWO, "de")] {
        let mut client = Client::new();
        client.language = language;
        let at = client.begin(game).await;
        let mut page = client.get(&at).await;
        let mut screen = Screen::read(&page);
        let mut away = Screen::read(&page);
        let mut moved = 0;
        for turn in 0..120_usize {
            let choices = page.choices();
            if choices.is_empty() {
                break;
            }
            let choice = &choices[turn * 7 % choices.len()];
            let address = format!("{at}/choose");
            let answer = send(&client, &page, &address, &[("choice", choice)]).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
            let changes = told(&answer);
            let steps = changes["steps"].as_array().unwrap();
            moved += steps
                .iter()
                .filter(|step| step["moves"] != serde_json::json!([]))
                .count();
            screen.take(&changes);
            page = client.get(&at).await;
            screen.assert_is(&page);
            if turn % 10 == 9 && page.body.contains("data-tool=\"undo\"") {
                let undone = send(&client, &page, &format!("{at}/undo"), &[]).await;
                if undone.status == StatusCode::OK {
                    let changes = told(&undone);
                    assert_eq!(changes["jump"], true);
                    screen.take(&changes);
                    page = client.get(&at).await;
                    screen.assert_is(&page);
                }
            }
            if turn % 15 == 14 {
                // Somebody who was away gets everything at once.
                let missed = ask(&client, &format!("{at}/changes?after={}&work=", away.seq)).await;
                away.take(&told(&missed));
                away.assert_is(&page);
            }
        }
        assert!(moved > 30, "pieces moved in {moved} steps");
        let nothing = ask(&client, &format!("{at}/changes?after={}&work=", screen.seq)).await;
        assert_eq!((nothing.status, nothing.size), (StatusCode::NO_CONTENT, 0));
    }
}

#[tokio::test]
async fn a_refusal_says_why_and_changes_nothing_else() {
    let client = Client::new();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let mut screen = Screen::read(&page);
    let refused = send(
        &client,
        &page,
        &format!("{at}/choose"),
        &[("choice", "dance")],
    )
    .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let changes = told(&refused);
    assert!(
        changes["now"]["parts"]["notice"]
            .as_str()
            .unwrap()
            .contains("dance")
    );
    // The typed text stays, to be corrected.
    assert!(
        changes["now"]["parts"]["bar"]
            .as_str()
            .unwrap()
            .contains("value=\"dance\"")
    );
    screen.take(&changes);
    // Somebody else was faster: the steps come along with the refusal.
    let choice = &page.choices()[0];
    client.choose(&page, &at, choice).await;
    let late = send(
        &client,
        &page,
        &format!("{at}/choose"),
        &[("choice", choice), ("key", "x")],
    )
    .await;
    let _ = late;
    let undo = client.get(&at).await;
    screen.take(&told(
        &ask(&client, &format!("{at}/changes?after={}&work=", screen.seq)).await,
    ));
    screen.assert_is(&undo);
}

#[tokio::test]
async fn a_choice_is_confirmed_in_place() {
    let mut client = Client::new();
    client.cookie = "confirm=on".to_owned();
    let at = client.begin(THREE).await;
    let page = client.get(&at).await;
    let choice = &page.choices()[0];
    let asked = send(
        &client,
        &page,
        &format!("{at}/choose"),
        &[("choice", choice)],
    )
    .await;
    let changes = told(&asked);
    assert_eq!(changes["from"], changes["seq"]);
    let bar = changes["now"]["parts"]["bar"].as_str().unwrap();
    assert!(bar.contains("name=\"sure\""), "{bar}");
}

/// Reads events of a stream until there are enough.
async fn listen(
    client: &Client,
    address: &str,
    packed: bool,
    enough: impl Fn(&[Value]) -> bool,
) -> Vec<Value> {
    let request = Request::get(address)
        .header("host", HOST)
        .header("accept", "text/event-stream")
        .header("accept-encoding", if packed { "gzip" } else { "identity" })
        .body(Body::empty());
    let answer = client
        .router
        .clone()
        .oneshot(request.unwrap())
        .await
        .unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let is_packed = answer.headers().get("content-encoding").is_some();
    assert_eq!(is_packed, packed);
    let mut body = answer.into_body();
    let mut unpacker = GzDecoder::new(Vec::new());
    let mut text = String::new();
    loop {
        let events: Vec<Value> = text
            .split("\n\n")
            .filter_map(|event| event.split_once("data: "))
            .filter_map(|(_, data)| serde_json::from_str(data).ok())
            .collect();
        if enough(&events) {
            return events;
        }
        let frame = body.frame().await.expect("the stream goes on").unwrap();
        let bytes = frame.into_data().unwrap();
        if packed {
            // Every event can be read before the next one arrives.
            unpacker.write_all(&bytes).unwrap();
            unpacker.flush().unwrap();
            text = String::from_utf8(unpacker.get_ref().clone()).unwrap();
        } else {
            text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }
}

#[tokio::test]
async fn the_stream_brings_what_was_missed_and_what_comes() {
    for packed in [false, true] {
        let mut client = Client::new();
        // A stream has no end.
        let (_open, closing) = tokio::sync::watch::channel(false);
        client.router = server::router(client.app.clone(), closing);
        let at = client.begin(THREE).await;
        let first = client.get(&at).await;
        let mut screen = Screen::read(&first);
        client.choose(&first, &at, &first.choices()[0]).await;
        let address = format!("{at}/events?after={}&work=", screen.seq);
        let heard = tokio::spawn({
            let client = client.clone();
            async move { listen(&client, &address, packed, |events| events.len() == 3).await }
        });
        // One event brings what was missed; then a step, then the end of the game.
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let page = client.get(&at).await;
        let page = client.choose(&page, &at, &page.choices()[0]).await;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let deleted = client
            .post(&format!("{at}/delete"), &[("sure", "yes")])
            .await;
        assert_eq!(deleted.status, StatusCode::SEE_OTHER);
        let events = heard.await.unwrap();
        screen.take(&events[0]);
        screen.take(&events[1]);
        screen.assert_is(&page);
        assert_eq!(events[2]["gone"], true);
        assert_eq!(events[2]["game"], id(&at).to_string());
    }
}
