//! Asks a bot what positions are worth.

use tabletop::{Choices, Pending, PerSeat, Rules, Seat};

use super::Worth;
use crate::bot::{Bot, Candidate, Value};

pub(super) struct Judge<'a, R: Rules> {
    pub rules: &'a R,
    pub bot: &'a mut dyn Bot<R>,
}

/// A decision as the bot judges it.
pub(super) struct Judged<R: Rules> {
    pub choices: usize,
    /// The value for every seat; none where there is no alternative.
    pub values: Option<PerSeat<Worth>>,
    /// None if the bot found nothing better than the choice made.
    pub best: Option<R::Choice>,
    /// How much more every seat would have had with it.
    pub loss: PerSeat<Worth>,
    pub line: Vec<R::Choice>,
    pub iterations: u64,
    pub candidates: Vec<Candidate<R::Choice>>,
}

impl<R: Rules> Judge<'_, R> {
    /// The value of a position for every seat: the result if the game is over, otherwise what the bot expects. Forced
    /// choices are made first.
    pub fn worth(&mut self, state: &R::State) -> PerSeat<Worth> {
        let mut state = *state;
        let mut list = Choices::new();
        loop {
            let values = match self.rules.pending(&state) {
                Pending::Over => Value::now(self.rules, &state),
                Pending::Chance(_) => self.bot.outlook(self.rules, &state),
                Pending::Decision(..) => {
                    list.clear();
                    self.rules.choices(&state, &mut list);
                    // Every choice brings the game on, so this ends as the game does.
                    if let [only] = list[..] {
                        self.rules.apply_listed(&mut state, only, &mut ());
                        continue;
                    }
                    self.bot.think(self.rules, &state, &list).values
                }
            };
            return PerSeat(values.0.map(worth_of));
        }
    }

    /// Compares the choice made with the one the bot would make, by the positions they lead to.
    pub fn decision(&mut self, state: &R::State, seat: Seat, made: R::Choice) -> Judged<R> {
        let mut list = Choices::new();
        self.rules.choices(state, &mut list);
        let mut judged = Judged {
            choices: list.len(),
            values: None,
            best: None,
            loss: PerSeat::default(),
            line: vec![made],
            iterations: 0,
            candidates: Vec::new(),
        };
        if list.len() < 2 {
            return judged;
        }
        let thought = self.bot.think(self.rules, state, &list);
        judged.values = Some(PerSeat(thought.values.0.map(worth_of)));
        judged.iterations = thought.iterations;
        judged.candidates = thought.candidates;
        if thought.choice == made {
            judged.line = thought.line;
            return judged;
        }
        let better = self.after(state, thought.choice);
        let here = self.after(state, made);
        let loss = PerSeat(std::array::from_fn(|seat| better.0[seat] - here.0[seat]));
        let lost = if self.rules.seats() == 1 {
            loss[seat].points
        } else {
            loss[seat].share
        };
        // What the bot would do may turn out no better: then nothing was lost.
        if lost > 0.0 {
            judged.best = Some(thought.choice);
            judged.loss = loss;
            judged.line = thought.line;
        }
        judged
    }

    /// The value of a position with little thought, to be compared with the outlook before a deal.
    pub fn quick_worth(&mut self, state: &R::State) -> PerSeat<Worth> {
        PerSeat(self.bot.quick_outlook(self.rules, state).0.map(worth_of))
    }

    pub fn after(&mut self, state: &R::State, choice: R::Choice) -> PerSeat<Worth> {
        let mut state = *state;
        self.rules.apply_listed(&mut state, choice, &mut ());
        self.worth(&state)
    }
}

pub(super) fn worth_of(value: Value) -> Worth {
    Worth {
        share: f64::from(value.share),
        points: f64::from(value.score),
    }
}
