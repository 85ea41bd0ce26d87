//! Why a command is refused, and why an entry cannot be taken.

use tabletop::record::ReadErrorKind;
use tabletop::{Rules, Seat, StepError, UndoError};

/// An error at a table with these rules.
pub type TableErrorOf<R> = TableError<StepError<<R as Rules>::Refusal>>;

/// Why a command is refused. `S` says why a step is refused: a [`StepError`], or what remains of it where the type of
/// the game is unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError<S> {
    /// The viewer has no seat.
    Spectator,
    /// Another person holds this seat.
    NotHeld(Seat),
    /// A bot holds this seat.
    HeldByBot(Seat),
    /// Deals come from a seed, so nobody enters them.
    DealsAreSeeded,
    /// It is not a step of the game now, or the rules refuse it.
    Step(S),
    /// Nothing can be taken back, for this reason.
    Undo(NoUndo),
    /// There is no step to redo.
    NothingToRedo,
    /// There is no request to take anything back.
    NoTakeBack,
    /// The viewer is not away, or already is.
    NotAway,
    /// There is no such standing order, or it would have no effect any more.
    NoOrder,
    /// The journal is so long that only steps of the game may be added.
    LongJournal,
}

impl<F> From<StepError<F>> for TableError<StepError<F>> {
    fn from(error: StepError<F>) -> TableError<StepError<F>> {
        TableError::Step(error)
    }
}

impl<S> TableError<S> {
    /// The same error, with another type for why a step is refused.
    pub fn map_step<T>(self, form: impl FnOnce(S) -> T) -> TableError<T> {
        match self {
            TableError::Spectator => TableError::Spectator,
            TableError::NotHeld(seat) => TableError::NotHeld(seat),
            TableError::HeldByBot(seat) => TableError::HeldByBot(seat),
            TableError::DealsAreSeeded => TableError::DealsAreSeeded,
            TableError::Step(error) => TableError::Step(form(error)),
            TableError::Undo(reason) => TableError::Undo(reason),
            TableError::NothingToRedo => TableError::NothingToRedo,
            TableError::NoTakeBack => TableError::NoTakeBack,
            TableError::NotAway => TableError::NotAway,
            TableError::NoOrder => TableError::NoOrder,
            TableError::LongJournal => TableError::LongJournal,
        }
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// There is nothing the viewer could take back.
    Nothing,
    /// Chance has decided since: what is known cannot be made unknown.
    Dealt,
    /// The last step is this seat's, not the viewer's.
    Other(Seat),
    /// More steps than there are.
    TooMany(UndoError),
}

/// Why an entry does not fit into this journal. Entries are proposed by the table itself, so this is damage or a bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakeError<F> {
    /// The text is not a line of a record.
    Line(ReadErrorKind),
    /// The line is of another kind than the entry.
    Kind,
    /// The step is not possible.
    Step(StepError<F>),
    /// There are not that many steps.
    Undo(UndoError),
}
