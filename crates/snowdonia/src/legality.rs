//! What may be chosen, and why something may not.

pub mod menu;

mod why_not;
