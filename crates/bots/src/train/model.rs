//! The net during training: the same layers in floating point, with gradients.

// These loops must be inlined into functions compiled for particular vector instructions.
#![allow(clippy::inline_always)]

use std::ops::Range;

use pulp::{Simd, WithSimd};
use tabletop::{MAX_SEATS, Rng as _, Seat, Wyrand};

use super::examples::{Examples, Position};
use crate::luck::scatter;
use crate::net::{FIRST, HiddenLayer, LATER_ONE, Net, OUTPUTS, POINTS_ONE, ROW_ONE, SECOND};
use crate::vector::arch;

/// The weight of the loss of points relative to that of shares.
const SCORE_WEIGHT: f32 = 1.5;
/// Bounds of the weights, so that integers can hold them and their sums.
const MOST_ROW: f32 = 2.0;
const MOST_LATER: f32 = 8.0;

/// All weights in one list: rows, biases of the first layer, weights and biases of the second and of the outputs.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Model {
    table_inputs: usize,
    player_inputs: usize,
    weights: Vec<f32>,
}

type Layer = [f32; FIRST];

impl Model {
    /// Small random weights. The outputs are zero, so that at first all seats are equal and no points are to come.
    pub fn new(table_inputs: usize, player_inputs: usize, seed: u64) -> Model {
        let mut model = Model {
            table_inputs,
            player_inputs,
            weights: Vec::new(),
        };
        model.weights = vec![0.0; model.places().end];
        let mut rng = Wyrand::new(scatter(seed ^ 0x6e65_7473));
        let places = model.places();
        let mut fill = |range: Range<usize>, most: f32| {
            for weight in &mut model.weights[range] {
                *weight = (rng.word() as f32 / (u32::MAX as f32) * 2.0 - 1.0) * most;
            }
        };
        fill(0..places.rows, 0.08);
        fill(places.first_bias.clone(), 0.3);
        fill(places.second.clone(), 0.2);
        fill(places.second_bias.clone(), 0.2);
        model
    }

    /// The weights of a net.
    pub fn of(net: &Net) -> Model {
        let mut model = Model::new(net.table_inputs, net.player_inputs, 0);
        let places = model.places();
        let mut fill = |range: Range<usize>, weights: &[i16], one: f32| {
            for (place, &weight) in model.weights[range].iter_mut().zip(weights) {
                *place = f32::from(weight) / one;
            }
        };
        fill(0..places.rows, net.rows.as_flattened(), ROW_ONE);
        fill(places.first_bias, &net.first_bias, ROW_ONE);
        fill(places.second, net.second.rows().as_flattened(), LATER_ONE);
        fill(places.outputs, net.outputs.as_flattened(), LATER_ONE);
        let mut fill = |range: Range<usize>, biases: &[i32], one: f32| {
            for (place, &bias) in model.weights[range].iter_mut().zip(biases) {
                *place = bias as f32 / one;
            }
        };
        let (second, output) = (&net.second_bias, &net.output_bias);
        fill(places.second_bias, second, ROW_ONE * LATER_ONE);
        fill(places.output_bias, output, LATER_ONE * LATER_ONE);
        model
    }

    pub fn size(&self) -> usize {
        self.weights.len()
    }

    pub fn zero(&self) -> Vec<f32> {
        vec![0.0; self.weights.len()]
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Clamps the weights to what the integers can hold.
    pub fn bound(&mut self) {
        let end = self.places().rows;
        let (rows, later) = self.weights.split_at_mut(end);
        arch().dispatch(
            #[inline(always)]
            || {
                for weight in rows {
                    *weight = weight.clamp(-MOST_ROW, MOST_ROW);
                }
                for weight in later {
                    *weight = weight.clamp(-MOST_LATER, MOST_LATER);
                }
            },
        );
    }

    pub fn mix(&mut self, other: &Model, part: f32) {
        mix(&mut self.weights, &other.weights, part);
    }

    /// As integers.
    pub fn net(&self, version: u32) -> Net {
        let places = self.places();
        let short = |one: f32| move |&weight: &f32| (weight * one).round() as i16;
        let long = |one: f32| move |&weight: &f32| (weight * one).round() as i32;
        let mut net = Net {
            version,
            table_inputs: self.table_inputs,
            player_inputs: self.player_inputs,
            ..Net::UNTRAINED
        };
        let rows = self.weights[..places.rows].as_chunks::<FIRST>().0;
        net.rows = rows
            .iter()
            .map(|row| row.map(|weight| short(ROW_ONE)(&weight)))
            .collect();
        set(
            &mut net.first_bias,
            &self.weights[places.first_bias],
            short(ROW_ONE),
        );
        let mut second = [[0; FIRST]; SECOND];
        set(
            second.as_flattened_mut(),
            &self.weights[places.second],
            short(LATER_ONE),
        );
        net.second = HiddenLayer::from_rows(&second);
        set(
            &mut net.second_bias,
            &self.weights[places.second_bias],
            long(ROW_ONE * LATER_ONE),
        );
        set(
            net.outputs.as_flattened_mut(),
            &self.weights[places.outputs],
            short(LATER_ONE),
        );
        set(
            &mut net.output_bias,
            &self.weights[places.output_bias],
            long(LATER_ONE * LATER_ONE),
        );
        net
    }

    fn places(&self) -> Places {
        let rows = (self.table_inputs + 2 * self.player_inputs) * FIRST;
        let first_bias = rows..rows + FIRST;
        let second = first_bias.end..first_bias.end + FIRST * SECOND;
        let second_bias = second.end..second.end + SECOND;
        let outputs = second_bias.end..second_bias.end + SECOND * OUTPUTS;
        let output_bias = outputs.end..outputs.end + OUTPUTS;
        Places {
            rows,
            end: output_bias.end,
            first_bias,
            second,
            second_bias,
            outputs,
            output_bias,
        }
    }

    /// Adds the gradient of a position's loss; returns the losses of share and points.
    pub fn descend(&self, gradient: &mut [f32], examples: &Examples, position: u32) -> (f32, f32) {
        arch().dispatch(Descent {
            model: self,
            gradient,
            examples,
            position: &examples.positions[position as usize],
        })
    }

    #[inline(always)]
    fn descend_here(
        &self,
        gradient: &mut [f32],
        examples: &Examples,
        position: &Position,
    ) -> (f32, f32) {
        let places = self.places();
        let (table, players) = examples.inputs(position);
        let (rows, later) = self.weights.split_at(places.rows);
        let rows = rows.as_chunks::<FIRST>().0;
        let (row_slopes, later_slopes) = gradient.split_at_mut(places.rows);
        let row_slopes = row_slopes.as_chunks_mut::<FIRST>().0;
        let own_start = self.table_inputs;
        let other_start = own_start + self.player_inputs;
        let seats = usize::from(position.seats);

        let mut all: Layer = *later.first_chunk().expect("the bias of the first layer");
        for &input in table {
            add(&mut all, &rows[usize::from(input)]);
        }
        let mut own = [[0.0; FIRST]; MAX_SEATS];
        for (own, inputs) in own.iter_mut().zip(players).take(seats) {
            let mut other = [0.0; FIRST];
            for &input in inputs {
                add(own, &rows[own_start + usize::from(input)]);
                add(&mut other, &rows[other_start + usize::from(input)]);
            }
            add(&mut all, &other);
            for (own, other) in own.iter_mut().zip(other) {
                *own -= other;
            }
        }
        let mut passes = [Pass::default(); MAX_SEATS];
        for (pass, own) in passes.iter_mut().zip(&mut own).take(seats) {
            add(own, &all);
            pass.forward(later, own);
        }
        let losses = judge(&mut passes[..seats], position);
        let mut sum = [0.0; FIRST];
        let mut slopes = [[0.0; FIRST]; MAX_SEATS];
        for ((pass, own), slope) in passes.iter().zip(&own).zip(&mut slopes).take(seats) {
            pass.backward(later, later_slopes, own, slope);
            add(&mut sum, slope);
        }
        add(
            later_slopes
                .first_chunk_mut()
                .expect("the bias of the first layer"),
            &sum,
        );
        for &input in table {
            add(&mut row_slopes[usize::from(input)], &sum);
        }
        for (slope, inputs) in slopes.iter().zip(players).take(seats) {
            let mut others = sum;
            for (others, slope) in others.iter_mut().zip(slope) {
                *others -= slope;
            }
            for &input in inputs {
                add(&mut row_slopes[own_start + usize::from(input)], slope);
                add(&mut row_slopes[other_start + usize::from(input)], &others);
            }
        }
        losses
    }
}

/// A type rather than a closure, so that it is inlined into the function with the vector instructions.
struct Descent<'a> {
    model: &'a Model,
    gradient: &'a mut [f32],
    examples: &'a Examples,
    position: &'a Position,
}

impl WithSimd for Descent<'_> {
    type Output = (f32, f32);

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> (f32, f32) {
        self.model
            .descend_here(self.gradient, self.examples, self.position)
    }
}

struct Places {
    rows: usize,
    first_bias: Range<usize>,
    second: Range<usize>,
    second_bias: Range<usize>,
    outputs: Range<usize>,
    output_bias: Range<usize>,
    end: usize,
}

/// Offsets within the weights after the rows.
const SECOND_AT: usize = FIRST;
const SECOND_BIAS_AT: usize = SECOND_AT + FIRST * SECOND;
const OUTPUTS_AT: usize = SECOND_BIAS_AT + SECOND;
const OUTPUT_BIAS_AT: usize = OUTPUTS_AT + SECOND * OUTPUTS;

/// The later layers for one seat.
#[derive(Clone, Copy, Debug)]
struct Pass {
    first: Layer,
    /// Before and after clamping.
    raw_second: [f32; SECOND],
    second: [f32; SECOND],
    outputs: [f32; OUTPUTS],
    /// The derivative of the loss at the outputs.
    slopes: [f32; OUTPUTS],
}

impl Default for Pass {
    fn default() -> Pass {
        Pass {
            first: [0.0; FIRST],
            raw_second: [0.0; SECOND],
            second: [0.0; SECOND],
            outputs: [0.0; OUTPUTS],
            slopes: [0.0; OUTPUTS],
        }
    }
}

impl Pass {
    #[inline(always)]
    fn forward(&mut self, later: &[f32], raw_first: &Layer) {
        self.first = raw_first.map(|unit| unit.clamp(0.0, 1.0));
        let weights = later[SECOND_AT..SECOND_BIAS_AT].as_chunks::<FIRST>().0;
        for (unit, weights) in weights.iter().enumerate() {
            self.raw_second[unit] = later[SECOND_BIAS_AT + unit] + dot(&self.first, weights);
        }
        self.second = self.raw_second.map(|unit| unit.clamp(0.0, 1.0));
        let weights = later[OUTPUTS_AT..OUTPUT_BIAS_AT].as_chunks::<SECOND>().0;
        for (output, weights) in weights.iter().enumerate() {
            self.outputs[output] = later[OUTPUT_BIAS_AT + output] + dot(&self.second, weights);
        }
    }

    #[inline(always)]
    fn backward(
        &self,
        later: &[f32],
        later_slopes: &mut [f32],
        raw_first: &Layer,
        slope: &mut Layer,
    ) {
        let mut second_slopes = [0.0; SECOND];
        for (output, &at) in self.slopes.iter().enumerate() {
            later_slopes[OUTPUT_BIAS_AT + output] += at;
            let from = OUTPUTS_AT + output * SECOND;
            for unit in 0..SECOND {
                second_slopes[unit] += at * later[from + unit];
                later_slopes[from + unit] += at * self.second[unit];
            }
        }
        for unit in 0..SECOND {
            // Beyond the bounds nothing changes, but a unit should be able to come back.
            let at = second_slopes[unit] * inside(self.raw_second[unit]);
            later_slopes[SECOND_BIAS_AT + unit] += at;
            let from = SECOND_AT + unit * FIRST;
            let weights: &Layer = later[from..].first_chunk().expect("a unit's weights");
            let slopes: &mut Layer = later_slopes[from..].first_chunk_mut().expect("the same");
            for place in 0..FIRST {
                slope[place] += at * weights[place];
                slopes[place] += at * self.first[place];
            }
        }
        for (slope, &raw) in slope.iter_mut().zip(raw_first) {
            *slope *= inside(raw);
        }
    }
}

/// The derivative of clamping: 1 inside, almost zero outside.
#[inline(always)]
fn inside(raw: f32) -> f32 {
    if (0.0..=1.0).contains(&raw) {
        1.0
    } else {
        0.01
    }
}

/// The losses of a position, and their derivatives at the outputs of every seat.
#[inline(always)]
fn judge(passes: &mut [Pass], position: &Position) -> (f32, f32) {
    let opinion = &position.opinion;
    let mut weights = [f32::NEG_INFINITY; MAX_SEATS];
    for ((weight, pass), prior) in weights.iter_mut().zip(&*passes).zip(opinion.weights.0) {
        *weight = prior + pass.outputs[0];
    }
    let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let parts = weights.map(|weight| (weight - most).exp());
    let sum: f32 = parts.iter().sum();
    let (mut share_loss, mut score_loss) = (0.0, 0.0);
    for (seat, pass) in Seat::all(position.seats).zip(passes.iter_mut()) {
        let target = position.values[seat];
        let share = parts[seat.index()] / sum;
        pass.slopes[0] = share - target.share;
        share_loss -= target.share * share.max(1e-9).ln();
        let error = pass.outputs[1] - (target.score - opinion.points[seat]) / POINTS_ONE;
        pass.slopes[1] = SCORE_WEIGHT * error;
        score_loss += (error * POINTS_ONE).powi(2) / f32::from(position.seats);
    }
    (share_loss, score_loss)
}

#[inline(always)]
fn add(sums: &mut Layer, row: &Layer) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

/// In lanes, so that the order of additions allows vector instructions.
#[inline(always)]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut lanes = [0.0; 16];
    for (one, other) in one
        .as_chunks::<16>()
        .0
        .iter()
        .zip(other.as_chunks::<16>().0)
    {
        for lane in 0..16 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

/// Moves values towards others by a fraction.
pub(super) fn mix(values: &mut [f32], others: &[f32], part: f32) {
    for (value, other) in values.iter_mut().zip(others) {
        *value += (other - *value) * part;
    }
}

fn set<T>(to: &mut [T], from: &[f32], convert: impl Fn(&f32) -> T) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = convert(from);
    }
}

#[cfg(test)]
mod tests {
    use snowdonia::Rules;
    use tabletop::{Pending, Rules as _};

    use super::super::{Goal, Training};
    use super::*;
    use crate::knowledge::Knowledge;

    /// The integer net differs little from the trained floating-point one, as it would if a sum of weights
    /// overflowed.
    #[test]
    fn whole_numbers_lose_little() {
        let mut training = Training::<Rules>::new(5).with_turns_of(4);
        for _ in 0..3 {
            training.turn(Goal::Games(12), 2);
        }
        let (net, model) = (training.net(), &training.learner.model);
        let (setup, _) = Rules::practice().swap_remove(0);
        let components = <Rules as tabletop::Rules>::components(&[]).expect("the built-in ones");
        let rules = Rules::new(&setup, &components).expect("a set-up");
        let mut rng = Wyrand::new(3);
        let mut state = rules.start();
        let mut examples = Examples::default();
        let mut most: f32 = 0.0;
        loop {
            let values = net.values(&rules, &state);
            // The loss of the points is the squared error against the integer net.
            examples.note(&rules, &state, values);
            let last = examples.positions.len() as u32 - 1;
            let (_, squares) = model.descend(&mut model.zero(), &examples, last);
            match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let deal = rules.sample(&state, &mut rng);
                    rules.deal_sampled(&mut state, deal, &mut ());
                }
                Pending::Decision(..) => {
                    let choice = rules.pick(&state, &mut rng);
                    rules.apply_listed(&mut state, choice, &mut ());
                }
            }
            most = most.max(squares);
        }
        assert!(most.sqrt() < 0.7, "{} points", most.sqrt());
        assert!(examples.positions.len() > 100);
    }
}
