//! Contracts by number, and sets of them.

use tabletop::numbered;

/// The highest number a contract may have: a set of them is a word of 32 bits.
pub const MAX_CONTRACTS: u8 = 31;

numbered!(
    /// A contract card by its printed number.
    Contract: 1..=MAX_CONTRACTS,
    ContractSet: u32
);
