//! Contracts by number, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::set_of;

/// A contract card by its printed number, 1 to 31.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contract(u8);

impl Contract {
    /// The contract with this number.
    pub const fn new(number: u8) -> Option<Contract> {
        if number >= 1 && number <= 31 {
            Some(Contract(number))
        } else {
            None
        }
    }

    /// The printed number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    const fn from_index(index: u8) -> Contract {
        Contract(index)
    }

    /// Its bit in a set of contracts, and its place in a table with an unused first entry.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

set_of!(
    /// A set of contracts.
    ContractSet: u32, of Contract
);
