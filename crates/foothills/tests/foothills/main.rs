//! The tests of the game as a whole. What every game has to pass is in the crate `testkit`.

mod battery;
mod bounds;
mod catalogue;
mod components;
mod fixtures;
mod refusals;
mod table;
