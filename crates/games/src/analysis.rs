//! The analysis of a game for its page, a few positions at a time, so that other work is not held up.

use std::collections::VecDeque;
use std::fmt;
use std::time::Instant;

use bots::analysis::{Analysis, Analyst, SeatAnalysis, StepAnalysis, Worth, loss};
use bots::{Aim, Bot, BotName, Budget, Conditions, seat_bot};
use tabletop::{Match, Seat};
use view::page::{self, Cost, Costly, ExerciseLink, JudgedTry, Share, Tried};
use words::Text;

use crate::any_table::AnyTable;
use crate::game::Playable;
use crate::why::Why;

/// Iterations per position: a game has hundreds of positions, and people are waiting.
const ITERATIONS: u32 = 300;
/// How many of the costliest decisions are listed.
const SHOWN: usize = 8;
/// Costs below this share of the victory are noise of the search.
const LEAST_SHARE: f64 = 0.02;
/// The same in points, for solo games.
const LEAST_POINTS: f64 = 0.5;

/// How many mistakes of a person become exercises.
pub const EXERCISES: usize = 3;

/// A bot that judges a game, bit by bit.
pub type Judge = Box<dyn Judging>;

/// What judges a game of any kind.
pub trait Judging: Send {
    /// Does a bit more; returns whether there is nothing left to do.
    fn advance(&mut self) -> bool;
    /// How many positions are judged.
    fn done(&self) -> usize;
    /// The analysis, once everything is judged and the costliest decisions have their reasons.
    fn analysis(&self) -> Option<&Analysis>;
    /// Has a choice compared with the best one of a position.
    fn ask(&mut self, step: usize, choice: &str);
    /// What came of that.
    fn verdict(&self, step: usize, choice: &str) -> Option<&Verdict>;
}

/// A choice compared with the best one the bot knows.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The best choice, in the notation.
    pub best: String,
    /// What the other one loses against it.
    pub loss: Worth,
    /// None where nothing is lost.
    pub why: Option<Why>,
}

impl Verdict {
    /// What is lost, as pages tell it.
    pub fn cost(&self, alone: bool) -> Cost {
        told_loss(self.loss, alone)
    }
}

/// A judge for the analysis page of a game.
pub fn judge<R: Playable>(game: Match<R>) -> Judge {
    let bot = judging_bot(&**game.rules());
    Box::new(Judged {
        analyst: Analyst::new(game.clone(), bot),
        bot: judging_bot(&**game.rules()),
        game,
        analysis: None,
        finished: false,
        asked: VecDeque::new(),
        verdicts: Vec::new(),
    })
}

fn judging_bot<R: Playable>(rules: &R) -> Box<dyn Bot<R>> {
    let name = BotName::Search(Budget::Iterations(ITERATIONS), Aim::Victory);
    seat_bot(&name, rules, Conditions::seeded(1)).expect("the search plays every game")
}

/// A game being judged: first all positions, then the reasons of the costliest decisions, then what people ask.
struct Judged<R: Playable> {
    game: Match<R>,
    analyst: Analyst<R>,
    bot: Box<dyn Bot<R>>,
    analysis: Option<Analysis>,
    /// Whether the costliest decisions have their reasons.
    finished: bool,
    asked: VecDeque<(usize, String)>,
    verdicts: Vec<(usize, String, Verdict)>,
}

/// At most so many verdicts are kept and wait: more than all choices of all exercises of a game.
const MOST_VERDICTS: usize = 2000;

impl<R: Playable> Judged<R> {
    /// The costliest decisions, and those of each seat, are told with reasons.
    fn ask_costliest(&mut self) {
        let Some(analysis) = &self.analysis else {
            return;
        };
        let seats = Seat::all(self.game.rules().seats());
        let own = seats.flat_map(|seat| analysis.costliest_of(&[seat], EXERCISES));
        let mut asked: Vec<(usize, String)> = Vec::new();
        for step in analysis.costliest(SHOWN).into_iter().chain(own) {
            let one = (step.step - 1, step.notation.clone());
            if counts(analysis, step) && !asked.contains(&one) {
                asked.push(one);
            }
        }
        self.asked.extend(asked);
    }

    /// What a decision of the game lost, if that choice was made there.
    fn known_loss(&self, step: usize, choice: &str) -> Option<(String, Worth)> {
        let step = self.analysis.as_ref()?.steps.get(step)?;
        let decision = step.decision.as_ref()?;
        (step.notation == choice).then(|| (decision.best.clone(), decision.loss))
    }

    fn compare(&mut self, step: usize, choice: &str) -> Option<Verdict> {
        let rules = self.game.rules().clone();
        let state = *self.game.state_at(step);
        let decision = self.analysis.as_ref()?.steps.get(step)?.decision.as_ref()?;
        let best = rules.read_choice(&decision.best).ok()?;
        let other = rules.read_choice(choice).ok()?;
        let listed = self.game.choices_at(step);
        if !listed.contains(&best) || !listed.contains(&other) {
            return None;
        }
        let (best_text, loss) = match self.known_loss(step, choice) {
            Some(known) => known,
            None if best == other => (decision.best.clone(), Worth::default()),
            None => {
                let best_text = decision.best.clone();
                let loss = loss(&*rules, &mut *self.bot, &state, [best, other]);
                (best_text, loss)
            }
        };
        let lost = best != other && self.analysis.as_ref()?.cost(loss) > 0.0;
        Some(Verdict {
            best: best_text,
            loss: if lost { loss } else { Worth::default() },
            why: lost.then(|| Why::new(&rules, &state, [best, other], loss.points)),
        })
    }
}

impl<R: Playable> Judging for Judged<R> {
    fn advance(&mut self) -> bool {
        if self.analysis.is_none() {
            if self.analyst.advance() {
                self.analysis = Some(self.analyst.analysis());
                self.ask_costliest();
            }
        } else if let Some((step, choice)) = self.asked.pop_front()
            && let Some(verdict) = self.compare(step, &choice)
        {
            self.verdicts.push((step, choice, verdict));
        }
        self.finished |= self.analysis.is_some() && self.asked.is_empty();
        self.finished && self.asked.is_empty()
    }

    fn done(&self) -> usize {
        self.analyst.done()
    }

    fn analysis(&self) -> Option<&Analysis> {
        self.analysis.as_ref().filter(|_| self.finished)
    }

    fn ask(&mut self, step: usize, choice: &str) {
        let one = (step, choice.to_owned());
        let full = self.asked.len() + self.verdicts.len() >= MOST_VERDICTS;
        if !full && self.verdict(step, choice).is_none() && !self.asked.contains(&one) {
            self.asked.push_back(one);
        }
    }

    fn verdict(&self, step: usize, choice: &str) -> Option<&Verdict> {
        let mut verdicts = self.verdicts.iter();
        let found = verdicts.find(|(at, of, _)| (*at, of.as_str()) == (step, choice));
        found.map(|(.., verdict)| verdict)
    }
}

/// Whether a decision cost more than the noise of the search.
fn counts(analysis: &Analysis, step: &StepAnalysis) -> bool {
    let least = if analysis.seats.len() == 1 {
        LEAST_POINTS
    } else {
        LEAST_SHARE
    };
    let decision = step.decision.as_ref();
    decision.is_some_and(|decision| analysis.cost(decision.loss) >= least)
}

/// An analysis in progress, or finished.
pub struct RunningAnalysis {
    game: Box<dyn AnyTable>,
    judge: Judge,
}

impl fmt::Debug for RunningAnalysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RunningAnalysis")
            .field("game", &self.game)
            .field("done", &self.judge.done())
            .finish_non_exhaustive()
    }
}

impl RunningAnalysis {
    /// The analysis of a game in its present state.
    pub fn new(game: &dyn AnyTable) -> RunningAnalysis {
        RunningAnalysis {
            game: game.duplicate(),
            judge: game.judge(),
        }
    }

    /// Continues until the time is up; returns whether everything is done.
    pub fn advance(&mut self, until: Instant) -> bool {
        let mut done = false;
        while !done && Instant::now() < until {
            done = self.judge.advance();
        }
        done
    }

    /// Whether every position is judged.
    pub fn is_done(&self) -> bool {
        self.judge.analysis().is_some()
    }

    /// The number of steps of the analysed game.
    pub fn steps(&self) -> usize {
        self.game.len()
    }

    /// The game as it was analysed.
    pub fn game(&self) -> &dyn AnyTable {
        &*self.game
    }

    /// What the page shows: the progress, or the results in words.
    pub fn shown(&self, names: &[String], text: &Text) -> page::ShownAnalysis {
        let total = self.steps() + 1;
        let mut shown = page::ShownAnalysis {
            // The last one is done when the costliest decisions have their reasons.
            done: self.judge.done().min(total - 1),
            total,
            finished: false,
            curve: Vec::new(),
            shares: Vec::new(),
            costly: Vec::new(),
            exercises: false,
        };
        if let Some(analysis) = self.judge.analysis() {
            shown.done = total;
            shown.finished = analysis.finished;
            shown.curve = curve(analysis);
            let alone = analysis.seats.len() == 1;
            let seats = analysis.seats.iter();
            shown.shares = seats.map(|seat| share(seat, alone)).collect();
            let costliest = analysis.costliest(SHOWN).into_iter();
            let costly = |step| self.costly(analysis, step, names, text);
            shown.costly = costliest.filter_map(costly).collect();
        }
        shown
    }

    /// The costliest decisions of some seats, to be tried again; nothing as long as the game is not judged.
    pub fn exercises(&self, seats: &[Seat], names: &[String]) -> Option<Vec<ExerciseLink>> {
        let analysis = self.judge.analysis()?;
        let costliest = analysis.costliest_of(seats, EXERCISES).into_iter();
        let costly = costliest.filter(|step| counts(analysis, step));
        let link = |step: &StepAnalysis| {
            let decision = step.decision.as_ref()?;
            Some(ExerciseLink {
                step: step.step - 1,
                round: step.round,
                who: names.get(usize::from(decision.seat) - 1)?.clone(),
                cost: cost(analysis, decision.loss),
            })
        };
        Some(costly.filter_map(link).collect())
    }

    /// What there is to say of a choice that is tried at a decision of the game; it may have to be thought about first.
    pub fn tried(&mut self, step: usize, choice: &str, names: &[String], text: &Text) -> Tried {
        let meaning = |choice: &str| self.game.meaning(step, choice, text);
        let known = self.judge.analysis().and_then(|analysis| {
            let made = analysis.steps.get(step)?;
            Some((made, made.decision.as_ref()?, analysis))
        });
        let (Some((made, decision, analysis)), Some(chosen)) = (known, meaning(choice)) else {
            return Tried::Impossible;
        };
        let Some(verdict) = self.judge.verdict(step, choice) else {
            self.judge.ask(step, choice);
            return Tried::Thinking;
        };
        let both = |choice: &str| [meaning(choice).unwrap_or_default(), choice.to_owned()];
        let lost = analysis.cost(verdict.loss) > 0.0;
        // Of a choice that is as good as the best there is nothing to explain, but of the one made in the game.
        let explained = if lost {
            Some(verdict)
        } else {
            self.judge.verdict(step, &made.notation)
        };
        let why = explained.and_then(|verdict| verdict.why.as_ref());
        Tried::Judged(Box::new(JudgedTry {
            chosen: [chosen, choice.to_owned()],
            better: both(&verdict.best),
            made: both(&made.notation),
            made_cost: cost(analysis, decision.loss),
            cost: lost.then(|| cost(analysis, verdict.loss)),
            why: why.map(|why| why.shown(names, text)),
        }))
    }

    fn costly(
        &self,
        analysis: &Analysis,
        step: &StepAnalysis,
        names: &[String],
        text: &Text,
    ) -> Option<Costly> {
        let decision = step.decision.as_ref().filter(|_| counts(analysis, step))?;
        let index = step.step - 1;
        let meaning = |choice: &String| {
            let meaning = self.game.meaning(index, choice, text);
            meaning.unwrap_or_else(|| choice.clone())
        };
        let seat = usize::from(decision.seat) - 1;
        let verdict = self.judge.verdict(index, &step.notation);
        let why = verdict.and_then(|verdict| verdict.why.as_ref());
        Some(Costly {
            step: index,
            who: names.get(seat).cloned().unwrap_or_default(),
            chosen: meaning(&step.notation),
            better: meaning(&decision.best),
            notations: [step.notation.clone(), decision.best.clone()],
            cost: analysis.cost(decision.loss) as f32,
            alone: analysis.seats.len() == 1,
            why: why.map(|why| why.shown(names, text)),
        })
    }
}

/// A loss as pages tell it.
fn cost(analysis: &Analysis, loss: Worth) -> Cost {
    told_loss(loss, analysis.seats.len() == 1)
}

fn told_loss(loss: Worth, alone: bool) -> Cost {
    Cost {
        points: loss.points as f32,
        share: (!alone).then_some(loss.share as f32),
    }
}

/// The unit of a result: points in a solo game.
fn share(seat: &SeatAnalysis, alone: bool) -> Share {
    let told = |worth: Worth| (if alone { worth.points } else { worth.share }) as f32;
    Share {
        start: told(seat.start),
        luck: told(seat.luck),
        own: told(seat.own),
        others: told(seat.others),
        unforeseen: told(seat.unforeseen),
        result: told(seat.result),
    }
}

/// By position, then by seat: the share of the victory, or of the best score in a solo game.
fn curve(analysis: &Analysis) -> Vec<Vec<f32>> {
    let result: Vec<Worth> = analysis.seats.iter().map(|seat| seat.result).collect();
    let positions = || {
        analysis
            .steps
            .iter()
            .map(|step| &step.before)
            .chain([&result])
    };
    let points = positions().flatten().map(|worth| worth.points);
    let best = points.fold(1.0, f64::max);
    let alone = analysis.seats.len() == 1;
    let height = |worth: &Worth| {
        if alone {
            (worth.points / best) as f32
        } else {
            worth.share as f32
        }
    };
    positions()
        .map(|worths| worths.iter().map(height).collect())
        .collect()
}
