//! The tests of this crate, in one binary, which links only once.

mod commands;
mod fold;
mod orders;
mod records;
mod tables;
mod viewers;
