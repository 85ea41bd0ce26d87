//! Parts of a run that are played separately.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of several equal parts of a run: every `parts`-th game or block of games, beginning with the `part`-th.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Numbers")]
pub struct Shard {
    /// The number of the part, from 1.
    pub part: u64,
    /// The number of parts.
    pub parts: u64,
}

impl Shard {
    pub const WHOLE: Shard = Shard { part: 1, parts: 1 };
    /// The most parts: nobody has more machines, and products with numbers of games stay small.
    const MOST: u64 = 1_000_000;

    /// One part of a run; `None` if there is no such part.
    pub const fn new(part: u64, parts: u64) -> Option<Shard> {
        if 1 <= part && part <= parts && parts <= Shard::MOST {
            Some(Shard { part, parts })
        } else {
            None
        }
    }

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

/// The error for an invalid part.
fn no_shard() -> String {
    "a part and the number of parts, as 1/4, the first being 1".to_owned()
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let number = |text: &str| text.parse::<u64>().ok();
        let (part, parts) = text.split_once('/').ok_or_else(no_shard)?;
        let shard = number(part).zip(number(parts));
        let shard = shard.and_then(|(part, parts)| Shard::new(part, parts));
        shard.ok_or_else(no_shard)
    }
}

/// A part as read from a file, which may contain anything.
#[derive(Deserialize)]
struct Numbers {
    part: u64,
    parts: u64,
}

impl TryFrom<Numbers> for Shard {
    type Error = String;

    fn try_from(Numbers { part, parts }: Numbers) -> Result<Shard, String> {
        Shard::new(part, parts).ok_or_else(|| format!("there is no shard {part}/{parts}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_no_part_beyond_the_last() {
        for text in ["1/1", "1/4", "4/4", "1000000/1000000"] {
            let shard: Shard = text.parse().expect(text);
            assert_eq!(shard.to_string(), text);
        }
        for text in ["", "1", "0/0", "0/4", "5/4", "1/1000001", "-1/4", "1/4/4"] {
            assert_eq!(text.parse::<Shard>(), Err(no_shard()), "{text}");
        }
    }
}
