//! A game being played or replayed: the rules, every position so far, and the steps between them.

mod replay;

use std::sync::Arc;

pub use replay::{DigestCheck, RecordError, RecordErrorKind, Replay};

use crate::dealer::SeededDealer;
use crate::description;
use crate::points::Points;
use crate::record::{Header, Line, LineKind, Record};
use crate::rules::{Choices, Deals, NotationError, Pending, Rules, Stream, Witness};
use crate::seat::{PerSeat, Seat, SeatSet};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step<C, D> {
    Choice(Seat, C),
    Deal(D),
}

pub type StepOf<R> = Step<<R as Rules>::Choice, <R as Rules>::Deal>;

/// Why a step is refused; the match is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError<F> {
    /// The game has ended.
    Over,
    /// Chance has to decide first.
    ChanceFirst,
    /// A seat has to choose first.
    DecisionFirst(Seat),
    /// Another seat has to choose.
    OtherSeat(Seat),
    /// The text is not a step of this game.
    Notation(NotationError),
    /// The rules do not allow it.
    Refused(F),
}

/// Why steps cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoError {
    pub asked: usize,
    pub there: usize,
}

/// The most deals in a row. Rules that go on dealing longer than this would never ask anybody.
const MAX_DEALS: usize = 10_000;

/// A game with its history.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    rules: Arc<R>,
    // One more than there are steps: the position before each step, and the present one.
    states: Vec<R::State>,
    steps: Vec<StepOf<R>>,
}

impl<R: Rules> Match<R> {
    /// A game before its first set-up deal.
    pub fn new(rules: Arc<R>) -> Match<R> {
        let start = rules.start();
        Match::from_state(rules, start)
    }

    /// A game that starts from a given position; its record cannot be replayed without that position.
    pub fn from_state(rules: Arc<R>, state: R::State) -> Match<R> {
        Match {
            rules,
            states: vec![state],
            steps: Vec::new(),
        }
    }

    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    pub fn state(&self) -> &R::State {
        self.states.last().expect("the first position stays")
    }

    /// The steps in force.
    pub fn steps(&self) -> &[StepOf<R>] {
        &self.steps
    }

    pub fn pending(&self) -> Pending<R::Asked, R::Chance> {
        self.rules.pending(self.state())
    }

    pub fn is_over(&self) -> bool {
        matches!(self.pending(), Pending::Over)
    }

    /// The legal choices; empty unless a seat has to choose.
    pub fn choices(&self) -> Choices<R::Choice> {
        self.choices_at(self.steps.len())
    }

    /// The possible deals; empty unless chance has to decide.
    pub fn deals(&self) -> Deals<R::Deal> {
        self.deals_at(self.steps.len())
    }

    /// Points of every seat if the game ended now.
    pub fn totals(&self) -> PerSeat<Points> {
        self.rules.totals(self.state())
    }

    /// Who wins if the game ended now.
    pub fn winners(&self) -> SeatSet {
        self.rules.winners(self.state())
    }

    pub fn choose(&mut self, seat: Seat, choice: R::Choice) -> Result<(), StepError<R::Refusal>> {
        self.choose_seen(seat, choice, &mut ())
    }

    pub fn deal(&mut self, deal: R::Deal) -> Result<(), StepError<R::Refusal>> {
        self.deal_seen(deal, &mut ())
    }

    /// Makes a choice before a witness.
    pub fn choose_seen(
        &mut self,
        seat: Seat,
        choice: R::Choice,
        witness: &mut impl Witness<R::Fact>,
    ) -> Result<(), StepError<R::Refusal>> {
        self.check_turn(seat)?;
        let mut state = *self.state();
        self.rules
            .apply(&mut state, choice, witness)
            .map_err(StepError::Refused)?;
        self.push(Step::Choice(seat, choice), state);
        Ok(())
    }

    /// Carries out a deal before a witness.
    pub fn deal_seen(
        &mut self,
        deal: R::Deal,
        witness: &mut impl Witness<R::Fact>,
    ) -> Result<(), StepError<R::Refusal>> {
        self.check_chance()?;
        let mut state = *self.state();
        self.rules
            .deal(&mut state, deal, witness)
            .map_err(StepError::Refused)?;
        self.push(Step::Deal(deal), state);
        Ok(())
    }

    /// Makes a choice written in the notation.
    pub fn choose_text(
        &mut self,
        seat: Seat,
        text: &str,
    ) -> Result<R::Choice, StepError<R::Refusal>> {
        self.check_turn(seat)?;
        let choice = self.rules.read_choice(text).map_err(StepError::Notation)?;
        self.choose(seat, choice)?;
        Ok(choice)
    }

    /// Carries out a deal written in the notation.
    pub fn deal_text(&mut self, text: &str) -> Result<R::Deal, StepError<R::Refusal>> {
        self.check_chance()?;
        let deal = self.rules.read_deal(text).map_err(StepError::Notation)?;
        self.deal(deal)?;
        Ok(deal)
    }

    /// Lets the dealer deal until a seat has to choose or the game has ended; returns the number of deals.
    ///
    /// # Panics
    /// If the rules refuse the dealer's deal, which would be a bug: it only deals what is possible.
    pub fn deal_from(&mut self, dealer: &mut SeededDealer) -> usize {
        let before = self.steps.len();
        while let Pending::Chance(_) = self.pending() {
            assert!(self.steps.len() - before < MAX_DEALS, "deals without end");
            let deal = dealer.draw(&*self.rules, self.state());
            if let Err(error) = self.deal(deal) {
                panic!("the dealer gave {deal:?}: {error:?}");
            }
        }
        self.steps.len() - before
    }

    /// Takes back the last `count` steps.
    pub fn undo(&mut self, count: usize) -> Result<(), UndoError> {
        let there = self.steps.len();
        if count > there {
            let asked = count;
            return Err(UndoError { asked, there });
        }
        self.steps.truncate(there - count);
        self.states.truncate(there - count + 1);
        Ok(())
    }

    /// The position before step `index`; the present one for the number of steps.
    pub fn state_at(&self, index: usize) -> &R::State {
        &self.states[index]
    }

    /// What the game waited for before step `index`.
    pub fn pending_at(&self, index: usize) -> Pending<R::Asked, R::Chance> {
        self.rules.pending(self.state_at(index))
    }

    /// The legal choices before step `index`.
    pub fn choices_at(&self, index: usize) -> Choices<R::Choice> {
        let mut list = Choices::new();
        self.rules.choices(self.state_at(index), &mut list);
        list
    }

    /// The possible deals before step `index`.
    pub fn deals_at(&self, index: usize) -> Deals<R::Deal> {
        let mut table = Deals::new();
        self.rules.deals(self.state_at(index), &mut table);
        table
    }

    /// What followed from step `index`.
    pub fn facts(&self, index: usize) -> Vec<R::Fact> {
        let mut facts = Vec::new();
        let mut state = *self.state_at(index);
        let done = match self.steps[index] {
            Step::Choice(_, choice) => self.rules.apply(&mut state, choice, &mut facts),
            Step::Deal(deal) => self.rules.deal(&mut state, deal, &mut facts),
        };
        debug_assert!(done.is_ok(), "a step that was taken can be taken again");
        facts
    }

    /// Step `index` in the notation, as a record has it.
    pub fn step_text(&self, index: usize) -> String {
        Line::new(self.step_item(index)).to_string()
    }

    /// The streams of the deals in force, for dealers to count.
    pub fn streams(&self) -> impl Iterator<Item = Stream> {
        self.steps
            .iter()
            .zip(&self.states)
            .filter(|(step, _)| matches!(step, Step::Deal(_)))
            .map(|(_, state)| self.rules.stream(state))
    }

    /// Whether every deal is the one the dealer would have made; if not, the first step that is not.
    pub fn check_deals(&self, dealer: &mut SeededDealer) -> Result<(), usize> {
        dealer.recount([]);
        for (index, step) in self.steps.iter().enumerate() {
            if let &Step::Deal(deal) = step
                && dealer.draw(&*self.rules, self.state_at(index)) != deal
            {
                return Err(index);
            }
        }
        Ok(())
    }

    /// The digest of the present position.
    pub fn digest(&self) -> String {
        description::digest(&*self.rules, self.state())
    }

    /// The digest at the end of every round, one per line: it shows at a glance where two engines part company.
    pub fn round_digests(&self) -> String {
        let round = |index: usize| self.rules.round(self.state_at(index));
        let last = self.steps().len();
        let ends = (0..=last).filter(|&index| index == last || round(index) != round(index + 1));
        let line = |index| {
            let digest = description::digest(&*self.rules, self.state_at(index));
            format!("{} {digest}", round(index))
        };
        let lines: Vec<String> = ends.map(line).collect();
        lines.join("\n") + "\n"
    }

    /// The record of the steps in force, with result and digest if the game has ended.
    ///
    /// # Panics
    /// If the header does not name every seat of the game.
    pub fn record(&self, header: Header) -> Record {
        assert_eq!(header.seats.len(), usize::from(self.rules.seats()));
        let mut record = Record::new(header);
        for index in 0..self.steps.len() {
            push(&mut record, self.step_item(index));
        }
        if self.is_over() {
            let totals = self.totals();
            let points = Seat::all(self.rules.seats())
                .map(|seat| totals[seat])
                .collect();
            push(&mut record, LineKind::Result { points });
            let digest = self.digest();
            push(&mut record, LineKind::Digest { digest });
        }
        record
    }

    fn step_item(&self, index: usize) -> LineKind {
        match self.steps[index] {
            Step::Choice(seat, choice) => LineKind::Choice {
                seat,
                text: self.rules.choice_text(choice),
            },
            Step::Deal(deal) => LineKind::Deal {
                text: self.rules.deal_text(deal),
            },
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), StepError<R::Refusal>> {
        match self.pending() {
            Pending::Decision(asked, _) if asked == seat => Ok(()),
            Pending::Decision(asked, _) => Err(StepError::OtherSeat(asked)),
            Pending::Chance(_) => Err(StepError::ChanceFirst),
            Pending::Over => Err(StepError::Over),
        }
    }

    fn check_chance(&self) -> Result<(), StepError<R::Refusal>> {
        match self.pending() {
            Pending::Chance(_) => Ok(()),
            Pending::Decision(asked, _) => Err(StepError::DecisionFirst(asked)),
            Pending::Over => Err(StepError::Over),
        }
    }

    fn push(&mut self, step: StepOf<R>, state: R::State) {
        self.steps.push(step);
        self.states.push(state);
    }
}

fn push(record: &mut Record, kind: LineKind) {
    if let Err(error) = record.push(Line::new(kind)) {
        panic!("a game that was played has no record: {error:?}");
    }
}
