//! What handlers need from a request, as extractors: who is looking and how, the game in the path, the query, the
//! form.

use std::convert::Infallible;

use ::table::Viewer;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Multipart, RawPathParams, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use store::GameId;
use view::page::{PageError, Palette, Settings, Speed, Theme};
use words::Language;

use crate::changes::CHANGES;
use crate::fields::{Fields, TooMany};
use crate::permission::Identity;
use crate::response::Error;

/// How a browser wants to be answered: its settings, its language, and whether it wants a page at all.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub settings: Settings,
    pub language: Language,
    /// The address of this page, to return to; the start page if there is no returning to what was posted.
    pub here: String,
    pub wants: Wants,
    /// The seats for which the request may act.
    pub viewer: Viewer,
    pub identity: Identity,
    /// The host it names.
    pub host: String,
}

/// What is sent in answer to a command or an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// A page, or a redirect to one.
    Page,
    /// A few words for a program.
    Json,
    /// The changes, for the script of our pages.
    Changes,
}

impl Visitor {
    /// Reads the head of a request.
    pub fn read(parts: &Parts) -> Visitor {
        let settings = settings(&CookieJar::from_headers(&parts.headers));
        let accepted = || accepted_language(header_text(&parts.headers, header::ACCEPT_LANGUAGE));
        let here = match parts.method {
            Method::GET | Method::HEAD => parts.uri.path_and_query().map(ToString::to_string),
            _ => None,
        };
        Visitor {
            language: settings.language.unwrap_or_else(accepted),
            settings,
            here: here.unwrap_or_else(|| "/".to_owned()),
            wants: wants_of(&parts.headers),
            viewer: parts.extensions.get().copied().unwrap_or(Viewer::SPECTATOR),
            identity: parts.extensions.get().cloned().unwrap_or_default(),
            host: header_text(&parts.headers, header::HOST).to_owned(),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(Visitor::read(parts))
    }
}

/// The game in the path. What cannot be a game's id is no game.
#[derive(Clone, Debug)]
pub struct GamePath(pub GameId);

impl<S: Send + Sync> FromRequestParts<S> for GamePath {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<GamePath, Error> {
        let id = path_part(parts, state, "id").await;
        id.parse().map(GamePath).map_err(|_| no_game())
    }
}

/// A game in the path, or the file with its record: the same address followed by `.game`.
#[derive(Clone, Debug)]
pub enum GameOrRecord {
    Game(GameId),
    Record(GameId),
}

impl<S: Send + Sync> FromRequestParts<S> for GameOrRecord {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<GameOrRecord, Error> {
        let id = path_part(parts, state, "id").await;
        match id.strip_suffix(RECORD) {
            Some(id) => id.parse().map(GameOrRecord::Record),
            None => id.parse().map(GameOrRecord::Game),
        }
        .map_err(|_| no_game())
    }
}

/// The end of the address of a record.
pub const RECORD: &str = ".game";

/// The number of a step in the path.
#[derive(Clone, Copy, Debug)]
pub struct Step(pub usize);

impl<S: Send + Sync> FromRequestParts<S> for Step {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Step, Error> {
        let step = path_part(parts, state, "step").await;
        step.parse().map(Step).map_err(|_| no_step())
    }
}

/// There is no such game.
pub fn no_game() -> Error {
    Error::Page(StatusCode::NOT_FOUND, PageError::NoGame)
}

/// The game has no such step.
pub fn no_step() -> Error {
    Error::Page(StatusCode::NOT_FOUND, PageError::NoStep)
}

/// A part of the path by its name in the routes; empty if the route has none, or if it is not UTF-8.
async fn path_part<S: Send + Sync>(parts: &mut Parts, state: &S, name: &str) -> String {
    let params = RawPathParams::from_request_parts(parts, state).await;
    let value = params.ok().and_then(|params| {
        let mut named = params.iter().filter(|(given, _)| *given == name);
        named.next().map(|(_, value)| value.to_owned())
    });
    value.unwrap_or_default()
}

/// The part after the question mark.
#[derive(Clone, Debug)]
pub struct Query(pub Fields);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query, Error> {
        let query = parts.uri.query().unwrap_or_default();
        let fields = Fields::read(query.as_bytes());
        fields
            .map(Query)
            .map_err(|_| Error::Page(StatusCode::URI_TOO_LONG, PageError::TooBig))
    }
}

#[derive(Clone, Debug)]
pub struct Form(pub Fields);

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Form, Response> {
        // A body of another type has no fields; what is missing is reported where it is needed.
        if !is_form(request.headers()) {
            return Ok(Form(Fields::default()));
        }
        let body = Bytes::from_request(request, state).await;
        let body = body.map_err(IntoResponse::into_response)?;
        let fields = Fields::read(&body);
        fields
            .map(Form)
            .map_err(|TooMany| too_big().into_response())
    }
}

fn is_form(headers: &HeaderMap) -> bool {
    let kind = header_text(headers, header::CONTENT_TYPE);
    let kind = kind.split(';').next().unwrap_or_default();
    kind.trim()
        .eq_ignore_ascii_case("application/x-www-form-urlencoded")
}

/// The request is larger than this program accepts.
pub fn too_big() -> Error {
    Error::Page(StatusCode::PAYLOAD_TOO_LARGE, PageError::TooBig)
}

/// A form with a file in it, undecoded. Decoding megabytes takes a while, so it is left to code that may wait.
#[derive(Debug)]
pub enum Upload {
    /// In parts, as forms with a file send it.
    Parts(Vec<(String, Bytes)>),
    /// Without a file.
    Encoded(Bytes),
}

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Upload, Response> {
        if is_form(request.headers()) {
            let body = Bytes::from_request(request, state).await;
            return body
                .map(Upload::Encoded)
                .map_err(IntoResponse::into_response);
        }
        let multipart = Multipart::from_request(request, state).await;
        let mut multipart = multipart.map_err(IntoResponse::into_response)?;
        let mut parts = Vec::new();
        loop {
            let part = multipart.next_field().await;
            let Some(part) = part.map_err(IntoResponse::into_response)? else {
                return Ok(Upload::Parts(parts));
            };
            if parts.len() == MAX_PARTS {
                return Err(too_big().into_response());
            }
            let name = part.name().unwrap_or_default().to_owned();
            let bytes = part.bytes().await;
            let bytes = bytes.map_err(IntoResponse::into_response)?;
            parts.push((name, bytes));
        }
    }
}

/// The most parts of a form with a file; ours has three.
const MAX_PARTS: usize = 16;

impl Upload {
    /// The fields, each as text. A file that is not text is refused as a record, not as a form.
    pub fn fields(&self) -> Result<Fields, TooMany> {
        match self {
            Upload::Encoded(body) => Fields::read(body),
            Upload::Parts(parts) => {
                let mut fields = Fields::default();
                for (name, bytes) in parts {
                    fields.push(name.clone(), String::from_utf8_lossy(bytes).into_owned())?;
                }
                Ok(fields)
            }
        }
    }
}

/// A header as text; empty if there is none.
pub fn header_text(headers: &HeaderMap, name: header::HeaderName) -> &str {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default()
}

fn settings(cookies: &CookieJar) -> Settings {
    let value = |name: &str| cookies.get(name).map_or("", |cookie| cookie.value());
    Settings {
        language: Language::known(value("language")),
        theme: Theme::named(value("theme")).unwrap_or_default(),
        palette: Palette::named(value("palette")).unwrap_or_default(),
        speed: Speed::named(value("speed")).unwrap_or_default(),
        confirm: value("confirm") == "on",
        coach: value("coach") == "on",
        sound: value("sound") == "on",
        vibration: value("vibration") == "on",
    }
}

/// The parts of an `Accept` header with their weights. The order of equal ones is irrelevant.
fn weighted(header: &str) -> impl Iterator<Item = (&str, f32)> {
    header.split(',').map(|part| {
        let (name, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        (name.trim(), weight.trim().parse().unwrap_or(0.0))
    })
}

/// What a request wants in return.
pub fn wants_of(headers: &HeaderMap) -> Wants {
    wants(header_text(headers, header::ACCEPT))
}

/// Programs ask for JSON by name; browsers ask for pages, and scripts in them for anything.
fn wants(accept: &str) -> Wants {
    let named = |kind: &str| weighted(accept).any(|(name, weight)| name == kind && weight > 0.0);
    if named(CHANGES) {
        Wants::Changes
    } else if named("application/json") && !named("text/html") {
        Wants::Json
    } else {
        Wants::Page
    }
}

/// Whether a browser accepts gzip.
pub fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = header_text(headers, header::ACCEPT_ENCODING);
    weighted(accepted).any(|(name, weight)| name.eq_ignore_ascii_case("gzip") && weight > 0.0)
}

/// The available language the browser prefers.
fn accepted_language(accept: &str) -> Language {
    let mut best: (f32, Language) = (0.0, Language::ENGLISH);
    for (tag, weight) in weighted(accept) {
        // Of equals, the first one wins.
        if let Some(language) = Language::known(tag)
            && weight > best.0
        {
            best = (weight, language);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_language_is_found() {
        for (header, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::from_tag("de")),
            ("fr,pl;q=0.7,en;q=0.3", Language::from_tag("pl")),
            ("en,de", Language::ENGLISH),
            ("de,en", Language::from_tag("de")),
            ("de;q=0", Language::ENGLISH),
            ("de;q=nonsense", Language::ENGLISH),
            ("cy", Language::ENGLISH),
            ("", Language::ENGLISH),
        ] {
            assert_eq!(accepted_language(header), language, "{header}");
        }
    }

    #[test]
    fn only_those_who_ask_for_json_get_it() {
        for (header, wanted) in [
            ("", Wants::Page),
            ("*/*", Wants::Page),
            ("text/html,application/xhtml+xml,*/*;q=0.8", Wants::Page),
            ("application/json", Wants::Json),
            ("application/json, */*;q=0.1", Wants::Json),
            ("text/html, application/json", Wants::Page),
            ("application/json;q=0", Wants::Page),
            ("application/vnd.snowdonia.changes+json", Wants::Changes),
        ] {
            assert_eq!(wants(header), wanted, "{header}");
        }
    }

    #[test]
    fn settings_come_from_cookies_and_nothing_else_does() {
        let mut headers = HeaderMap::new();
        let cookie = "theme=dark; language=pl; palette=nonsense; confirm=on; sound=on; vibration=yes; other=1";
        headers.insert(header::COOKIE, cookie.parse().unwrap());
        let settings = settings(&CookieJar::from_headers(&headers));
        assert_eq!(settings.theme, Theme::Dark);
        assert_eq!(settings.language, Some(Language::from_tag("pl")));
        assert_eq!(settings.palette, Palette::Usual);
        assert!(settings.confirm && settings.sound && !settings.vibration);
    }
}
