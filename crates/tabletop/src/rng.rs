//! Random numbers as a parameter, and integer sampling of our own: the numbers derived from a generator's words are
//! part of the record of a seeded game, so they must not change with a library.

pub trait Rng {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A uniformly distributed number below `bound` (Lemire's multiplication with rejection).
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

/// A small generator for play-outs: fast, portable, not for secrets.
#[derive(Clone, Debug)]
pub struct Wyrand(u64);

impl Wyrand {
    pub const fn new(seed: u64) -> Wyrand {
        Wyrand(seed)
    }
}

impl Rng for Wyrand {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        ((wide >> 64) as u64 ^ wide as u64) as u32
    }
}
