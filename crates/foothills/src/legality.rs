//! The legal choices, and why others are not legal.

pub mod menu;
pub mod why_not;

mod decisions;
