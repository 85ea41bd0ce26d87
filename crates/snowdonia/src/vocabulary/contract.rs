//! Contracts by number, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

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
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of contracts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ContractSet(u32);

impl ContractSet {
    /// No contract.
    pub const NONE: ContractSet = ContractSet(0);

    #[inline]
    pub const fn contains(self, contract: Contract) -> bool {
        self.0 >> contract.0 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, contract: Contract) {
        self.0 |= 1 << contract.0;
    }

    #[inline]
    pub fn remove(&mut self, contract: Contract) {
        self.0 &= !(1 << contract.0);
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: ContractSet) -> ContractSet {
        ContractSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: ContractSet) -> ContractSet {
        ContractSet(self.0 | other.0)
    }

    /// Whether the sets have a contract in common.
    #[inline]
    pub const fn meets(self, other: ContractSet) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, each at the number of its contract.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The n-th contract of the set, lowest number first.
    ///
    /// # Panics
    /// If the set has no more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> Contract {
        debug_assert!(n < self.len());
        Contract(crate::bits::nth(self.0, n))
    }

    /// The contracts of the set, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Contract> + Clone {
        crate::bits::ones(self.0).map(Contract)
    }
}

impl FromIterator<Contract> for ContractSet {
    fn from_iter<I: IntoIterator<Item = Contract>>(items: I) -> ContractSet {
        let mut set = ContractSet::NONE;
        items.into_iter().for_each(|contract| set.insert(contract));
        set
    }
}
