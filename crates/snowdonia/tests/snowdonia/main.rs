//! The tests of the game as a whole. What every game has to pass is in the crate `testkit`.

mod battery;
mod catalogue;
mod components;
mod fixtures;
mod limits;
mod orders;
mod refusals;
mod scoring;
mod setups;
