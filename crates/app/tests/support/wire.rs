//! The web in its plainest form: one request over one connection. For driving the browser's driver, and for tests
//! that have to be faster than people.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    head: String,
    pub body: String,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (given, value) = line.split_once(':')?;
            given.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// Fetches a page from `127.0.0.1:PORT`.
pub fn get(address: &str, path: &str) -> io::Result<Answer> {
    exchange(address, &head("GET", address, path, None), "")
}

/// Removes what is at an address.
pub fn delete(address: &str, path: &str) -> io::Result<Answer> {
    exchange(address, &head("DELETE", address, path, None), "")
}

/// Posts a text.
pub fn post(address: &str, path: &str, kind: &str, body: &str) -> io::Result<Answer> {
    let described = Some((kind, body.len()));
    exchange(address, &head("POST", address, path, described), body)
}

/// Posts the fields of a form.
pub fn post_form(address: &str, path: &str, fields: &[(&str, &str)]) -> io::Result<Answer> {
    let pair = |(name, value): &(&str, &str)| format!("{name}={}", encoded(value));
    let body: Vec<String> = fields.iter().map(pair).collect();
    let kind = "application/x-www-form-urlencoded";
    post(address, path, kind, &body.join("&"))
}

fn head(method: &str, address: &str, path: &str, body: Option<(&str, usize)>) -> String {
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    if let Some((kind, length)) = body {
        let _ = write!(
            head,
            "Origin: http://{address}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n"
        );
    }
    head + "\r\n"
}

fn exchange(address: &str, head: &str, body: &str) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head)? == 0 {
            return Err(broken());
        }
    }
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let mut answer = Answer {
        status: status.ok_or_else(broken)?,
        head,
        body: String::new(),
    };
    let body = read_body(&answer, &mut reader)?;
    answer.body = String::from_utf8_lossy(&body).into_owned();
    Ok(answer)
}

fn read_body(answer: &Answer, reader: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut body = Vec::new();
    if answer.header("transfer-encoding") == Some("chunked") {
        loop {
            let mut line = String::new();
            reader.read_line(&mut line)?;
            let length = usize::from_str_radix(line.trim(), 16).map_err(|_| broken())?;
            let start = body.len();
            body.resize(start + length, 0);
            reader.read_exact(&mut body[start..])?;
            reader.read_line(&mut line)?;
            if length == 0 {
                return Ok(body);
            }
        }
    }
    let length = answer.header("content-length");
    let length = length.and_then(|length| length.parse().ok());
    body.resize(length.unwrap_or(0), 0);
    reader.read_exact(&mut body)?;
    Ok(body)
}

fn broken() -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, "the answer breaks off")
}

fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
