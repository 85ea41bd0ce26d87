//! Support for the tests of every crate. Nothing of it is built into the program.
//!
//! What a game has to pass: [`battery`], [`script`], [`golden`], [`signature`], [`walks`], [`checked`],
//! [`catalogue`], [`setup_faults`]. What a store has to pass: `conformance`; a database server for it: [`postgres`] and
//! [`cluster`]. The rest helps with writing tests: [`toy`] is a game small enough to count by hand, [`random`] plays,
//! [`setups`] makes rules, [`fixture`] reads and compares files.

pub mod battery;
pub mod catalogue;
pub mod checked;
pub mod cluster;
#[cfg(feature = "store")]
pub mod conformance;
pub mod fixture;
pub mod golden;
pub mod postgres;
pub mod random;
#[cfg(feature = "store")]
pub mod sample;
pub mod script;
pub mod setup_faults;
pub mod setups;
pub mod signature;
pub mod spelling;
pub mod toy;
pub mod walks;
