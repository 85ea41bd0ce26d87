//! The tests of the game as a whole: data behind one harness each.

mod allocation;
mod battery;
mod bounds;
mod catalogue;
mod checked;
mod components;
mod description;
mod fixture;
mod golden;
mod refusals;
mod scripts;
mod setup_faults;
mod signature;
mod table;
mod walks;
