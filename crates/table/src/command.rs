//! What people ask of a table, and what it proposes in return.

use tabletop::Seat;
use tabletop::journal::{Kind, NewEntry};

use crate::standing::Standing;

/// What somebody asks of a table. Steps are in the notation, as in journals and records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Make this choice for the person who is asked.
    Choose(&'a str),
    /// Make these steps, as records write them: a choice of the person who is asked, and what a prepared game has
    /// follow.
    Follow(&'a [String]),
    /// This was drawn at a real table.
    Deal(&'a str),
    /// Take back as much as may be taken back at once.
    Undo,
    /// Take back the last steps, no matter whose: for people who sit together and agree.
    TakeBack(usize),
    /// Make the step again that was taken back last.
    Redo,
    /// Note that the person who is asked was given this choice as advice.
    Hint(&'a str),
    EndTour,
    /// Leave the viewer's seats to this bot.
    Leave(&'a str),
    /// The time of the viewer who is asked has run out: this bot answers until they return.
    OutOfTime(&'a str),
    /// Sit down again.
    Return,
    /// Ask everybody to take back the last steps; done at once where nobody else has to agree.
    AskTakeBack(usize),
    /// Agree to what was asked.
    AgreeTakeBack,
    /// Do not agree.
    DeclineTakeBack,
    /// Let the table answer for a seat what this standing order covers.
    Order(Seat, &'a str),
    /// Take the standing order back.
    NoOrder(Seat, &'a str),
}

impl Command<'_> {
    /// Whether an entry is what the command was to bring.
    pub(crate) fn is_done_by(self, entry: &NewEntry) -> bool {
        match self {
            Command::Choose(sent) | Command::Deal(sent) => {
                let (_, done) = entry.text.split_once(' ').unwrap_or_default();
                // People may write it in their own way.
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
    /// What is to be appended: a step with the deals that follow from it, an undo, or a note.
    pub entries: Vec<NewEntry>,
    /// How the game stands after them.
    pub standing: Standing,
    /// The seat whose person is asked then.
    pub asked: Option<Seat>,
    /// How many steps are in force then.
    pub steps: usize,
}
