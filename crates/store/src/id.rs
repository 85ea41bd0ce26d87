//! Addresses of games and people, and keys of commands.

use std::fmt;
use std::str::FromStr;

/// The letters of addresses: digits and small letters, without those that are easily confused.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// How many letters an address has: 50 random bits.
const LENGTH: usize = 10;

/// The most characters of a key.
const MAX_KEY: usize = 100;

/// An address: ten random letters that fit into a link and can be read out.
macro_rules! address {
    ($(#[$about:meta])* $Id:ident) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Id(String);

        impl $Id {
            /// An address from ten random bytes.
            pub fn from_random(bytes: [u8; LENGTH]) -> $Id {
                let letter = |byte: u8| char::from(LETTERS[usize::from(byte & 31)]);
                $Id(bytes.into_iter().map(letter).collect())
            }

            /// The letters.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $Id {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$Id, IdError> {
                let fits =
                    text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
                fits.then(|| $Id(text.to_owned())).ok_or(IdError)
            }
        }

        impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

address!(
    /// The address of a game.
    GameId
);
address!(
    /// The address of a person.
    PersonId
);

/// The key of a command. A client that repeats the command, because it got no answer, sends the same key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key(String);

impl Key {
    /// A key that was sent: 1 to 100 printable ASCII characters.
    pub fn new(text: impl Into<String>) -> Result<Key, IdError> {
        let text = text.into();
        let fits =
            (1..=MAX_KEY).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(Key(text)) } else { Err(IdError) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is not an address or a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdError;

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an address, or not a key")
    }
}

impl std::error::Error for IdError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back_and_nothing_else_does() {
        let id = GameId::from_random([0, 1, 2, 3, 31, 32, 63, 128, 200, 255]);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        for wrong in [
            "",
            "2345678",
            "234567890a",
            "23456789aA",
            "23456789a/",
            "23456789abc",
            "ééééé",
        ] {
            assert_eq!(wrong.parse::<GameId>(), Err(IdError), "{wrong}");
            assert_eq!(wrong.parse::<PersonId>(), Err(IdError), "{wrong}");
        }
    }

    #[test]
    fn keys_are_short_and_printable() {
        assert!(Key::new("7f-1").is_ok());
        for wrong in [String::new(), "a b".into(), "é".into(), "x".repeat(101)] {
            assert_eq!(Key::new(wrong), Err(IdError));
        }
    }
}
