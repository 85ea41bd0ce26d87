//! What a seat wants.

use tabletop::{PerSeat, Seat};

use crate::aim::Aim;
use crate::bot::Value;

/// Turns expectations into one number for each seat, linear in them, so that means of utilities are utilities of
/// means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Utility {
    pub seats: u8,
    /// The value of a point ahead of the mean of the others, in shares of the victory, so that decided games are
    /// still played well.
    pub point: f32,
    pub aim: Aim,
}

impl Utility {
    /// The value of a point when playing for points, in shares of the victory; solo players always do.
    const OWN_POINT: f32 = 0.01;

    #[inline]
    pub fn of(&self, values: &PerSeat<Value>) -> PerSeat<f32> {
        let mut wanted = PerSeat::default();
        if self.seats == 1 || self.aim == Aim::Points {
            for (wanted, value) in wanted.0.iter_mut().zip(values.0) {
                *wanted = value.score * Utility::OWN_POINT;
            }
            return wanted;
        }
        let total: f32 = Seat::all(self.seats).map(|seat| values[seat].score).sum();
        let others = f32::from(self.seats - 1);
        for seat in Seat::all(self.seats) {
            let Value { share, score } = values[seat];
            wanted[seat] = share + self.point * (score - (total - score) / others);
        }
        wanted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(of: &[(f32, f32)]) -> PerSeat<Value> {
        let mut values = PerSeat::default();
        for (value, &(share, score)) in values.0.iter_mut().zip(of) {
            *value = Value { share, score };
        }
        values
    }

    #[test]
    fn a_victory_is_worth_more_than_points() {
        let utility = Utility {
            seats: 2,
            point: 0.004,
            aim: Aim::Victory,
        };
        let close = utility.of(&values(&[(1.0, 60.0), (0.0, 59.0)]));
        let high = utility.of(&values(&[(0.0, 99.0), (1.0, 100.0)]));
        assert!(close.0[0] > high.0[0]);
    }

    #[test]
    fn among_lost_games_the_better_one_is_wanted() {
        let utility = Utility {
            seats: 3,
            point: 0.004,
            aim: Aim::Victory,
        };
        let near = utility.of(&values(&[(0.0, 60.0), (1.0, 61.0), (0.0, 30.0)]));
        let far = utility.of(&values(&[(0.0, 40.0), (1.0, 61.0), (0.0, 30.0)]));
        assert!(near.0[0] > far.0[0]);
    }

    #[test]
    fn alone_points_count() {
        let utility = Utility {
            seats: 1,
            point: 0.0,
            aim: Aim::Victory,
        };
        let more = utility.of(&values(&[(1.0, 80.0)]));
        let less = utility.of(&values(&[(1.0, 79.5)]));
        assert!(more.0[0] > less.0[0]);
        let points = Utility {
            aim: Aim::Points,
            ..utility
        };
        assert_eq!(points.of(&values(&[(1.0, 80.0)])), more);
    }

    #[test]
    fn who_plays_for_points_would_rather_lose_with_more() {
        let utility = Utility {
            seats: 2,
            point: 0.004,
            aim: Aim::Points,
        };
        let lost = utility.of(&values(&[(0.0, 61.0), (1.0, 90.0)]));
        let won = utility.of(&values(&[(1.0, 60.0), (0.0, 20.0)]));
        assert!(lost.0[0] > won.0[0] && lost.0[1] > won.0[1]);
    }
}
