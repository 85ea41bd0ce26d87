//! A table: the fold of a journal.

use std::sync::Arc;

use tabletop::journal::{self, Kind, NewEntry};
use tabletop::record::{Header, Line, LineKind};
use tabletop::{
    Choices, Dealing, Match, Participant, Pending, Record, RecordError, Rules, Seat, StepOf,
};

use crate::error::TakeError;
use crate::history::History;
use crate::standing::Standing;
use crate::viewer::Viewer;

/// A game being played, with everything its journal says. It only changes by [`Table::take`].
#[derive(Clone, Debug)]
pub struct Table<R: Rules> {
    pub(crate) game: Match<R>,
    // Steps that were taken back and can be redone, the next one last.
    pub(crate) undone: Vec<StepOf<R>>,
    history: History,
}

impl<R: Rules> Table<R> {
    /// A table before the first entry.
    ///
    /// # Panics
    /// If there is not one player for each seat.
    pub fn new(rules: Arc<R>, players: Vec<Participant>, dealing: Dealing) -> Table<R> {
        assert_eq!(players.len(), usize::from(rules.seats()));
        Table {
            game: Match::new(rules),
            undone: Vec::new(),
            history: History::new(players, dealing),
        }
    }

    /// A table at which the steps in force of a game were played.
    pub fn from_match(game: Match<R>, players: Vec<Participant>, dealing: Dealing) -> Table<R> {
        let mut table = Table::new(game.rules().clone(), players, dealing);
        for index in 0..game.steps().len() {
            let entry = NewEntry::step(game.step_text(index));
            table.history.push(&entry, index + 1);
        }
        table.game = game;
        table
    }

    /// A table at which a recorded game was played, including everything taken back; the whole record is checked.
    pub fn from_record(
        rules: Arc<R>,
        record: &Record,
        players: Vec<Participant>,
        dealing: Dealing,
    ) -> Result<Table<R>, RecordError<R::Refusal>> {
        Match::from_record(rules.clone(), record)?;
        let mut table = Table::new(rules, players, dealing);
        for entry in journal::entries(record) {
            table.take(&entry).expect("the record was checked");
        }
        Ok(table)
    }

    /// Takes the next entry of the journal; on an error, nothing has changed.
    pub fn take(&mut self, entry: &NewEntry) -> Result<(), TakeError<R::Refusal>> {
        match entry.kind {
            Kind::Step => self.take_step(&entry.text)?,
            Kind::Undo => self.take_undo(&entry.text)?,
            Kind::Note => {}
        }
        self.history.push(entry, self.game.steps().len());
        Ok(())
    }

    fn take_step(&mut self, line: &str) -> Result<(), TakeError<R::Refusal>> {
        match Line::read(line).map_err(TakeError::Line)?.kind {
            LineKind::Choice { seat, text } => {
                let chosen = self.game.choose_text(seat, &text);
                chosen.map_err(TakeError::Step)?;
            }
            LineKind::Deal { text } => {
                self.game.deal_text(&text).map_err(TakeError::Step)?;
            }
            _ => return Err(TakeError::Kind),
        }
        // What was taken back can only be redone as long as the same steps are made.
        let made = self.game.steps().last();
        if self.undone.pop().is_some_and(|next| Some(&next) != made) {
            self.undone.clear();
        }
        Ok(())
    }

    fn take_undo(&mut self, line: &str) -> Result<(), TakeError<R::Refusal>> {
        let LineKind::Undo { steps } = Line::read(line).map_err(TakeError::Line)?.kind else {
            return Err(TakeError::Kind);
        };
        let steps = steps as usize;
        let left = self.game.steps().len().saturating_sub(steps);
        let taken_back = self.game.steps()[left..].to_vec();
        self.game.undo(steps).map_err(TakeError::Undo)?;
        let seen = |&step: &StepOf<R>| !self.is_by_person(step);
        if !self.history.is_typed() && taken_back.iter().any(seen) {
            self.history.retry();
        }
        self.undone.extend(taken_back.iter().rev());
        Ok(())
    }

    /// The game: its rules, positions and steps in force.
    pub fn game(&self) -> &Match<R> {
        &self.game
    }

    /// Who plays, and everything the journal says.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The seat that is asked, and who holds it.
    pub fn asked(&self) -> Option<(Seat, &Participant)> {
        match self.game.pending() {
            Pending::Decision(seat, _) => Some((seat, self.history.player(seat))),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    pub fn bot_asked(&self) -> Option<(Seat, &str)> {
        match self.asked() {
            Some((seat, Participant::Bot(bot))) => Some((seat, bot)),
            _ => None,
        }
    }

    /// The choices this viewer can make at a position: those of the person who is asked, if the viewer holds that
    /// seat.
    pub fn choices_for(&self, viewer: Viewer, step: usize) -> Choices<R::Choice> {
        match self.game.pending_at(step) {
            Pending::Decision(seat, _)
                if viewer.holds(seat) && !self.history.player(seat).is_bot() =>
            {
                self.game.choices_at(step)
            }
            _ => Choices::new(),
        }
    }

    pub fn standing(&self) -> Standing {
        self.standing_at(self.game.state())
    }

    /// How the game stands at one of its positions.
    pub(crate) fn standing_at(&self, state: &R::State) -> Standing {
        Standing::at(&**self.game.rules(), state, self.history.is_retried())
    }

    /// The first position of every round, as the number of steps before it.
    pub fn rounds(&self) -> Vec<(u16, usize)> {
        let mut rounds: Vec<(u16, usize)> = Vec::new();
        for step in 0..=self.game.steps().len() {
            let round = self.game.rules().round(self.game.state_at(step));
            if rounds.last().is_none_or(|(last, _)| *last != round) {
                rounds.push((round, step));
            }
        }
        rounds
    }

    /// The record, including everything that was taken back, with hints as comments. A finished game has its result,
    /// and the seed if the header committed to it.
    pub fn record(&self, header: Header) -> Record {
        let ended = self.game.record(header.clone());
        let ended = ended.items().iter().filter(|item| {
            let kind = &item.kind;
            matches!(kind, LineKind::Result { .. } | LineKind::Digest { .. })
        });
        let mut items = journal::items(self.history.journal());
        items.extend(ended.cloned());
        if let &Dealing::Seeded(seed) = self.history.dealing()
            && self.game.is_over()
            && header.deal_commit == Some(seed.commit())
        {
            items.push(Line::new(LineKind::DealSeed { seed }));
        }
        let mut record = Record::new(header);
        for item in items {
            record.push(item).expect("a journal is a game");
        }
        record
    }
}
