//! Answers: pages, redirections, files.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use maud::Markup;
use view::page::Asset;

use crate::gzip::{Care, gzip};

/// Only our own script and style, and nothing from elsewhere; pieces are placed by style attributes.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                      img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// An answer.
pub type Reply = Response<Body>;

/// What is smaller than this travels as fast as it is.
const WORTH_PACKING: usize = 2000;

/// A page; packed for those who can unpack it.
pub fn page(status: StatusCode, markup: Markup, packed: bool) -> Reply {
    let text = markup.into_string();
    let packed = packed && text.len() >= WORTH_PACKING;
    let packed = packed.then(|| gzip(text.as_bytes(), Care::Quick));
    let mut reply = with_kind(status, "text/html; charset=utf-8", text);
    if let Some(packed) = packed {
        *reply.body_mut() = Body::from(packed);
        mark_packed(&mut reply);
    }
    vary(&mut reply);
    reply
}

fn mark_packed(reply: &mut Reply) {
    let gzip = HeaderValue::from_static("gzip");
    reply.headers_mut().insert(header::CONTENT_ENCODING, gzip);
}

/// Whoever keeps answers must know that not everybody gets the same bytes.
fn vary(reply: &mut Reply) {
    let by = HeaderValue::from_static("accept-encoding");
    reply.headers_mut().insert(header::VARY, by);
}

/// Any text.
pub fn with_kind(status: StatusCode, kind: &'static str, text: String) -> Reply {
    let mut reply = Response::new(Body::from(text));
    *reply.status_mut() = status;
    let headers = reply.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(POLICY),
    );
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    );
    reply
}

/// Look there instead, with a new request.
pub fn see(address: &str) -> Reply {
    let mut reply = with_kind(StatusCode::SEE_OTHER, "text/plain", String::new());
    // Addresses are made here from checked parts; one that is no header would be a bug.
    let address = HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/"));
    reply.headers_mut().insert(header::LOCATION, address);
    reply
}

/// A file to be saved.
pub fn file(name: &str, text: String) -> Reply {
    let mut reply = with_kind(StatusCode::OK, "text/plain; charset=utf-8", text);
    let place = format!("attachment; filename=\"{name}\"");
    if let Ok(place) = HeaderValue::from_str(&place) {
        reply
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, place);
    }
    reply
}

/// A file that never changes under its address; packed for those who can unpack it.
pub fn asset(asset: Asset, packed: bool) -> Reply {
    static PACKED: LazyLock<Mutex<HashMap<String, Vec<u8>>>> = LazyLock::new(Mutex::default);
    let mut reply = with_kind(StatusCode::OK, asset.kind, String::new());
    let content = asset.content().into_bytes();
    *reply.body_mut() = if packed {
        let mut all = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.entry(asset.address());
        mark_packed(&mut reply);
        let packed = known.or_insert_with(|| gzip(&content, Care::Thorough));
        Body::from(packed.clone())
    } else {
        Body::from(content)
    };
    vary(&mut reply);
    let forever = HeaderValue::from_static("public, max-age=31536000, immutable");
    reply.headers_mut().insert(header::CACHE_CONTROL, forever);
    reply
}
