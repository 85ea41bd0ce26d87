//! Support for the tests of every crate. Nothing of it is built into the program.

#[cfg(feature = "store")]
pub mod conformance;
#[cfg(feature = "store")]
pub mod sample;
