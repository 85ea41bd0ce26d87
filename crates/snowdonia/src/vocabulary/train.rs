//! Trains by number.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::set_of;

/// The most trains the components may have.
pub const MAX_TRAINS: u8 = 7;

/// A train by its printed number, 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Train(u8);

impl Train {
    /// The train with this number.
    pub const fn new(number: u8) -> Option<Train> {
        if number >= 1 && number <= MAX_TRAINS {
            Some(Train(number))
        } else {
            None
        }
    }

    /// The printed number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    const fn from_index(index: u8) -> Train {
        Train(index)
    }

    /// Its bit in a set of trains, and its place in a table with an unused first entry.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }
}

impl fmt::Display for Train {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

set_of!(
    /// A set of trains.
    TrainSet: u8, of Train
);
