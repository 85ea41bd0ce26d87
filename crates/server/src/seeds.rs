//! Where secrets come from: the seeds of new games, and access tokens.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use sha2::{Digest as _, Sha256};
use store::TokenHash;
use tabletop::Seed;

#[derive(Debug)]
pub enum Seeds {
    /// The operating system: nobody can guess them.
    System,
    /// The next number each time, so that the same games are dealt again: for tests.
    Counting(AtomicU64),
}

impl Seeds {
    /// Seeds that count up from a number.
    pub fn counting_from(number: u64) -> Seeds {
        Seeds::Counting(AtomicU64::new(number))
    }

    /// A number for the luck of a bot in a turn, where nothing may be left to chance.
    pub fn of_turn(&self, turn: u64) -> Option<u64> {
        match self {
            Seeds::System => None,
            Seeds::Counting(_) => Some(turn),
        }
    }

    pub fn next(&self) -> Seed {
        match self {
            Seeds::System => Seed::new(random_bytes()),
            Seeds::Counting(next) => Seed::from_number(next.fetch_add(1, Ordering::Relaxed)),
        }
    }
}

pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// A token that nobody can guess, of letters and digits: 128 random bits.
pub fn secret_word() -> String {
    let bytes: [u8; 16] = random_bytes();
    bytes.iter().fold(String::new(), |mut word, byte| {
        let _ = write!(word, "{byte:02x}");
        word
    })
}

/// The stored hash of a token. Its purpose is part of it, so that a token for one purpose is invalid for another.
pub fn secret_hash(purpose: &str, word: &str) -> TokenHash {
    let hash = Sha256::new()
        .chain_update(purpose)
        .chain_update([0])
        .chain_update(word);
    TokenHash(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secret_words_differ_and_so_do_their_purposes() {
        let (one, other) = (secret_word(), secret_word());
        assert_ne!(one, other);
        assert!(one.len() == 32 && one.bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert_eq!(secret_hash("a", &one), secret_hash("a", &one));
        assert_ne!(secret_hash("a", &one), secret_hash("b", &one));
        assert_ne!(secret_hash("a", "bc"), secret_hash("ab", "c"));
    }
}
