//! A table: the fold of a journal.

use std::sync::Arc;

use tabletop::journal::{self, Kind, NewEntry, Note};
use tabletop::record::{Header, Item, ItemKind};
use tabletop::{
    Choices, Dealing, Match, Pending, Player, Record, RecordFault, Rules, Seat, StepOf,
};

use crate::command::Command;
use crate::fault::TakeFault;
use crate::standing::Standing;
use crate::viewer::Viewer;

/// A game being played, with everything its journal says. It changes by [`Table::take`] and in no other way.
#[derive(Clone, Debug)]
pub struct Table<R: Rules> {
    pub(crate) game: Match<R>,
    pub(crate) players: Vec<Player>,
    pub(crate) dealing: Dealing,
    pub(crate) journal: Vec<NewEntry>,
    turn: u64,
    // Steps that were taken back and can be made again, the next one last.
    pub(crate) undone: Vec<StepOf<R>>,
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

impl<R: Rules> Table<R> {
    /// A table before the first entry.
    ///
    /// # Panics
    /// If there is not one player for each seat.
    pub fn new(rules: Arc<R>, players: Vec<Player>, dealing: Dealing) -> Table<R> {
        assert_eq!(players.len(), usize::from(rules.seats()));
        Table {
            game: Match::new(rules),
            players,
            dealing,
            journal: Vec::new(),
            turn: 0,
            undone: Vec::new(),
            marks: Vec::new(),
            tour: false,
        }
    }

    /// A table at which the steps in force of a game were played.
    pub fn from_match(game: Match<R>, players: Vec<Player>, dealing: Dealing) -> Table<R> {
        let mut table = Table::new(game.rules().clone(), players, dealing);
        let steps = 0..game.steps().len();
        table.journal = steps
            .map(|index| NewEntry::step(game.step_text(index)))
            .collect();
        table.turn = table.length();
        table.game = game;
        table
    }

    /// A table at which a recorded game was played, with all that was taken back; the record is checked to its end.
    pub fn from_record(
        rules: Arc<R>,
        record: &Record,
        players: Vec<Player>,
        dealing: Dealing,
    ) -> Result<Table<R>, RecordFault<R::Refusal>> {
        Match::from_record(rules.clone(), record)?;
        let mut table = Table::new(rules, players, dealing);
        for entry in journal::entries(record) {
            table.take(&entry).expect("the record was checked");
        }
        Ok(table)
    }

    /// Takes the next entry of the journal; on a fault nothing has changed.
    pub fn take(&mut self, entry: &NewEntry) -> Result<(), TakeFault<R::Refusal>> {
        match entry.kind {
            Kind::Step => self.take_step(&entry.text)?,
            Kind::Undo => self.take_undo(&entry.text)?,
            Kind::Note => self.take_note(&entry.text),
        }
        self.journal.push(entry.clone());
        if entry.kind != Kind::Note {
            self.turn = self.length();
        }
        Ok(())
    }

    fn take_step(&mut self, line: &str) -> Result<(), TakeFault<R::Refusal>> {
        match Item::read(line).map_err(TakeFault::Line)?.kind {
            ItemKind::Choice { seat, text } => {
                let chosen = self.game.choose_text(seat, &text);
                chosen.map_err(TakeFault::Step)?;
            }
            ItemKind::Deal { text } => {
                self.game.deal_text(&text).map_err(TakeFault::Step)?;
            }
            _ => return Err(TakeFault::Kind),
        }
        // What was taken back can be made again only as long as the same steps are made.
        let made = self.game.steps().last();
        if self.undone.pop().is_some_and(|next| Some(&next) != made) {
            self.undone.clear();
        }
        Ok(())
    }

    fn take_undo(&mut self, line: &str) -> Result<(), TakeFault<R::Refusal>> {
        let ItemKind::Undo { steps } = Item::read(line).map_err(TakeFault::Line)?.kind else {
            return Err(TakeFault::Kind);
        };
        let steps = steps as usize;
        let left = self.game.steps().len().saturating_sub(steps);
        let taken_back = self.game.steps()[left..].to_vec();
        self.game.undo(steps).map_err(TakeFault::Undo)?;
        self.undone.extend(taken_back.iter().rev());
        self.marks.push((left, Mark::Undone { steps }));
        Ok(())
    }

    /// Notes of unknown meaning are kept and do nothing: a later version may have written them.
    fn take_note(&mut self, text: &str) {
        match Note::read(text) {
            Some(Note::Hint { seat, choice }) => {
                let step = self.game.steps().len();
                self.marks.push((step, Mark::Hint { seat, choice }));
            }
            Some(Note::TourBegins) => self.tour = true,
            Some(Note::TourEnds) => self.tour = false,
            None => {}
        }
    }

    /// The game: its rules, positions and steps in force.
    pub fn game(&self) -> &Match<R> {
        &self.game
    }

    /// Who holds the seats.
    pub fn players(&self) -> &[Player] {
        &self.players
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

    /// Whether a command is what the journal brought first between two lengths: so one that is sent again is known to
    /// be done, and another one sent from the same page is not taken for it.
    pub fn was_done(&self, command: Command<'_>, from: u64, until: u64) -> bool {
        let between = self.journal.iter().take(until as usize);
        let mut between = between.skip(from as usize);
        let first = between.find(|entry| command.is_note() || entry.kind != Kind::Note);
        first.is_some_and(|entry| command.is_done_by(entry))
    }

    /// The seat that is asked, and who holds it.
    pub fn asked(&self) -> Option<(Seat, &Player)> {
        match self.game.pending() {
            Pending::Decision(seat, _) => Some((seat, &self.players[seat.index()])),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    /// The bot that is asked.
    pub fn bot_asked(&self) -> Option<(Seat, &str)> {
        match self.asked() {
            Some((seat, Player::Bot(bot))) => Some((seat, bot)),
            _ => None,
        }
    }

    /// The choices this viewer can make now: those of a person who is asked, whose seat the viewer holds.
    pub fn choices_for(&self, viewer: Viewer) -> Choices<R::Choice> {
        match self.person_asked(viewer) {
            Ok(_) => self.game.choices(),
            Err(_) => Choices::new(),
        }
    }

    /// What happened beside the steps, each with the number of steps before it.
    pub fn marks(&self) -> &[(usize, Mark)] {
        &self.marks
    }

    /// The advice for the decision at hand, if it was asked for.
    pub fn advice(&self) -> Option<&str> {
        match self.marks.last() {
            Some((step, Mark::Hint { choice, .. })) if *step == self.game.steps().len() => {
                Some(choice)
            }
            _ => None,
        }
    }

    /// Whether the tour explains the table.
    pub fn has_tour(&self) -> bool {
        self.tour
    }

    /// How the game stands.
    pub fn standing(&self) -> Standing {
        Standing::at(&**self.game.rules(), self.game.state())
    }

    /// The first position of every round, by the number of steps before it.
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

    /// The record with everything that was taken back and the hints as comments; once the game is over with its
    /// result, and with the seed if the header promised it.
    pub fn record(&self, header: Header) -> Record {
        let ended = self.game.record(header.clone());
        let ended = ended.items().iter().filter(|item| {
            let kind = &item.kind;
            matches!(kind, ItemKind::Result { .. } | ItemKind::Digest { .. })
        });
        let mut items = journal::items(&self.journal);
        items.extend(ended.cloned());
        if let Dealing::Seeded(seed) = self.dealing
            && self.game.is_over()
            && header.deal_commit == Some(seed.commit())
        {
            items.push(Item::new(ItemKind::DealSeed { seed }));
        }
        let mut record = Record::new(header);
        for item in items {
            record.push(item).expect("a journal is a game");
        }
        record
    }
}
