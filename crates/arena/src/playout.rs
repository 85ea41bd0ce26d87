//! One game of a simulation: random choices, seeded deals, nothing allocated on the way.

use tabletop::{Pending, Rules, Seed, SeededDealer, Wyrand};

use crate::scribe::Scribe;
use crate::statistics::{MAX_KINDS, Statistics};

/// The luck of the game with this index in a simulation with this seed. The first game has the luck of a single
/// game with the same seed.
pub fn game_seed(seed: u64, index: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&index.to_le_bytes());
    Seed::new(bytes)
}

/// The random choices of the game with this index, a stream apart from its luck.
pub fn bot_stream(seed: u64, index: u64) -> Wyrand {
    // Two rounds of the finalizer of SplitMix64: neighbouring numbers must not give neighbouring streams.
    Wyrand::new(scatter(
        scatter(seed)
            .wrapping_add(index)
            .wrapping_add(0x9e37_79b9_7f4a_7c15),
    ))
}

fn scatter(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

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
    dealer: SeededDealer,
    choices: Wyrand,
}

impl<'a, R: Statistics> Playout<'a, R> {
    /// The game with this index, before its first deal.
    pub fn new(rules: &'a R, seed: u64, index: u64) -> Playout<'a, R> {
        Playout {
            rules,
            state: rules.start(),
            tally: R::Tally::default(),
            dealer: SeededDealer::new(&game_seed(seed, index)),
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
                    let deal = self.dealer.draw(rules, &self.state);
                    scribe.deal(rules, deal);
                    rules.deal_sampled(&mut self.state, deal, &mut self.tally);
                    played.deals += 1;
                }
                Pending::Over => return Ending::Over,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Rng as _;

    use super::*;

    fn begins_alike(mut one: Wyrand, mut other: Wyrand) -> bool {
        (0..4).all(|_| one.word() == other.word())
    }

    #[test]
    fn every_game_has_its_own_luck_and_choices() {
        assert_eq!(game_seed(7, 0), Seed::from_number(7));
        assert_ne!(game_seed(7, 1), game_seed(1, 7));
        assert!(begins_alike(bot_stream(7, 3), bot_stream(7, 3)));
        for (seed, index) in [(7, 4), (8, 3), (3, 7), (10, 0)] {
            assert!(!begins_alike(bot_stream(7, 3), bot_stream(seed, index)));
        }
    }
}
