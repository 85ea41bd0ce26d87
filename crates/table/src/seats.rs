//! What people do besides playing: leave, return, and agree on taking back steps.

use tabletop::journal::Note;
use tabletop::{Rules, Seat, SeatSet, Step, UndoError};

use crate::command::Proposal;
use crate::error::{NoUndo, TableError, TableErrorOf};
use crate::table::Table;
use crate::viewer::Viewer;

type Proposed<R> = Result<Proposal, TableErrorOf<R>>;

impl<R: Rules> Table<R> {
    /// The seats of this viewer whose people are present.
    fn own_seats(&self, viewer: Viewer) -> SeatSet {
        let present = self.history().present();
        present.iter().filter(|&seat| viewer.holds(seat)).collect()
    }

    pub(crate) fn propose_away(&self, viewer: Viewer, bot: &str) -> Proposed<R> {
        let seats = self.own_seats(viewer);
        if seats.is_empty() {
            return Err(TableError::NotAway);
        }
        let away = |seat| Note::Away {
            seat,
            bot: bot.to_owned(),
        };
        Ok(self.propose_notes(seats.iter().map(away).collect()))
    }

    /// Only the person who is asked can run out of time.
    pub(crate) fn propose_out_of_time(&self, viewer: Viewer, bot: &str) -> Proposed<R> {
        let seat = self.person_asked(viewer)?;
        let bot = bot.to_owned();
        Ok(self.propose_notes(vec![Note::OutOfTime { seat }, Note::Away { seat, bot }]))
    }

    pub(crate) fn propose_back(&self, viewer: Viewer) -> Proposed<R> {
        let seats = Seat::all(self.game.rules().seats());
        let away = seats.filter(|&seat| viewer.holds(seat) && self.history().is_away(seat));
        let back: Vec<Note> = away.map(|seat| Note::Back { seat }).collect();
        if back.is_empty() {
            return Err(TableError::NotAway);
        }
        Ok(self.propose_notes(back))
    }

    /// The number of steps from the viewer's own last choice on, including that one: what they might ask everybody to
    /// take back.
    pub fn steps_since_own(&self, viewer: Viewer) -> Option<usize> {
        let steps = self.game.steps();
        let own = |index: &usize| match steps[*index] {
            Step::Choice(seat, _) => viewer.holds(seat) && !self.history().player(seat).is_bot(),
            Step::Deal(_) => false,
        };
        let back = (0..steps.len()).rev().filter(own);
        // Answers of orders are not what somebody wants to decide anew.
        let mut by_hand = back
            .clone()
            .filter(|index| !self.history().is_answered(*index));
        let first = by_hand.next().or_else(|| back.clone().next())?;
        Some(steps.len() - first)
    }

    pub(crate) fn propose_asking(&self, viewer: Viewer, steps: usize) -> Proposed<R> {
        let there = self.game.steps().len();
        let own = self.own_seats(viewer);
        let by = own.iter().next().ok_or(TableError::Spectator)?;
        if steps == 0 || steps > there {
            let asked = steps;
            return Err(TableError::Undo(NoUndo::TooMany(UndoError {
                asked,
                there,
            })));
        }
        if own == self.history().present() {
            return Ok(self.propose_taken_back(steps));
        }
        let mut notes = vec![Note::TakeBackAsked { seat: by, steps }];
        let others = own.iter().filter(|&seat| seat != by);
        notes.extend(others.map(|seat| Note::TakeBackAgreed { seat }));
        Ok(self.propose_notes(notes))
    }

    pub(crate) fn propose_agreeing(&self, viewer: Viewer) -> Proposed<R> {
        let asked = self.history().take_back().ok_or(TableError::NoTakeBack)?;
        let own = self.own_seats(viewer);
        if own.is_empty() {
            return Err(TableError::Spectator);
        }
        let agrees = |seat: &Seat| asked.agreed.contains(*seat) || own.contains(*seat);
        if self.history().present().iter().all(|seat| agrees(&seat)) {
            return Ok(self.propose_taken_back(asked.steps));
        }
        let notes = own.iter().map(|seat| Note::TakeBackAgreed { seat });
        Ok(self.propose_notes(notes.collect()))
    }

    pub(crate) fn propose_declining(&self, viewer: Viewer) -> Proposed<R> {
        self.history().take_back().ok_or(TableError::NoTakeBack)?;
        let seat = self.own_seats(viewer).iter().next();
        let seat = seat.ok_or(TableError::Spectator)?;
        Ok(self.propose_notes(vec![Note::TakeBackDeclined { seat }]))
    }

    /// Takes back by agreement, which leaves a trace.
    fn propose_taken_back(&self, steps: usize) -> Proposal {
        let mut proposal = self.propose_undo(steps);
        proposal.entries.push(Note::TakeBack { steps }.into());
        proposal
    }
}
