//! Values over the rounds, and how they are reported.

use std::fmt;

/// One value per round.
#[derive(Debug, Default)]
pub struct Series(Vec<f64>);

impl Series {
    /// Adds the value of a round.
    pub fn push(&mut self, value: f64) {
        self.0.push(value);
    }

    /// Median, minimum and maximum.
    pub fn figure(mut self, name: &'static str, unit: &'static str) -> Figure {
        self.0.sort_by(f64::total_cmp);
        Figure {
            name,
            unit,
            median: self.0[self.0.len() / 2],
            least: self.0[0],
            most: self.0[self.0.len() - 1],
        }
    }
}

/// A line that `cargo xtask bench` reads.
#[derive(Debug)]
pub struct Figure {
    name: &'static str,
    unit: &'static str,
    median: f64,
    least: f64,
    most: f64,
}

impl Figure {
    /// A value that is the same in every round.
    pub fn exact(name: &'static str, unit: &'static str, value: f64) -> Figure {
        Figure {
            name,
            unit,
            median: value,
            least: value,
            most: value,
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure { name, unit, .. } = self;
        let Figure {
            median,
            least,
            most,
            ..
        } = self;
        write!(f, "figure {name} {unit} {median} {least} {most}")
    }
}
