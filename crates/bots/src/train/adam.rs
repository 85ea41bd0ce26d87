//! The Adam optimiser: gradient descent with a step size for each weight.

// These loops must be inlined into functions compiled for particular vector instructions.
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

    /// One step. The gradient is a sum, which `scale` turns into a mean; it is cleared for the next step.
    pub fn step(&mut self, model: &mut Model, gradient: &mut [f32], scale: f32, rate: f32) {
        self.steps += 1;
        // The means start at zero, which biases them at first; this corrects it.
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

    /// Moves a fraction of the way towards another.
    pub fn mix(&mut self, other: &Adam, part: f32) {
        self.steps = self.steps.max(other.steps);
        super::model::mix(&mut self.first, &other.first, part);
        super::model::mix(&mut self.second, &other.second, part);
    }
}
