//! Adam: steps of gradient descent, each weight at its own pace.

// The loops must become part of the function that was compiled for the vector instructions at hand.
#![allow(clippy::inline_always)]

use super::model::Model;
use crate::vector::arch;

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;
const SMALL: f32 = 1e-7;

/// Running means of the gradient and of its square.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Adam {
    pub steps: u64,
    pub first: Vec<f32>,
    pub second: Vec<f32>,
}

impl Adam {
    pub fn new(size: usize) -> Adam {
        Adam {
            steps: 0,
            first: vec![0.0; size],
            second: vec![0.0; size],
        }
    }

    /// One step; the gradient, a sum that `scale` makes a mean, is cleared for the next.
    pub fn step(&mut self, model: &mut Model, gradient: &mut [f32], scale: f32, rate: f32) {
        self.steps += 1;
        // The means begin at nothing, which is made up for while they are young.
        let age = self.steps.min(100_000) as i32;
        let first_part = 1.0 / (1.0 - FIRST_DECAY.powi(age));
        let second_part = 1.0 / (1.0 - SECOND_DECAY.powi(age));
        let rate = rate * first_part;
        let (first, second) = (&mut self.first[..], &mut self.second[..]);
        let weights = model.weights_mut();
        arch().dispatch(
            #[inline(always)]
            || {
                let moments = first.iter_mut().zip(second.iter_mut());
                for ((weight, slope), (first, second)) in
                    weights.iter_mut().zip(gradient.iter_mut()).zip(moments)
                {
                    let mean = *slope * scale;
                    *slope = 0.0;
                    *first = FIRST_DECAY * *first + (1.0 - FIRST_DECAY) * mean;
                    *second = SECOND_DECAY * *second + (1.0 - SECOND_DECAY) * mean * mean;
                    *weight -= rate * *first / ((*second * second_part).sqrt() + SMALL);
                }
            },
        );
        model.bound();
    }

    /// Moves towards another by a part.
    pub fn mix(&mut self, other: &Adam, part: f32) {
        self.steps = self.steps.max(other.steps);
        super::model::mix(&mut self.first, &other.first, part);
        super::model::mix(&mut self.second, &other.second, part);
    }
}
