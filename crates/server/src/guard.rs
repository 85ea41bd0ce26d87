//! Any page of the web can send requests to a port of this machine, and any name can be made to point at it. So the
//! host must be one of our own names, and commands must come from our own pages.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use view::page::PageError;

use crate::access::{Access, ClientAddress, Mode, client_address};
use crate::connections::Connection;
use crate::health::WATCHED;
use crate::response::Error;
use crate::state::AppState;

/// Refuses foreign requests before any of the body is read. Handlers behind it find the [`ClientAddress`].
pub async fn guard(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let access = state.app.access();
    let connection = request.extensions().get::<Connection>();
    let peer = connection.map_or(ClientAddress::default().0, Connection::address);
    let watched = WATCHED.contains(&request.uri().path()) && request.method() == Method::GET;
    if !watched && !allowed(&access, peer, request.method(), request.headers()) {
        return Error::Page(StatusCode::FORBIDDEN, PageError::Foreign).into_response();
    }
    let client = client_address(&access, peer, request.headers());
    request.extensions_mut().insert(client);
    next.run(request).await
}

/// Whether a request may be answered.
fn allowed(access: &Access, peer: IpAddr, method: &Method, headers: &HeaderMap) -> bool {
    // A connection that is older than the end of sharing in the local network.
    if access.mode == Mode::Loopback && !peer.to_canonical().is_loopback() {
        return false;
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(host) = text(header::HOST.as_str()) else {
        return false;
    };
    if !access.is_own_host(host) {
        return false;
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        return true;
    }
    match text(header::ORIGIN.as_str()) {
        Some(origin) => origin == access.origin(host),
        // Old browsers send no origin with forms; those that do not say where a request comes from at least say
        // whether it is from the same site.
        None => text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: ClientAddress = ClientAddress(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));

    fn asked(access: &Access, method: &Method, pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        allowed(access, HERE.0, method, &headers)
    }

    #[test]
    fn a_request_names_a_host_of_ours() {
        let access = Access::default();
        let get = |pairs: &[_]| asked(&access, &Method::GET, pairs);
        assert!(get(&[("host", "127.0.0.1:1894")]));
        assert!(!get(&[("host", "evil.example:1894")]));
        assert!(!get(&[]));
    }

    #[test]
    fn commands_come_from_our_own_pages() {
        let host = ("host", "127.0.0.1:1894");
        let access = Access::default();
        let post = |more: &[(&'static str, &str)]| {
            asked(&access, &Method::POST, &[&[host], more].concat())
        };
        assert!(post(&[("origin", "http://127.0.0.1:1894")]));
        assert!(post(&[]));
        assert!(!post(&[("origin", "http://evil.example")]));
        assert!(!post(&[("origin", "http://127.0.0.1:9999")]));
        assert!(!post(&[("origin", "https://127.0.0.1:1894")]));
        assert!(!post(&[("origin", "null")]));
        assert!(!post(&[("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn behind_a_proxy_the_origin_is_the_public_one() {
        let access = Access {
            mode: Mode::Public,
            public_url: "https://play.example".parse().ok(),
            ..Access::default()
        };
        let host = ("host", "play.example");
        let post = |origin| asked(&access, &Method::POST, &[host, ("origin", origin)]);
        assert!(post("https://play.example"));
        assert!(!post("http://play.example"));
        assert!(!post("https://play.example.evil.example"));
    }

    #[test]
    fn a_program_for_this_machine_answers_nobody_else() {
        let mut headers = HeaderMap::new();
        headers.insert("host", "127.0.0.1:1894".parse().unwrap());
        let elsewhere = IpAddr::from([192, 168, 1, 7]);
        for (mode, answered) in [(Mode::Loopback, false), (Mode::Lan, true)] {
            let access = Access {
                mode,
                ..Access::default()
            };
            let given = allowed(&access, elsewhere, &Method::GET, &headers);
            assert_eq!(given, answered, "{mode:?}");
        }
    }
}
