//! Why a command is not carried out, and why an entry cannot be taken.

use tabletop::record::ReadErrorKind;
use tabletop::{Rules, Seat, StepError, UndoError};

/// A fault at a table with these rules.
pub type TableErrorOf<R> = TableError<StepError<<R as Rules>::Refusal>>;

/// Why a command is not carried out. `S` is why a step is not taken: a [`StepError`], or what is left of it where the
/// type of the game is not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError<S> {
    /// The viewer has no seat.
    Spectator,
    /// Another person holds this seat.
    NotHeld(Seat),
    /// A bot holds this seat.
    HeldByBot(Seat),
    /// Deals come from a seed; nobody enters them.
    DealsAreSeeded,
    /// It is no step of the game now, or the rules refuse it.
    Step(S),
    /// Nothing is taken back, for this reason.
    Undo(NoUndo),
    /// No step was taken back that could be made again.
    NothingToRedo,
    /// Nobody asked to take anything back.
    NoTakeBack,
    /// The viewer is not away, or already is.
    NotAway,
    /// There is no such standing order, or it is of no use from here on.
    NoOrder,
    /// The journal is so long that only steps of the game may still be added.
    LongJournal,
}

impl<F> From<StepError<F>> for TableError<StepError<F>> {
    fn from(error: StepError<F>) -> TableError<StepError<F>> {
        TableError::Step(error)
    }
}

impl<S> TableError<S> {
    /// The same fault, with another form of why a step is not taken.
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

/// Why nothing is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// There is nothing the viewer could take back.
    Nothing,
    /// Chance has decided since: what is known cannot be made unknown.
    Dealt,
    /// The last step is this seat's, and not the viewer's to take back.
    Other(Seat),
    /// More steps than there are.
    TooMany(UndoError),
}

/// Why an entry is not one of this journal. Entries are proposed by the table itself, so this is damage or a bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakeError<F> {
    /// The text is not a line of a record.
    Line(ReadErrorKind),
    /// The line says something else than the kind of the entry.
    Kind,
    /// The step is not possible.
    Step(StepError<F>),
    /// There are not that many steps.
    Undo(UndoError),
}
