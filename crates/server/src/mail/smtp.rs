//! Email by SMTP, through the server of the person who runs the program.

use std::fmt;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::extension::ClientId;
use lettre::{SmtpTransport, Transport as _};

use super::{Letter, Post, PostError};
use crate::seeds::secret_word;

/// How long the server may take for each step.
const PATIENCE: Duration = Duration::from_secs(20);

/// A mail server, and the sender of all emails.
pub struct SmtpPost {
    transport: SmtpTransport,
    from: Mailbox,
}

/// It contains a password.
impl fmt::Debug for SmtpPost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SmtpPost")
            .field("from", &self.from.email)
            .finish_non_exhaustive()
    }
}

/// What is wrong with the settings of a mail server. Repeats nothing that could be a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SmtpError {
    /// Neither `smtp:` nor `smtps:`.
    Scheme,
    /// There is no host, or more than a host.
    Host,
    /// The port is no number.
    Port,
    /// A name without a password or vice versa, or with characters that must be encoded.
    Credentials,
    /// The sender is no address.
    From,
    /// The certificates of this machine cannot be used.
    Certificates,
}

impl fmt::Display for SmtpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SmtpError::Scheme => {
                "the mail server has to be smtps://HOST (TLS from the start) or smtp://HOST (STARTTLS), \
                 as smtps://name:password@mail.example"
            }
            SmtpError::Host => {
                "the mail server needs a host and nothing behind the port, as smtps://mail.example:465"
            }
            SmtpError::Port => "the port of the mail server is not a number from 1 to 65535",
            SmtpError::Credentials => {
                "the mail server needs both a name and a password, or neither; \
                 letters such as @ : / and % in them are written as %40 %3A %2F %25"
            }
            SmtpError::From => {
                "the sender of letters has to be an address, as games@example.org or Games <games@example.org>"
            }
            SmtpError::Certificates => "the certificates this machine trusts cannot be read",
        })
    }
}

impl std::error::Error for SmtpError {}

impl SmtpPost {
    /// A server by its address, `smtps://name:password@mail.example:465`, and the sender of all emails. With `smtp:`
    /// the server must offer STARTTLS, unless it is on this machine.
    pub fn new(url: &str, from: &str) -> Result<SmtpPost, SmtpError> {
        let server = Server::read(url)?;
        let from: Mailbox = from.trim().parse().map_err(|_| SmtpError::From)?;
        let host = server.host.as_str();
        let builder = match server.encryption {
            Encryption::Tls => SmtpTransport::relay(host),
            Encryption::StartTls => SmtpTransport::starttls_relay(host),
            Encryption::None => Ok(SmtpTransport::builder_dangerous(host)),
        };
        let mut builder = builder
            .map_err(|_| SmtpError::Certificates)?
            .port(server.port)
            .timeout(Some(PATIENCE))
            .hello_name(ClientId::Domain(from.email.domain().to_owned()));
        if let Some((name, password)) = server.credentials {
            builder = builder.credentials(Credentials::new(name, password));
        }
        let transport = builder.build();
        Ok(SmtpPost { transport, from })
    }

    fn message(&self, letter: &Letter) -> Result<Message, PostError> {
        let never = |reason: &str| PostError::Never(reason.to_owned());
        let to = letter.to.parse().map_err(|_| never("no address"))?;
        // Keeps autoresponders from answering.
        let automatic = HeaderName::new_from_ascii_str("Auto-Submitted");
        let automatic = HeaderValue::new(automatic, "auto-generated".to_owned());
        let id = format!("<{}@{}>", secret_word(), self.from.email.domain());
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject.as_str())
            .message_id(Some(id))
            .raw_header(automatic)
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone())
            .map_err(|_| never("a letter that cannot be written"))
    }
}

impl Post for SmtpPost {
    fn send(&self, letter: &Letter) -> Result<(), PostError> {
        let message = self.message(letter)?;
        let Err(error) = self.transport.send(&message) else {
            return Ok(());
        };
        // A server's message may contain the address.
        let Some(code) = error.status() else {
            let what = if error.is_timeout() {
                "the mail server does not answer"
            } else if error.is_tls() {
                "no encrypted connection to the mail server"
            } else {
                "no connection to the mail server"
            };
            return Err(PostError::Later(what.to_owned()));
        };
        let reason = format!("the mail server answered {code}");
        // 550 to 553: the address is unknown or not accepted.
        if matches!(code.to_string().as_str(), "550" | "551" | "553") {
            Err(PostError::Never(reason))
        } else {
            Err(PostError::Later(reason))
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encryption {
    /// From the first byte.
    Tls,
    /// Before anything is said.
    StartTls,
    /// To this machine alone.
    None,
}

#[derive(PartialEq, Eq)]
struct Server {
    encryption: Encryption,
    host: String,
    port: u16,
    credentials: Option<(String, String)>,
}

impl Server {
    fn read(url: &str) -> Result<Server, SmtpError> {
        let (scheme, rest) = url.trim().split_once("://").ok_or(SmtpError::Scheme)?;
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (credentials, place) = match rest.rsplit_once('@') {
            Some((credentials, place)) => (Some(credentials), place),
            None => (None, rest),
        };
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) => {
                let port = port.parse().ok().filter(|&port| port > 0);
                (host, Some(port.ok_or(SmtpError::Port)?))
            }
            None => (place, None),
        };
        let letters = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
        if host.is_empty() || !host.bytes().all(letters) {
            return Err(SmtpError::Host);
        }
        let here = matches!(host, "localhost" | "127.0.0.1");
        let (encryption, usual) = match scheme {
            "smtps" => (Encryption::Tls, 465),
            "smtp" if here => (Encryption::None, 25),
            "smtp" => (Encryption::StartTls, 587),
            _ => return Err(SmtpError::Scheme),
        };
        Ok(Server {
            encryption,
            host: host.to_owned(),
            port: port.unwrap_or(usual),
            credentials: credentials.map(read_credentials).transpose()?,
        })
    }
}

fn read_credentials(text: &str) -> Result<(String, String), SmtpError> {
    let (name, password) = text.split_once(':').ok_or(SmtpError::Credentials)?;
    let decoded = |part: &str| {
        let decoded = decoded(part).filter(|part| !part.is_empty());
        decoded.ok_or(SmtpError::Credentials)
    };
    Ok((decoded(name)?, decoded(password)?))
}

/// Decodes `%40` and the like in a part of an address.
fn decoded(part: &str) -> Option<String> {
    if part.contains(['@', ':', '/', '?', '#']) {
        return None;
    }
    let mut bytes = Vec::new();
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits = [rest.next()?, rest.next()?];
        let digits = std::str::from_utf8(&digits).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_read_from_their_addresses() {
        use Encryption::{None as Plain, StartTls, Tls};
        let some = |name: &str, password: &str| Some((name.to_owned(), password.to_owned()));
        for (url, encryption, host, port, credentials) in [
            ("smtps://mail.example", Tls, "mail.example", 465, None),
            ("smtp://mail.example", StartTls, "mail.example", 587, None),
            (
                "smtp://mail.example:25/",
                StartTls,
                "mail.example",
                25,
                None,
            ),
            ("smtp://localhost:2525", Plain, "localhost", 2525, None),
            (
                "smtps://ann%40example.org:p%3Ass%25@mail.example:1465",
                Tls,
                "mail.example",
                1465,
                some("ann@example.org", "p:ss%"),
            ),
        ] {
            let server = Server::read(url).ok().unwrap();
            let read = (server.encryption, server.host.as_str(), server.port);
            assert_eq!(read, (encryption, host, port), "{url}");
            assert_eq!(server.credentials, credentials, "{url}");
        }
    }

    #[test]
    fn faults_say_what_is_wrong_and_no_password() {
        for (url, from, fault) in [
            ("mail.example", "a@example.org", SmtpError::Scheme),
            ("http://mail.example", "a@example.org", SmtpError::Scheme),
            ("smtps://", "a@example.org", SmtpError::Host),
            ("smtps://mail.example/x", "a@example.org", SmtpError::Host),
            (
                "smtps://mail.example:port",
                "a@example.org",
                SmtpError::Port,
            ),
            (
                "smtps://ann@mail.example",
                "a@example.org",
                SmtpError::Credentials,
            ),
            (
                "smtps://ann:se@cret@mail.example",
                "a@example.org",
                SmtpError::Credentials,
            ),
            (
                "smtps://ann:%zz@mail.example",
                "a@example.org",
                SmtpError::Credentials,
            ),
            ("smtp://localhost", "games", SmtpError::From),
        ] {
            let error = SmtpPost::new(url, from).err();
            assert_eq!(error, Some(fault), "{url}");
            assert!(!fault.to_string().contains("cret"), "{fault}");
        }
        let post = SmtpPost::new("smtp://ann:secret@localhost", "Games <games@example.org>");
        let shown = format!("{:?}", post.unwrap());
        assert!(shown.contains("games@example.org") && !shown.contains("secret"));
    }
}
