//! Any page of the web can send requests to a port of this machine, and a name can be made to point at it. So the
//! host must be this machine's own name, and what changes something must come from our own pages.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use view::page::Fault;

use crate::response::Error;

/// Refuses what comes from elsewhere before anything of its body is read.
pub async fn guard(request: Request, next: Next) -> Response {
    if allowed(request.method(), request.headers()) {
        next.run(request).await
    } else {
        Error::Fault(StatusCode::FORBIDDEN, Fault::Foreign).into_response()
    }
}

/// Whether a request may be answered.
fn allowed(method: &Method, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(host) = text(header::HOST.as_str()) else {
        return false;
    };
    if !is_here(host) {
        return false;
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        return true;
    }
    match text(header::ORIGIN.as_str()) {
        Some(origin) => origin.strip_prefix("http://") == Some(host),
        // Old browsers send no origin with forms; those that do not say where a request comes from say at least
        // whether it is their own site's.
        None => text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none"),
    }
}

/// Whether a host is this machine by a name that cannot be made to point elsewhere.
fn is_here(host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => (name, port),
        _ => (host, "80"),
    };
    let port = !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit());
    port && matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(method: &Method, pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        allowed(method, &headers)
    }

    #[test]
    fn only_this_machines_own_names() {
        for host in [
            "127.0.0.1:1894",
            "localhost:1894",
            "[::1]:1894",
            "localhost",
        ] {
            assert!(asked(&Method::GET, &[("host", host)]), "{host}");
        }
        for host in [
            "evil.example:1894",
            "127.0.0.1.evil.example:1894",
            "localhost:evil",
            "",
        ] {
            assert!(!asked(&Method::GET, &[("host", host)]), "{host}");
        }
        assert!(!asked(&Method::GET, &[]));
    }

    #[test]
    fn commands_come_from_our_own_pages() {
        let host = ("host", "127.0.0.1:1894");
        let post = |more: &[(&'static str, &str)]| asked(&Method::POST, &[&[host], more].concat());
        assert!(post(&[("origin", "http://127.0.0.1:1894")]));
        assert!(post(&[]));
        assert!(!post(&[("origin", "http://evil.example")]));
        assert!(!post(&[("origin", "http://127.0.0.1:9999")]));
        assert!(!post(&[("origin", "null")]));
        assert!(!post(&[("sec-fetch-site", "cross-site")]));
    }
}
