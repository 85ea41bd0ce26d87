//! The analysis of a game for its page, a few positions at a time, so that other work is not held up.

use std::fmt;
use std::time::Instant;

use bots::analysis::{Analysis, Analyst, SeatAnalysis, StepAnalysis, Worth};
use bots::{Aim, BotName, Budget, Conditions, seat_bot};
use tabletop::Match;
use view::page::{self, Costly, Share};
use words::Text;

use crate::any_table::AnyTable;
use crate::game::Playable;

/// Iterations per position: a game has hundreds of positions, and people are waiting.
const ITERATIONS: u32 = 300;
/// How many of the costliest decisions are listed.
const SHOWN: usize = 8;
/// Costs below this share of the victory are noise of the search.
const LEAST_SHARE: f64 = 0.02;
/// The same in points, for solo games.
const LEAST_POINTS: f64 = 0.5;

/// Judges one more position; returns the analysis once all are judged.
pub type Judge = Box<dyn FnMut() -> Option<Analysis> + Send>;

/// A judge for the analysis page of a game.
pub fn judge<R: Playable>(game: Match<R>) -> Judge {
    let name = BotName::Search(Budget::Iterations(ITERATIONS), Aim::Victory);
    let bot = seat_bot(&name, &**game.rules(), Conditions::seeded(1))
        .expect("the search plays every game");
    let mut analyst = Analyst::new(game, bot);
    Box::new(move || analyst.advance().then(|| analyst.analysis()))
}

/// An analysis in progress, or finished.
pub struct RunningAnalysis {
    game: Box<dyn AnyTable>,
    judge: Judge,
    done: usize,
    finished: Option<Analysis>,
}

impl fmt::Debug for RunningAnalysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RunningAnalysis")
            .field("game", &self.game)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

impl RunningAnalysis {
    /// The analysis of a game in its present state.
    pub fn new(game: &dyn AnyTable) -> RunningAnalysis {
        RunningAnalysis {
            game: game.duplicate(),
            judge: game.judge(),
            done: 0,
            finished: None,
        }
    }

    /// Continues until the time is up; returns whether everything is done.
    pub fn advance(&mut self, until: Instant) -> bool {
        while self.finished.is_none() && Instant::now() < until {
            self.finished = (self.judge)();
            self.done += 1;
        }
        self.is_done()
    }

    /// Whether every position is judged.
    pub fn is_done(&self) -> bool {
        self.finished.is_some()
    }

    /// The number of steps of the analysed game.
    pub fn steps(&self) -> usize {
        self.game.len()
    }

    /// What the page shows: the progress, or the results in words.
    pub fn shown(&self, names: &[String], text: &Text) -> page::ShownAnalysis {
        let mut shown = page::ShownAnalysis {
            done: self.done,
            total: self.steps() + 1,
            finished: false,
            curve: Vec::new(),
            shares: Vec::new(),
            costly: Vec::new(),
        };
        if let Some(analysis) = &self.finished {
            shown.finished = analysis.finished;
            shown.curve = curve(analysis);
            let alone = analysis.seats.len() == 1;
            let seats = analysis.seats.iter();
            shown.shares = seats.map(|seat| share(seat, alone)).collect();
            let costliest = analysis.costliest(SHOWN).into_iter();
            let costly = |step| self.costly(step, alone, names, text);
            shown.costly = costliest.filter_map(costly).collect();
        }
        shown
    }

    fn costly(
        &self,
        step: &StepAnalysis,
        alone: bool,
        names: &[String],
        text: &Text,
    ) -> Option<Costly> {
        let decision = step.decision.as_ref()?;
        let (cost, least) = if alone {
            (decision.loss.points, LEAST_POINTS)
        } else {
            (decision.loss.share, LEAST_SHARE)
        };
        let index = step.step - 1;
        let meaning = |choice: &String| {
            let meaning = self.game.meaning(index, choice, text);
            meaning.unwrap_or_else(|| choice.clone())
        };
        let seat = usize::from(decision.seat) - 1;
        (cost >= least).then(|| Costly {
            step: index,
            who: names.get(seat).cloned().unwrap_or_default(),
            chosen: meaning(&step.notation),
            better: meaning(&decision.best),
            notations: [step.notation.clone(), decision.best.clone()],
            cost: cost as f32,
            alone,
        })
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
