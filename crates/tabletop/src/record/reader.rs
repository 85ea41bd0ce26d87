//! Reads records piece by piece, as they arrive from a file or a connection, in bounded memory.

use super::Record;
use super::error::{ReadError, ReadErrorKind};
use super::header::HeaderReader;
use super::line::Line;

/// The most bytes of a line, without its end.
pub const MAX_LINE: usize = 4096;

/// The most lines of a game after its header: this limits how much memory a text from outside can take up.
pub const MAX_LINES: usize = 100_000;

/// Takes bytes in pieces of any size and gives one result per game: the record, or its first error. After an error
/// the rest of that game is skipped, up to the next line beginning with `tabletop`.
#[derive(Debug)]
pub struct Reader {
    piece: Vec<u8>,
    long: bool,
    line: usize,
    place: Place,
}

#[derive(Debug)]
enum Place {
    Header(HeaderReader, usize),
    Items(Record),
    Skipping,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader {
            piece: Vec::new(),
            long: false,
            line: 0,
            place: Place::Header(HeaderReader::default(), 1),
        }
    }
}

impl Reader {
    /// A reader at the start of a text.
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Takes the next bytes; `done` receives each game that ends in them.
    pub fn push(&mut self, bytes: &[u8], mut done: impl FnMut(Result<Record, ReadError>)) {
        let mut rest = bytes;
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            self.keep(&rest[..end]);
            rest = &rest[end + 1..];
            self.end_line(&mut done);
        }
        self.keep(rest);
    }

    /// Ends the text; `done` receives its last game.
    pub fn finish(mut self, mut done: impl FnMut(Result<Record, ReadError>)) {
        if !self.piece.is_empty() || self.long {
            self.line += 1;
            let error = ReadErrorKind::NoLineEnd;
            match self.place {
                Place::Skipping if !self.piece.starts_with(b"tabletop") => {}
                _ => done(Err(self.error(error))),
            }
            return;
        }
        match self.place {
            Place::Items(record) => done(Ok(record)),
            Place::Header(ref header, _) if self.line > 0 => {
                let needed = header.needed();
                self.line += 1;
                done(Err(self.error(ReadErrorKind::HeaderExpected(needed))));
            }
            Place::Header(..) | Place::Skipping => {}
        }
    }

    fn keep(&mut self, bytes: &[u8]) {
        if self.long || self.piece.len() + bytes.len() > MAX_LINE {
            self.long = true;
        } else {
            self.piece.extend_from_slice(bytes);
        }
    }

    fn end_line(&mut self, done: &mut impl FnMut(Result<Record, ReadError>)) {
        self.line += 1;
        let mut piece = std::mem::take(&mut self.piece);
        let long = std::mem::take(&mut self.long);
        let line = if long {
            Err(ReadErrorKind::LongLine)
        } else {
            read_line(&piece)
        };
        if let Err(kind) = line.and_then(|line| self.take_line(line, done)) {
            // Only the first error of a game is reported.
            if !matches!(self.place, Place::Skipping) {
                done(Err(self.error(kind)));
                self.place = Place::Skipping;
            }
        }
        piece.clear();
        self.piece = piece;
    }

    fn take_line(
        &mut self,
        line: &str,
        done: &mut impl FnMut(Result<Record, ReadError>),
    ) -> Result<(), ReadErrorKind> {
        let begins = line == "tabletop" || line.starts_with("tabletop ");
        if begins {
            let begun = Place::Header(HeaderReader::default(), self.line);
            match std::mem::replace(&mut self.place, begun) {
                Place::Items(record) => done(Ok(record)),
                Place::Header(header, _) if header.begun() => {
                    done(Err(
                        self.error(ReadErrorKind::HeaderExpected(header.needed()))
                    ));
                }
                Place::Header(..) | Place::Skipping => {}
            }
        }
        match &mut self.place {
            Place::Header(header, first_line) => {
                if let Some(header) = header.line(line)? {
                    let record = Record::at_line(header, *first_line);
                    self.place = Place::Items(record);
                }
                Ok(())
            }
            Place::Items(record) => record.push_read(Line::read(line)?),
            Place::Skipping => Ok(()),
        }
    }

    fn error(&self, kind: ReadErrorKind) -> ReadError {
        ReadError {
            line: self.line,
            kind,
        }
    }
}

fn read_line(bytes: &[u8]) -> Result<&str, ReadErrorKind> {
    let line = std::str::from_utf8(bytes).map_err(|_| ReadErrorKind::NotUtf8)?;
    if line.ends_with('\r') {
        return Err(ReadErrorKind::CarriageReturn);
    }
    if line.chars().any(char::is_control) {
        return Err(ReadErrorKind::ControlCharacter);
    }
    Ok(line)
}

/// All games of a text, or the first error.
pub fn read_all(bytes: &[u8]) -> Result<Vec<Record>, ReadError> {
    let mut records = Vec::new();
    let mut error = None;
    let mut done = |result| match result {
        Ok(record) if error.is_none() => records.push(record),
        Ok(_) => {}
        Err(found) => error = error.take().or(Some(found)),
    };
    let mut reader = Reader::new();
    reader.push(bytes, &mut done);
    reader.finish(&mut done);
    error.map_or(Ok(records), Err)
}
