//! What every game is, tested with one small enough to count by hand.

mod description;
mod game_match;
mod walk;
