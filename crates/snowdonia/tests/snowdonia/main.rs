//! The tests of the game as a whole: data behind one harness each.

mod battery;
mod catalogue;
mod checked;
mod components;
mod description;
mod fixture;
mod golden;
mod limits;
mod refusals;
mod scoring;
mod scripts;
mod setup_faults;
mod signature;
mod table;
mod walks;
