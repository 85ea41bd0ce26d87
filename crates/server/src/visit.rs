//! A request as the pages see it: the address, what was sent, and what is set for this browser.

use axum::http::{HeaderMap, Method, Uri, header};
use view::Language;
use view::page::{Palette, Settings, Speed, Theme};

use crate::form::{Form, decode};

/// Who comes, and what for.
#[derive(Clone, Debug)]
pub struct Visit {
    pub method: Method,
    /// The path's words, decoded.
    pub path: Vec<String>,
    /// The address as it came, for coming back.
    pub here: String,
    pub query: Form,
    pub form: Form,
    pub settings: Settings,
    pub language: Language,
    /// Whether the browser can unpack what was packed.
    pub unpacks: bool,
}

impl Visit {
    /// Reads a request.
    pub fn read(method: Method, uri: &Uri, headers: &HeaderMap, body: &[u8]) -> Visit {
        let settings = settings(headers);
        let language = settings.language.unwrap_or_else(|| accepted(headers));
        let words = uri.path().split('/').filter(|word| !word.is_empty());
        let here = uri.path_and_query().map_or("/", |here| here.as_str());
        Visit {
            method,
            path: words.map(decode).collect(),
            here: here.to_owned(),
            query: Form::read(uri.query().unwrap_or_default()),
            form: read_body(headers, body),
            settings,
            language,
            unpacks: unpacks(header_text(headers, "accept-encoding")),
        }
    }
}

fn read_body(headers: &HeaderMap, body: &[u8]) -> Form {
    let kind = header_text(headers, header::CONTENT_TYPE.as_str());
    match kind.split_once("boundary=") {
        Some((kind, boundary)) if kind.starts_with("multipart/form-data") => {
            Form::read_parts(body, boundary.trim_matches('"'))
        }
        _ => Form::read(&String::from_utf8_lossy(body)),
    }
}

fn header_text<'h>(headers: &'h HeaderMap, name: &str) -> &'h str {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default()
}

fn settings(headers: &HeaderMap) -> Settings {
    let mut settings = Settings::default();
    for pair in header_text(headers, "cookie").split(';') {
        let Some((name, value)) = pair.trim().split_once('=') else {
            continue;
        };
        match name {
            "language" => settings.language = Language::known(value),
            "theme" => settings.theme = Theme::named(value).unwrap_or_default(),
            "palette" => settings.palette = Palette::named(value).unwrap_or_default(),
            "speed" => settings.speed = Speed::named(value).unwrap_or_default(),
            "confirm" => settings.confirm = value == "on",
            _ => {}
        }
    }
    settings
}

/// Whether gzip is among what a browser accepts, and not with a weight of nothing.
fn unpacks(accepted: &str) -> bool {
    accepted.split(',').any(|part| {
        let (name, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let weight: f32 = weight.trim().parse().unwrap_or(0.0);
        name.trim().eq_ignore_ascii_case("gzip") && weight > 0.0
    })
}

/// The language the browser likes best of those there are.
fn accepted(headers: &HeaderMap) -> Language {
    let mut liked: Vec<(f32, Language)> = Vec::new();
    for part in header_text(headers, "accept-language").split(',') {
        let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        if let Some(language) = Language::known(tag.trim()) {
            liked.push((weight.trim().parse().unwrap_or(0.0), language));
        }
    }
    // The first of equals wins.
    liked.reverse();
    let best = liked
        .into_iter()
        .max_by(|one, other| one.0.total_cmp(&other.0));
    best.filter(|(weight, _)| *weight > 0.0)
        .map_or(Language::English, |(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_language_is_found() {
        for (header, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::German),
            ("fr,pl;q=0.7,en;q=0.3", Language::Polish),
            ("en,de", Language::English),
            ("de;q=0", Language::English),
            ("cy", Language::English),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, header.parse().unwrap());
            assert_eq!(accepted(&headers), language, "{header}");
        }
    }

    #[test]
    fn only_those_who_unpack_get_what_is_packed() {
        for (header, unpacks_it) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("GZIP", true),
            ("gzip;q=0", false),
            ("x-gzip-like", false),
            ("", false),
        ] {
            assert_eq!(unpacks(header), unpacks_it, "{header}");
        }
    }

    #[test]
    fn settings_come_from_cookies_and_nothing_else_does() {
        let mut headers = HeaderMap::new();
        let cookie = "theme=dark; language=pl; palette=nonsense; confirm=on; other=1";
        headers.insert(header::COOKIE, cookie.parse().unwrap());
        let settings = settings(&headers);
        assert_eq!(settings.theme, Theme::Dark);
        assert_eq!(settings.language, Some(Language::Polish));
        assert_eq!(settings.palette, Palette::Usual);
        assert!(settings.confirm);
    }
}
