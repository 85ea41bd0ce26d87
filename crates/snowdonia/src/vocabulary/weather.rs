//! Weather discs and the icons on the backs of contracts.

use serde::{Deserialize, Serialize};

/// A kind of weather. A season is the weather of its round (SE1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Weather {
    Sun,
    Rain,
    Fog,
    Spring,
    Summer,
    Autumn,
    Winter,
}

impl Weather {
    /// All kinds.
    pub const ALL: [Weather; 7] = [
        Weather::Sun,
        Weather::Rain,
        Weather::Fog,
        Weather::Spring,
        Weather::Summer,
        Weather::Autumn,
        Weather::Winter,
    ];

    /// The kinds other than seasons; also those a contract can bring (SE15).
    pub const USUAL: [Weather; 3] = [Weather::Sun, Weather::Rain, Weather::Fog];

    /// The seasons.
    pub const SEASONS: [Weather; 4] = [
        Weather::Spring,
        Weather::Summer,
        Weather::Autumn,
        Weather::Winter,
    ];

    /// The word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Weather::Sun => "sun",
            Weather::Rain => "rain",
            Weather::Fog => "fog",
            Weather::Spring => "spring",
            Weather::Summer => "summer",
            Weather::Autumn => "autumn",
            Weather::Winter => "winter",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Weather> {
        Weather::ALL
            .into_iter()
            .find(|weather| weather.word() == word)
    }
}
