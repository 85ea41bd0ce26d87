//! Parts of a run that are played apart from each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of several equal parts of a run: every `parts`-th game or block of games, beginning with the
/// `part`-th.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Shard {
    /// Which, from 1.
    pub part: u64,
    /// Of how many.
    pub parts: u64,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Shard = Shard { part: 1, parts: 1 };

    /// Whether a unit of the plan belongs to it.
    pub const fn has(self, unit: u64) -> bool {
        unit % self.parts == self.part - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let number = |text: &str| text.parse::<u64>().ok();
        match text
            .split_once('/')
            .map(|(part, parts)| (number(part), number(parts)))
        {
            Some((Some(part), Some(parts))) if 1 <= part && part <= parts => {
                Ok(Shard { part, parts })
            }
            _ => Err("a part and the number of parts, as 1/4, the first being 1".to_owned()),
        }
    }
}
