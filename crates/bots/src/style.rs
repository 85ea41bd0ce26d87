//! Styles give bots preferences beyond winning, so that opponents differ. A style is a small bonus on one source of
//! points. It is computed from a few cheap facts of the position and tips the balance only between choices of about
//! equal value, so it costs little strength.

use tabletop::Rules;

use crate::search::settings::StyleBonus;

/// A style of a game.
#[derive(Clone, Copy, Debug)]
pub struct Style<R: Rules> {
    pub name: &'static str,
    pub bonus: StyleBonus<R>,
}
