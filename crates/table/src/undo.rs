//! What may be taken back, and by whom.
//!
//! Luck sets the limit. Somebody who has seen what was drawn could take back a choice and make a better one, so among
//! several people nobody can take back, on their own, anything before the last deal, nor anything that somebody else
//! has already answered. Two cases have no such limit. If only one person plays, nobody can be wronged; and since the
//! seeded dealer deals the same again at the same step, luck cannot be drawn anew until it pleases. And at a real
//! table, a deal may simply have been mistyped. Whatever lies further back needs the agreement of everybody who
//! plays.

use tabletop::{Rules, Seat, Step, StepOf, UndoError};

use crate::error::{NoUndo, TableError, TableErrorOf};
use crate::table::Table;
use crate::viewer::Viewer;

impl<R: Rules> Table<R> {
    /// How many steps [`Command::Undo`](crate::Command::Undo) would take back.
    ///
    /// That is the last step, if it is a choice of the viewer's, together with the answers standing orders gave to
    /// it. If only one person plays, it is everything since that person's last choice: bots think again, and the same
    /// luck comes at the same step. At a real table people correct what they typed: it is everything since the last
    /// step of any person.
    pub fn undo_steps(&self, viewer: Viewer) -> Result<usize, NoUndo> {
        let &last = self.game.steps().last().ok_or(NoUndo::Nothing)?;
        if self.history().is_typed() || self.history().has_one_person() {
            let steps = self.steps_since_person().ok_or(NoUndo::Nothing)?;
            let first = self.game.steps()[self.game.steps().len() - steps];
            return match first {
                Step::Choice(seat, _) if !viewer.holds(seat) => Err(NoUndo::Other(seat)),
                _ => Ok(steps),
            };
        }
        if let Step::Deal(_) = last {
            return Err(NoUndo::Dealt);
        }
        // Everybody knows the orders, so their answers were no news, and are taken back with what they followed from.
        let steps = self.game.steps();
        let answers = self.answers_at_end();
        let own = |step: &StepOf<R>| matches!(*step, Step::Choice(seat, _) if self.is_by_person(*step) && viewer.holds(seat));
        let by_hand = steps.len().checked_sub(answers + 1);
        // One's own order may have answered somebody else's step.
        let mut ordered = steps.len() - answers..steps.len();
        let first = by_hand
            .filter(|&index| own(&steps[index]))
            .or_else(|| ordered.find(|&index| own(&steps[index])))
            .ok_or(not_own(&last))?;
        // Within one sequence of undos, only the choices of one person are taken back.
        let (taken, undone) = (steps[first], self.undone.last());
        let other = matches!((taken, undone), (Step::Choice(seat, _), Some(&Step::Choice(undone, _))) if undone != seat);
        if other {
            return Err(not_own(&taken));
        }
        Ok(steps.len() - first)
    }

    /// How many of the last steps were given by standing orders.
    fn answers_at_end(&self) -> usize {
        let mut steps = (0..self.game.steps().len()).rev();
        let by_hand = steps.position(|step| !self.history().is_answered(step));
        by_hand.unwrap_or(self.game.steps().len())
    }

    /// The number of steps from a person's last one on, including that one. Typed deals count as people's steps;
    /// answers of orders only count if nothing was done by hand.
    pub fn steps_since_person(&self) -> Option<usize> {
        let steps = self.game.steps();
        let by_person = |index: &usize| self.is_by_person(steps[*index]);
        let back = (0..steps.len()).rev().filter(by_person);
        let mut by_hand = back
            .clone()
            .filter(|index| !self.history().is_answered(*index));
        let first = by_hand.next().or_else(|| back.clone().next())?;
        Some(steps.len() - first)
    }

    /// The step that [`Command::Redo`](crate::Command::Redo) would make.
    pub fn next_redo(&self, viewer: Viewer) -> Result<StepOf<R>, TableErrorOf<R>> {
        let &step = self.undone.last().ok_or(TableError::NothingToRedo)?;
        match step {
            Step::Choice(seat, _) if self.is_by_person(step) && !viewer.holds(seat) => {
                Err(TableError::NotHeld(seat))
            }
            _ => Ok(step),
        }
    }

    /// Whether people who together hold all persons' seats can take back this number of steps.
    pub(crate) fn check_take_back(
        &self,
        viewer: Viewer,
        steps: usize,
    ) -> Result<(), TableErrorOf<R>> {
        let seats = Seat::all(self.game.rules().seats());
        let mut others = seats
            .filter(|&seat| !self.history().player(seat).is_bot())
            .filter(|&seat| !viewer.holds(seat));
        if let Some(seat) = others.next() {
            return Err(TableError::NotHeld(seat));
        }
        let there = self.game.steps().len();
        if steps > there {
            let asked = steps;
            return Err(TableError::Undo(NoUndo::TooMany(UndoError {
                asked,
                there,
            })));
        }
        Ok(())
    }

    pub(crate) fn is_by_person(&self, step: StepOf<R>) -> bool {
        match step {
            Step::Choice(seat, _) => !self.history().player(seat).is_bot(),
            Step::Deal(_) => self.history().is_typed(),
        }
    }
}

/// Why a step is not the viewer's to take back.
fn not_own<C, D>(step: &Step<C, D>) -> NoUndo {
    match step {
        Step::Choice(seat, _) => NoUndo::Other(*seat),
        Step::Deal(_) => NoUndo::Dealt,
    }
}
