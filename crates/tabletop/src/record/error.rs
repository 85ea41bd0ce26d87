//! Errors in the text of a record.

use std::fmt;

use super::name::NameError;

/// An error in the text of a record, found before any rule of the game is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    pub kind: ReadErrorKind,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HeaderLine {
    /// `tabletop 1`
    Tabletop,
    /// `game snowdonia`
    Game,
    /// `scenario mount-snowdon`, with a content hash if the components are not the built-in ones
    Scenario,
    /// `edition deluxe`
    Edition,
    /// `options extra-tracks light-fog`
    Options,
    /// `rules 1`
    Rules,
    /// `seat 1 Ann`
    Seat,
    /// `date 2026-05-01`
    Date,
    /// `deal-commit` and 64 hexadecimal digits
    DealCommit,
    /// `x-` and any text
    Extra,
    /// The empty line before the steps.
    Empty,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadErrorKind {
    /// The text has no game.
    Nothing,
    /// The text has more than one game.
    SecondGame,
    NotUtf8,
    /// The line ends with a carriage return.
    CarriageReturn,
    /// The line has a control character.
    ControlCharacter,
    /// The line is longer than [`super::MAX_LINE`] bytes.
    LongLine,
    /// The game has more than [`super::MAX_LINES`] lines.
    ManyLines,
    /// The last line has no line end: the text may have been truncated.
    NoLineEnd,
    /// A record of a newer format.
    NewerForm,
    /// Where this header line is required, there is another one or none at all.
    HeaderExpected(HeaderLine),
    /// The header line occurs twice, or after one that it must precede.
    HeaderOrder(HeaderLine),
    /// The header line is known, but what follows its first word is wrong.
    HeaderValue(HeaderLine),
    /// The options are not sorted, or one occurs twice.
    OptionOrder,
    /// Seats are not numbered from 1 without gaps, or there are too many.
    SeatNumber,
    /// The seat's name is not valid.
    SeatName(NameError),
    /// Not a line that may occur among the steps.
    UnknownLine,
    /// A step of a seat that the game does not have.
    StepSeat,
    /// A step without words, or with spaces around them.
    StepText,
    /// `undo` without a positive number.
    UndoNumber,
    /// `undo` takes back more steps than are in force.
    UndoTooMany {
        in_force: usize,
    },
    /// The points are misspelled.
    ResultPoints,
    /// The numbers of results and seats differ.
    ResultSeats,
    /// The digest has neither 32 hexadecimal digits nor 16, as in older records.
    DigestForm,
    /// The seed does not have 64 hexadecimal digits.
    SeedForm,
    /// `result`, `digest` or `deal-seed` occurs twice.
    Twice,
    /// A step after the result.
    AfterResult,
    /// `digest` or `deal-seed` without a result before it.
    BeforeResult,
    /// An item made by a program would be read back as a different one.
    Unreadable,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.kind)
    }
}

impl std::error::Error for ReadError {}
