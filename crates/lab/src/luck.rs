//! The luck of simulated games: fast, not secret, with a stream for each purpose and round as in real games.

use bots::luck::scatter;
use tabletop::dealer::MAX_PURPOSES;
use tabletop::{Rules, Seat, Stream, Wyrand};

/// Deals from a small generator. The dealer of real games uses a cipher, so that nobody can predict its deals;
/// in a simulation that would take a third of the time.
///
/// The n-th deal of a purpose in a round has its own stream, whatever was drawn for other purposes: games with the
/// same seed stay comparable when players choose differently.
#[derive(Clone, Debug)]
pub struct Luck {
    key: u64,
    counts: [(u16, u16); MAX_PURPOSES],
}

impl Luck {
    /// The luck of the game with this index in a simulation with this seed.
    pub fn new(seed: u64, index: u64) -> Luck {
        Luck {
            key: game_key(seed, index, 1),
            counts: [(0, 0); MAX_PURPOSES],
        }
    }

    /// The deal the position waits for. Chance must be pending.
    #[inline]
    pub fn draw<R: Rules>(&mut self, rules: &R, state: &R::State) -> R::Deal {
        let stream = rules.stream(state);
        rules.sample(state, &mut self.words(stream))
    }

    #[inline]
    fn words(&mut self, stream: Stream) -> Wyrand {
        let (round, deals) = &mut self.counts[usize::from(stream.purpose)];
        if *round != stream.round {
            (*round, *deals) = (stream.round, 0);
        }
        let place = u64::from(stream.purpose) << 32 | u64::from(*round) << 16 | u64::from(*deals);
        *deals += 1;
        Wyrand::new(scatter(self.key.wrapping_add(place)))
    }
}

/// The random choices of the game with this index, independent of its luck.
pub fn bot_stream(seed: u64, index: u64) -> Wyrand {
    Wyrand::new(game_key(seed, index, 2))
}

/// The seed of the bot in a seat, in the game with this index. It does not depend on which bot sits there: when bots
/// swap seats, nothing else changes.
pub fn bot_seed(seed: u64, index: u64, seat: Seat) -> u64 {
    game_key(seed, index, 16 + u64::from(seat.number()))
}

/// A number for each seed, game and use.
fn game_key(seed: u64, index: u64, purpose: u64) -> u64 {
    scatter(scatter(scatter(seed).wrapping_add(index)).wrapping_add(purpose))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::Rng as _;

    use super::*;

    fn beginning(mut words: Wyrand) -> [u32; 4] {
        [0; 4].map(|_| words.word())
    }

    #[test]
    fn every_game_and_purpose_has_its_own_words() {
        let mut seen = BTreeSet::new();
        for seed in 0..10 {
            for index in 0..10 {
                assert!(seen.insert(beginning(bot_stream(seed, index))));
                let mut luck = Luck::new(seed, index);
                for round in 0..3 {
                    for purpose in [0, 3, 0] {
                        assert!(seen.insert(beginning(luck.words(Stream { purpose, round }))));
                    }
                }
            }
        }
    }

    #[test]
    fn purposes_and_rounds_do_not_disturb_each_other() {
        let at = |purpose, round| Stream { purpose, round };
        let mut busy = Luck::new(7, 3);
        for purpose in 1..5 {
            busy.words(at(purpose, 1));
        }
        busy.words(at(0, 1));
        let mut idle = Luck::new(7, 3);
        assert_eq!(
            beginning(busy.words(at(0, 2))),
            beginning(idle.words(at(0, 2)))
        );
        assert_eq!(
            beginning(busy.words(at(0, 2))),
            beginning(idle.words(at(0, 2)))
        );
    }
}
