//! Responses: pages, redirects, files, JSON, and what is said if there is no proper response.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::Markup;
use serde::Serialize;
use view::page::{Asset, Frame, Icon, PageError, document, error_page, error_reason};

use crate::app::text;
use crate::changes::CHANGES;
use crate::log::Answered;
use crate::metrics::METRICS;
use crate::new_table::NewTableError;
use crate::permission::Identity;
use crate::request::{Visitor, Wants};
use crate::state::AppState;
use crate::talk::TalkTold;

/// A response, or why there is none.
pub type Answer = Result<Response, Error>;

/// Why there is no proper response.
#[derive(Debug)]
pub enum Error {
    Page(StatusCode, PageError),
    Store(store::StoreError),
}

impl From<store::StoreError> for Error {
    fn from(error: store::StoreError) -> Error {
        Error::Store(error)
    }
}

impl From<NewTableError> for Error {
    fn from(not_made: NewTableError) -> Error {
        match not_made {
            NewTableError::Refused(reason) => {
                Error::Page(StatusCode::UNPROCESSABLE_ENTITY, PageError::Bad(reason))
            }
            NewTableError::Late => Error::Page(StatusCode::CONFLICT, PageError::Late),
            NewTableError::Store(error) => Error::Store(error),
        }
    }
}

/// Something is refused, for this reason.
pub fn refuse(status: StatusCode, reason: String) -> Error {
    Error::Page(status, PageError::Bad(reason))
}

/// What `explain` turns into a page; it knows the language, which the failing code need not.
#[derive(Clone, Debug)]
struct Unexplained {
    error: PageError,
    /// For the log, where the page says less.
    detail: Option<String>,
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, error, detail) = match self {
            Error::Page(status, error) => (status, error, None),
            Error::Store(store::StoreError::NoGame(_)) => {
                (StatusCode::NOT_FOUND, PageError::NoGame, None)
            }
            Error::Store(error) => {
                METRICS.store_faults.fetch_add(1, Ordering::Relaxed);
                let detail = Some(format!("the store: {error}"));
                (StatusCode::SERVICE_UNAVAILABLE, shown(&error), detail)
            }
        };
        let mut response = status.into_response();
        response
            .extensions_mut()
            .insert(Unexplained { error, detail });
        response
    }
}

/// What people are told about a failure of the store; the log has the rest.
fn shown(error: &store::StoreError) -> PageError {
    match error {
        store::StoreError::Full => PageError::Full,
        store::StoreError::Busy => PageError::Locked,
        store::StoreError::Damaged(_) => PageError::Damaged,
        store::StoreError::Unreadable(_) => PageError::Unreadable,
        _ => PageError::Store,
    }
}

/// Numbers every response, and gives every refusal a page or JSON: both ours and those of the framework, which have
/// neither a language nor a way back.
pub async fn explain(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    // What is refused before it is known who asks is answered as to an unknown person.
    parts
        .extensions
        .insert(Identity::nobody(&state.app.access()));
    let visitor = Visitor::read(&parts);
    let (method, path) = (parts.method.clone(), parts.uri.path().to_owned());
    // As it stands in the table of routes: it names no game and nobody.
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let begun = Instant::now();
    let response = next.run(Request::from_parts(parts, body)).await;
    let id = state.next_request();
    let mut fault = None;
    let mut response = match unexplained(&response) {
        None => response,
        Some(Unexplained { error, detail }) => {
            let status = response.status();
            if status.is_server_error() {
                fault = Some(detail.unwrap_or_default());
            }
            let mut explained = explained(&visitor, status, &error);
            // Such as `Allow` and `Retry-After`.
            let (before, _) = response.into_parts();
            for (name, value) in &before.headers {
                if !matches!(*name, header::CONTENT_TYPE | header::CONTENT_LENGTH) {
                    explained.headers_mut().insert(name, value.clone());
                }
            }
            explained
        }
    };
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    METRICS.answered(status, took);
    let route = route.as_ref().map_or("", MatchedPath::as_str);
    let answered = Answered {
        id: &id,
        method: method.as_str(),
        path: if fault.is_some() { &path } else { route },
        status,
        took,
        detail: fault.as_deref(),
    };
    answered.log();
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", id);
    }
    response
}

fn unexplained(response: &Response) -> Option<Unexplained> {
    if let Some(unexplained) = response.extensions().get::<Unexplained>() {
        return Some(unexplained.clone());
    }
    // The framework refuses in plain text or without a body, we do in pages or JSON.
    let kind = response.headers().get(header::CONTENT_TYPE);
    let plain = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let error = match response.status() {
        StatusCode::NOT_FOUND => PageError::NoPage,
        StatusCode::METHOD_NOT_ALLOWED => PageError::Method,
        StatusCode::REQUEST_TIMEOUT => PageError::Slow,
        StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG => PageError::TooBig,
        status if status.is_client_error() => PageError::Form,
        status if status.is_server_error() => PageError::Bug,
        _ => return None,
    };
    let detail = None;
    plain.then_some(Unexplained { error, detail })
}

fn explained(visitor: &Visitor, status: StatusCode, error: &PageError) -> Response {
    let words = text(visitor.language);
    match visitor.wants {
        Wants::Page | Wants::Changes => {
            framed(visitor, status, "Snowdonia", error_page(error, words))
        }
        Wants::Json => json_error(status, error.name(), error_reason(error, words), None),
    }
}

/// A page other than a table.
pub fn framed(visitor: &Visitor, status: StatusCode, title: &str, main: Markup) -> Response {
    let frame = Frame {
        text: text(visitor.language),
        settings: &visitor.settings,
        title,
        icon: Icon::Plain,
        here: &visitor.here,
        who: visitor.identity.who(),
        at_table: false,
        game_styles: &games::styles(),
        main,
    };
    page(status, document(&frame))
}

pub fn page(status: StatusCode, markup: Markup) -> Response {
    with_kind(status, "text/html; charset=utf-8", markup.into_string())
}

fn with_kind(status: StatusCode, kind: &'static str, text: String) -> Response {
    let kind = HeaderValue::from_static(kind);
    (status, [(header::CONTENT_TYPE, kind)], text).into_response()
}

/// A redirect, to be followed with a new request.
pub fn see(address: &str) -> Response {
    // Addresses are made here from checked parts; an invalid header would be a bug.
    let address = HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response()
}

/// A file to be saved.
pub fn file(name: &str, text: String) -> Response {
    let mut response = with_kind(StatusCode::OK, "text/plain; charset=utf-8", text);
    let place = format!("attachment; filename=\"{name}\"");
    if let Ok(place) = HeaderValue::from_str(&place) {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_DISPOSITION, place);
    }
    response
}

/// A file that never changes at its address.
pub fn asset(asset: Asset, packed: bool) -> Response {
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    if packed {
        let packing = [
            (header::CONTENT_ENCODING, "gzip"),
            (header::VARY, "accept-encoding"),
        ];
        (headers, packing, Body::from(pack(asset))).into_response()
    } else {
        (headers, Body::from(asset.content())).into_response()
    }
}

/// A file compressed as well as gzip can. That would take too long for a page, but a file is only compressed once.
fn pack(asset: Asset) -> Bytes {
    static PACKED: Mutex<BTreeMap<String, Bytes>> = Mutex::new(BTreeMap::new());
    let mut packed = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let bytes = packed.entry(asset.address()).or_insert_with(|| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let written = encoder.write_all(asset.content().as_bytes());
        let bytes = written.and_then(|()| encoder.finish());
        bytes.expect("memory takes what is written").into()
    });
    bytes.clone()
}

/// The result of a command, for programs.
#[derive(Serialize)]
struct Done<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    /// The length of the journal.
    seq: u64,
}

/// The changes, for the script of our pages.
pub fn changes(status: StatusCode, changes: String) -> Response {
    let kind = [(header::CONTENT_TYPE, CHANGES)];
    (status, kind, changes).into_response()
}

/// The chat of a table, for the script of our pages and for programs.
pub fn json_talk(told: Option<&TalkTold>) -> Response {
    match told {
        Some(told) => Json(told).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// The command is done; the journal now has this length.
pub fn json_done(seq: u64) -> Response {
    Json(Done { game: None, seq }).into_response()
}

/// A game was created; its journal has this length.
pub fn json_made(game: &str, seq: u64) -> Response {
    let game = Some(game);
    Json(Done { game, seq }).into_response()
}

#[derive(Serialize)]
struct Refused<'a> {
    /// One word, the same in every language.
    error: &'a str,
    /// A sentence for people.
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seq: Option<u64>,
}

/// Why a command was refused, for programs; with the length of the journal if there is one.
pub fn json_error(status: StatusCode, error: &str, reason: String, seq: Option<u64>) -> Response {
    let refused = Refused { error, reason, seq };
    (status, Json(refused)).into_response()
}
