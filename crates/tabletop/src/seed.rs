//! The secret from which a seeded dealer derives all the luck of a game, and the commitment by which it can be
//! checked.
//!
//! A dealer who could look at the seed might choose one that suits them, or change it when the game goes badly. So
//! the hash of the seed is published before the first deal (`deal-commit`) and the seed itself after the last
//! (`deal-seed`). Anyone can then check that the seed has that hash and that every recorded deal follows from it, so
//! that nothing was chosen on the way. The hash gives nothing away as long as the seed is 32 random bytes; a small
//! number could be found by trying them all.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::hex;

/// 32 bytes from which every deal of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes; for secret luck they must come from the operating system's generator.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed that people can type and simulations can count up: the number, little-endian, then zeros. Not for
    /// secrets.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The 64 hexadecimal digits of a record's `deal-seed`.
    pub fn to_hex(&self) -> String {
        hex::write(&self.0)
    }

    /// Reads what [`Seed::to_hex`] writes.
    pub fn from_hex(text: &str) -> Option<Seed> {
        hex::read(text).map(Seed)
    }

    /// The hash that a record's `deal-commit` publishes before the game.
    pub fn commit(&self) -> Commit {
        Commit(Sha256::digest(self.0).into())
    }
}

/// A seed may be secret and must not end up in a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The SHA-256 of a seed's 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commit([u8; 32]);

impl Commit {
    /// The 64 hexadecimal digits of a record's `deal-commit`.
    pub fn to_hex(&self) -> String {
        hex::write(&self.0)
    }

    /// Reads what [`Commit::to_hex`] writes.
    pub fn from_hex(text: &str) -> Option<Commit> {
        hex::read(text).map(Commit)
    }
}

/// The commitment to a seed, as written in a record.
pub fn deal_commit(seed: &Seed) -> String {
    seed.commit().to_hex()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commit_is_plain_sha256() {
        assert_eq!(
            deal_commit(&Seed::new([0; 32])),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn hex_round_trip() {
        let seed = Seed::from_number(0x0123_4567_89ab_cdef);
        assert!(seed.to_hex().starts_with("efcdab8967452301000000"));
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(
            Commit::from_hex(&seed.commit().to_hex()),
            Some(seed.commit())
        );
    }
}
