//! Requests as they come from the network: checked, read, and answered where waiting is allowed.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::routing::get;
use tokio::sync::watch;
use view::page::Fault;

use crate::answer::{answer, fault_reply};
use crate::app::App;
use crate::events::events;
use crate::guard::allowed;
use crate::reply::Reply;
use crate::visit::Visit;

/// The most bytes of a form; records are the largest.
const MAX_BODY: usize = 4 * 1024 * 1024;

/// What requests need: the application, and word of its end.
#[derive(Clone, Debug)]
pub struct House {
    pub app: Arc<App>,
    pub closing: watch::Receiver<bool>,
}

/// The whole application as a service. Streams of events end when `closing` says so.
pub fn router(app: Arc<App>, closing: watch::Receiver<bool>) -> Router {
    Router::new()
        .route("/events", get(events))
        .fallback(any)
        .with_state(House { app, closing })
}

async fn any(State(house): State<House>, request: Request<Body>) -> Reply {
    let (head, body) = request.into_parts();
    let read = to_bytes(body, MAX_BODY).await;
    let bytes = read.as_deref().unwrap_or_default();
    let visit = Visit::read(head.method, &head.uri, &head.headers, bytes);
    if !allowed(&visit.method, &head.headers) {
        return fault_reply(&visit, StatusCode::FORBIDDEN, &Fault::Foreign);
    }
    if read.is_err() {
        return fault_reply(&visit, StatusCode::PAYLOAD_TOO_LARGE, &Fault::TooBig);
    }
    let again = visit.clone();
    let done = tokio::task::spawn_blocking(move || answer(&house.app, &visit)).await;
    done.unwrap_or_else(|_| fault_reply(&again, StatusCode::INTERNAL_SERVER_ERROR, &Fault::Bug))
}
