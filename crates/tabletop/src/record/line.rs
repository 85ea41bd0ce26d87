//! One line of a record after its header.

use std::fmt;

use super::error::ReadErrorKind;
use crate::description::{DIGEST_BYTES, OLDER_DIGEST_BYTES};
use crate::hex;
use crate::notation::{read_number, read_ordinal, split_word};
use crate::points::Points;
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::Seed;

/// One line after the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub kind: LineKind,
    /// What follows ` # ` on the same line.
    pub comment: Option<String>,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// `1 A1`: what a seat chose.
    Choice { seat: Seat, text: String },
    /// `* draw 2i`: what chance decided.
    Deal { text: String },
    /// `undo 3`: the last steps in force are taken back.
    Undo { steps: u32 },
    /// `result 87 92`
    Result { points: Vec<Points> },
    /// `digest` and 32 hexadecimal digits; in older records 16
    Digest { digest: String },
    /// `deal-seed` and 64 hexadecimal digits
    DealSeed { seed: Seed },
    /// A comment: the line after its `#`.
    Comment { text: String },
    /// The whole line, including its `x-`.
    Extra { text: String },
    /// An empty line.
    Empty,
}

impl Line {
    /// A line without comment.
    pub fn new(kind: LineKind) -> Line {
        Line {
            kind,
            comment: None,
        }
    }

    /// Reads a line without its end.
    pub fn read(line: &str) -> Result<Line, ReadErrorKind> {
        if line.chars().any(char::is_control) {
            return Err(ReadErrorKind::ControlCharacter);
        }
        if line.is_empty() {
            return Ok(Line::new(LineKind::Empty));
        }
        if let Some(text) = line.strip_prefix('#') {
            let text = text.to_owned();
            return Ok(Line::new(LineKind::Comment { text }));
        }
        if line.starts_with("x-") {
            let text = line.to_owned();
            return Ok(Line::new(LineKind::Extra { text }));
        }
        let (line, comment) = match line.split_once(" # ") {
            Some((line, comment)) => (line, Some(comment.to_owned())),
            None => (line, None),
        };
        let (word, rest) = split_word(line);
        let kind = read_kind(word, rest)?;
        Ok(Line { kind, comment })
    }
}

fn read_kind(word: &str, rest: Option<&str>) -> Result<LineKind, ReadErrorKind> {
    match word {
        "*" => Ok(LineKind::Deal {
            text: read_step(rest)?,
        }),
        "undo" => {
            let steps = rest.and_then(read_number).filter(|&steps| steps > 0);
            let steps = steps.ok_or(ReadErrorKind::UndoNumber)?;
            Ok(LineKind::Undo { steps })
        }
        "result" => {
            let points = rest.and_then(|rest| rest.split(' ').map(Points::read).collect());
            let points = points.ok_or(ReadErrorKind::ResultPoints)?;
            Ok(LineKind::Result { points })
        }
        "digest" => {
            let digest = rest
                .and_then(read_digest)
                .ok_or(ReadErrorKind::DigestForm)?;
            Ok(LineKind::Digest { digest })
        }
        "deal-seed" => {
            let seed = rest.and_then(Seed::from_hex);
            let seed = seed.ok_or(ReadErrorKind::SeedForm)?;
            Ok(LineKind::DealSeed { seed })
        }
        _ if read_number(word).is_some() => {
            let number = read_ordinal(word, MAX_SEATS as u32).ok_or(ReadErrorKind::StepSeat)?;
            Ok(LineKind::Choice {
                seat: Seat::new(number as u8 - 1),
                text: read_step(rest)?,
            })
        }
        _ => Err(ReadErrorKind::UnknownLine),
    }
}

fn read_digest(text: &str) -> Option<String> {
    let known = hex::read::<DIGEST_BYTES>(text).is_some()
        || hex::read::<OLDER_DIGEST_BYTES>(text).is_some();
    known.then(|| text.to_owned())
}

fn read_step(text: Option<&str>) -> Result<String, ReadErrorKind> {
    let text = text.unwrap_or_default();
    if text.is_empty() || text.trim() != text {
        return Err(ReadErrorKind::StepText);
    }
    Ok(text.to_owned())
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            LineKind::Choice { seat, text } => write!(f, "{seat} {text}")?,
            LineKind::Deal { text } => write!(f, "* {text}")?,
            LineKind::Undo { steps } => write!(f, "undo {steps}")?,
            LineKind::Result { points } => {
                write!(f, "result")?;
                for points in points {
                    write!(f, " {points}")?;
                }
            }
            LineKind::Digest { digest } => write!(f, "digest {digest}")?,
            LineKind::DealSeed { seed } => write!(f, "deal-seed {}", seed.to_hex())?,
            LineKind::Comment { text } => write!(f, "#{text}")?,
            LineKind::Extra { text } => write!(f, "{text}")?,
            LineKind::Empty => {}
        }
        match &self.comment {
            Some(comment) => write!(f, " # {comment}"),
            None => Ok(()),
        }
    }
}
