//! Looks at a finished or running game with the eyes of a bot: what each decision cost, and what was luck.
//!
//! The value of a position is what the bot expects of it for every seat. Where chance decides, luck is what is worth
//! what came, less the mean of what could have come, all judged with the same effort: so luck is nothing on average,
//! however wrong the bot is. Where a seat decides, the change is what its choice lost against the best one, both judged
//! in the same way: by the positions they lead to. What the bot sees later and did not see before is nobody's luck or
//! loss, and stands apart. So for every seat the value at the start, the luck, the own choices, those of the others and
//! what was not foreseen add up to the result.

pub mod curve;
mod judge;

use bots::Bot;
use serde::{Deserialize, Serialize};
use tabletop::{Match, Pending, PerSeat, Rules, Seat, Step};

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

/// Judges every step of a game. `progress` is told how many steps are done, and of how many.
pub fn analyse<R: Rules>(
    rules: &R,
    game: &Match<R>,
    bot: &mut dyn Bot<R>,
    progress: &mut dyn FnMut(usize, usize),
) -> Analysis {
    let total = game.steps().len();
    let mut judge = Judge { rules, bot };
    let result = judge.worth(game.state());
    let mut steps = Vec::with_capacity(total);
    // Backwards: what has no alternative is worth what comes of it.
    let mut after = result;
    // What the position after a step is worth at a glance, where that is known from the deal that follows.
    let mut glanced = None;
    for index in (0..total).rev() {
        let state = game.state_at(index);
        let (before, change, decision) = match game.steps()[index] {
            Step::Deal(_) => {
                let came = glanced.take();
                let came = came.unwrap_or_else(|| judge.quick_outlook(game.state_at(index + 1)));
                let before = judge.quick_outlook(state);
                glanced = Some(before);
                (before, difference(&came, &before), None)
            }
            Step::Choice(seat, choice) => {
                glanced = None;
                let judged = judge.decision(state, seat, choice);
                let decision = decision(rules, &judge.asked(state), seat, choice, &judged);
                let change = difference(&PerSeat::default(), &judged.loss);
                (judged.values.unwrap_or(after), change, Some(decision))
            }
        };
        steps.push(StepAnalysis {
            step: index + 1,
            round: rules.round(state),
            notation: notation(rules, game, index),
            before: listed(rules, &before),
            change: listed(rules, &change),
            decision,
        });
        after = before;
        progress(total - index, total);
    }
    steps.reverse();
    Analysis {
        finished: game.is_over(),
        seats: seats(rules, &after, &result, &steps),
        steps,
    }
}

fn difference(one: &PerSeat<Worth>, other: &PerSeat<Worth>) -> PerSeat<Worth> {
    PerSeat(std::array::from_fn(|seat| one.0[seat] - other.0[seat]))
}

impl Analysis {
    /// The decisions that lost most, the costliest first. Among several players the share of the victory counts most,
    /// alone the points.
    pub fn costliest(&self, most: usize) -> Vec<&StepAnalysis> {
        let solo = self.seats.len() == 1;
        let cost = |step: &StepAnalysis| {
            let loss = step
                .decision
                .as_ref()
                .map_or(Worth::default(), |it| it.loss);
            if solo { loss.points } else { loss.share }
        };
        let mut steps: Vec<&StepAnalysis> =
            self.steps.iter().filter(|step| cost(step) > 0.0).collect();
        steps.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
        steps.truncate(most);
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
    let candidate = |candidate: &bots::Candidate<R::Choice>| CandidateAnalysis {
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
