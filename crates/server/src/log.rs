//! The log: lines on standard error, for people or for programs.
//!
//! A line says what happened and to which request or game. It never holds what somebody typed, where they come from, nor any
//! word that lets somebody in: of an address only its path is told, and secrets stand in no path.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::time::Duration;

use serde_json::{Map, Value};
use store::Moment;

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Sentences, for people at a terminal.
    Text,
    /// An object of JSON each, with the moment.
    Json,
}

/// How much a line matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Something that should not happen.
    Error,
    /// What happens all the time.
    Info,
}

static FORMAT: AtomicU8 = AtomicU8::new(0);
static REQUESTS: AtomicBool = AtomicBool::new(false);

/// How lines are written from now on, and whether every request is told of.
pub fn set_log(format: LogFormat, requests: bool) {
    let json = format == LogFormat::Json;
    FORMAT.store(u8::from(json), Ordering::Relaxed);
    REQUESTS.store(requests, Ordering::Relaxed);
}

/// Tells of bugs, wherever they happen, as of everything else; what is done about them is up to whoever catches them.
pub fn log_bugs() {
    panic::set_hook(Box::new(|bug| {
        let message = format!("this is a bug in snowdonia, please report it: {bug}");
        write(Level::Error, &message, &[]);
    }));
}

/// Something went wrong, in a sentence.
macro_rules! fault {
    ($($sentence:tt)*) => {
        $crate::log::write($crate::log::Level::Error, &format!($($sentence)*), &[])
    };
}
pub(crate) use fault;

/// A request that was answered.
#[derive(Clone, Copy, Debug)]
pub struct Answered<'a> {
    pub id: &'a str,
    pub method: &'a str,
    /// As it is in the table of routes where one was found, so that it names no game; the path itself for faults.
    pub path: &'a str,
    pub status: u16,
    pub took: Duration,
    /// What went wrong, if something did.
    pub detail: Option<&'a str>,
}

impl Answered<'_> {
    pub fn log(&self) {
        let failed = self.status >= 500;
        if !failed && !REQUESTS.load(Ordering::Relaxed) {
            return;
        }
        let Answered {
            id,
            method,
            path,
            status,
            ..
        } = *self;
        let level = if failed { Level::Error } else { Level::Info };
        let milliseconds = (self.took.as_secs_f64() * 1e6).round() / 1e3;
        let mut sentence = format!("request {id}: {method} {path}: {status}");
        // Writing to a text does not fail.
        let _ = match self.detail.filter(|detail| !detail.is_empty()) {
            Some(detail) => write!(sentence, " {detail}"),
            None => write!(sentence, " in {milliseconds:.1} ms"),
        };
        let fields = [
            ("request", Value::from(id)),
            ("method", method.into()),
            ("path", path.into()),
            ("status", status.into()),
            ("milliseconds", milliseconds.into()),
        ];
        write(level, &sentence, &fields);
    }
}

/// A moment for people who look after the program, in UTC: `2026-11-19 20:15`.
pub fn shown_moment(moment: Moment) -> String {
    jiff::Timestamp::from_millisecond(moment.0).map_or_else(
        |_| moment.0.to_string(),
        |moment| moment.strftime("%Y-%m-%d %H:%M").to_string(),
    )
}

pub fn write(level: Level, message: &str, fields: &[(&str, Value)]) {
    let line = match FORMAT.load(Ordering::Relaxed) {
        0 => text_line(message),
        _ => json_line(level, message, fields, &jiff::Timestamp::now().to_string()),
    };
    // In one piece, so that lines of several threads do not mix. If nobody reads it there is nobody to tell.
    let _ = io::stderr().write_all(line.as_bytes());
}

/// What came from outside makes no lines of its own, and no colours.
fn text_line(message: &str) -> String {
    let mut line = String::with_capacity(message.len() + 1);
    for letter in message.chars() {
        if letter.is_control() && letter != '\n' {
            let _ = write!(line, "{}", letter.escape_default());
        } else if letter == '\n' {
            // Bugs are told with the place in a line of its own.
            line.push_str("\n  ");
        } else {
            line.push(letter);
        }
    }
    line.push('\n');
    line
}

fn json_line(level: Level, message: &str, fields: &[(&str, Value)], at: &str) -> String {
    let mut object = Map::new();
    let level = match level {
        Level::Error => "error",
        Level::Info => "info",
    };
    object.insert("at".to_owned(), at.into());
    object.insert("level".to_owned(), level.into());
    object.insert("message".to_owned(), message.into());
    for (name, value) in fields {
        object.insert((*name).to_owned(), value.clone());
    }
    format!("{}\n", Value::Object(object))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line() {
        assert_eq!(text_line("a\u{1b}[31m\rb"), "a\\u{1b}[31m\\rb\n");
        assert_eq!(
            text_line("first\nrequest 1: forged"),
            "first\n  request 1: forged\n"
        );
        let fields = [("status", Value::from(503))];
        let line = json_line(Level::Error, "a \"b\"\nc", &fields, "2026-01-01T00:00:00Z");
        assert_eq!(line.matches('\n').count(), 1);
        let read: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(read["message"], "a \"b\"\nc");
        assert_eq!(
            (&read["status"], &read["level"]),
            (&503.into(), &"error".into())
        );
    }
}
