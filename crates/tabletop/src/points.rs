//! Points, counted in halves because Foothills gives half points.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

use crate::notation::read_number;

/// Victory points; may be half a point, may be negative.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points(i16);

impl Points {
    pub const ZERO: Points = Points(0);

    pub const fn whole(points: i16) -> Points {
        Points(points * 2)
    }

    /// From a number of half points.
    pub const fn halves(halves: i16) -> Points {
        Points(halves)
    }

    pub const fn in_halves(self) -> i16 {
        self.0
    }

    pub fn read(text: &str) -> Option<Points> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text),
        };
        let (digits, half) = match digits.strip_suffix(".5") {
            Some(digits) => (digits, 1),
            None => (digits, 0),
        };
        let halves = i64::from(read_number(digits)?) * 2 + half;
        let zero_with_sign = sign < 0 && halves == 0;
        let halves = i16::try_from(sign * halves).ok()?;
        (!zero_with_sign).then_some(Points(halves))
    }

    /// As a floating-point number, for statistics.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_points_has_one_spelling() {
        for halves in i16::MIN..=i16::MAX {
            let points = Points::halves(halves);
            assert_eq!(Points::read(&points.to_string()), Some(points));
        }
        for wrong in [
            "", "-", "-0", "+1", "01", "1.0", "1.50", ".5", "-.5", "1.", "16384", "--1",
        ] {
            assert_eq!(Points::read(wrong), None, "{wrong}");
        }
    }
}
