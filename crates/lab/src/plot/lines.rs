//! Lines over steps or rounds.

use maud::{Markup, html};

use super::scale::{Scale, Unit, number};
use super::{Caption, KINDS, WIDTH, frame, legend, level_grid};

/// Lines over one range.
#[derive(Clone, PartialEq, Debug)]
pub struct Lines {
    pub caption: Caption,
    pub unit: Unit,
    /// What the height measures.
    pub height: String,
    /// What is below: steps, rounds.
    pub axis: String,
    /// The range that the height must cover at least.
    pub reach: (f64, f64),
    pub lines: Vec<Line>,
    pub marks: Vec<Mark>,
}

/// A line through points, from left to right.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub label: String,
    pub points: Vec<(f64, f64)>,
}

/// A place worth looking at.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    pub at: (f64, f64),
    /// A letter or number in it.
    pub sign: String,
    pub label: String,
}

const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 14.0;
const HEIGHT: f64 = 170.0;

impl Lines {
    pub fn draw(&self) -> Markup {
        let labels: Vec<String> = self.lines.iter().map(|line| line.label.clone()).collect();
        let (names, top) = legend(&labels, 8.0, swatch);
        let top = top + 20.0;
        let bottom = top + HEIGHT;
        let points = || {
            self.lines
                .iter()
                .flat_map(|line| line.points.iter().copied())
        };
        let heights = points()
            .map(|point| point.1)
            .chain([self.reach.0, self.reach.1]);
        let (low, high) = ends(points().map(|point| point.0));
        let up = Scale::over(heights, (bottom, top), 4);
        let across = |value: f64| {
            let share = if high > low {
                (value - low) / (high - low)
            } else {
                0.5
            };
            LEFT + 4.0 + share * (RIGHT - LEFT - 8.0)
        };
        let drawn = html! {
            (names)
            text class="unit" x="8" y=(number(top - 9.0)) { (self.height) }
            (level_grid(&up, self.unit, LEFT, RIGHT))
            line class="axis" x1=(number(LEFT)) x2=(number(RIGHT)) y1=(number(bottom)) y2=(number(bottom)) {}
            @for tick in whole_ticks(low, high) {
                text class="tick" x=(number(across(tick))) y=(number(bottom + 14.0)) text-anchor="middle" { (number(tick)) }
            }
            @for (index, line) in self.lines.iter().enumerate() {
                path class=(format!("series s{}", index % KINDS)) d=(path(&line.points, across, &up)) {}
            }
            @for mark in &self.marks {
                @let (x, y) = (number(across(mark.at.0)), up.at(mark.at.1));
                circle class="mark" cx=(x) cy=(number(y)) r="7" { title { (mark.label) } }
                text class="value" x=(x) y=(number(y + 3.7)) text-anchor="middle" { (mark.sign) }
            }
            text class="unit" x=(number(RIGHT)) y=(number(bottom + 29.0)) text-anchor="end" { (self.axis) }
        };
        frame(&self.caption, bottom + 36.0, &drawn)
    }
}

fn swatch(index: usize, x: f64, y: f64) -> Markup {
    let middle = number(y + 6.0);
    html! {
        line class=(format!("series s{}", index % KINDS)) x1=(number(x)) x2=(number(x + 18.0)) y1=(middle) y2=(middle) {}
    }
}

fn path(points: &[(f64, f64)], across: impl Fn(f64) -> f64, up: &Scale) -> String {
    let mut path = String::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        path.push(letter);
        path.push_str(&number(across(x)));
        path.push(' ');
        path.push_str(&number(up.at(y)));
    }
    path
}

fn ends(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    if low > high { (0.0, 1.0) } else { (low, high) }
}

/// Round whole numbers between the ends.
fn whole_ticks(low: f64, high: f64) -> impl Iterator<Item = f64> {
    let least = ((high - low) / 6.0).max(1.0);
    let power = 10_f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    let step = steps
        .into_iter()
        .find(|step| *step >= least)
        .unwrap_or(least);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(move |tick| tick as f64 * step)
}
