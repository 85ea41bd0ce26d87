//! One game of a simulation: random choices, seeded deals, nothing allocated on the way.

use tabletop::{Pending, Rules, Wyrand};

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

/// A game being played out by bots that choose at random.
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

    /// Plays to the end. The round limit bounds the loop.
    pub fn finish(&mut self, played: &mut Played<R>, scribe: &mut impl Scribe<R>) -> Ending {
        let rules = self.rules;
        loop {
            match rules.pending(&self.state) {
                Pending::Decision(seat, asked) => {
                    if R::ROUND_LIMIT < u16::MAX && rules.round(&self.state) > R::ROUND_LIMIT {
                        return Ending::Limit;
                    }
                    let choice = rules.pick(&self.state, &mut self.choices);
                    scribe.choice(rules, seat, choice);
                    rules.apply_listed(&mut self.state, choice, &mut self.tally);
                    let (kind, times) = &mut played.kinds[R::slot(asked)];
                    *kind = Some(asked);
                    *times += 1;
                    played.decisions += 1;
                }
                Pending::Chance(_) => {
                    let deal = self.luck.draw(rules, &self.state);
                    scribe.deal(rules, deal);
                    rules.deal_sampled(&mut self.state, deal, &mut self.tally);
                    played.deals += 1;
                }
                Pending::Over => return Ending::Over,
            }
        }
    }
}
