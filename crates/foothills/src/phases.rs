//! What happens: `apply` carries out a choice, `advance` works through the agenda to the next thing the game waits
//! for.

pub mod apply;

mod advance;
mod dig;
