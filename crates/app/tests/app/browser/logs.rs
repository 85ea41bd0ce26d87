//! The browser's logs: complaints about pages, and network requests.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::browser::chromium::Session;

/// Fails if a page had a script error or requested something that does not exist.
pub fn assert_no_complaints(session: &Session) {
    let complaints: Vec<String> = entries(session, "browser")
        .iter()
        .filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")))
        .filter_map(|entry| entry["message"].as_str())
        // A refused command is answered with an error status, which the browser logs.
        .filter(|message| !expected(message))
        .map(str::to_owned)
        .collect();
    assert!(
        complaints.is_empty(),
        "the browser complains: {complaints:#?}"
    );
}

/// Fails if a page had a script error. What else the browser noted is forgotten: that nobody answered is meant.
pub fn assert_nothing_uncaught(session: &Session) {
    let uncaught: Vec<String> = entries(session, "browser")
        .iter()
        .filter_map(|entry| entry["message"].as_str())
        .filter(|message| message.contains("Uncaught"))
        .map(str::to_owned)
        .collect();
    assert!(uncaught.is_empty(), "{uncaught:#?}");
}

/// Refusals of the program are part of what is tested.
fn expected(message: &str) -> bool {
    let wanted = [
        "status of 409",
        "status of 422",
        "/nothing-here ",
        // Blocked by a test on purpose.
        "ERR_BLOCKED_BY_CLIENT",
    ];
    // Nothing but a game can be deleted.
    let deleted = message.contains("/games/") && message.contains("status of 404");
    deleted || wanted.iter().any(|status| message.contains(status))
}

/// Fails if anything was requested from another host; returns the bytes transferred since the last call.
pub fn transferred(session: &Session, address: &str) -> u64 {
    let own = format!("http://{address}/");
    let mut asked = HashSet::new();
    let mut bytes = 0;
    for message in messages(session) {
        let parameters = &message["params"];
        let request = parameters["requestId"].as_str().unwrap_or_default();
        match message["method"].as_str() {
            Some("Network.requestWillBeSent") => {
                let url = parameters["request"]["url"].as_str().unwrap_or_default();
                assert!(is_local(url, &own), "the page asked for {url}");
                if url.starts_with(&own) {
                    asked.insert(request.to_owned());
                }
            }
            Some("Network.loadingFinished") if asked.contains(request) => {
                bytes += parameters["encodedDataLength"].as_u64().unwrap_or(0);
            }
            _ => {}
        }
    }
    bytes
}

/// What a page has requested since the last call, and the bytes transferred, including streams.
#[derive(Clone, Debug, Default)]
pub struct Traffic {
    /// `POST /games/abc/choose`, in the order asked.
    pub requests: Vec<String>,
    pub bytes: u64,
}

pub fn traffic(session: &Session, address: &str) -> Traffic {
    let own = format!("http://{address}");
    let mut traffic = Traffic::default();
    for message in messages(session) {
        let parameters = &message["params"];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        match message["method"].as_str() {
            Some("Network.requestWillBeSent") => {
                let request = &parameters["request"];
                let path = text(&request["url"]).replace(&own, "");
                let request = format!("{} {path}", text(&request["method"]));
                traffic.requests.push(request);
            }
            Some("Network.responseReceived") => {
                let head = &parameters["response"]["encodedDataLength"];
                traffic.bytes += head.as_u64().unwrap_or(0);
            }
            Some("Network.dataReceived") => {
                traffic.bytes += parameters["encodedDataLength"].as_u64().unwrap_or(0);
            }
            _ => {}
        }
    }
    traffic
}

fn is_local(url: &str, own: &str) -> bool {
    // Data in a page or made by it comes from nowhere, and an empty tab is a page of the browser's own.
    let nowhere = ["data:", "blob:", "about:", "chrome:", "chrome-untrusted:"];
    url.starts_with(own) || nowhere.iter().any(|kind| url.starts_with(kind))
}

fn messages(session: &Session) -> Vec<Value> {
    let entries = entries(session, "performance").into_iter();
    let message = |entry: Value| {
        let text = entry["message"].as_str()?.to_owned();
        let whole: Value = serde_json::from_str(&text).ok()?;
        Some(whole["message"].clone())
    };
    entries.filter_map(message).collect()
}

/// Empties the logs.
pub fn empty(session: &Session) {
    for log in ["browser", "performance"] {
        entries(session, log);
    }
}

/// A log is empty once it has been read.
fn entries(session: &Session, log: &str) -> Vec<Value> {
    let entries = session.post("/se/log", &json!({ "type": log }));
    let entries = entries.unwrap_or_else(|error| panic!("the {log} log: {error}"));
    entries.as_array().cloned().unwrap_or_default()
}
