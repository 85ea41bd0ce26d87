//! The label by which people recognise their devices.

use std::fmt::Write as _;

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use sha2::{Digest as _, Sha256};
use store::TokenHash;

use crate::request::header_text;

/// Browsers by a word in their user agent. Most also contain the names of others, so the order matters.
const BROWSERS: [(&str, &str); 6] = [
    ("Firefox/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// `Firefox, Linux`; empty if neither is known. Without a version, which tells the person nothing and others more
/// than they need.
pub fn device_label(headers: &HeaderMap) -> String {
    let agent = header_text(headers, USER_AGENT);
    let known = |names: &[(&str, &'static str)]| {
        let mut names = names.iter();
        names
            .find(|(word, _)| agent.contains(word))
            .map(|(_, name)| *name)
    };
    let parts: Vec<&str> = [known(&BROWSERS), known(&SYSTEMS)]
        .into_iter()
        .flatten()
        .collect();
    parts.join(", ")
}

/// The name of a session in a form. Not even its hash leaves the program.
pub fn device_handle(token: &TokenHash) -> String {
    let hash = Sha256::new()
        .chain_update("device")
        .chain_update(token.0)
        .finalize();
    hash.iter().take(10).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_are_told_apart() {
        for (agent, label) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("<script>alert(1)</script>", ""),
            ("", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, agent.parse().unwrap());
            assert_eq!(device_label(&headers), label, "{agent}");
        }
    }
}
