//! Web Push: short messages to browsers in which no page is open, through each browser's push service. A browser
//! names an address of that service, to which we send; so the address must be a public one, whatever a name is made
//! to point at, and only the status of the response is read.
//!
//! Messages are encrypted for the browser (`encryption.rs`) and signed with a key of this program (`vapid.rs`); the
//! service can neither read nor attribute them.

mod encryption;
mod outside;
mod url;
mod vapid;

use std::fmt;
use std::io::{self, Write};
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use store::{Moment, NewPushEndpoint};

pub use encryption::BadKey;
pub use outside::{Outside, Wire};
pub use url::{PushUrl, is_public};

use self::outside::Internet;
use crate::access::PublicUrl;
use crate::app::App;

/// How long a push service keeps a message for an offline browser, in seconds.
const KEPT: u32 = 24 * 60 * 60;
/// The most bytes of a response that are read.
const ANSWER: usize = 1024;

/// The connection to push services.
pub struct PushState(RwLock<Arc<dyn Outside>>);

impl Default for PushState {
    fn default() -> PushState {
        PushState(RwLock::new(Arc::new(Internet::default())))
    }
}

impl fmt::Debug for PushState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PushState(..)")
    }
}

/// A message for a browser.
#[derive(Clone, Debug)]
pub struct PushMessage {
    pub text: String,
    /// A later message with the same topic replaces one not delivered yet: up to 32 letters, digits, `-` and `_`.
    pub topic: String,
}

/// The result of sending a message. No reason contains an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pushed {
    /// The push service has it.
    Done,
    /// The browser no longer exists.
    Gone,
    /// It may work later.
    Later(String),
    Never(String),
}

impl App {
    /// Reaches push services in another way, for tests.
    pub fn set_outside(&self, outside: Arc<dyn Outside>) {
        let set = &self.push.0;
        *set.write().unwrap_or_else(PoisonError::into_inner) = outside;
    }

    /// Whether a browser that uses this host can get push notifications.
    pub fn offers_push_at(&self, host: &str) -> bool {
        self.access().is_trusted_by_browsers(host)
    }

    /// Sends a message to a browser.
    pub fn push(
        &self,
        endpoint: &NewPushEndpoint,
        message: &PushMessage,
        now: Moment,
    ) -> store::Result<Pushed> {
        let never = |reason: &str| Ok(Pushed::Never(reason.to_owned()));
        let Ok(url) = endpoint.url.parse::<PushUrl>() else {
            return never("an address that is not allowed");
        };
        let text = message.text.as_bytes();
        let Ok(encrypted) = encryption::encrypt(&endpoint.key, &endpoint.secret, text) else {
            return never("a key that is none");
        };
        let site = self.access().public_url.clone();
        let site = site.filter(PublicUrl::is_https);
        let site = site.as_ref().map(PublicUrl::as_str);
        let signed = self.vapid()?.sign(&url.origin(), site, now);
        let outside = self.push.0.read();
        let outside = outside.unwrap_or_else(PoisonError::into_inner).clone();
        let request = request(&url, &signed, &message.topic, &encrypted);
        Ok(match send(&*outside, &url, &request) {
            Ok(status) => judge(status),
            Err(SendError::Private) => Pushed::Never("an address that is not public".to_owned()),
            // A system error may contain the address.
            Err(SendError::Io(kind)) => Pushed::Later(format!("the push service: {kind}")),
        })
    }
}

enum SendError {
    /// The name leads to an address that is not public.
    Private,
    Io(io::ErrorKind),
}

impl From<io::Error> for SendError {
    fn from(error: io::Error) -> SendError {
        SendError::Io(error.kind())
    }
}

/// Sends a request; returns the status of the response. The name is looked up once, and exactly the address that was
/// checked is used; a redirect is a response like any other.
fn send(outside: &dyn Outside, url: &PushUrl, request: &[u8]) -> Result<u16, SendError> {
    let addresses = outside.resolve(url.host())?;
    let addresses: Vec<IpAddr> = addresses.iter().map(IpAddr::to_canonical).collect();
    // A name with both kinds of addresses cannot be trusted.
    if !addresses.iter().all(|&address| is_public(address)) {
        return Err(SendError::Private);
    }
    let nowhere = SendError::Io(io::ErrorKind::NotFound);
    let address = addresses.first().ok_or(nowhere)?;
    let mut wire = outside.connect(url.host(), *address)?;
    wire.write_all(request)?;
    wire.flush()?;
    Ok(status(&mut *wire)?)
}

/// The status of a response.
fn status(wire: &mut dyn Wire) -> io::Result<u16> {
    let mut answer = Vec::new();
    while !answer.contains(&b'\n') {
        let mut some = [0; 256];
        let read = wire.read(&mut some)?;
        answer.extend_from_slice(&some[..read]);
        if read == 0 || answer.len() > ANSWER {
            return Err(io::ErrorKind::InvalidData.into());
        }
    }
    let line = String::from_utf8_lossy(&answer);
    let number = line.strip_prefix("HTTP/1.").and_then(|rest| rest.get(2..5));
    let number = number.and_then(|number| number.parse().ok());
    number.ok_or_else(|| io::ErrorKind::InvalidData.into())
}

fn judge(status: u16) -> Pushed {
    let told = format!("the push service answers {status}");
    match status {
        200..=299 => Pushed::Done,
        404 | 410 => Pushed::Gone,
        408 | 429 | 500..=599 => Pushed::Later(told),
        // Including redirects: their target was not checked.
        _ => Pushed::Never(told),
    }
}

fn request(url: &PushUrl, signed: &str, topic: &str, encrypted: &[u8]) -> Vec<u8> {
    let head = format!(
        "POST {} HTTP/1.1\r\nHost: {}\r\nAuthorization: {signed}\r\nTTL: {KEPT}\r\nUrgency: normal\r\n\
         Topic: {topic}\r\nContent-Encoding: aes128gcm\r\nContent-Type: application/octet-stream\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        url.path(),
        url.host(),
        encrypted.len()
    );
    [head.as_bytes(), encrypted].concat()
}

/// Whether messages can be encrypted for a browser with these keys.
pub fn check_keys(key: &[u8], secret: &[u8]) -> Result<(), BadKey> {
    encryption::encrypt(key, secret, b"").map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_judged() {
        assert_eq!(judge(201), Pushed::Done);
        assert_eq!((judge(404), judge(410)), (Pushed::Gone, Pushed::Gone));
        for later in [429, 500, 503] {
            assert!(matches!(judge(later), Pushed::Later(_)), "{later}");
        }
        for never in [301, 302, 307, 308, 400, 401, 403, 413] {
            assert!(matches!(judge(never), Pushed::Never(_)), "{never}");
        }
    }

    #[test]
    fn of_an_answer_only_the_number_is_read() {
        let read = |answer: &str| {
            let mut wire = io::Cursor::new(answer.as_bytes().to_vec());
            status(&mut wire).ok()
        };
        assert_eq!(read("HTTP/1.1 201 Created\r\nLocation: x\r\n"), Some(201));
        assert_eq!(read("HTTP/1.0 410\n"), Some(410));
        for wrong in ["", "HTTP/1.1", "HTTP/1.1 2x1 \n", "SSH-2.0-x\n", "HTTP/2\n"] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
        assert_eq!(read(&"x".repeat(10_000)), None);
    }
}
