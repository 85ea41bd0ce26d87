//! The terms of the rules: what can be chosen and dealt, what follows, what is refused, and the things all of these
//! are about.

pub mod area;
pub mod choice;
pub mod contract;
pub mod deal;
pub mod event_track;
pub mod fact;
pub mod place;
pub mod refusal;
pub mod train;
pub mod weather;
