//! The tests of this crate, in one binary: it links once.

mod commands;
mod company;
mod fold;
mod orders;
mod records;
mod tables;
