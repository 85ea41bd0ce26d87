//! Places along the route: its two ends, its stations, places with rubble and build sites. All are counted from the
//! lower end, so that "the nearest" is a bit scan from either end.

use serde::{Deserialize, Serialize};
use tabletop::{named, set_of};

named!(
    /// A place with rubble: a track card or an excavation site.
    Spot,
    /// A set of places with rubble.
    SpotSet: u32
);
named!(
    Site,
    /// A set of build sites.
    SiteSet: u32
);
named!(
    /// A station, including the termini.
    Stop,
    StopSet: u16
);

/// An end of the route.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[repr(u8)]
pub enum End {
    /// The terminus with the lowest number.
    #[default]
    Near,
    Far,
}

set_of!(
    EndSet: u8, of End
);

impl End {
    pub const BOTH: [End; 2] = [End::Near, End::Far];

    #[inline]
    const fn from_index(index: u8) -> End {
        End::BOTH[index as usize]
    }

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn only(self) -> EndSet {
        EndSet(1 << self as u8)
    }
}

impl SpotSet {
    /// The first spot seen from an end: players work from their own (BF4).
    #[inline]
    pub const fn nearest(self, from: End) -> Option<Spot> {
        match from {
            End::Near => self.first(),
            End::Far => self.last(),
        }
    }

    /// The spots of this set that come before all spots of another one, seen from an end.
    #[inline]
    #[must_use]
    pub const fn before(self, others: SpotSet, from: End) -> SpotSet {
        match (from, others.bits()) {
            (_, 0) => self,
            (End::Near, bits) => self.and(SpotSet::from_bits(bits.wrapping_sub(1) & !bits)),
            (End::Far, bits) => self.and(SpotSet::from_bits(u32::MAX << bits.ilog2() << 1)),
        }
    }
}
