//! The terms of the rules: what can be chosen and dealt, what follows, what is refused, and the things all of these
//! are about.

pub mod choice;
pub mod deal;
pub mod effect;
pub mod fact;
pub mod goods;
pub mod ids;
pub mod refusal;
