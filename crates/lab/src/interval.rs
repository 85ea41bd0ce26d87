//! 95 % intervals for shares of the victory, and what other means need for theirs.

/// From one end to the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    pub low: f64,
    pub high: f64,
}

/// The normal deviate with 2.5 % beyond it.
pub const Z: f64 = 1.959_963_984_540_054;

/// The interval of a share, which has a width even if every game was won. The blocks determine how many independent
/// games would have the same error. `error_squared` is `None` if it is unknown, `blocks` the number of blocks it
/// comes from.
pub fn share_interval(share: f64, error_squared: Option<f64>, games: u64, blocks: u64) -> Bounds {
    let spread = share * (1.0 - share);
    let (worth, z) = match error_squared {
        Some(error) if error > 0.0 && spread > 0.0 => {
            (spread / error, student(blocks.saturating_sub(1)))
        }
        // Blocks that are all alike tell nothing about the error, and a few of them may be so by chance.
        _ => (games as f64, Z),
    };
    wilson(share, worth, z)
}

/// Wilson's interval of a share that is worth this number of independent observations. It stays between 0 and 1, and
/// 0 of 5 is not certainty.
pub fn wilson(share: f64, worth: f64, z: f64) -> Bounds {
    if worth <= 0.0 {
        return Bounds {
            low: 0.0,
            high: 1.0,
        };
    }
    let spread = share * (1.0 - share);
    let whole = 1.0 + z * z / worth;
    let centre = (share + z * z / (2.0 * worth)) / whole;
    let half = z / whole * (spread / worth + z * z / (4.0 * worth * worth)).sqrt();
    Bounds {
        // Apart from the last digit, the bounds for nothing and for everything are these values themselves.
        low: (centre - half).clamp(0.0, share),
        high: (centre + half).clamp(share, 1.0),
    }
}

/// Student's deviate with 2.5 % beyond it (Cornish and Fisher's expansion; exact values where that is not good
/// enough).
pub fn student(freedom: u64) -> f64 {
    match freedom {
        0 => return Z,
        1 => return 12.706,
        2 => return 4.303,
        3 => return 3.182,
        4 => return 2.776,
        _ => {}
    }
    let n = freedom as f64;
    let [z3, z5, z7] = [3, 5, 7].map(|power| Z.powi(power));
    Z + (z3 + Z) / (4.0 * n)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * n * n)
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * n * n * n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_by_the_table() {
        for (freedom, value) in [
            (1, 12.706),
            (4, 2.776),
            (5, 2.571),
            (10, 2.228),
            (30, 2.042),
            (100, 1.984),
            (1_000_000, 1.960),
        ] {
            let here = student(freedom);
            assert!((here - value).abs() < 0.004, "{freedom}: {here}");
        }
    }

    #[test]
    fn wilson_by_the_book() {
        // Newcombe's examples: 81 of 263, and 0 of 20.
        let share = 81.0 / 263.0;
        let error = share * (1.0 - share) / 263.0;
        let interval = share_interval(share, Some(error), 263, 1_000_000);
        assert!((interval.low - 0.2553).abs() < 1e-4, "{interval:?}");
        assert!((interval.high - 0.3662).abs() < 1e-4, "{interval:?}");
        let none = share_interval(0.0, Some(0.0), 20, 10);
        assert!(none.low.abs() < 1e-12);
        assert!((none.high - 0.1611).abs() < 1e-4, "{none:?}");
    }

    #[test]
    fn pairing_narrows_and_equal_blocks_are_not_certain() {
        let plain = share_interval(0.6, Some(0.24 / 100.0), 100, 50);
        let paired = share_interval(0.6, Some(0.12 / 100.0), 100, 50);
        assert!(paired.high - paired.low < plain.high - plain.low);
        let same = share_interval(0.5, Some(0.0), 100, 50);
        assert!(same.low < 0.41 && same.high > 0.59, "{same:?}");
        let single = share_interval(0.5, None, 2, 1);
        assert!(single.low < 0.1 && single.high > 0.9, "{single:?}");
        assert!(share_interval(0.0, None, 0, 0).high > 0.99);
    }
}
