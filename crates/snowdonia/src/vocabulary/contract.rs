//! Contracts by what is printed on them, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::notation::read_ordinal;
use tabletop::set_of;

/// The highest number a contract may have.
pub const MAX_CONTRACTS: u8 = 31;
/// The highest number after the S of a contract of the seasons.
pub const MAX_SEASONAL: u8 = 9;

/// A contract card by its printed number; those of the seasons have an S before it and come after the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Contract(u8);

impl Contract {
    /// The contract with a plain number.
    pub const fn new(number: u8) -> Option<Contract> {
        if number >= 1 && number <= MAX_CONTRACTS {
            Some(Contract(number))
        } else {
            None
        }
    }

    /// The contract of the seasons with this number after its S.
    pub const fn seasonal(number: u8) -> Option<Contract> {
        if number >= 1 && number <= MAX_SEASONAL {
            Some(Contract(MAX_CONTRACTS + number))
        } else {
            None
        }
    }

    /// Reads the printed number, `12` or `S3`, in its only spelling.
    pub fn read(text: &str) -> Option<Contract> {
        match text.strip_prefix('S') {
            Some(number) => {
                read_ordinal(number, MAX_SEASONAL.into()).and_then(|n| Contract::seasonal(n as u8))
            }
            None => read_ordinal(text, MAX_CONTRACTS.into()).and_then(|n| Contract::new(n as u8)),
        }
    }

    /// Whether it is one of the seasons, and its number without the S.
    pub(crate) const fn printed(self) -> (bool, u8) {
        match self.0.checked_sub(MAX_CONTRACTS) {
            None | Some(0) => (false, self.0),
            Some(number) => (true, number),
        }
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Contract {
        Contract(index)
    }

    /// Whether there can be such a card.
    pub(crate) const fn exists(self) -> bool {
        self.0 >= 1 && self.0 <= MAX_CONTRACTS + MAX_SEASONAL
    }

    /// Its index in sets, and in tables whose first entry is unused. The mask lets the compiler drop the bounds
    /// check.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.printed() {
            (true, number) => write!(f, "S{number}"),
            (false, number) => write!(f, "{number}"),
        }
    }
}

set_of!(ContractSet: u64, of Contract);
