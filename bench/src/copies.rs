//! The size of a state and the cost of copying it: a search copies one per iteration.

use std::hint::black_box;
use std::time::Instant;

use tabletop::Rules;

use crate::measure::Series;

const STATES: usize = 256;
const TIMES: usize = 4_000;
const ROUNDS: usize = 9;

/// Bytes of a state.
pub fn size<R: Rules>() -> f64 {
    size_of::<R::State>() as f64
}

/// Nanoseconds per copy, in the nearest cache.
pub fn cost<R: Rules>(rules: &R) -> Series {
    let from = vec![rules.start(); STATES];
    let mut to = from.clone();
    let mut series = Series::default();
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        for _ in 0..TIMES {
            for (to, from) in to.iter_mut().zip(&from) {
                *to = *black_box(from);
                black_box(to);
            }
        }
        let copies = (STATES * TIMES) as f64;
        series.push(begun.elapsed().as_secs_f64() * 1e9 / copies);
    }
    assert!(to == from);
    series
}
