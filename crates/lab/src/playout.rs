//! One game of a simulation: random choices, seeded deals, nothing allocated on the way.

use tabletop::{Pending, Rules, Seat, Wyrand};

use crate::luck::{Luck, bot_stream};
use crate::scribe::Scribe;
use crate::statistics::{MAX_KINDS, Statistics};

/// Counts of one game, or of many.
#[derive(Clone, Debug)]
pub struct Played<R: Rules> {
    pub decisions: u64,
    pub deals: u64,
    /// How often each kind of decision was asked, by slot; a kind is known from its first time on.
    pub kinds: [(Option<R::Asked>, u64); MAX_KINDS],
}

impl<R: Rules> Default for Played<R> {
    fn default() -> Played<R> {
        Played {
            decisions: 0,
            deals: 0,
            kinds: [(None, 0); MAX_KINDS],
        }
    }
}

impl<R: Rules> Played<R> {
    /// Choices and deals.
    pub const fn steps(&self) -> u64 {
        self.decisions + self.deals
    }

    /// Adds the counts of other games.
    pub fn merge(&mut self, other: &Played<R>) {
        self.decisions += other.decisions;
        self.deals += other.deals;
        for ((kind, times), (other_kind, other_times)) in self.kinds.iter_mut().zip(&other.kinds) {
            *kind = kind.or(*other_kind);
            *times += other_times;
        }
    }
}

/// How a game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It ended by the rules.
    Over,
    /// It was stopped because it did not end.
    Limit,
}

/// Whoever chooses for the seats of a game, and sees every step as a scribe does.
pub trait Chooser<R: Rules>: Scribe<R> {
    /// Chooses for the seat that is asked.
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat) -> R::Choice;
}

/// Chooses at random for all seats, without filling a list.
#[derive(Clone, Debug)]
struct Dice(Wyrand);

impl<R: Rules> Chooser<R> for Dice {
    #[inline]
    fn choose(&mut self, rules: &R, state: &R::State, _: Seat) -> R::Choice {
        rules.pick(state, &mut self.0)
    }
}

impl<R: Rules> Scribe<R> for Dice {
    #[inline(always)]
    fn choice(&mut self, _: &R, _: Seat, _: R::Choice) {}
    #[inline(always)]
    fn deal(&mut self, _: &R, _: R::Deal) {}
}

/// A game being played out, by bots that choose at random unless somebody else chooses.
#[derive(Debug)]
pub struct Playout<'a, R: Statistics> {
    pub rules: &'a R,
    pub state: R::State,
    pub tally: R::Tally,
    luck: Luck,
    choices: Wyrand,
}

impl<'a, R: Statistics> Playout<'a, R> {
    /// The game with this index, before its first deal.
    pub fn new(rules: &'a R, seed: u64, index: u64) -> Playout<'a, R> {
        Playout {
            rules,
            state: rules.start(),
            tally: R::Tally::default(),
            luck: Luck::new(seed, index),
            choices: bot_stream(seed, index),
        }
    }

    /// Plays to the end with random choices.
    pub fn finish(&mut self, played: &mut Played<R>, scribe: &mut impl Scribe<R>) -> Ending {
        let mut dice = Dice(self.choices.clone());
        self.finish_by(&mut dice, played, scribe)
    }

    /// Plays to the end; `chooser` makes all choices. The round limit bounds the loop.
    #[inline]
    pub fn finish_by(
        &mut self,
        chooser: &mut impl Chooser<R>,
        played: &mut Played<R>,
        scribe: &mut impl Scribe<R>,
    ) -> Ending {
        let rules = self.rules;
        loop {
            match rules.pending(&self.state) {
                Pending::Decision(seat, asked) => {
                    if R::ROUND_LIMIT < u16::MAX && rules.round(&self.state) > R::ROUND_LIMIT {
                        return Ending::Limit;
                    }
                    let choice = chooser.choose(rules, &self.state, seat);
                    chooser.choice(rules, seat, choice);
                    scribe.choice(rules, seat, choice);
                    rules.apply_listed(&mut self.state, choice, &mut self.tally);
                    let (kind, times) = &mut played.kinds[R::slot(asked)];
                    *kind = Some(asked);
                    *times += 1;
                    played.decisions += 1;
                }
                Pending::Chance(_) => {
                    let deal = self.luck.draw(rules, &self.state);
                    chooser.deal(rules, deal);
                    scribe.deal(rules, deal);
                    rules.deal_sampled(&mut self.state, deal, &mut self.tally);
                    played.deals += 1;
                }
                Pending::Over => return Ending::Over,
            }
        }
    }
}
