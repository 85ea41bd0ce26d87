//! What happens, pushed to browsers as it happens. The id of an event is its number in the store, so that whoever
//! reconnects gets exactly what was missed.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event as Push, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use store::{Event, EventId, EventKind};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use view::page::Fault;

use crate::answer::fault_reply;
use crate::app::News;
use crate::form::Form;
use crate::guard::allowed;
use crate::routes::House;
use crate::visit::Visit;

/// The most that is told to one who was away; beyond, the page is read afresh.
const MOST_MISSED: usize = 1000;
/// A sign of life, so that nobody in between closes a quiet connection.
const ALIVE: Duration = Duration::from_secs(15);

/// One listener.
struct Listener {
    /// Still to be told from before.
    missed: VecDeque<News>,
    /// The newest event told.
    last: u64,
    news: Receiver<News>,
    closing: watch::Receiver<bool>,
}

/// The stream of events.
pub async fn events(State(house): State<House>, request: Request<Body>) -> Response {
    let headers = request.headers().clone();
    let visit = Visit::read(request.method().clone(), request.uri(), &headers, &[]);
    if !allowed(&visit.method, &headers) {
        return fault_reply(&visit, StatusCode::FORBIDDEN, &Fault::Foreign);
    }
    let since = since(&headers, &visit.query);
    // First listen, then read what was missed: nothing falls in between.
    let news = house.app.listen();
    let store = house.app.store.clone();
    let missed = tokio::task::spawn_blocking(move || match since {
        Some(since) => store.events_since(EventId(since), MOST_MISSED),
        None => Ok(store::Missed {
            events: Vec::new(),
            forgotten: false,
        }),
    });
    let Ok(Ok(missed)) = missed.await else {
        return fault_reply(&visit, StatusCode::SERVICE_UNAVAILABLE, &Fault::Store);
    };
    let afresh = missed.forgotten || missed.events.len() == MOST_MISSED;
    let missed = if afresh {
        VecDeque::from([everything()])
    } else {
        missed.events.iter().map(told).collect()
    };
    let listener = Listener {
        missed,
        last: since.unwrap_or(0),
        news,
        closing: house.closing,
    };
    let stream = unfold(listener, |mut listener| async move {
        let push = listener.next().await?;
        Some((Ok::<Push, Infallible>(push), listener))
    });
    Sse::new(stream)
        .keep_alive(KeepAlive::new().interval(ALIVE))
        .into_response()
}

/// After which event the listener wants to hear.
fn since(headers: &HeaderMap, query: &Form) -> Option<u64> {
    let last = headers.get("last-event-id");
    let last = last.and_then(|value| value.to_str().ok()?.parse().ok());
    last.or_else(|| query.number("after"))
}

impl Listener {
    /// What was missed, then what comes; nothing when the program ends.
    async fn heard(&mut self) -> Option<News> {
        if let Some(news) = self.missed.pop_front() {
            return Some(news);
        }
        tokio::select! {
            _ = self.closing.wait_for(|closing| *closing) => None,
            heard = self.news.recv() => match heard {
                Ok(news) => Some(news),
                Err(RecvError::Lagged(_)) => Some(everything()),
                Err(RecvError::Closed) => None,
            },
        }
    }

    async fn next(&mut self) -> Option<Push> {
        loop {
            let news = self.heard().await?;
            match news.event {
                // Heard twice: in what was missed, and live.
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

/// Too much was missed: whatever is shown is read afresh.
fn everything() -> News {
    News {
        event: None,
        data: r#"{"all":true}"#.to_owned(),
    }
}

fn told(event: &Event) -> News {
    let game = &event.game;
    let data = match event.kind {
        EventKind::Grown { length } => format!(r#"{{"game":"{game}","length":{length}}}"#),
        EventKind::Created | EventKind::Renamed | EventKind::Deleted => {
            format!(r#"{{"game":"{game}"}}"#)
        }
    };
    News {
        event: Some(event.id.0),
        data,
    }
}
