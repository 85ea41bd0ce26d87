//! Why one choice is better than another: both are played on with the same luck, and what differs afterwards is named.
//!
//! *Lines.* From the position of a decision two lines are really played: the better choice and the other one, each
//! continued by a small search to the same moment, a few rounds on. Deals come from a dealer of the same seed, whose
//! luck belongs to a purpose and a round ([`SeededDealer`]), so both lines meet the same weather and the same cubes as
//! far as they ask for the same.
//!
//! *Luck.* One luck may be odd. Several are tried, and told is the one in which the lines end about as far apart as the
//! bot expects: a usual case of what it judged.
//!
//! *Differences.* A game says what a position shows ([`Reasoned::features`]), each with an amount and the points it has
//! on the score sheet now. What differs most between the ends of the two lines is what is told. Nothing else goes
//! into it, so everything told can be counted again on the two positions.

use std::fmt::Debug;

use tabletop::game_match::StepOf;
use tabletop::{Choices, Pending, Points, Rules, Seat, Seed, SeededDealer, Step};

use crate::bot::Bot;
use crate::budget::Conditions;
use crate::knowledge::Knowledge;
use crate::name::{BotName, seat_bot};

/// How many lucks are tried.
const LUCKS: u32 = 5;
/// The bot that plays on, in both lines.
const PLAYER: &str = "search:64";
/// The most steps of a line: games without an end come to one here.
const MOST_STEPS: usize = 400;
/// How many differences are told.
const TOLD: usize = 3;
/// Differences worth less than this, in points, are not told beside greater ones.
const LEAST: f32 = 0.5;

/// A game whose positions can be compared in the words of its rulebook.
pub trait Reasoned: Knowledge {
    /// What a position can have more or less of.
    type Feature: Copy + Eq + Debug + Send + Sync;

    /// How many rounds on the lines are compared, the current one included.
    const AHEAD: u16;

    /// What a position shows, as it matters to a seat.
    fn features(&self, state: &Self::State, viewer: Seat) -> Vec<Amount<Self::Feature>>;
}

/// So much of something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Amount<F> {
    /// Whose it is; nobody's where it belongs to the table.
    pub seat: Option<Seat>,
    pub feature: F,
    pub amount: i16,
    /// Its points on the score sheet if the game ended now.
    pub points: Points,
    /// What it is worth to its owner by rule of thumb, or to the viewer where it belongs to the table: points, and what
    /// may still come of it.
    pub worth: f32,
}

/// What one line has more or less of than the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference<F> {
    pub seat: Option<Seat>,
    pub feature: F,
    /// At the end of the better line, and of the other.
    pub amounts: [i16; 2],
    pub points: [Points; 2],
    /// What speaks for the better choice, by rule of thumb in points; below 0 for what speaks against it.
    pub gain: f32,
}

impl<F> Difference<F> {
    /// How much more the better line has.
    pub fn more(&self) -> i16 {
        self.amounts[0] - self.amounts[1]
    }

    /// How many points more.
    pub fn more_points(&self) -> Points {
        Points::halves(self.points[0].in_halves() - self.points[1].in_halves())
    }
}

/// A choice played on.
#[derive(Clone, Debug)]
pub struct Line<R: Rules> {
    pub steps: Vec<StepOf<R>>,
    pub end: R::State,
}

/// Why a choice is better than another.
#[derive(Clone, Debug)]
pub struct Reasons<R: Reasoned> {
    /// The position of the decision.
    pub start: R::State,
    /// Who decides.
    pub seat: Seat,
    /// The better choice played on, and the other.
    pub lines: [Line<R>; 2],
    /// What differs most afterwards: first what speaks for the better choice, then what speaks against it.
    pub differences: Vec<Difference<R::Feature>>,
}

impl<R: Reasoned> Reasons<R> {
    /// Plays two choices of a position on and compares where they lead. `gain` is what the bot expects of the better
    /// one, in points.
    ///
    /// # Panics
    /// If no decision is pending, or a choice is not listed.
    pub fn new(rules: &R, start: &R::State, choices: [R::Choice; 2], gain: f32) -> Reasons<R> {
        let Pending::Decision(seat, _) = rules.pending(start) else {
            panic!("a choice is made at a decision");
        };
        let tried = (1..=LUCKS).map(|luck| {
            let lines = choices.map(|choice| play_on(rules, start, choice, luck));
            let differences = compare(rules, seat, [&lines[0].end, &lines[1].end]);
            (lines, differences)
        });
        let away = |differences: &[Difference<R::Feature>]| {
            let apart: f32 = differences.iter().map(|one| one.gain).sum();
            (apart - gain).abs()
        };
        let usual = tried.min_by(|(_, one), (_, other)| away(one).total_cmp(&away(other)));
        let (lines, differences) = usual.expect("some luck is tried");
        Reasons {
            start: *start,
            seat,
            lines,
            differences: told(differences),
        }
    }

    /// The round in which the lines end, or in which the game ended in both.
    pub fn until(&self, rules: &R) -> Until {
        let over = |line: &Line<R>| matches!(rules.pending(&line.end), Pending::Over);
        if self.lines.iter().all(over) {
            Until::End
        } else {
            Until::Round(last_round::<R>(rules, &self.start))
        }
    }
}

/// The moment at which two lines are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// When this round was played.
    Round(u16),
    /// When the game was over, in both.
    End,
}

/// The last round that is played to its end.
fn last_round<R: Reasoned>(rules: &R, start: &R::State) -> u16 {
    (rules.round(start) + R::AHEAD).saturating_sub(1)
}

/// Makes a choice and plays on to the end of the last round.
fn play_on<R: Reasoned>(rules: &R, start: &R::State, choice: R::Choice, luck: u32) -> Line<R> {
    let last = last_round::<R>(rules, start);
    let name: BotName = PLAYER.parse().expect("a search");
    let conditions = Conditions::seeded(luck.into());
    let mut bot = seat_bot(&name, rules, conditions).expect("the search plays every game");
    let mut dealer = SeededDealer::new(&Seed::from_number(luck.into()));
    let mut line = Line {
        steps: Vec::new(),
        end: *start,
    };
    let mut first = Some(choice);
    while line.steps.len() < MOST_STEPS {
        let state = &mut line.end;
        // The choice itself is made in any case.
        if first.is_none() && rules.round(state) > last {
            break;
        }
        let step = match rules.pending(state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                let deal = dealer.draw(rules, state);
                rules.deal_sampled(state, deal, &mut ());
                Step::Deal(deal)
            }
            Pending::Decision(seat, _) => {
                let choice = first.take();
                let choice = choice.unwrap_or_else(|| choose(rules, state, &mut *bot));
                rules.apply_listed(state, choice, &mut ());
                Step::Choice(seat, choice)
            }
        };
        line.steps.push(step);
    }
    line
}

fn choose<R: Rules>(rules: &R, state: &R::State, bot: &mut dyn Bot<R>) -> R::Choice {
    let mut list = Choices::new();
    rules.choices(state, &mut list);
    match list[..] {
        [only] => only,
        _ => bot.think(rules, state, &list).choice,
    }
}

/// Everything in which two positions differ, as it matters to a seat.
fn compare<R: Reasoned>(
    rules: &R,
    viewer: Seat,
    [better, other]: [&R::State; 2],
) -> Vec<Difference<R::Feature>> {
    let better = rules.features(better, viewer);
    let mut other = rules.features(other, viewer);
    let others = f32::from(rules.seats().saturating_sub(1).max(1));
    let side = |seat: Option<Seat>| match seat {
        Some(seat) if seat != viewer => -1.0 / others,
        _ => 1.0,
    };
    let mut all = Vec::new();
    let mut add = |here: Option<Amount<R::Feature>>, there: Option<Amount<R::Feature>>| {
        let Some(one) = here.or(there) else { return };
        let of = |amount: Option<Amount<R::Feature>>| {
            amount.map_or((0, Points::ZERO, 0.0), |it| {
                (it.amount, it.points, it.worth)
            })
        };
        let (here, there) = (of(here), of(there));
        if here.0 != there.0 || here.1 != there.1 {
            all.push(Difference {
                seat: one.seat,
                feature: one.feature,
                amounts: [here.0, there.0],
                points: [here.1, there.1],
                gain: (here.2 - there.2) * side(one.seat),
            });
        }
    };
    for amount in better {
        let same = |it: &Amount<R::Feature>| (it.seat, it.feature) == (amount.seat, amount.feature);
        let place = other.iter().position(same);
        let there = place.map(|place| other.swap_remove(place));
        add(Some(amount), there);
    }
    for amount in other {
        add(None, Some(amount));
    }
    all
}

/// The few that matter most, those that speak for the better choice first.
fn told<F>(mut all: Vec<Difference<F>>) -> Vec<Difference<F>> {
    all.retain(|one| one.gain.abs() >= LEAST);
    all.sort_by(|one, other| other.gain.abs().total_cmp(&one.gain.abs()));
    all.truncate(TOLD);
    // Stable: within each half the weightiest stays first.
    all.sort_by_key(|one| one.gain < 0.0);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(gain: f32) -> Difference<u8> {
        Difference {
            seat: None,
            feature: 0,
            amounts: [1, 0],
            points: [Points::ZERO; 2],
            gain,
        }
    }

    #[test]
    fn what_matters_most_is_told_and_what_speaks_for_it_first() {
        let gains = [0.1, -4.0, 1.0, 5.0, 2.0].map(difference).to_vec();
        let told: Vec<f32> = told(gains).iter().map(|one| one.gain).collect();
        assert_eq!(told, [5.0, 2.0, -4.0]);
    }
}
