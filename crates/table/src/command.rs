//! What people ask of a table, and what it proposes in return.

use tabletop::Seat;
use tabletop::journal::{Kind, NewEntry};

use crate::standing::Standing;

/// A request to a table. Steps are in the notation, as in journals and records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Make this choice for the person who is asked.
    Choose(&'a str),
    /// Make these steps, as records have them: a choice of the person who is asked, and the steps that follow it in a
    /// prepared game.
    Follow(&'a [String]),
    /// This was drawn at a real table.
    Deal(&'a str),
    /// Take back as much as may be taken back at once.
    Undo,
    /// Take back the last steps, no matter whose: for people who sit together and agree.
    TakeBack(usize),
    /// Redo the step taken back last.
    Redo,
    /// Note that this choice was suggested to the person who is asked.
    Hint(&'a str),
    EndTour,
    /// Leave the viewer's seats to this bot.
    Leave(&'a str),
    /// The time of the viewer who is asked has run out: this bot answers until they return.
    OutOfTime(&'a str),
    /// Return to the viewer's seats.
    Return,
    /// Ask everybody to agree to taking back the last steps; done at once if nobody else has to agree.
    AskTakeBack(usize),
    /// Agree to the pending request.
    AgreeTakeBack,
    /// Decline the pending request.
    DeclineTakeBack,
    /// Give this standing order for a seat.
    Order(Seat, &'a str),
    /// Revoke this standing order.
    NoOrder(Seat, &'a str),
}

impl Command<'_> {
    /// Whether an entry is the result this command aims at.
    pub(crate) fn is_done_by(self, entry: &NewEntry) -> bool {
        match self {
            Command::Choose(sent) | Command::Deal(sent) => {
                let (_, done) = entry.text.split_once(' ').unwrap_or_default();
                // People may type it in lower or upper case.
                entry.kind == Kind::Step && done.eq_ignore_ascii_case(sent.trim())
            }
            Command::Follow(steps) => steps.first() == Some(&entry.text),
            Command::Redo => entry.kind == Kind::Step,
            Command::Undo | Command::TakeBack(_) => entry.kind == Kind::Undo,
            Command::AskTakeBack(_) | Command::AgreeTakeBack => entry.kind != Kind::Step,
            Command::Hint(_)
            | Command::EndTour
            | Command::Leave(_)
            | Command::OutOfTime(_)
            | Command::Return
            | Command::Order(..)
            | Command::NoOrder(..)
            | Command::DeclineTakeBack => entry.kind == Kind::Note,
        }
    }
}

/// Entries to append to the journal, and the length it must have for that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The length of the journal before the entries.
    pub expected: u64,
    /// The entries: a step with the deals that follow from it, an undo, or a note.
    pub entries: Vec<NewEntry>,
    /// How the game stands after them.
    pub standing: Standing,
    /// The seat whose person is asked then.
    pub asked: Option<Seat>,
    /// Whether a bot is asked then.
    pub bot_asked: bool,
    /// How many steps are in force then.
    pub steps: usize,
}
