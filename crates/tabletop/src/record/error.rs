//! What can be wrong with the text of a record.

use std::fmt;

use super::name::NameError;

/// A fault in the text of a record, before any rule of the game is asked.
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
    /// `x-` and anything
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
    /// The last line has no end: the text may have been cut off in the middle of it.
    NoLineEnd,
    /// A record of a newer form.
    NewerForm,
    /// Another header line, or none at all, stands where this one is needed.
    HeaderExpected(HeaderLine),
    /// The header line stands twice, or after one that it must precede.
    HeaderOrder(HeaderLine),
    /// The header line is known, what follows its first word is not right.
    HeaderValue(HeaderLine),
    /// The options are not sorted, or one stands twice.
    OptionOrder,
    /// Seats are not counted from 1 without a gap, or there are too many.
    SeatNumber,
    /// The seat has no proper name.
    SeatName(NameError),
    /// The line is none that may stand among the steps.
    UnknownLine,
    /// A step of a seat the game does not have.
    StepSeat,
    /// A step without words, or with spaces around them.
    StepText,
    /// `undo` without a number from 1.
    UndoNumber,
    /// `undo` takes back more steps than hold.
    UndoTooMany {
        in_force: usize,
    },
    /// Points are not written as they should be.
    ResultPoints,
    /// There are not as many results as seats.
    ResultSeats,
    /// The digest is neither 32 hexadecimal digits nor 16, as in older records.
    DigestForm,
    /// The seed is not 64 hexadecimal digits.
    SeedForm,
    /// `result`, `digest` or `deal-seed` stands twice.
    Twice,
    /// A step after the result.
    AfterResult,
    /// `digest` or `deal-seed` without a result before it.
    BeforeResult,
    /// An item made by a program would read back as another one.
    Unreadable,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.kind)
    }
}

impl std::error::Error for ReadError {}
