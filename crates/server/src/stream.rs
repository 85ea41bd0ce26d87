//! The stream of a table: what changes, pushed to browsers as it happens. The id of an event is the length of the
//! journal, so that a browser that reconnects gets exactly what it missed.

use std::convert::Infallible;
use std::io::Write as _;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::stream::unfold;
use store::GameId;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::sleep;
use view::page::{PageError, SCRIPT};

use crate::access::ClientAddress;
use crate::app::{App, News, text};
use crate::changes::{Told, ToldTo, changes};
use crate::connections::{Busy, Connection};
use crate::events::too_many;
use crate::fields::Fields;
use crate::request::{Game, Query, Visitor, header_text, unpacks};
use crate::response::{self, Answer, Error};
use crate::state::AppState;
use crate::table::Table;
use crate::table_page::{Shown, title, work_of};

/// A sign of life, so that nobody in between closes a quiet connection.
const ALIVE: Duration = Duration::from_secs(15);
/// How soon a browser comes back that has lost the connection, in milliseconds, and the script of this version: a page
/// with another one is loaded anew.
fn beginning() -> String {
    format!("retry: 1000\nevent: script\ndata: {}\n\n", SCRIPT.address())
}

/// What a browser has on its screen.
#[derive(Clone, Debug)]
struct Screen {
    seq: u64,
    /// What goes on in the background, in a word.
    work: String,
    /// Unknown until it was told once.
    title: Option<String>,
}

impl Screen {
    fn of(query: &Fields, seq: Option<u64>) -> Result<Screen, Error> {
        let seq = seq.ok_or(Error::Page(StatusCode::BAD_REQUEST, PageError::Form))?;
        Ok(Screen {
            seq,
            work: query.text("work").to_owned(),
            title: None,
        })
    }
}

/// What a browser would hear, at once: for those who have no stream, or want to see it all again.
pub fn table_changes(
    app: &App,
    (visitor, Game(id), Query(query)): &(Visitor, Game, Query),
) -> Answer {
    let screen = Screen::of(query, query.number("after"))?;
    let whole = query.get("board").is_some();
    let changes = app.with_table(id, |table| {
        if whole {
            let all = changes(app, visitor, table, screen.seq, Shown::default(), true);
            return Some(all.told());
        }
        look(app, visitor, table, &screen).map(|told| told.json.clone())
    })?;
    Ok(match changes {
        Some(changes) => response::changes(StatusCode::OK, changes),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// The stream of a table.
pub async fn table_events(
    State(state): State<AppState>,
    connection: Option<Extension<Connection>>,
    client: ClientAddress,
    headers: HeaderMap,
    (visitor, Game(id), Query(query)): (Visitor, Game, Query),
) -> Response {
    let last = header_text(&headers, HeaderName::from_static("last-event-id"));
    let seq = last.parse().ok().or_else(|| query.number("after"));
    let screen = match Screen::of(&query, seq) {
        Ok(screen) => screen,
        Err(error) => return error.into_response(),
    };
    let busy = match connection {
        None => None,
        Some(Extension(connection)) => match connection.stream(client) {
            Some(busy) => Some(busy),
            None => return too_many(),
        },
    };
    // First listen, then look what was missed: nothing falls in between.
    let news = state.app.listen();
    let mut listener = Listener {
        app: state.app,
        id,
        visitor,
        screen,
        news,
        closing: state.closing,
        packer: None,
        state: Doing::Begins,
        _busy: busy,
    };
    let packs = unpacks(&headers);
    listener.packer = packs.then(|| GzEncoder::new(Vec::new(), Compression::default()));
    let stream = unfold(listener, |mut listener| async move {
        let bytes = listener.next().await?;
        Some((Ok::<Bytes, Infallible>(bytes), listener))
    });
    let mut response = Body::from_stream(stream).into_response();
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/event-stream"),
    );
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if packs {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// One browser.
struct Listener {
    app: Arc<App>,
    id: GameId,
    visitor: Visitor,
    screen: Screen,
    news: Receiver<News>,
    closing: watch::Receiver<bool>,
    /// One for the whole stream: what was sent before makes the rest small.
    packer: Option<GzEncoder<Vec<u8>>>,
    state: Doing,
    /// Keeps the connection's place.
    _busy: Option<Busy>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    Begins,
    /// Something may have changed.
    Looks,
    Waits,
    /// Nothing has happened for a while.
    Idles,
    Ends,
}

impl Listener {
    /// What is sent next; nothing when the program or the game ends.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            match self.state {
                Doing::Begins => {
                    self.state = Doing::Looks;
                    return Some(self.pack(&beginning()));
                }
                Doing::Looks => {
                    self.state = Doing::Waits;
                    match self.look().await {
                        Ok(Some(told)) => {
                            let event = format!("id: {}\ndata: {}\n\n", told.to.to, told.json);
                            return Some(self.pack(&event));
                        }
                        Err(Error::Store(store::StoreError::NoGame(_))) => {
                            self.state = Doing::Ends;
                            let gone =
                                format!("data: {{\"game\":\"{}\",\"gone\":true}}\n\n", self.id);
                            return Some(self.pack(&gone));
                        }
                        // What cannot be read now is read when something happens next.
                        Ok(None) | Err(_) => {}
                    }
                }
                Doing::Waits => {
                    self.state = tokio::select! {
                        _ = self.closing.wait_for(|closing| *closing) => Doing::Ends,
                        () = sleep(ALIVE) => Doing::Idles,
                        heard = self.news.recv() => match heard {
                            Ok(news) if news.game.as_ref().is_none_or(|game| *game == self.id) => Doing::Looks,
                            Ok(_) => Doing::Waits,
                            Err(RecvError::Lagged(_)) => Doing::Looks,
                            Err(RecvError::Closed) => Doing::Ends,
                        },
                    };
                }
                Doing::Idles => {
                    self.state = Doing::Waits;
                    return Some(self.pack(":\n\n"));
                }
                Doing::Ends => return None,
            }
        }
    }

    /// Looks whether the table is still as the browser has it.
    async fn look(&mut self) -> Result<Option<Arc<Told>>, Error> {
        let (app, id) = (self.app.clone(), self.id.clone());
        let (visitor, screen) = (self.visitor.clone(), self.screen.clone());
        let looked = tokio::task::spawn_blocking(move || {
            app.with_table(&id, |table| look(&app, &visitor, table, &screen))
        });
        let Ok(told) = looked.await else {
            return Err(Error::Page(
                StatusCode::INTERNAL_SERVER_ERROR,
                PageError::Bug,
            ));
        };
        let told = told?;
        if let Some(told) = &told {
            self.screen = Screen {
                seq: told.to.to,
                work: told.to.work.to_owned(),
                title: Some(told.to.title.clone()),
            };
        }
        Ok(told)
    }

    fn pack(&mut self, event: &str) -> Bytes {
        let Some(packer) = &mut self.packer else {
            return Bytes::copy_from_slice(event.as_bytes());
        };
        // The flush ends a block, so that the browser can read the event before the next one comes.
        let packed = packer.write_all(event.as_bytes());
        packed
            .and_then(|()| packer.flush())
            .expect("memory takes every byte");
        Bytes::from(mem::take(packer.get_mut()))
    }
}

/// What to send to a browser; nothing if it shows the table as it is. Those who see the same get the same.
fn look(app: &App, visitor: &Visitor, table: &mut Table, screen: &Screen) -> Option<Arc<Told>> {
    table.look();
    app.wake_bot(table);
    let to = news(table, visitor, screen)?;
    let known = table.told.borrow().find(&to);
    Some(known.unwrap_or_else(|| {
        let changes = changes(app, visitor, table, screen.seq, Shown::default(), false);
        let json = changes.told();
        let told = Arc::new(Told { to, json });
        table.told.borrow_mut().keep(told.clone());
        told
    }))
}

/// Who gets the difference between a table and what a browser shows of it.
fn news(table: &Table, visitor: &Visitor, screen: &Screen) -> Option<ToldTo> {
    let words = text(visitor.language);
    let viewer = visitor.viewer;
    let to = ToldTo {
        language: visitor.language,
        viewer,
        from: screen.seq,
        to: table.history().length(),
        work: work_of(table, viewer, words),
        title: title(table, viewer, &table.names(words), words).0,
    };
    let known = screen.title.as_ref();
    let differs =
        to.to != to.from || to.work != screen.work || known.is_some_and(|known| *known != to.title);
    differs.then_some(to)
}
