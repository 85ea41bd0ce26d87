//! What makes the program installable.

use std::sync::OnceLock;

use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde_json::json;
use view::page::{offline_page, service_worker};
use words::say;

use crate::app::{App, text};
use crate::icons::{LARGE, SMALL, icon};
use crate::permission::Identity;
use crate::request::Visitor;
use crate::response::framed;

/// Shown while the program cannot be reached, so it greets nobody by name.
pub fn offline(_: &App, visitor: &Visitor) -> Response {
    let words = text(visitor.language);
    let visitor = Visitor {
        identity: Identity::default(),
        here: "/".to_owned(),
        ..visitor.clone()
    };
    let title = say!(words, "offline-title");
    framed(&visitor, StatusCode::OK, &title, offline_page(words))
}

/// The web app manifest.
pub fn manifest(_: &App, visitor: &Visitor) -> Response {
    let icon = |size: u32| {
        json!({
            "src": format!("/icons/{size}.png"),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": "any maskable",
        })
    };
    let manifest = json!({
        "id": "/",
        "name": "Snowdonia",
        "short_name": "Snowdonia",
        "lang": visitor.language.tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#efe4cb",
        "theme_color": "#2d3a41",
        "icons": [icon(SMALL), icon(LARGE)],
    });
    let kind = [("content-type", "application/manifest+json")];
    (kind, manifest.to_string()).into_response()
}

pub fn worker(_: &App, _: &Visitor) -> Response {
    let kind = [("content-type", "text/javascript; charset=utf-8")];
    (kind, service_worker(&::games::styles())).into_response()
}

pub fn small_icon(_: &App, _: &Visitor) -> Response {
    static ICON: OnceLock<Vec<u8>> = OnceLock::new();
    picture(ICON.get_or_init(|| icon(SMALL)))
}

pub fn large_icon(_: &App, _: &Visitor) -> Response {
    static ICON: OnceLock<Vec<u8>> = OnceLock::new();
    picture(ICON.get_or_init(|| icon(LARGE)))
}

fn picture(png: &'static [u8]) -> Response {
    let head = [
        ("content-type", "image/png"),
        ("cache-control", "public, max-age=86400"),
    ];
    (head, png).into_response()
}
