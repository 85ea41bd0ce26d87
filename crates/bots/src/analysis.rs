//! Analysis of a finished or running game by a bot: what each decision cost, and what was luck.
//!
//! The page of a game and `snowdonia analyse` both use this code, so with the same bot they name the same costs.
//!
//! *Luck.* At a chance node, luck is the value of the outcome minus the mean over possible outcomes. Both are judged with
//! the same small effort ([`Bot::quick_outlook`]): if the outcome were searched more deeply than the alternatives it is
//! compared with, a better search would look like good luck. Judged alike, luck averages out to nothing however wrong
//! the bot is.
//!
//! *Skill.* At a decision, the loss is the value of the position after the bot's choice minus that of the position after
//! the choice made. The values that the search assigns to the two candidates are not used: it spends most of its visits
//! on its favourite, so the difference would be one of effort. A loss below 0 means that the bot's choice turned out no
//! better, and counts as none.
//!
//! *Unforeseen.* Values before and after a step come from different searches and do not fit together exactly. The rest
//! is kept apart instead of being charged to luck or skill, so that for every seat start, luck, own choices, those of
//! others and the unforeseen rest add up to the result.
//!
//! *Backwards.* Steps are judged from the last to the first: a position without an alternative is worth what its
//! successor is, and the value after a deal may be known from the deal that follows it. Neither is searched twice.

mod judge;

use serde::{Deserialize, Serialize};
use tabletop::{Match, Pending, PerSeat, Rules, Seat, Step};

use crate::bot::{Bot, Candidate};
use judge::{Judge, Judged};

/// What a bot says about a whole game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// Whether the game has ended; if not, the result is what the bot expects.
    pub finished: bool,
    pub seats: Vec<SeatAnalysis>,
    /// One for each step, in order.
    pub steps: Vec<StepAnalysis>,
}

/// What can be expected, or a change of it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Worth {
    /// Share of the victory.
    pub share: f64,
    /// Points at the end.
    pub points: f64,
}

/// How a seat's result came about: start, luck, own, others and unforeseen make the result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatAnalysis {
    pub seat: u8,
    pub start: Worth,
    /// What deals changed.
    pub luck: Worth,
    /// What its own choices lost.
    pub own: Worth,
    /// What the choices of others gave or took.
    pub others: Worth,
    /// What the bot itself came to judge otherwise.
    pub unforeseen: Worth,
    pub result: Worth,
    /// Decisions with at least two choices.
    pub decisions: usize,
    /// Those in which the bot saw nothing better.
    pub best_chosen: usize,
}

/// A step with the change it brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StepAnalysis {
    /// The number of the step, from 1.
    pub step: usize,
    pub round: u16,
    /// The step in the notation, without the seat.
    pub notation: String,
    /// What each seat could expect before it.
    pub before: Vec<Worth>,
    /// The luck of a deal, or what a choice cost or gave.
    pub change: Vec<Worth>,
    /// None for deals.
    pub decision: Option<DecisionAnalysis>,
}

/// A decision and what was better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionAnalysis {
    pub seat: u8,
    pub asked: String,
    /// How many choices were legal.
    pub choices: usize,
    /// The best choice the bot knows, in the notation; the one made, if it saw nothing better.
    pub best: String,
    /// What the choice made lost against it, never below 0 in what counts most.
    pub loss: Worth,
    /// The choices expected from here on, the best first.
    pub line: Vec<String>,
    /// Effort of the bot.
    pub iterations: u64,
    /// What the bot considered, best first; at most [`MAX_CANDIDATES`].
    pub candidates: Vec<CandidateAnalysis>,
}

/// A choice the bot considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CandidateAnalysis {
    pub choice: String,
    pub visits: u64,
    /// What it promises to the seat that is asked.
    pub worth: Worth,
}

/// Candidates that are kept for each decision.
pub const MAX_CANDIDATES: usize = 5;

/// An analysis under way: judges one position after the other, from the end to the beginning.
#[derive(Debug)]
pub struct Analyst<R: Rules> {
    game: Match<R>,
    bot: Box<dyn Bot<R>>,
    /// Known once the last position is judged.
    result: Option<PerSeat<Worth>>,
    /// What the position after the next step to judge is worth.
    after: PerSeat<Worth>,
    /// The same with little thought, where that is known from the deal that follows.
    quick: Option<PerSeat<Worth>>,
    /// The last one first.
    steps: Vec<StepAnalysis>,
}

impl<R: Rules> Analyst<R> {
    pub fn new(game: Match<R>, bot: Box<dyn Bot<R>>) -> Analyst<R> {
        Analyst {
            steps: Vec::with_capacity(game.steps().len()),
            game,
            bot,
            result: None,
            after: PerSeat::default(),
            quick: None,
        }
    }

    /// Number of positions to judge.
    pub fn total(&self) -> usize {
        self.game.steps().len() + 1
    }

    /// Number of positions judged.
    pub fn done(&self) -> usize {
        self.steps.len() + usize::from(self.result.is_some())
    }

    /// Judges one more position, if there is one left; returns whether all are judged.
    pub fn advance(&mut self) -> bool {
        if self.done() < self.total() {
            self.judge_next();
        }
        self.done() == self.total()
    }

    fn judge_next(&mut self) {
        let rules = &**self.game.rules();
        let mut judge = Judge {
            rules,
            bot: &mut *self.bot,
        };
        if self.result.is_none() {
            self.after = judge.worth(self.game.state());
            self.result = Some(self.after);
            return;
        }
        let index = self.game.steps().len() - self.steps.len() - 1;
        let state = self.game.state_at(index);
        let (before, change, decision) = match self.game.steps()[index] {
            Step::Deal(_) => {
                let came = self.quick.take();
                let came = came.unwrap_or_else(|| judge.quick_worth(self.game.state_at(index + 1)));
                let before = judge.quick_worth(state);
                self.quick = Some(before);
                (before, difference(&came, &before), None)
            }
            Step::Choice(seat, choice) => {
                self.quick = None;
                let judged = judge.decision(state, seat, choice);
                let decision = decision(rules, asked_name(rules, state), seat, choice, &judged);
                let change = difference(&PerSeat::default(), &judged.loss);
                (judged.values.unwrap_or(self.after), change, Some(decision))
            }
        };
        self.steps.push(StepAnalysis {
            step: index + 1,
            round: rules.round(state),
            notation: notation(rules, &self.game, index),
            before: listed(rules, &before),
            change: listed(rules, &change),
            decision,
        });
        self.after = before;
    }

    /// Judges the remaining positions and returns the analysis. `progress` gets the number of positions judged.
    pub fn finish(mut self, progress: &mut dyn FnMut(usize)) -> Analysis {
        while !self.advance() {
            progress(self.done());
        }
        progress(self.done());
        self.analysis()
    }

    /// The analysis of a game whose positions are all judged.
    pub fn analysis(&self) -> Analysis {
        let mut steps = self.steps.clone();
        steps.reverse();
        let result = self.result.unwrap_or_default();
        Analysis {
            finished: self.game.is_over(),
            seats: seats(&**self.game.rules(), &self.after, &result, &steps),
            steps,
        }
    }
}

/// What a choice loses against another to whoever decides, by the positions they lead to; below 0 if it is better.
///
/// # Panics
/// If no decision is pending.
pub fn loss<R: Rules>(
    rules: &R,
    bot: &mut dyn Bot<R>,
    state: &R::State,
    [better, other]: [R::Choice; 2],
) -> Worth {
    let Pending::Decision(seat, _) = rules.pending(state) else {
        panic!("a choice is made at a decision");
    };
    let mut judge = Judge { rules, bot };
    let better = judge.after(state, better)[seat];
    better - judge.after(state, other)[seat]
}

fn difference(one: &PerSeat<Worth>, other: &PerSeat<Worth>) -> PerSeat<Worth> {
    PerSeat(std::array::from_fn(|seat| one.0[seat] - other.0[seat]))
}

impl Analysis {
    /// The decisions that lost most, the costliest first. Among several players the share of the victory counts most,
    /// alone the points.
    pub fn costliest(&self, most: usize) -> Vec<&StepAnalysis> {
        let mut steps = self.costly(|_| true);
        steps.truncate(most);
        steps
    }

    /// The same of some seats only.
    pub fn costliest_of(&self, seats: &[Seat], most: usize) -> Vec<&StepAnalysis> {
        let mut steps = self.costly(|seat| seats.iter().any(|own| own.number() == seat));
        steps.truncate(most);
        steps
    }

    /// What a loss counts: the points of a player alone, otherwise the share of the victory.
    pub fn cost(&self, loss: Worth) -> f64 {
        if self.seats.len() == 1 {
            loss.points
        } else {
            loss.share
        }
    }

    fn costly(&self, of: impl Fn(u8) -> bool) -> Vec<&StepAnalysis> {
        let cost = |step: &StepAnalysis| {
            let decision = step.decision.as_ref();
            let decision = decision.filter(|decision| of(decision.seat));
            decision.map_or(0.0, |decision| self.cost(decision.loss))
        };
        let mut steps: Vec<&StepAnalysis> =
            self.steps.iter().filter(|step| cost(step) > 0.0).collect();
        steps.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
        steps
    }
}

impl std::ops::Add for Worth {
    type Output = Worth;
    fn add(self, other: Worth) -> Worth {
        Worth {
            share: self.share + other.share,
            points: self.points + other.points,
        }
    }
}

impl std::ops::Sub for Worth {
    type Output = Worth;
    fn sub(self, other: Worth) -> Worth {
        Worth {
            share: self.share - other.share,
            points: self.points - other.points,
        }
    }
}

impl std::iter::Sum for Worth {
    fn sum<I: Iterator<Item = Worth>>(worths: I) -> Worth {
        worths.fold(Worth::default(), std::ops::Add::add)
    }
}

fn decision<R: Rules>(
    rules: &R,
    asked: &str,
    seat: Seat,
    made: R::Choice,
    judged: &Judged<R>,
) -> DecisionAnalysis {
    let text = |choice: &R::Choice| rules.choice_text(*choice);
    let candidate = |candidate: &Candidate<R::Choice>| CandidateAnalysis {
        choice: text(&candidate.choice),
        visits: candidate.visits,
        worth: judge::worth_of(candidate.values[seat]),
    };
    DecisionAnalysis {
        seat: seat.number(),
        asked: asked.to_owned(),
        choices: judged.choices,
        best: text(&judged.best.unwrap_or(made)),
        loss: judged.loss[seat],
        line: judged.line.iter().map(text).collect(),
        iterations: judged.iterations,
        candidates: judged
            .candidates
            .iter()
            .take(MAX_CANDIDATES)
            .map(candidate)
            .collect(),
    }
}

fn notation<R: Rules>(rules: &R, game: &Match<R>, index: usize) -> String {
    match game.steps()[index] {
        Step::Choice(_, choice) => rules.choice_text(choice),
        Step::Deal(deal) => rules.deal_text(deal),
    }
}

fn listed<R: Rules>(rules: &R, worths: &PerSeat<Worth>) -> Vec<Worth> {
    Seat::all(rules.seats()).map(|seat| worths[seat]).collect()
}

fn seats<R: Rules>(
    rules: &R,
    start: &PerSeat<Worth>,
    result: &PerSeat<Worth>,
    steps: &[StepAnalysis],
) -> Vec<SeatAnalysis> {
    let seat = |seat: Seat| {
        let number = seat.number();
        let change = |step: &StepAnalysis| step.change[seat.index()];
        let by = |of: &dyn Fn(Option<u8>) -> bool| -> Worth {
            let decided = |step: &&StepAnalysis| of(step.decision.as_ref().map(|it| it.seat));
            steps.iter().filter(decided).map(change).sum()
        };
        let own = || {
            let decisions = steps
                .iter()
                .filter_map(|step| Some((step, step.decision.as_ref()?)));
            decisions.filter(|(_, it)| it.seat == number && it.choices > 1)
        };
        let luck = by(&|decided| decided.is_none());
        let own_choices = by(&|decided| decided == Some(number));
        let others = by(&|decided| decided.is_some_and(|other| other != number));
        SeatAnalysis {
            seat: number,
            start: start[seat],
            luck,
            own: own_choices,
            others,
            unforeseen: result[seat] - start[seat] - luck - own_choices - others,
            result: result[seat],
            decisions: own().count(),
            best_chosen: own().filter(|(step, it)| it.best == step.notation).count(),
        }
    };
    Seat::all(rules.seats()).map(seat).collect()
}

/// The name of what is asked in a position.
fn asked_name<R: Rules>(rules: &R, state: &R::State) -> &'static str {
    match rules.pending(state) {
        Pending::Decision(_, asked) => R::asked_name(asked),
        Pending::Chance(chance) => R::chance_name(chance),
        Pending::Over => "",
    }
}
