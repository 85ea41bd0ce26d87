//! What may be taken back, and by whom.

use tabletop::{Rules, Seat, Step, StepOf, UndoError};

use crate::error::{NoUndo, TableError, TableErrorOf};
use crate::table::Table;
use crate::viewer::Viewer;

impl<R: Rules> Table<R> {
    /// How many steps [`Command::Undo`](crate::Command::Undo) would take back.
    ///
    /// It is the last step, if it is a choice of the viewer's own. Where one person plays, it is everything since that
    /// person's last choice: bots think again, and the same luck comes at the same step. At a real table people correct
    /// what they typed: it is everything since the last step of any person.
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
        let Step::Choice(seat, _) = last else {
            return Err(NoUndo::Dealt);
        };
        // Within one go only the choices of one person are taken back.
        let other = matches!(self.undone.last(), Some(&Step::Choice(undone, _)) if undone != seat);
        if other || !self.is_by_person(last) || !viewer.holds(seat) {
            return Err(NoUndo::Other(seat));
        }
        Ok(1)
    }

    /// How many steps there are from the last one of a person on, that one included. Deals are people's steps where
    /// people type them.
    pub fn steps_since_person(&self) -> Option<usize> {
        let mut back = self.game.steps().iter().rev();
        let after = back.position(|&step| self.is_by_person(step))?;
        Some(after + 1)
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

    /// Whether people who hold all persons' seats together can take back so many steps.
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
