//! The dealer: deals that follow from a seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use sha2::{Digest, Sha256};

use crate::rng::Rng;
use crate::rules::{Rules, Stream};
use crate::seed::Seed;

/// How many purposes a game may number.
pub const MAX_PURPOSES: usize = 16;

/// Deals that are a pure function of the seed and the steps in force.
///
/// A single sequence of random numbers would be simpler, and wrong in three ways. A player who takes a step back and
/// plays differently could change the weather three rounds later, just by having drawn one cube more. Two tables with
/// the same seed, as in a solo series, would have different luck after the first choice in which they differ. And a
/// game read from its record would need the state of the generator as well as the steps.
///
/// So each purpose in each round has a stream of its own ([`Stream`]), and each deal a place of its own in the
/// stream. The generator is `ChaCha8`, which can be set to any place at no cost, with the key
/// `SHA-256("tabletop dealer 1\0" + seed)` and the 64-bit nonce `round << 8 | purpose`. The n-th deal of a stream
/// (from 0) begins at block `n << 32`, however many words the deals before it used: no deal runs into the words of
/// the next, and after an undo the deals in force need only be counted to go on.
///
/// All of this is part of the record format. Changing any of it would give old seeds other games.
#[derive(Clone, Debug)]
pub struct SeededDealer {
    // Kept as derived from the key: setting the nonce of a copy that has not produced a word yet computes no block.
    fresh: ChaCha8Rng,
    counts: [Count; MAX_PURPOSES],
}

/// How many deals of one purpose there were in its latest round: rounds never come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Count {
    round: u16,
    deals: u32,
}

impl SeededDealer {
    /// The dealer of a game with this seed, before its first deal.
    pub fn new(seed: &Seed) -> SeededDealer {
        let key = Sha256::new()
            .chain_update(b"tabletop dealer 1\0")
            .chain_update(seed.bytes())
            .finalize();
        SeededDealer {
            fresh: ChaCha8Rng::from_seed(key.into()),
            counts: [Count::default(); MAX_PURPOSES],
        }
    }

    /// The deal the position waits for. Chance must be pending.
    #[inline]
    pub fn draw<R: Rules>(&mut self, rules: &R, state: &R::State) -> R::Deal {
        let stream = rules.stream(state);
        let index = self.count(stream);
        rules.sample(state, &mut self.words(stream, index))
    }

    /// Counts a deal that came from elsewhere, so that later ones of its stream do not repeat its words.
    #[inline]
    pub fn count(&mut self, stream: Stream) -> u32 {
        let count = &mut self.counts[usize::from(stream.purpose)];
        if count.round != stream.round {
            *count = Count {
                round: stream.round,
                deals: 0,
            };
        }
        let index = count.deals;
        count.deals += 1;
        index
    }

    /// Starts over, as if only these deals had been made, in order.
    pub fn recount(&mut self, in_force: impl IntoIterator<Item = Stream>) {
        self.counts = [Count::default(); MAX_PURPOSES];
        for stream in in_force {
            self.count(stream);
        }
    }

    /// The random words of the n-th deal of a stream.
    #[inline]
    fn words(&self, stream: Stream, index: u32) -> Keystream {
        let mut words = self.fresh.clone();
        words.set_stream(u64::from(stream.round) << 8 | u64::from(stream.purpose));
        words.set_word_pos(u128::from(index) << 36);
        Keystream(words)
    }
}

struct Keystream(ChaCha8Rng);

impl Rng for Keystream {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex;

    /// The published key stream of `ChaCha8` with zero key and nonce (draft-strombergson-chacha-test-vectors, TC1).
    #[test]
    fn the_generator_is_chacha8() {
        let mut words = Keystream(ChaCha8Rng::from_seed([0; 32]));
        let stream: Vec<u8> = (0..16).flat_map(|_| words.word().to_le_bytes()).collect();
        assert_eq!(
            hex::write(&stream),
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
             984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        );
    }

    #[test]
    fn blocks_are_addressed_as_documented() {
        let dealer = SeededDealer::new(&Seed::from_number(7));
        let words = dealer.words(
            Stream {
                purpose: 3,
                round: 0x0102,
            },
            5,
        );
        assert_eq!(words.0.get_stream(), 0x0001_0203);
        assert_eq!(words.0.get_word_pos(), 5 << 36);
    }

    /// The luck of recorded games depends on these numbers, so they must never change. Computed with another
    /// implementation.
    #[test]
    fn golden_words() {
        let stream = |purpose, round| Stream { purpose, round };
        let words = |seed: &Seed, stream, index| -> [u32; 3] {
            let mut words = SeededDealer::new(seed).words(stream, index);
            std::array::from_fn(|_| words.word())
        };
        let one = Seed::from_number(1);
        assert_eq!(
            words(&one, stream(0, 0), 0),
            [3_043_632_423, 2_431_412_265, 3_702_681_692]
        );
        assert_eq!(
            words(&one, stream(0, 0), 1),
            [2_777_313_428, 1_324_768_919, 222_162_827]
        );
        assert_eq!(
            words(&one, stream(15, 0), 0),
            [3_435_657, 254_674_110, 3_668_972_171]
        );
        assert_eq!(
            words(&one, stream(2, 400), 3),
            [406_286_361, 2_600_721_931, 2_234_935_970]
        );
        let bytes = Seed::new(std::array::from_fn(|index| index as u8));
        assert_eq!(
            words(&bytes, stream(1, 2), 0),
            [1_017_600_858, 705_125_892, 1_123_755_832]
        );
    }

    /// How words become numbers is part of the luck, too.
    #[test]
    fn golden_numbers() {
        let mut words = SeededDealer::new(&Seed::from_number(2024)).words(
            Stream {
                purpose: 0,
                round: 0,
            },
            0,
        );
        let bounds = [2, 6, 52, 1000, 3_000_000_000, 3_000_000_000, 7];
        let numbers = bounds.map(|bound| words.below(bound));
        assert_eq!(numbers, [0, 1, 44, 215, 1_691_277_276, 2_629_322_132, 6]);
    }

    /// The n-th deal of a stream does not depend on how many words the ones before it used.
    #[test]
    fn further_deals_of_a_stream_differ_and_can_be_counted_again() {
        let stream = Stream {
            purpose: 4,
            round: 2,
        };
        let other = Stream {
            purpose: 4,
            round: 3,
        };
        let mut dealer = SeededDealer::new(&Seed::from_number(1));
        let counted = [stream, stream, other, other].map(|stream| dealer.count(stream));
        assert_eq!(counted, [0, 1, 0, 1]);
        dealer.recount([stream]);
        assert_eq!(dealer.count(stream), 1);
        dealer.recount([]);
        assert_eq!(dealer.count(stream), 0);
    }
}
