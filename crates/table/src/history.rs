//! What a table knows besides the game itself.

use tabletop::journal::{Kind, NewEntry, Note};
use tabletop::{Dealing, Player, Seat};

use crate::command::Command;

/// Who plays, and what the journal says beside the steps of the game. It is the same for every game.
#[derive(Clone, Debug)]
pub struct History {
    players: Vec<Player>,
    dealing: Dealing,
    journal: Vec<NewEntry>,
    turn: u64,
    steps: usize,
    marks: Vec<(usize, Mark)>,
    tour: bool,
}

/// What happened beside the steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The seat asked for advice and was told this choice.
    Hint { seat: Seat, choice: String },
    /// Steps were taken back.
    Undone { steps: usize },
}

/// How a length of the journal that somebody expected compares with the one it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// The game is as it was then. Only notes may have come since, and they change nothing of it.
    Now,
    /// The game has moved on since.
    Late,
    /// The journal is longer than what this table has taken.
    Ahead,
}

impl History {
    pub(crate) fn new(players: Vec<Player>, dealing: Dealing) -> History {
        History {
            players,
            dealing,
            journal: Vec::new(),
            turn: 0,
            steps: 0,
            marks: Vec::new(),
            tour: false,
        }
    }

    /// Adds an entry after which so many steps are in force.
    pub(crate) fn push(&mut self, entry: &NewEntry, steps: usize) {
        match entry.kind {
            Kind::Step => {}
            Kind::Undo => {
                let steps_back = self.steps - steps;
                self.marks.push((steps, Mark::Undone { steps: steps_back }));
            }
            Kind::Note => self.note(&entry.text),
        }
        self.steps = steps;
        self.journal.push(entry.clone());
        if entry.kind != Kind::Note {
            self.turn = self.length();
        }
    }

    /// Notes of unknown meaning are kept and do nothing: a later version may have written them.
    fn note(&mut self, text: &str) {
        match Note::read(text) {
            Some(Note::Hint { seat, choice }) => {
                self.marks.push((self.steps, Mark::Hint { seat, choice }));
            }
            Some(Note::TourBegins) => self.tour = true,
            Some(Note::TourEnds) => self.tour = false,
            None => {}
        }
    }

    /// Who holds the seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who holds a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Where deals come from.
    pub fn dealing(&self) -> &Dealing {
        &self.dealing
    }

    /// Whether people type the deals.
    pub fn is_typed(&self) -> bool {
        self.dealing == Dealing::Typed
    }

    /// Every entry that was taken.
    pub fn journal(&self) -> &[NewEntry] {
        &self.journal
    }

    /// How many entries were taken.
    pub fn length(&self) -> u64 {
        self.journal.len() as u64
    }

    /// The length at which the game itself changed last; only notes follow.
    pub fn turn(&self) -> u64 {
        self.turn
    }

    /// How an expected length of the journal compares with the table.
    pub fn timing(&self, expected: u64) -> Timing {
        if expected > self.length() {
            Timing::Ahead
        } else if expected >= self.turn {
            Timing::Now
        } else {
            Timing::Late
        }
    }

    /// Whether the entry with this number is what a command was to bring: so one that is sent again is known to be done,
    /// and another one sent from the same page is not taken for it.
    pub fn is_done(&self, command: Command<'_>, number: u64) -> bool {
        let entry = self.journal.get(number as usize);
        entry.is_some_and(|entry| command.is_done_by(entry))
    }

    /// What happened beside the steps, each with the number of steps before it.
    pub fn marks(&self) -> &[(usize, Mark)] {
        &self.marks
    }

    /// The advice for the decision at hand, if it was asked for.
    pub fn advice(&self) -> Option<&str> {
        match self.marks.last() {
            Some((step, Mark::Hint { choice, .. })) if *step == self.steps => Some(choice),
            _ => None,
        }
    }

    /// Whether the tour explains the table.
    pub fn has_tour(&self) -> bool {
        self.tour
    }
}
