//! The spaces of the event track that hold a cube.

use serde::{Deserialize, Serialize};

/// Spaces with a cube, by number from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventTrack(u16);

impl EventTrack {
    /// The most spaces a track can have.
    pub const MAX_SPACES: u8 = 15;

    /// R5.3: the space after the highest one with a cube.
    #[inline]
    pub const fn next(self) -> u8 {
        match self.0.checked_ilog2() {
            Some(highest) => highest as u8 + 1,
            None => 1,
        }
    }

    #[inline]
    pub const fn insert(&mut self, space: u8) {
        self.0 |= 1 << space;
    }

    /// Removes the cubes from these spaces, first to last; returns how many there were.
    pub const fn clear(&mut self, (first, last): (u8, u8)) -> u8 {
        let spaces = ((1 << last) - (1 << first)) | (1 << last);
        let cubes = (self.0 & spaces).count_ones() as u8;
        self.0 &= !spaces;
        cubes
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=EventTrack::MAX_SPACES).filter(move |space| self.0 >> space & 1 == 1)
    }
}

impl FromIterator<u8> for EventTrack {
    fn from_iter<I: IntoIterator<Item = u8>>(spaces: I) -> EventTrack {
        let mut track = EventTrack::default();
        spaces.into_iter().for_each(|space| track.insert(space));
        track
    }
}
