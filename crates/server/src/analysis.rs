//! A whole game judged by a bot: what everybody could expect at every position, and what each decision cost.

use std::fmt::Debug;
use std::time::Instant;

use bots::{Bot, BotName, Budget, Conditions, Value, seat_bot};
use tabletop::{Match, PerSeat, Seat, Step};
use view::Text;
use view::page::{Analysis, Costly};

use crate::kinds::Drawn;

/// Effort for each position: a game has some hundreds, and people wait.
const ITERATIONS: u32 = 300;
/// How many of the costliest decisions are told.
const TOLD: usize = 8;
/// What costs less is noise of the search.
const LEAST_SHARE: f32 = 0.02;
/// The same in points, where one plays alone.
const LEAST_POINTS: f32 = 0.5;

/// Judges a game, a few positions at a time.
pub trait Analyst: Debug + Send {
    /// Goes on until the time is up; whether all is done.
    fn advance(&mut self, until: Instant) -> bool;
    /// How many steps the judged game has.
    fn steps(&self) -> usize;
    /// What is known so far, in words.
    fn told(&self, names: &[String], text: &Text) -> Analysis;
}

/// A bot as the judge of a game.
#[derive(Debug)]
pub struct Judge<R: Drawn> {
    game: Match<R>,
    bot: Box<dyn Bot<R>>,
    values: Vec<PerSeat<Value>>,
    faults: Vec<Lapse<R::Choice>>,
}

/// A decision that cost something.
#[derive(Debug)]
struct Lapse<C> {
    step: usize,
    seat: Seat,
    chosen: C,
    better: C,
    cost: f32,
}

impl<R: Drawn> Judge<R> {
    pub fn new(game: Match<R>) -> Judge<R> {
        let name = BotName::Search(Budget::Iterations(ITERATIONS));
        let bot = seat_bot(&name, &**game.rules(), Conditions::seeded(1))
            .expect("the search plays every game");
        Judge {
            game,
            bot,
            values: Vec::new(),
            faults: Vec::new(),
        }
    }

    fn alone(&self) -> bool {
        self.game.rules().seats() == 1
    }

    /// Judges the next position and the decision made there.
    fn judge(&mut self) {
        let index = self.values.len();
        let rules = self.game.rules().clone();
        let state = *self.game.state_at(index);
        let Some(&Step::Choice(seat, chosen)) = self.game.steps().get(index) else {
            self.values.push(self.bot.outlook(&rules, &state));
            return;
        };
        let choices = self.game.choices_at(index);
        let thought = self.bot.think(&rules, &state, &choices);
        let worth = |values: &PerSeat<Value>| {
            if rules.seats() == 1 {
                values[seat].score
            } else {
                values[seat].share
            }
        };
        let best = worth(&thought.values);
        self.values.push(thought.values);
        if thought.choice == chosen {
            return;
        }
        let tried = thought.candidates.iter();
        let tried = tried
            .filter(|candidate| candidate.visits > 0)
            .find(|candidate| candidate.choice == chosen)
            .map(|candidate| worth(&candidate.values));
        let after = tried.unwrap_or_else(|| {
            let after = *self.game.state_at(index + 1);
            worth(&self.bot.outlook(&rules, &after))
        });
        let least = if self.alone() {
            LEAST_POINTS
        } else {
            LEAST_SHARE
        };
        if best - after >= least {
            self.faults.push(Lapse {
                step: index,
                seat,
                chosen,
                better: thought.choice,
                cost: best - after,
            });
        }
    }
}

impl<R: Drawn> Analyst for Judge<R> {
    fn advance(&mut self, until: Instant) -> bool {
        let all = self.game.steps().len() + 1;
        while self.values.len() < all && Instant::now() < until {
            self.judge();
        }
        self.values.len() == all
    }

    fn steps(&self) -> usize {
        self.game.steps().len()
    }

    fn told(&self, names: &[String], text: &Text) -> Analysis {
        let rules = self.game.rules();
        let seats = || Seat::all(rules.seats());
        let best = self
            .values
            .iter()
            .flat_map(|values| seats().map(|seat| values[seat].score))
            .fold(1.0_f32, f32::max);
        let height = |value: Value| {
            if self.alone() {
                value.score / best
            } else {
                value.share
            }
        };
        let curve = self.values.iter();
        let curve = curve.map(|values| seats().map(|seat| height(values[seat])).collect());
        let mut faults: Vec<&Lapse<R::Choice>> = self.faults.iter().collect();
        faults.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        let costly = faults.into_iter().take(TOLD).map(|lapse| {
            let state = self.game.state_at(lapse.step);
            Costly {
                step: lapse.step,
                who: names.get(lapse.seat.index()).cloned().unwrap_or_default(),
                chosen: rules.choice(state, lapse.chosen, text),
                better: rules.choice(state, lapse.better, text),
                cost: lapse.cost,
                alone: self.alone(),
            }
        });
        Analysis {
            done: self.values.len(),
            total: self.game.steps().len() + 1,
            curve: curve.collect(),
            costly: costly.collect(),
        }
    }
}
