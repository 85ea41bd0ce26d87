//! The record of a game: header, steps and result, one item per line. What is read is kept to the last byte; what is
//! written can be read back.

mod date;
mod error;
mod header;
mod line;
mod name;
mod reader;
#[cfg(test)]
mod tests;

use std::fmt;

pub use date::Date;
pub use error::{HeaderLine, ReadError, ReadErrorKind};
pub use header::Header;
pub use line::{Line, LineKind};
pub use name::{NameError, SeatName};
pub use reader::{MAX_LINE, MAX_LINES, Reader, read_all};

use crate::description::OLDER_DIGEST_BYTES;
use crate::points::Points;
use crate::seat::Seat;
use crate::seed::Seed;

/// The version of the format, the number after `tabletop`.
pub const VERSION: u32 = 1;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    header: Header,
    items: Vec<Line>,
    first_line: usize,
    in_force: usize,
    end: End,
}

/// What the record says about the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct End {
    result: Option<usize>,
    digest: Option<usize>,
    seed: Option<usize>,
}

impl Record {
    /// A game of which only the header is known.
    pub fn new(header: Header) -> Record {
        Record::at_line(header, 1)
    }

    fn at_line(header: Header, first_line: usize) -> Record {
        Record {
            header,
            items: Vec::new(),
            first_line,
            in_force: 0,
            end: End::default(),
        }
    }

    /// Reads a text that holds exactly one game.
    pub fn read(bytes: &[u8]) -> Result<Record, ReadError> {
        let mut records = read_all(bytes)?;
        match records.len() {
            0 => Err(ReadError {
                line: 1,
                kind: ReadErrorKind::Nothing,
            }),
            1 => Ok(records.remove(0)),
            _ => Err(ReadError {
                line: records[1].first_line,
                kind: ReadErrorKind::SecondGame,
            }),
        }
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Everything after the header, line by line.
    pub fn items(&self) -> &[Line] {
        &self.items
    }

    /// The line number of an item in the text the record was read from.
    pub fn line(&self, index: usize) -> usize {
        self.first_line + self.header.lines() + index
    }

    /// The number of the line that begins with `tabletop`.
    pub fn first_line(&self) -> usize {
        self.first_line
    }

    /// Appends a line, if it is allowed there and reads back as itself.
    pub fn push(&mut self, item: Line) -> Result<(), ReadErrorKind> {
        if item.to_string().len() > MAX_LINE {
            return Err(ReadErrorKind::LongLine);
        }
        match Line::read(&item.to_string()) {
            Ok(read) if read == item => self.push_read(item),
            Ok(_) => Err(ReadErrorKind::Unreadable),
            Err(error) => Err(error),
        }
    }

    fn push_read(&mut self, item: Line) -> Result<(), ReadErrorKind> {
        if self.items.len() >= MAX_LINES {
            return Err(ReadErrorKind::ManyLines);
        }
        let index = Some(self.items.len());
        let ended = self.end.result.is_some();
        match &item.kind {
            LineKind::Choice { .. } | LineKind::Deal { .. } | LineKind::Undo { .. } if ended => {
                return Err(ReadErrorKind::AfterResult);
            }
            LineKind::Choice { seat, .. } => {
                if seat.index() >= self.header.seats.len() {
                    return Err(ReadErrorKind::StepSeat);
                }
                self.in_force += 1;
            }
            LineKind::Deal { .. } => self.in_force += 1,
            &LineKind::Undo { steps } => {
                let steps = steps as usize;
                if steps > self.in_force {
                    return Err(ReadErrorKind::UndoTooMany {
                        in_force: self.in_force,
                    });
                }
                self.in_force -= steps;
            }
            LineKind::Result { points } => {
                if points.len() != self.header.seats.len() {
                    return Err(ReadErrorKind::ResultSeats);
                }
                once(&mut self.end.result, index)?;
            }
            LineKind::Digest { .. } | LineKind::DealSeed { .. } if !ended => {
                return Err(ReadErrorKind::BeforeResult);
            }
            LineKind::Digest { .. } => once(&mut self.end.digest, index)?,
            LineKind::DealSeed { .. } => once(&mut self.end.seed, index)?,
            LineKind::Comment { .. } | LineKind::Extra { .. } | LineKind::Empty => {}
        }
        self.items.push(item);
        Ok(())
    }

    /// How many steps are in force, not counting those taken back.
    pub fn steps_in_force(&self) -> usize {
        self.in_force
    }

    /// The points the record ends with, and the item they stand in.
    pub fn result(&self) -> Option<(usize, &[Points])> {
        let index = self.end.result?;
        match &self.items[index].kind {
            LineKind::Result { points } => Some((index, points)),
            _ => None,
        }
    }

    /// The digest of the last position, and the item it stands in.
    pub fn digest(&self) -> Option<(usize, &str)> {
        let index = self.end.digest?;
        match &self.items[index].kind {
            LineKind::Digest { digest } => Some((index, digest)),
            _ => None,
        }
    }

    /// The line of a digest of the older kind, which cannot be compared.
    pub fn older_digest(&self) -> Option<usize> {
        let (index, digest) = self.digest()?;
        (digest.len() == 2 * OLDER_DIGEST_BYTES).then(|| self.line(index))
    }

    /// The dealer's seed, and the item it stands in.
    pub fn deal_seed(&self) -> Option<(usize, Seed)> {
        let index = self.end.seed?;
        match self.items[index].kind {
            LineKind::DealSeed { seed } => Some((index, seed)),
            _ => None,
        }
    }

    /// The steps in force, in order, each with the index of its item.
    pub fn steps(&self) -> Vec<(usize, StepText<'_>)> {
        let mut steps = Vec::with_capacity(self.in_force);
        for (index, item) in self.items.iter().enumerate() {
            match &item.kind {
                LineKind::Choice { seat, text } => {
                    steps.push((index, StepText::Choice { seat: *seat, text }));
                }
                LineKind::Deal { text } => steps.push((index, StepText::Deal { text })),
                LineKind::Undo { steps: back } => steps.truncate(steps.len() - *back as usize),
                _ => {}
            }
        }
        steps
    }
}

fn once(place: &mut Option<usize>, index: Option<usize>) -> Result<(), ReadErrorKind> {
    if place.is_some() {
        return Err(ReadErrorKind::Twice);
    }
    *place = index;
    Ok(())
}

/// A step in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepText<'a> {
    Choice { seat: Seat, text: &'a str },
    Deal { text: &'a str },
}

/// The text of the record, byte for byte as it was read.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.header)?;
        for item in &self.items {
            writeln!(f, "{item}")?;
        }
        Ok(())
    }
}
