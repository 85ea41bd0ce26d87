//! The learned evaluation: a small net of integers. The active inputs add their rows of weights; two layers follow.
//! Integers give the same values on every machine and with every vector instruction.

mod accumulator;
mod bytes;
mod hidden;
mod incremental;
mod kernel;

pub use accumulator::Accumulator;
pub use bytes::NetError;
pub use hidden::HiddenLayer;
pub use incremental::IncrementalNet;
use kernel::Raw;

use pulp::Simd;
use tabletop::{Pending, PerSeat, Points, Seat};

use crate::bot::Value;
use crate::knowledge::Knowledge;
use crate::vector::arch;

/// Units of the first layer.
pub const FIRST: usize = 64;
/// Units of the second layer.
pub const SECOND: usize = 32;
/// Outputs: the share of the victory, as a logit, and the points to come, for one seat.
pub const OUTPUTS: usize = 2;

/// The value 1 in rows and in the first layer.
pub const ROW_ONE: f32 = 512.0;
/// The value 1 in the weights of the later layers, and in the second layer.
pub const LATER_ONE: f32 = 1024.0;
/// Points per output of 1.
pub const POINTS_ONE: f32 = 64.0;

/// A trained evaluation, or an untrained one.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The version of the inputs it was trained with.
    pub version: u32,
    pub table_inputs: usize,
    pub player_inputs: usize,
    /// Rows of the table's inputs, then of the players' inputs for the seat itself, then of the same for the other
    /// seats. Empty: untrained.
    pub rows: Vec<[i16; FIRST]>,
    pub first_bias: [i16; FIRST],
    pub second: HiddenLayer,
    pub second_bias: [i32; SECOND],
    pub outputs: [[i16; SECOND]; OUTPUTS],
    pub output_bias: [i32; OUTPUTS],
}

impl Net {
    /// An untrained net: its values are the game's estimate.
    pub const UNTRAINED: Net = Net {
        version: 0,
        table_inputs: 0,
        player_inputs: 0,
        rows: Vec::new(),
        first_bias: [0; FIRST],
        second: HiddenLayer::NONE,
        second_bias: [0; SECOND],
        outputs: [[0; SECOND]; OUTPUTS],
        output_bias: [0; OUTPUTS],
    };

    /// A shared untrained net.
    pub fn untrained() -> &'static Net {
        static NET: Net = Net::UNTRAINED;
        &NET
    }

    /// Whether it has been trained.
    pub fn is_trained(&self) -> bool {
        !self.rows.is_empty()
    }

    /// What every seat can expect: its share of the victory and its points at the end. Works for every position, also
    /// one that waits for chance; exact when the game is over. Does not allocate.
    pub fn values<R: Knowledge>(&self, rules: &R, state: &R::State) -> PerSeat<Value> {
        self.values_after(&mut Accumulator::new(self), rules, state, arch())
    }

    /// The same for consecutive positions: `accumulator` keeps the sums of the previous one.
    pub fn values_after<R: Knowledge>(
        &self,
        accumulator: &mut Accumulator,
        rules: &R,
        state: &R::State,
        arch: pulp::Arch,
    ) -> PerSeat<Value> {
        if rules.pending(state) == Pending::Over {
            return Value::now(rules, state);
        }
        let totals = rules.totals(state);
        let prospects = rules.prospects(state);
        let mut opinion = Opinion::of(rules, state, &totals, &prospects);
        if self.is_trained() {
            debug_assert_eq!(self.version, R::INPUT_VERSION);
            let position = (state, &totals, &prospects);
            opinion.add(&match arch {
                #[cfg(target_arch = "x86_64")]
                pulp::Arch::V3(simd) => {
                    Simd::vectorize(simd, self.look(accumulator, rules, position, simd))
                }
                _ => arch.dispatch(self.look(accumulator, rules, position, hidden::Plain)),
            });
        }
        opinion.shares(rules.seats())
    }

    fn look<'a, R: Knowledge, M>(
        &'a self,
        accumulator: &'a mut Accumulator,
        rules: &'a R,
        (state, totals, prospects): (&'a R::State, &'a PerSeat<Points>, &'a PerSeat<R::Prospects>),
        multiply: M,
    ) -> kernel::Look<'a, R, M> {
        kernel::Look {
            multiply,
            net: self,
            rules,
            state,
            totals,
            prospects,
            accumulator,
        }
    }
}

/// About this many points make a victory e times as likely; converts the estimate to a share.
pub const POINTS_PER_NAT: f32 = 12.0;

/// What every seat can expect: its weight in the victory, as a logarithm, and its points. The sum of the estimate and
/// the net's output.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion {
    pub weights: PerSeat<f32>,
    pub points: PerSeat<f32>,
}

impl Opinion {
    /// The game's estimate.
    pub fn of<R: Knowledge>(
        rules: &R,
        state: &R::State,
        totals: &PerSeat<Points>,
        prospects: &PerSeat<R::Prospects>,
    ) -> Opinion {
        let points = rules.estimate(state, totals, prospects);
        Opinion {
            weights: PerSeat(points.0.map(|points| points / POINTS_PER_NAT)),
            points,
        }
    }

    fn add(&mut self, raw: &PerSeat<Raw>) {
        let unit = 1.0 / (LATER_ONE * LATER_ONE);
        for (weight, raw) in self.weights.0.iter_mut().zip(&raw.0) {
            *weight += raw.share as f32 * unit;
        }
        for (points, raw) in self.points.0.iter_mut().zip(&raw.0) {
            *points += raw.points as f32 * (unit * POINTS_ONE);
        }
    }

    /// As shares of the victory, which add up to 1.
    fn shares(&self, seats: u8) -> PerSeat<Value> {
        let most = Seat::all(seats).map(|seat| self.weights[seat]);
        let most = most.fold(f32::NEG_INFINITY, f32::max);
        let mut values = PerSeat::<Value>::default();
        let mut sum = 0.0;
        for seat in Seat::all(seats) {
            let share = (self.weights[seat] - most).exp();
            let score = self.points[seat];
            values[seat] = Value { share, score };
            sum += share;
        }
        for value in &mut values.0 {
            value.share /= sum;
        }
        values
    }
}
