//! What may be chosen, and why something may not.

pub mod menu;
pub mod why_not;

mod decisions;
