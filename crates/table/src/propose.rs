//! From commands to entries. Nothing here changes the table: steps are tried on a copy of the present position.

use tabletop::journal::{MOST_ENTRIES, NewEntry, Note};
use tabletop::record::{Line, LineKind};
use tabletop::{Dealing, Match, Participant, Pending, Rules, Seat, SeededDealer, Step, StepError};

use crate::command::{Command, Proposal};
use crate::error::{TableError, TableErrorOf};
use crate::table::Table;
use crate::viewer::Viewer;

/// Entries to append, or why there are none.
type Proposed<R> = Result<Proposal, TableErrorOf<R>>;

impl<R: Rules> Table<R> {
    /// The entries a command would add to the journal.
    pub fn propose(&self, viewer: Viewer, command: Command<'_>) -> Proposed<R> {
        if viewer.is_spectator() {
            return Err(TableError::Spectator);
        }
        // By undoing and redoing, a game could go on for ever.
        let goes_on = matches!(
            command,
            Command::Choose(_) | Command::Deal(_) | Command::OutOfTime(_)
        );
        if !goes_on && self.history().length() >= MOST_ENTRIES {
            return Err(TableError::LongJournal);
        }
        match command {
            Command::Choose(choice) => {
                let seat = self.person_asked(viewer)?;
                self.propose_choice(seat, choice)
            }
            Command::Follow(steps) => {
                self.person_asked(viewer)?;
                self.propose_script(steps)
            }
            Command::Deal(deal) => self.propose_deal(deal),
            Command::Undo => {
                let steps = self.undo_steps(viewer).map_err(TableError::Undo)?;
                Ok(self.propose_undo(steps))
            }
            Command::TakeBack(steps) => {
                self.check_take_back(viewer, steps)?;
                Ok(self.propose_undo(steps))
            }
            Command::Redo => self.propose_redo(viewer),
            Command::Hint(choice) => {
                let seat = self.person_asked(viewer)?;
                self.ahead().choose_text(seat, choice)?;
                let choice = choice.to_owned();
                Ok(self.propose_note(Note::Hint { seat, choice }))
            }
            Command::EndTour => Ok(self.propose_note(Note::TourEnds)),
            Command::Leave(bot) => self.propose_away(viewer, bot),
            Command::OutOfTime(bot) => self.propose_out_of_time(viewer, bot),
            Command::Return => self.propose_back(viewer),
            Command::AskTakeBack(steps) => self.propose_asking(viewer, steps),
            Command::AgreeTakeBack => self.propose_agreeing(viewer),
            Command::DeclineTakeBack => self.propose_declining(viewer),
            Command::Order(seat, order) => self.propose_order(viewer, seat, order),
            Command::NoOrder(seat, order) => self.propose_no_order(viewer, seat, order),
        }
    }

    /// The entries the pending bot's choice would add to the journal.
    pub fn propose_for_bot(&self, choice: &str) -> Proposed<R> {
        match self.asked() {
            Some((seat, Participant::Bot(_))) => self.propose_choice(seat, choice),
            Some((seat, Participant::Person(_))) => Err(StepError::OtherSeat(seat).into()),
            None => Err(self.nobody_asked()),
        }
    }

    /// The deals due before anybody is asked: at the beginning, and after an undo that ended at a deal. None if
    /// people type them.
    pub fn propose_deals(&self) -> Proposal {
        self.propose_steps(self.ahead())
    }

    /// The seat that is asked, if it is held by a person, and this viewer is that person.
    pub fn person_asked(&self, viewer: Viewer) -> Result<Seat, TableErrorOf<R>> {
        match self.asked() {
            Some((seat, Participant::Bot(_))) => Err(TableError::HeldByBot(seat)),
            Some((seat, Participant::Person(_))) if !viewer.holds(seat) => {
                Err(TableError::NotHeld(seat))
            }
            Some((seat, Participant::Person(_))) => Ok(seat),
            None => Err(self.nobody_asked()),
        }
    }

    fn nobody_asked(&self) -> TableErrorOf<R> {
        TableError::Step(match self.game.pending() {
            Pending::Over => StepError::Over,
            _ => StepError::ChanceFirst,
        })
    }

    fn propose_choice(&self, seat: Seat, choice: &str) -> Proposed<R> {
        let mut ahead = self.ahead();
        ahead.choose_text(seat, choice)?;
        Ok(self.propose_steps(ahead))
    }

    fn propose_script(&self, steps: &[String]) -> Proposed<R> {
        let mut ahead = self.ahead();
        for step in steps {
            match Line::read(step).map(|line| line.kind) {
                Ok(LineKind::Choice { seat, text }) => {
                    ahead.choose_text(seat, &text)?;
                }
                Ok(LineKind::Deal { text }) => {
                    ahead.deal_text(&text)?;
                }
                // Prepared games have no other kinds of steps.
                _ => return Err(self.nobody_asked()),
            }
        }
        // A prepared game goes on as prepared.
        let mut entries = Vec::new();
        self.go_on(&mut ahead, &mut entries, Vec::new());
        Ok(self.proposal(entries, &ahead))
    }

    fn propose_deal(&self, deal: &str) -> Proposed<R> {
        if !self.history().is_typed() {
            return Err(TableError::DealsAreSeeded);
        }
        // One line may hold several deals: `track 3 track 4`. Either all of them are taken, or none.
        let mut ahead = self.ahead();
        let words: Vec<&str> = deal.split_whitespace().collect();
        let mut rest = &words[..];
        while !rest.is_empty() {
            let deal = |ahead: &mut Match<R>, n: usize| ahead.deal_text(&rest[..n].join(" "));
            let told = (1..=rest.len())
                .rev()
                .find(|&n| deal(&mut ahead, n).is_ok());
            let Some(told) = told else {
                // Up to where the next deal of this kind begins, or to the end.
                let next = rest.iter().skip(1).position(|word| *word == rest[0]);
                deal(&mut ahead, next.map_or(rest.len(), |next| next + 1))?;
                break;
            };
            rest = &rest[told..];
        }
        if ahead.steps().is_empty() {
            ahead.deal_text(deal)?;
        }
        Ok(self.propose_steps(ahead))
    }

    fn propose_redo(&self, viewer: Viewer) -> Proposed<R> {
        let mut ahead = self.ahead();
        let done = match self.next_redo(viewer)? {
            Step::Choice(seat, choice) => ahead.choose(seat, choice),
            Step::Deal(deal) => ahead.deal(deal),
        };
        done.map_err(|_| TableError::NothingToRedo)?;
        Ok(self.propose_steps(ahead))
    }

    pub(crate) fn propose_undo(&self, steps: usize) -> Proposal {
        let left = self.game.steps().len() - steps;
        // Taking back nothing leaves no trace.
        let entries = (steps > 0).then(|| NewEntry::undo(steps));
        Proposal {
            expected: self.history().length(),
            entries: entries.into_iter().collect(),
            standing: self.standing_at(self.game.state_at(left)),
            asked: asked(&self.game.pending_at(left), self.history().players()),
            bot_asked: bot_asked(&self.game.pending_at(left), self.history().players()),
            steps: left,
        }
    }

    fn propose_note(&self, note: Note) -> Proposal {
        self.propose_notes(vec![note])
    }

    pub(crate) fn propose_notes(&self, notes: Vec<Note>) -> Proposal {
        // They may change who acts for a seat.
        let mut history = self.history().clone();
        let entries: Vec<NewEntry> = notes.into_iter().map(NewEntry::from).collect();
        for entry in &entries {
            history.push(entry, self.game.steps().len());
        }
        Proposal {
            expected: self.history().length(),
            entries,
            standing: self.standing(),
            asked: asked(&self.game.pending(), history.players()),
            bot_asked: bot_asked(&self.game.pending(), history.players()),
            steps: self.game.steps().len(),
        }
    }

    /// The steps a copy of the game has taken since the present position, with the deals and standing orders' answers
    /// that follow.
    fn propose_steps(&self, mut ahead: Match<R>) -> Proposal {
        let (mut entries, orders) = (Vec::new(), self.history().orders().to_vec());
        self.go_on(&mut ahead, &mut entries, orders);
        self.proposal(entries, &ahead)
    }

    /// A proposal of entries that lead to the position of `ahead`.
    pub(crate) fn proposal(&self, entries: Vec<NewEntry>, ahead: &Match<R>) -> Proposal {
        Proposal {
            expected: self.history().length(),
            entries,
            standing: self.standing_at(ahead.state()),
            asked: asked(&ahead.pending(), self.history().players()),
            bot_asked: bot_asked(&ahead.pending(), self.history().players()),
            steps: self.game.steps().len() + ahead.steps().len(),
        }
    }

    /// The dealer for a copy of the game that began at the present position; `None` if people type the deals.
    pub(crate) fn dealer(&self, ahead: &Match<R>) -> Option<SeededDealer> {
        let Dealing::Seeded(seed) = self.history().dealing() else {
            return None;
        };
        let mut dealer = SeededDealer::new(seed);
        dealer.recount(self.game.streams().chain(ahead.streams()));
        Some(dealer)
    }

    /// A copy of the game that begins at the present position.
    pub(crate) fn ahead(&self) -> Match<R> {
        Match::from_state(self.game.rules().clone(), *self.game.state())
    }
}

/// The seat whose person is asked.
fn asked<A, C>(pending: &Pending<A, C>, players: &[Participant]) -> Option<Seat> {
    match *pending {
        Pending::Decision(seat, _) if !players[seat.index()].is_bot() => Some(seat),
        _ => None,
    }
}

/// Whether a bot holds the seat that is asked.
fn bot_asked<A, C>(pending: &Pending<A, C>, players: &[Participant]) -> bool {
    matches!(*pending, Pending::Decision(seat, _) if players[seat.index()].is_bot())
}
