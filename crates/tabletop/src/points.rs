//! Points, counted in halves because Foothills gives half points.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// Victory points; may be half a point, may be negative.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points(i16);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// Whole points.
    pub const fn whole(points: i16) -> Points {
        Points(points * 2)
    }

    /// Points counted in halves.
    pub const fn halves(halves: i16) -> Points {
        Points(halves)
    }

    /// How many halves.
    pub const fn in_halves(self) -> i16 {
        self.0
    }

    /// For statistics.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(items: I) -> Points {
        items.fold(Points::ZERO, Add::add)
    }
}

/// `31`, `31.5`, `-0.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let rest = if halves % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{sign}{}{rest}", halves / 2))
    }
}
