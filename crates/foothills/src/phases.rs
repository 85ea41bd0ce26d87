//! What happens: `apply` carries out a choice, `advance` works the agenda off to the next thing the game waits for.

pub mod apply;

mod advance;
mod dig;
