//! Minimal HTTP, for driving the browser's driver, and for tests that must be faster than people.

use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// The response.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    head: String,
    pub body: String,
    /// Bytes of the body as transferred.
    pub size: usize,
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
    Line::open(address)?.get(path, CLOSE)
}

/// Deletes what is at an address.
pub fn delete(address: &str, path: &str) -> io::Result<Answer> {
    let mut line = Line::open(address)?;
    let head = line.head("DELETE", path, CLOSE);
    line.exchange(&head, "")
}

/// Posts a text.
pub fn post(address: &str, path: &str, kind: &str, body: &str) -> io::Result<Answer> {
    Line::open(address)?.post(path, CLOSE, kind, body)
}

/// Posts the fields of a form.
pub fn post_form(address: &str, path: &str, fields: &[(&str, &str)]) -> io::Result<Answer> {
    post(address, path, FORM, &form(fields))
}

/// The fields of a form, encoded.
pub fn form(fields: &[(&str, &str)]) -> String {
    let pair = |(name, value): &(&str, &str)| format!("{name}={}", encoded(value));
    let body: Vec<String> = fields.iter().map(pair).collect();
    body.join("&")
}

/// The values of the fields with a name, in page order.
pub fn values<'p>(page: &'p str, name: &str) -> Vec<&'p str> {
    let field = format!("name=\"{name}\" value=\"");
    let fields = page.split(&field).skip(1);
    fields.filter_map(|rest| rest.split('"').next()).collect()
}

pub const FORM: &str = "application/x-www-form-urlencoded";

/// Closes the connection after the response.
const CLOSE: &str = "Connection: close\r\n";

/// A connection for one request after another, as browsers use them.
#[derive(Debug)]
pub struct Line {
    address: String,
    reader: BufReader<TcpStream>,
}

impl Line {
    pub fn open(address: &str) -> io::Result<Line> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        Ok(Line {
            address: address.to_owned(),
            reader: BufReader::new(stream),
        })
    }

    /// Fetches a page, with additional headers, each with its line end.
    pub fn get(&mut self, path: &str, more: &str) -> io::Result<Answer> {
        let head = self.head("GET", path, more);
        self.exchange(&head, "")
    }

    /// Posts a text.
    pub fn post(&mut self, path: &str, more: &str, kind: &str, body: &str) -> io::Result<Answer> {
        let (address, length) = (&self.address, body.len());
        let more = format!(
            "{more}Origin: http://{address}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n"
        );
        let head = self.head("POST", path, &more);
        self.exchange(&head, body)
    }

    /// Requests a stream; returns its lines once the head has been read.
    pub fn listen(mut self, path: &str) -> io::Result<impl Iterator<Item = io::Result<String>>> {
        let head = self.head("GET", path, "");
        self.reader.get_mut().write_all(head.as_bytes())?;
        self.read_head()?;
        Ok(self.reader.lines())
    }

    /// Requests a compressed stream; returns its bytes once the head has been read.
    pub fn listen_packed(mut self, path: &str, more: &str) -> io::Result<impl Read + use<>> {
        let head = self.head("GET", path, &format!("{more}Accept-Encoding: gzip\r\n"));
        self.reader.get_mut().write_all(head.as_bytes())?;
        let answer = self.read_head()?;
        if answer.header("content-encoding") != Some("gzip") {
            return Err(broken());
        }
        Ok(Chunks {
            reader: self.reader,
            left: 0,
        })
    }

    fn head(&self, method: &str, path: &str, more: &str) -> String {
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{more}\r\n",
            self.address
        )
    }

    fn exchange(&mut self, head: &str, body: &str) -> io::Result<Answer> {
        // In one piece, as browsers send it.
        let request = format!("{head}{body}");
        self.reader.get_mut().write_all(request.as_bytes())?;
        let mut answer = self.read_head()?;
        let body = read_body(&answer, &mut self.reader)?;
        answer.size = body.len();
        answer.body = String::from_utf8_lossy(&body).into_owned();
        Ok(answer)
    }

    fn read_head(&mut self) -> io::Result<Answer> {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.reader.read_line(&mut head)? == 0 {
                return Err(broken());
            }
        }
        let mut words = head.split(' ');
        let status = words.nth(1).and_then(|status| status.parse().ok());
        Ok(Answer {
            status: status.ok_or_else(broken)?,
            head,
            body: String::new(),
            size: 0,
        })
    }
}

/// A chunked body.
#[derive(Debug)]
struct Chunks {
    reader: BufReader<TcpStream>,
    left: usize,
}

impl Read for Chunks {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            let mut line = String::new();
            // The end of the previous chunk is a line of its own.
            while line.trim().is_empty() {
                line.clear();
                if self.reader.read_line(&mut line)? == 0 {
                    return Ok(0);
                }
            }
            self.left = usize::from_str_radix(line.trim(), 16).map_err(|_| broken())?;
        }
        let most = self.left.min(into.len());
        let read = self.reader.read(&mut into[..most])?;
        self.left -= read;
        Ok(read)
    }
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
