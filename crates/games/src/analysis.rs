//! A whole game judged by a bot: what everybody could expect at every position, and what each decision cost.

use std::fmt;
use std::time::Instant;

use bots::{BotName, Budget, Conditions, Value, seat_bot};
use tabletop::{Match, PerSeat, Seat, Step};
use view::page::{self, Costly};
use words::Text;

use crate::any_table::AnyTable;
use crate::game::Playable;

/// Effort for each position: a game has some hundreds, and people wait.
const ITERATIONS: u32 = 300;
/// How many of the costliest decisions are told.
const TOLD: usize = 8;
/// What costs less is noise of the search.
const LEAST_SHARE: f32 = 0.02;
/// The same in points, where one plays alone.
const LEAST_POINTS: f32 = 0.5;

/// Judges a position by its number: a bot with a match of its own.
pub type Judge = Box<dyn FnMut(usize) -> Judgement + Send>;

/// What a bot says about a position.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// What everybody may expect.
    values: PerSeat<Value>,
    /// The decision made there, if it cost something.
    lapse: Option<Lapse>,
}

/// A decision that cost something; choices are in the notation.
#[derive(Clone, Debug)]
struct Lapse {
    step: usize,
    seat: Seat,
    chosen: String,
    better: String,
    cost: f32,
}

/// A bot that judges a match.
pub fn judge<R: Playable>(game: Match<R>) -> Judge {
    let name = BotName::Search(Budget::Iterations(ITERATIONS));
    let mut bot = seat_bot(&name, &**game.rules(), Conditions::seeded(1))
        .expect("the search plays every game");
    Box::new(move |index| {
        let rules = &**game.rules();
        let state = game.state_at(index);
        let Some(&Step::Choice(seat, chosen)) = game.steps().get(index) else {
            let values = bot.outlook(rules, state);
            return Judgement {
                values,
                lapse: None,
            };
        };
        let thought = bot.think(rules, state, &game.choices_at(index));
        let alone = rules.seats() == 1;
        let worth = |values: &PerSeat<Value>| {
            if alone {
                values[seat].score
            } else {
                values[seat].share
            }
        };
        let best = worth(&thought.values);
        let tried = thought.candidates.iter();
        let tried = tried
            .filter(|candidate| candidate.visits > 0)
            .find(|candidate| candidate.choice == chosen)
            .map(|candidate| worth(&candidate.values));
        let better = thought.choice;
        let cost = if better == chosen {
            0.0
        } else {
            let after = tried.unwrap_or_else(|| {
                let after = game.state_at(index + 1);
                worth(&bot.outlook(rules, after))
            });
            best - after
        };
        let least = if alone { LEAST_POINTS } else { LEAST_SHARE };
        Judgement {
            values: thought.values,
            lapse: (cost >= least).then(|| Lapse {
                step: index,
                seat,
                chosen: rules.choice_text(chosen),
                better: rules.choice_text(better),
                cost,
            }),
        }
    })
}

/// A match that is judged a few positions at a time.
pub struct Analysis {
    game: Box<dyn AnyTable>,
    judge: Judge,
    judged: Vec<Judgement>,
}

impl fmt::Debug for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analysis")
            .field("game", &self.game)
            .field("judged", &self.judged)
            .finish_non_exhaustive()
    }
}

impl Analysis {
    /// Of a match as it is now.
    pub fn new(game: &dyn AnyTable) -> Analysis {
        Analysis {
            game: game.duplicate(),
            judge: game.judge(),
            judged: Vec::new(),
        }
    }

    /// Goes on until the time is up; whether all is done.
    pub fn advance(&mut self, until: Instant) -> bool {
        while self.judged.len() < self.positions() && Instant::now() < until {
            let judgement = (self.judge)(self.judged.len());
            self.judged.push(judgement);
        }
        self.judged.len() == self.positions()
    }

    /// How many steps the judged match has.
    pub fn steps(&self) -> usize {
        self.game.len()
    }

    fn positions(&self) -> usize {
        self.steps() + 1
    }

    /// What is known so far, in words.
    pub fn told(&self, names: &[String], text: &Text) -> page::Analysis {
        let seats = self.game.setup().seats;
        let alone = seats == 1;
        let all = || Seat::all(seats);
        let best = self
            .judged
            .iter()
            .flat_map(|judged| all().map(|seat| judged.values[seat].score))
            .fold(1.0_f32, f32::max);
        let height = |value: Value| {
            if alone {
                value.score / best
            } else {
                value.share
            }
        };
        let curve = self.judged.iter();
        let curve = curve.map(|judged| all().map(|seat| height(judged.values[seat])).collect());
        let lapses = self.judged.iter();
        let mut lapses: Vec<&Lapse> = lapses.filter_map(|judged| judged.lapse.as_ref()).collect();
        lapses.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        let costly = lapses.into_iter().take(TOLD).map(|lapse| {
            let meaning = |choice: &String| {
                let meaning = self.game.meaning(lapse.step, choice, text);
                meaning.unwrap_or_else(|| choice.clone())
            };
            Costly {
                step: lapse.step,
                who: names.get(lapse.seat.index()).cloned().unwrap_or_default(),
                chosen: meaning(&lapse.chosen),
                better: meaning(&lapse.better),
                notations: [lapse.chosen.clone(), lapse.better.clone()],
                cost: lapse.cost,
                alone,
            }
        });
        page::Analysis {
            done: self.judged.len(),
            total: self.positions(),
            curve: curve.collect(),
            costly: costly.collect(),
        }
    }
}
