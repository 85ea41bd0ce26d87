//! Events, pushed to browsers as they happen. The id of an event is its number in the store, so that a browser that
//! reconnects gets exactly what it missed.

use std::collections::{HashMap, HashSet, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::sse::{Event as Push, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use store::{Event, EventId, EventKind, GameId};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use view::page::PageError;

use crate::access::ClientAddress;
use crate::admission::Admission;
use crate::app::{About, App, News};
use crate::connections::{Busy, Connection};
use crate::fields::Fields;
use crate::permission::Identity;
use crate::request::Query;
use crate::response::Error;
use crate::state::AppState;

/// The most events sent to a browser that was away; beyond that, it reloads the page.
const MOST_MISSED: usize = 1000;
/// A sign of life, so that nobody in between closes an idle connection.
const ALIVE: Duration = Duration::from_secs(15);

struct Listener {
    admission: Admission,
    /// Still to be sent from before.
    missed: VecDeque<News>,
    /// The newest event sent.
    last: u64,
    news: Receiver<News>,
    closing: watch::Receiver<bool>,
    hears_of: HearsOf,
    /// Keeps the connection's place.
    _busy: Option<Busy>,
}

/// The games of which somebody is notified.
enum HearsOf {
    /// All: the host, unless they ask for some.
    All,
    /// Those whose addresses somebody knows. Knowing one is the permission to watch.
    Named(Vec<GameId>),
    /// Those they play in, or whose table they have joined.
    Own(Box<Own>),
}

/// Somebody's own games, as far as there was news of them.
struct Own {
    app: Arc<App>,
    identity: Identity,
    /// Games there was news of, and whether they play there. The players of a game do not change once it has begun.
    known: HashMap<GameId, bool>,
    /// Tables they have joined: they are notified when one is closed or their seat is taken away.
    waiting: HashSet<GameId>,
}

/// For this many games it is remembered whether they are somebody's own.
const KNOWN_GAMES: usize = 1000;

impl HearsOf {
    /// What a listener asks for. May wait for the store.
    fn asked(app: &Arc<App>, identity: Identity, query: &Fields) -> HearsOf {
        if query.get("mine").is_some() {
            return HearsOf::Own(Box::new(Own {
                app: app.clone(),
                waiting: waiting(app, &identity).unwrap_or_default(),
                identity,
                known: HashMap::new(),
            }));
        }
        if identity.host && query.get("game").is_none() {
            return HearsOf::All;
        }
        let games = query.all("game");
        HearsOf::Named(games.filter_map(|game| game.parse().ok()).collect())
    }

    async fn contains(&mut self, game: &GameId) -> bool {
        match self {
            HearsOf::All => true,
            HearsOf::Named(games) => games.contains(game),
            HearsOf::Own(own) => own.contains(game).await,
        }
    }
}

impl Own {
    async fn contains(&mut self, game: &GameId) -> bool {
        if let Some(&known) = self.known.get(game) {
            return known;
        }
        let (app, identity, id) = (self.app.clone(), self.identity.clone(), game.clone());
        let asked = tokio::task::spawn_blocking(move || {
            let own = app.is_part_of(&identity, &id)?;
            Ok::<_, store::StoreError>((own, app.store.game(&id).is_ok()))
        });
        // What cannot be read is not sent; the list is refreshed now and then anyway.
        let Ok(Ok((own, begun))) = asked.await else {
            return false;
        };
        let waited = self.waiting.remove(game);
        if begun {
            if self.known.len() >= KNOWN_GAMES {
                self.known.clear();
            }
            self.known.insert(game.clone(), own);
        } else if own && self.waiting.len() < KNOWN_GAMES {
            self.waiting.insert(game.clone());
        }
        own || waited
    }
}

/// The tables somebody has joined.
fn waiting(app: &App, identity: &Identity) -> Option<HashSet<GameId>> {
    let tables = app
        .store
        .open_tables_of(identity.person()?, KNOWN_GAMES as u64);
    Some(tables.ok()?.into_iter().map(|table| table.id).collect())
}

pub async fn events(
    State(state): State<AppState>,
    connection: Option<Extension<Connection>>,
    client: ClientAddress,
    headers: HeaderMap,
    identity: Identity,
    Query(query): Query,
) -> Response {
    let busy = match connection {
        None => None,
        Some(Extension(connection)) => match connection.stream(client) {
            Some(busy) => Some(busy),
            None => return too_many(),
        },
    };
    let since = since(&headers, &query);
    // Listen first, then read what was missed, so that nothing falls in between.
    let news = state.app.listen();
    let app = state.app.clone();
    let admission = Admission::new(&app, &headers, identity.clone(), None);
    let begun = tokio::task::spawn_blocking(move || {
        let missed = match since {
            Some(since) => app.store.events_since(EventId(since), MOST_MISSED)?,
            None => store::Missed {
                events: Vec::new(),
                forgotten: false,
            },
        };
        Ok::<_, store::StoreError>((missed, HearsOf::asked(&app, identity, &query)))
    });
    let (missed, hears_of) = match begun.await {
        Ok(Ok(begun)) => begun,
        Ok(Err(error)) => return Error::Store(error).into_response(),
        Err(_) => {
            return Error::Page(StatusCode::INTERNAL_SERVER_ERROR, PageError::Bug).into_response();
        }
    };
    let afresh = missed.forgotten || missed.events.len() == MOST_MISSED;
    let missed = if afresh {
        VecDeque::from([everything()])
    } else {
        missed.events.iter().map(told).collect()
    };
    let listener = Listener {
        admission,
        missed,
        last: since.unwrap_or(0),
        news,
        closing: state.closing,
        hears_of,
        _busy: busy,
    };
    let stream = unfold(listener, |mut listener| async move {
        let push = listener.next().await?;
        Some((Ok::<Push, Infallible>(push), listener))
    });
    Sse::new(stream)
        .keep_alive(KeepAlive::new().interval(ALIVE))
        .into_response()
}

/// Enough tabs of one machine are listening; a refused one polls instead.
pub fn too_many() -> Response {
    let mut response = Error::Page(StatusCode::TOO_MANY_REQUESTS, PageError::Busy).into_response();
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
    headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// After which event the listener wants to be notified.
fn since(headers: &HeaderMap, query: &Fields) -> Option<u64> {
    let last = headers.get("last-event-id");
    let last = last.and_then(|value| value.to_str().ok()?.parse().ok());
    last.or_else(|| query.number("after"))
}

impl Listener {
    /// Whether the listener is notified of this.
    async fn may_hear(&mut self, news: &News) -> bool {
        // Chat uses the stream of its table.
        if news.about != About::Games {
            return false;
        }
        match &news.game {
            None => true,
            Some(game) => self.hears_of.contains(game).await,
        }
    }

    /// What was missed, then what comes; `None` when the program ends or the listener may no longer listen.
    async fn heard(&mut self) -> Option<News> {
        loop {
            if !self.admission.holds().await {
                return None;
            }
            if let Some(news) = self.missed.pop_front() {
                return Some(news);
            }
            tokio::select! {
                () = self.admission.due() => {}
                _ = self.closing.wait_for(|closing| *closing) => return None,
                heard = self.news.recv() => return match heard {
                    Ok(news) => Some(news),
                    Err(RecvError::Lagged(_)) => Some(everything()),
                    Err(RecvError::Closed) => None,
                },
            }
        }
    }

    async fn next(&mut self) -> Option<Push> {
        loop {
            let news = self.heard().await?;
            if !self.may_hear(&news).await {
                continue;
            }
            match news.event {
                // Both among the missed events and live.
                Some(event) if event <= self.last => {}
                Some(event) => {
                    self.last = event;
                    return Some(Push::default().id(event.to_string()).data(news.data));
                }
                None => return Some(Push::default().data(news.data)),
            }
        }
    }
}

/// Too much was missed: everything shown must be read afresh.
pub fn everything() -> News {
    News {
        number: 0,
        about: About::Games,
        game: None,
        event: None,
        data: r#"{"all":true}"#.to_owned(),
    }
}

/// An event as listeners get it.
pub fn told(event: &Event) -> News {
    let game = &event.game;
    let data = match event.kind {
        EventKind::Grown { length } => format!(r#"{{"game":"{game}","length":{length}}}"#),
        EventKind::Created
        | EventKind::Renamed
        | EventKind::Seats
        | EventKind::Said
        | EventKind::Deleted => format!(r#"{{"game":"{game}"}}"#),
    };
    let about = match event.kind {
        EventKind::Said => About::Talk,
        _ => About::Games,
    };
    News {
        number: 0,
        about,
        game: Some(event.game.clone()),
        event: Some(event.id.0),
        data,
    }
}
