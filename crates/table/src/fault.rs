//! Why a command is not carried out, and why an entry cannot be taken.

use tabletop::record::ReadFaultKind;
use tabletop::{Seat, StepFault, UndoFault};

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault<F> {
    /// The viewer has no seat.
    Spectator,
    /// Another person holds this seat.
    NotHeld(Seat),
    /// A bot holds this seat.
    HeldByBot(Seat),
    /// Deals come from a seed; nobody tells them.
    DealsAreSeeded,
    /// It is no step of the game now, or the rules refuse it.
    Step(StepFault<F>),
    /// Nothing is taken back, for this reason.
    Undo(NoUndo),
    /// No step was taken back that could be made again.
    NothingToRedo,
}

impl<F> From<StepFault<F>> for Fault<F> {
    fn from(fault: StepFault<F>) -> Fault<F> {
        Fault::Step(fault)
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
    TooMany(UndoFault),
}

/// Why an entry is not one of this journal. Entries are proposed by the table itself, so this is damage or a bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakeFault<F> {
    /// The text is not a line of a record.
    Line(ReadFaultKind),
    /// The line says something else than the kind of the entry.
    Kind,
    /// The step is not possible.
    Step(StepFault<F>),
    /// There are not that many steps.
    Undo(UndoFault),
}
