//! The second layer, which takes most of the time of an evaluation.

// The loops must be inlined into the function compiled for the available vector instructions.
#![allow(clippy::inline_always)]

use super::{FIRST, SECOND};

/// Its weights, interleaved by pairs of units of the first layer for all units of the second: a vector instruction
/// that multiplies pairs then sums up several units of the second layer at once, and no horizontal sum is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenLayer([[[i16; 2]; SECOND]; FIRST / 2]);

impl HiddenLayer {
    pub const NONE: HiddenLayer = HiddenLayer([[[0; 2]; SECOND]; FIRST / 2]);

    /// From the weights of each unit.
    pub fn from_rows(rows: &[[i16; FIRST]; SECOND]) -> HiddenLayer {
        let mut second = HiddenLayer::NONE;
        for (place, pairs) in second.0.iter_mut().enumerate() {
            for (pair, row) in pairs.iter_mut().zip(rows) {
                *pair = [row[2 * place], row[2 * place + 1]];
            }
        }
        second
    }

    /// The weights of each unit.
    pub fn rows(&self) -> [[i16; FIRST]; SECOND] {
        let mut rows = [[0; FIRST]; SECOND];
        for (place, pairs) in self.0.iter().enumerate() {
            for (row, pair) in rows.iter_mut().zip(pairs) {
                row[2 * place] = pair[0];
                row[2 * place + 1] = pair[1];
            }
        }
        rows
    }
}

/// A way to add the second layer's products to its sums; all give the same result.
pub(super) trait Multiply: Copy {
    fn add(self, sums: &mut [i32; SECOND], first: &[i16; FIRST], second: &HiddenLayer);
}

/// In plain loops, for any processor.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl Multiply for Plain {
    #[inline(always)]
    fn add(self, sums: &mut [i32; SECOND], first: &[i16; FIRST], second: &HiddenLayer) {
        for (&[one, other], pairs) in first.as_chunks().0.iter().zip(&second.0) {
            let (one, other) = (i32::from(one), i32::from(other));
            for (sum, pair) in sums.iter_mut().zip(pairs) {
                let products = one * i32::from(pair[0]) + other * i32::from(pair[1]);
                *sum = sum.wrapping_add(products);
            }
        }
    }
}

/// With the instruction for pairs, which the compiler does not find on its own.
#[cfg(target_arch = "x86_64")]
impl Multiply for pulp::x86::V3 {
    #[inline(always)]
    fn add(self, sums: &mut [i32; SECOND], first: &[i16; FIRST], second: &HiddenLayer) {
        use std::arch::x86_64::__m256i;

        const LANES: usize = SECOND / 8;
        let mut lanes: [__m256i; LANES] = pulp::cast(*sums);
        let first: [i32; FIRST / 2] = pulp::cast(*first);
        for (pair, weights) in first.into_iter().zip(&second.0) {
            let pair = self.avx._mm256_set1_epi32(pair);
            let weights: [__m256i; LANES] = pulp::cast(*weights);
            for (lane, weights) in lanes.iter_mut().zip(weights) {
                let products = self.avx2._mm256_madd_epi16(pair, weights);
                *lane = self.avx2._mm256_add_epi32(*lane, products);
            }
        }
        *sums = pulp::cast(lanes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back() {
        let mut numbers = 0..;
        let rows = std::array::from_fn(|_| std::array::from_fn(|_| numbers.next().expect("many")));
        let second = HiddenLayer::from_rows(&rows);
        assert_eq!(second.rows(), rows);
        let first = std::array::from_fn(|_| numbers.next().expect("many"));
        let mut sums = [7; SECOND];
        Plain.add(&mut sums, &first, &second);
        for (sum, row) in sums.iter().zip(rows) {
            let products = row.iter().zip(first);
            let expected: i32 = products
                .map(|(&weight, unit)| i32::from(weight) * i32::from(unit))
                .sum();
            assert_eq!(*sum, 7 + expected);
        }
    }
}
