//! The stream of a table: changes, pushed to browsers as they happen. The id of an event is the length of the
//! journal, so that a browser that reconnects gets exactly what it missed.

use std::convert::Infallible;
use std::future::pending;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use ::table::Viewer;
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use store::GameId;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use view::page::{PageError, SCRIPT};
use words::Language;

use crate::access::ClientAddress;
use crate::admission::Admission;
use crate::app::{About, App, News, text};
use crate::changes::{Told, ToldTo, changes};
use crate::connections::{Busy, Connection};
use crate::events::too_many;
use crate::fields::Fields;
use crate::packing::EventStream;
use crate::presence::Looking;
use crate::request::{GamePath, Query, Visitor, header_text, unpacks};
use crate::response::{self, Answer, Error};
use crate::state::AppState;
use crate::table::Table;
use crate::table_page::{Shown, runs_out, title, work_of};
use crate::tellings::Once;

/// A sign of life, so that nobody in between closes an idle connection.
const ALIVE: Duration = Duration::from_secs(15);
/// How soon a browser reconnects after losing the connection, in milliseconds, and the script of this version: a page
/// with another one reloads.
fn beginning() -> String {
    format!("retry: 1000\nevent: script\ndata: {}\n\n", SCRIPT.address())
}

/// Several arrivals within this time are reported together.
const GATHERS: Duration = Duration::from_millis(300);

/// What everybody at a table is sent: by language, seats, what their page shows, and the news they have heard.
pub type Tellings = Once<(Language, Viewer, Screen, u64), Option<Arc<Told>>>;

/// What a browser shows of the chat.
#[derive(Clone, Debug)]
struct Heard {
    /// The newest message.
    newest: u64,
    /// Unknown until it has been sent once.
    unread: Option<u64>,
    presence: Option<String>,
    /// Whether something may have been written since.
    said: bool,
    /// When to send who is present, if that may have changed.
    looks: Option<Instant>,
}

/// What a browser has on its screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Screen {
    seq: u64,
    /// The background activity, in one word.
    work: String,
    /// When somebody runs out of time.
    until: Option<i64>,
    /// Unknown until it has been sent once.
    title: Option<String>,
}

impl Screen {
    fn of(query: &Fields, seq: Option<u64>) -> Result<Screen, Error> {
        let seq = seq.ok_or(Error::Page(StatusCode::BAD_REQUEST, PageError::Form))?;
        Ok(Screen {
            seq,
            work: query.text("work").to_owned(),
            until: query.number("until"),
            title: None,
        })
    }
}

/// What a browser would get from the stream, at once: for those without a stream, or who want to see it all again.
pub fn table_changes(
    app: &App,
    (visitor, GamePath(id), Query(query)): &(Visitor, GamePath, Query),
) -> Answer {
    let screen = Screen::of(query, query.number("after"))?;
    let whole = query.get("board").is_some();
    let changes = app.with_table(id, |table| {
        if whole {
            let all = changes(app, visitor, table, screen.seq, Shown::default(), true);
            return Some(all.told());
        }
        look(app, visitor, table, &screen).map(|told| told.json().to_owned())
    })?;
    Ok(match changes {
        Some(changes) => response::changes(StatusCode::OK, changes),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

pub async fn table_events(
    State(state): State<AppState>,
    connection: Option<Extension<Connection>>,
    client: ClientAddress,
    headers: HeaderMap,
    (visitor, GamePath(id), Query(query)): (Visitor, GamePath, Query),
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
    // Listen first, then check what was missed, so that nothing falls in between.
    let news = state.app.listen();
    let heard = query.number("said").map(|newest| Heard {
        newest,
        unread: None,
        presence: None,
        said: true,
        looks: Some(Instant::now()),
    });
    let (identity, game) = (visitor.identity.clone(), (id.clone(), visitor.viewer));
    let listener = Listener {
        admission: Admission::new(&state.app, &headers, identity, Some(game)),
        alive: Instant::now() + ALIVE,
        _looking: Looking::at(&state.app, &id, &visitor.identity),
        tellings: state.app.tellings.of(&id),
        heard,
        app: state.app,
        id,
        visitor,
        screen,
        news,
        closing: state.closing,
        stream: EventStream::new(unpacks(&headers)),
        state: Doing::Begins,
        _busy: busy,
    };
    let packs = listener.stream.packs();
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

struct Listener {
    app: Arc<App>,
    admission: Admission,
    /// When a sign of life is due.
    alive: Instant,
    id: GameId,
    visitor: Visitor,
    screen: Screen,
    news: Receiver<News>,
    closing: watch::Receiver<bool>,
    /// Shared by everybody who looks at the table.
    tellings: Arc<Tellings>,
    stream: EventStream,
    state: Doing,
    /// What it shows of the chat; `None` for pages without.
    heard: Option<Heard>,
    /// Keeps the connection's place.
    _busy: Option<Busy>,
    _looking: Looking,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    Begins,
    /// Something may have changed: after the news of this number, or since it was asked for last.
    Looks(Option<u64>),
    Waits,
    /// Nothing has happened for a while.
    Idles,
    Ends,
}

impl Listener {
    /// What is sent next; `None` when the program or the game ends, or the listener may no longer listen.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if !self.admission.holds().await {
                return None;
            }
            match self.state {
                Doing::Begins => {
                    self.state = Doing::Looks(None);
                    return Some(self.own(beginning()));
                }
                Doing::Looks(after) => {
                    self.state = Doing::Waits;
                    match self.look(after).await {
                        Ok(Some(told)) => return Some(self.shared(&told)),
                        Err(Error::Store(store::StoreError::NoGame(_))) => {
                            self.state = Doing::Ends;
                            let gone =
                                format!("data: {{\"game\":\"{}\",\"gone\":true}}\n\n", self.id);
                            return Some(self.own(gone));
                        }
                        // What cannot be read now is read when something happens next.
                        Ok(None) | Err(_) => {}
                    }
                }
                Doing::Waits => {
                    if let Some(event) = self.hear().await {
                        return Some(self.own(event));
                    }
                    let looks = self.heard.as_ref().and_then(|heard| heard.looks);
                    let looks = async move {
                        match looks {
                            Some(at) => sleep_until(at).await,
                            None => pending().await,
                        }
                    };
                    let heard = tokio::select! {
                        () = looks => continue,
                        () = self.admission.due() => continue,
                        _ = self.closing.wait_for(|closing| *closing) => Err(RecvError::Closed),
                        () = sleep_until(self.alive) => {
                            self.state = Doing::Idles;
                            continue;
                        }
                        heard = self.news.recv() => heard,
                    };
                    self.state = match heard {
                        Ok(news) => self.notice(&news),
                        Err(RecvError::Lagged(_)) => self.miss(),
                        Err(RecvError::Closed) => Doing::Ends,
                    };
                }
                Doing::Idles => {
                    self.state = Doing::Waits;
                    self.alive = Instant::now() + ALIVE;
                    return Some(self.stream.alive());
                }
                Doing::Ends => return None,
            }
        }
    }

    /// What is to be done about news.
    fn notice(&mut self, news: &News) -> Doing {
        if news.game.is_none() {
            return self.miss();
        }
        if news.game.as_ref() != Some(&self.id) {
            return Doing::Waits;
        }
        match (news.about, &mut self.heard) {
            (About::Games, _) => return Doing::Looks(Some(news.number)),
            (About::Talk, Some(heard)) => heard.said = true,
            (About::Presence, Some(heard)) => {
                let soon = || Instant::now() + GATHERS;
                heard.looks = heard.looks.or_else(|| Some(soon()));
            }
            (About::Talk | About::Presence, None) => {}
        }
        Doing::Waits
    }

    /// Something was missed: everything is checked.
    fn miss(&mut self) -> Doing {
        if let Some(heard) = &mut self.heard {
            heard.said = true;
            heard.looks = Some(Instant::now());
        }
        Doing::Looks(None)
    }

    /// Chat and presence, if the browser does not show them yet.
    async fn hear(&mut self) -> Option<String> {
        let heard = self.heard.as_mut()?;
        if mem::take(&mut heard.said) {
            let after = heard.newest;
            let (app, id, visitor) = (self.app.clone(), self.id.clone(), self.visitor.clone());
            let said =
                tokio::task::spawn_blocking(move || app.said_since(&id, &visitor, after)).await;
            // What cannot be read now is read with the next message.
            if let Ok(Ok(Some(told))) = said {
                let before = heard.unread.replace(told.unread);
                heard.newest = told.newest;
                if !told.lines.is_empty() || before.is_some_and(|before| before != told.unread) {
                    return Some(format!("event: chat\ndata: {}\n\n", told.told()));
                }
            }
        }
        if heard.looks.is_some_and(|at| at <= Instant::now()) {
            heard.looks = None;
            let (app, id, language) = (self.app.clone(), self.id.clone(), self.visitor.language);
            let looks =
                tokio::task::spawn_blocking(move || app.who_looks(&id, text(language))).await;
            if let Ok(Ok(Some(line))) = looks
                && heard.presence.as_ref() != Some(&line)
            {
                // One line: events end with an empty one.
                let line = line.replace(['\n', '\r'], " ");
                heard.presence = Some(line.clone());
                return Some(format!("event: presence\ndata: {line}\n\n"));
            }
        }
        None
    }

    /// Checks whether the table is still as the browser has it. Of all streams that show the same and have heard the same
    /// news, the first does it for the others.
    async fn look(&mut self, after: Option<u64>) -> Result<Option<Arc<Told>>, Error> {
        let (language, viewer) = (self.visitor.language, self.visitor.viewer);
        let look = self.look_alone();
        let told = match after {
            Some(number) => {
                let asked = (language, viewer, self.screen.clone(), number);
                self.tellings.find(asked, look).await?
            }
            None => look.await?,
        };
        if let Some(told) = &told {
            self.screen = Screen {
                seq: told.to.to,
                work: told.to.work.to_owned(),
                until: told.to.until,
                title: Some(told.to.title.clone()),
            };
        }
        Ok(told)
    }

    fn look_alone(&self) -> impl Future<Output = Result<Option<Arc<Told>>, Error>> + use<> {
        let (app, id) = (self.app.clone(), self.id.clone());
        let (visitor, screen) = (self.visitor.clone(), self.screen.clone());
        let last = self.stream.last();
        let packs = self.stream.packs();
        let looked = move || {
            let told = app.with_table(&id, |table| look(&app, &visitor, table, &screen))?;
            // Here, where it may take a moment, but not under the lock of the table.
            if let Some(told) = told.as_ref().filter(|_| packs) {
                told.event.packed(last.as_deref());
            }
            Ok(told)
        };
        let bug = |_| Error::Page(StatusCode::INTERNAL_SERVER_ERROR, PageError::Bug);
        async move { tokio::task::spawn_blocking(looked).await.map_err(bug)? }
    }

    fn own(&mut self, event: String) -> Bytes {
        self.alive = Instant::now() + ALIVE;
        self.stream.own(event)
    }

    fn shared(&mut self, told: &Told) -> Bytes {
        self.alive = Instant::now() + ALIVE;
        self.stream.shared(&told.event)
    }
}

/// What to send to a browser; `None` if it is up to date. Browsers with the same view get the same data.
fn look(app: &App, visitor: &Visitor, table: &mut Table, screen: &Screen) -> Option<Arc<Told>> {
    table.look();
    app.wake_bot(table);
    let to = news(app, table, visitor, screen)?;
    let known = table.told.borrow().find(&to);
    Some(known.unwrap_or_else(|| {
        let changes = changes(app, visitor, table, screen.seq, Shown::default(), false);
        let told = Arc::new(Told::new(to, &changes));
        table.told.borrow_mut().keep(told.clone());
        told
    }))
}

/// Whoever needs the difference between a table and what their browser shows of it.
fn news(app: &App, table: &Table, visitor: &Visitor, screen: &Screen) -> Option<ToldTo> {
    let words = text(visitor.language);
    let viewer = visitor.viewer;
    let to = ToldTo {
        language: visitor.language,
        viewer,
        from: screen.seq,
        to: table.history().length(),
        work: work_of(table, viewer, words),
        until: runs_out(app, table),
        title: title(table, viewer, &table.names(words), words).0,
    };
    let known = screen.title.as_ref();
    let differs = to.to != to.from
        || to.work != screen.work
        || to.until != screen.until
        || known.is_some_and(|known| *known != to.title);
    differs.then_some(to)
}
