//! Pearson's test of counts against weights.

/// Cells with a lower expected count are merged, because the test's distribution does not hold for them.
const LEAST_EXPECTED: f64 = 5.0;

/// Beyond this many standard deviations the counts do not follow the weights; by chance, that happens once in 10^9.
const LIMIT: f64 = 6.0;

/// How far the counts are from the weights, in standard deviations, if that is too far. `counts` and `weights` have
/// the same order.
pub(super) fn too_far(counts: &[u32], weights: &[u64]) -> Option<f64> {
    let draws = f64::from(counts.iter().sum::<u32>());
    let all = weights.iter().map(|&weight| real(weight)).sum::<f64>();
    let mut cells = 0;
    let mut distance = 0.0;
    let mut small = (0.0, 0.0);
    for (&count, &weight) in counts.iter().zip(weights) {
        let expected = real(weight) / all * draws;
        if expected < LEAST_EXPECTED {
            small = (small.0 + f64::from(count), small.1 + expected);
        } else {
            cells += 1;
            distance += (f64::from(count) - expected).powi(2) / expected;
        }
    }
    if small.1 > 0.0 {
        cells += 1;
        // A rare cell is judged as if it were expected this often; drawing it too often still shows.
        distance += (small.0 - small.1).powi(2) / small.1.max(LEAST_EXPECTED);
    }
    if cells < 2 {
        return None;
    }
    let deviations = wilson_hilferty(distance, f64::from(cells - 1));
    (deviations > LIMIT).then_some(deviations)
}

#[expect(clippy::cast_precision_loss, reason = "a test of probabilities")]
fn real(weight: u64) -> f64 {
    weight as f64
}

/// The standard normal deviation that a chi-square distance corresponds to.
fn wilson_hilferty(distance: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((distance / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Rng, Wyrand};

    #[test]
    fn true_weights_pass_and_false_ones_do_not() {
        let mut rng = Wyrand::new(5);
        for weights in [vec![1, 1], vec![1, 2, 3, 4], vec![1; 100], vec![1, 1, 1000]] {
            let all = weights.iter().sum::<u64>() as u32;
            for _ in 0..200 {
                let mut counts = vec![0; weights.len()];
                for _ in 0..2000 {
                    let mut drawn = u64::from(rng.below(all));
                    let at = weights.iter().position(|&weight| {
                        let found = drawn < weight;
                        drawn = drawn.wrapping_sub(weight);
                        found
                    });
                    counts[at.unwrap()] += 1;
                }
                assert_eq!(too_far(&counts, &weights), None);
            }
        }
        assert!(too_far(&[1180, 820], &[1, 1]).is_some());
        assert!(too_far(&[500, 500, 1000], &[1, 1, 1]).is_some());
        assert_eq!(too_far(&[10], &[3]), None);
    }
}
