//! Styles: what a bot likes beyond winning, so that tables do not feel the same. A liking is a small bonus on one
//! source of points. It is read from facts of the position that cost next to nothing and moves choices that are about
//! equally good, so a style costs little strength.

use tabletop::Rules;

use crate::search::settings::Taste;

/// A style of a game.
#[derive(Clone, Copy, Debug)]
pub struct Style<R: Rules> {
    pub name: &'static str,
    pub taste: Taste<R>,
}
