//! A browser without a screen: it sends what the forms on a page would send.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use server::{App, Seeds};
use store::{GameId, Sqlite, Store};
use tokio::sync::watch;
use tower::ServiceExt as _;

/// The seed of the first game; each further game has the next seed.
const SEED: u64 = 1894;

pub const HOST: &str = "127.0.0.1:1894";

/// An answer.
#[derive(Clone, Debug)]
pub struct Page {
    pub status: StatusCode,
    pub location: String,
    pub cookies: Vec<String>,
    pub body: String,
    /// The body as sent, perhaps compressed.
    pub size: usize,
}

/// A client with its language and cookies.
#[derive(Clone)]
pub struct Client {
    pub app: Arc<App>,
    pub store: Arc<Sqlite>,
    pub router: Router,
    pub language: &'static str,
    pub cookie: String,
    /// Ends streams of events when the client is dropped.
    pub open: Arc<watch::Sender<bool>>,
}

impl Client {
    /// A client of a program with an empty store.
    pub fn new() -> Client {
        Client::on(Sqlite::in_memory().unwrap())
    }

    pub fn on(store: Sqlite) -> Client {
        let store = Arc::new(store);
        let app = App::with_seeds(store.clone(), 2, Seeds::counting_from(SEED)).unwrap();
        let (open, closing) = watch::channel(false);
        Client {
            router: server::router(app.clone(), closing),
            app,
            store,
            language: "en",
            cookie: String::new(),
            open: Arc::new(open),
        }
    }

    pub async fn send(&self, request: Request<Body>) -> Page {
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let (head, body) = answer.into_parts();
        let text = |name: &str| {
            let value = head.headers.get(name);
            value.map_or(String::new(), |value| value.to_str().unwrap().to_owned())
        };
        let cookies = head.headers.get_all("set-cookie").iter();
        let cookies = cookies.map(|cookie| cookie.to_str().unwrap().to_owned());
        let bytes = body.collect().await.unwrap().to_bytes();
        Page {
            status: head.status,
            location: text("location"),
            cookies: cookies.collect(),
            size: bytes.len(),
            body: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    fn request(&self, method: &str, address: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(address)
            .header("host", HOST)
            .header("accept-language", self.language)
            .header("cookie", self.cookie.as_str())
    }

    pub async fn get(&self, address: &str) -> Page {
        let request = self.request("GET", address).body(Body::empty()).unwrap();
        self.send(request).await
    }

    pub async fn post(&self, address: &str, pairs: &[(&str, &str)]) -> Page {
        let body: Vec<String> = pairs
            .iter()
            .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
            .collect();
        let request = self
            .request("POST", address)
            .header("origin", format!("http://{HOST}"))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(body.join("&")))
            .unwrap();
        self.send(request).await
    }

    /// Begins a game and returns its address.
    pub async fn begin(&self, pairs: &[(&str, &str)]) -> String {
        let page = self.post("/games", pairs).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        page.location
    }

    /// Sends a command from a page of a table.
    pub async fn command(
        &self,
        table: &Page,
        at: &str,
        command: &str,
        more: &[(&str, &str)],
    ) -> Page {
        let (seq, key) = (table.field("seq"), table.field("key"));
        let mut pairs = vec![("seq", seq.as_str()), ("key", key.as_str())];
        pairs.extend(more);
        self.post(&format!("{at}/{command}"), &pairs).await
    }

    /// Makes a choice on a page of a table, then shows the table.
    pub async fn choose(&self, table: &Page, at: &str, choice: &str) -> Page {
        let page = self
            .command(table, at, "choose", &[("choice", choice)])
            .await;
        assert_eq!(
            page.status,
            StatusCode::SEE_OTHER,
            "{choice}: {}",
            page.body
        );
        self.get(&page.location).await
    }

    /// Plays a game of people to its end; `pick` chooses from the list.
    pub async fn play_out(&self, at: &str, mut pick: impl FnMut(&[String]) -> usize) -> usize {
        for choices in 0..2000 {
            let page = self.get(at).await;
            let list = page.choices();
            if list.is_empty() {
                assert!(page.body.contains("data-state=\"over\""), "{}", page.body);
                return choices;
            }
            self.choose(&page, at, &list[pick(&list)]).await;
        }
        panic!("a game without end");
    }

    /// The length of a game's journal.
    pub fn length(&self, at: &str) -> u64 {
        self.store.game(&id(at)).unwrap().length
    }
}

pub fn id(at: &str) -> GameId {
    at.trim_start_matches("/games/").parse().unwrap()
}

impl Page {
    /// The first value of a field with this name.
    pub fn field(&self, name: &str) -> String {
        let mark = format!("name=\"{name}\" value=\"");
        let from = self
            .body
            .find(&mark)
            .unwrap_or_else(|| panic!("no {name} in {}", self.body));
        let rest = &self.body[from + mark.len()..];
        unescape(&rest[..rest.find('"').unwrap()])
    }

    /// The list of choices in the bar.
    pub fn choices(&self) -> Vec<String> {
        self.values("<button class=\"choice", "value=\"")
    }

    /// The targets on the board.
    pub fn targets(&self) -> Vec<String> {
        self.values("<button class=\"target", "value=\"")
    }

    fn values(&self, element: &str, mark: &str) -> Vec<String> {
        let mut out = Vec::new();
        for part in self.body.split(element).skip(1) {
            // A button that only opens the ways to pay has no value.
            let tag = &part[..part.find('>').unwrap()];
            if let Some((_, rest)) = tag.split_once(mark) {
                out.push(unescape(&rest[..rest.find('"').unwrap()]));
            }
        }
        out
    }

    /// The text of the refusal.
    pub fn refusal(&self) -> String {
        let from = self.body.find("role=\"alert\"");
        let from = from.unwrap_or_else(|| panic!("no refusal in {}", self.body));
        let rest = &self.body[from..];
        rest[..rest.find("</div>").unwrap()].to_owned()
    }
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}

pub fn encode(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// What is said about a step that cannot be read, in every language.
pub const NOT_POSSIBLE: [(&str, &str); 3] = [
    ("en", "is not possible now"),
    ("de", "ist jetzt nicht möglich"),
    ("pl", "nie jest teraz możliwe"),
];

/// People in all seats.
pub const THREE: &[(&str, &str)] = &[
    ("game", "snowdonia"),
    ("players", "3"),
    ("kind-1", "person"),
    ("name-1", "Ann"),
    ("kind-2", "person"),
    ("name-2", "Bob"),
    ("kind-3", "person"),
    ("name-3", "Cem"),
];

/// Two people at a table of Foothills.
pub const TWO: &[(&str, &str)] = &[
    ("game", "foothills"),
    ("kind-1", "person"),
    ("name-1", "Ann"),
    ("kind-2", "person"),
    ("name-2", "Bob"),
];

/// Makes arbitrary choices, the same ones every time.
pub fn anything(seed: u64) -> impl FnMut(&[String]) -> usize {
    let mut words = tabletop::Wyrand::new(seed);
    move |list| tabletop::Rng::below(&mut words, list.len() as u32) as usize
}
