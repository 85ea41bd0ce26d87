//! Recovery codes: to be kept on paper, each sets a new password, once. The store has their hashes.

use store::TokenHash;

use crate::seeds::{random_bytes, secret_hash};

/// How many codes an account gets.
const COUNT: usize = 8;
/// Letters that are not easily confused, five bits each.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
const PURPOSE: &str = "recovery code";

/// New codes, each of 80 random bits: `abcd-efgh-2345-mnpq`.
pub fn new_codes() -> Vec<String> {
    let code = || {
        let bytes: [u8; 16] = random_bytes();
        let letters = bytes.map(|byte| char::from(LETTERS[usize::from(byte & 31)]));
        let groups: Vec<String> = letters
            .chunks(4)
            .map(|four| four.iter().collect())
            .collect();
        groups.join("-")
    };
    (0..COUNT).map(|_| code()).collect()
}

/// The stored hash of a code, however it was typed.
pub fn code_hash(code: &str) -> TokenHash {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    let letters: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    secret_hash(PURPOSE, &letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_and_are_read_as_people_type_them() {
        let codes = new_codes();
        assert_eq!(codes.len(), COUNT);
        assert!(codes.iter().all(|code| code.len() == 19), "{codes:?}");
        assert_ne!(codes[0], codes[1]);
        let typed = codes[0].to_uppercase().replace('-', " ");
        assert!(code_hash(&typed) == code_hash(&codes[0]));
        assert!(code_hash(&codes[1]) != code_hash(&codes[0]));
    }
}
