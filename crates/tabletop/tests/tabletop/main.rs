//! What the games have in common, tested with one small enough to count by hand.

mod description;
mod game_match;
mod walk;
