//! Weather discs and the icons on the backs of contracts.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Weather {
    Sun,
    Rain,
    Fog,
}

impl Weather {
    pub const ALL: [Weather; 3] = [Weather::Sun, Weather::Rain, Weather::Fog];

    /// The word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Weather::Sun => "sun",
            Weather::Rain => "rain",
            Weather::Fog => "fog",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Weather> {
        Weather::ALL
            .into_iter()
            .find(|weather| weather.word() == word)
    }
}
