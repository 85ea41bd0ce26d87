//! Trains by what is printed on them, and sets of them.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use tabletop::set_of;

/// The labels of trains, in the order in which they are listed and refilled: the seven of the box, then the
/// promotional ones.
const LABELS: [&str; 13] = [
    "1", "2", "3", "4", "5", "6", "7", "11", "12", "13", "22", "23", "1L",
];

/// Room for all trains in a table whose first entry is unused.
pub(crate) const TRAIN_TABLE: usize = 16;

/// A train by its printed label.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Train(NonZeroU8);

impl Train {
    /// Every possible train, in order.
    pub fn all() -> impl Iterator<Item = Train> {
        (1..=LABELS.len() as u8).map(Train::from_index)
    }

    /// The train with this label.
    pub fn read(label: &str) -> Option<Train> {
        Train::all().find(|train| train.label() == label)
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Train {
        match NonZeroU8::new(index) {
            Some(index) => Train(index),
            None => panic!("no train has index 0"),
        }
    }

    /// Whether there can be such a train.
    pub(crate) const fn exists(self) -> bool {
        self.0.get() as usize <= LABELS.len()
    }

    /// Its index in sets, and in tables whose first entry is unused. The mask lets the compiler drop the bounds
    /// check.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize & (TRAIN_TABLE - 1)
    }

    /// What is printed on it.
    pub fn label(self) -> &'static str {
        LABELS.get(self.index() - 1).copied().unwrap_or("?")
    }
}

impl fmt::Display for Train {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

set_of!(TrainSet: u16, of Train);
