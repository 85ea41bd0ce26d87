//! What a bot has to know of a game beyond its rules.

use tabletop::Rules;

/// A game that bots can play well.
pub trait Knowledge: Rules {
    /// The names of the styles a level can be played in; a style differs in what it likes, not in strength.
    fn styles() -> &'static [&'static str];
}

impl Knowledge for snowdonia::Rules {
    fn styles() -> &'static [&'static str] {
        &[]
    }
}

impl Knowledge for foothills::Rules {
    fn styles() -> &'static [&'static str] {
        &[]
    }
}
