//! Vertical bars: how often each number occurred.

use maud::{Markup, html};

use super::scale::{Scale, Unit, every, number};
use super::style::filling;
use super::{Caption, WIDTH, frame, level_grid};

/// Bars over whole numbers, or over ranges of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars {
    pub caption: Caption,
    pub unit: Unit,
    /// What the numbers below mean.
    pub axis: String,
    /// What the height measures.
    pub height: String,
    /// How many numbers a bar covers.
    pub step: u32,
    /// First number and height, ascending; gaps are shown as gaps.
    pub bars: Vec<(u32, f64)>,
}

const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 10.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 190.0;
/// The fewest units between numbers below the bars.
const NUMBER: f64 = 26.0;

impl Bars {
    pub fn draw(&self) -> Markup {
        let heights = self.bars.iter().map(|bar| bar.1);
        let scale = Scale::over(heights.chain([0.0]), (BOTTOM, TOP), 4);
        let first = self.bars.first().map_or(0, |bar| bar.0);
        let last = self.bars.last().map_or(0, |bar| bar.0);
        let wide = (RIGHT - LEFT) / f64::from((last - first) / self.step + 1);
        let every = every(NUMBER, wide);
        let left = |value: u32| LEFT + wide * f64::from((value - first) / self.step);
        let gap = (wide * 0.12).min(4.0);
        let drawn = html! {
            (level_grid(&scale, self.unit, LEFT, RIGHT))
            text class="unit" x="8" y="14" { (self.height) }
            @for &(value, height) in &self.bars {
                @let top = scale.at(height);
                rect x=(number(left(value) + gap)) y=(number(top)) width=(number(wide - 2.0 * gap))
                    height=(number(BOTTOM - top)) fill=(filling(0)) {
                    title { (value) ": " (self.unit.exact(height)) }
                }
            }
            @for value in (first..=last).step_by((every * self.step) as usize) {
                text class="tick" x=(number(left(value) + wide / 2.0)) y=(number(BOTTOM + 14.0)) text-anchor="middle" {
                    (value)
                }
            }
            line class="axis" x1=(number(LEFT)) x2=(number(RIGHT)) y1=(number(BOTTOM)) y2=(number(BOTTOM)) {}
            text class="unit" x=(number(RIGHT)) y=(number(BOTTOM + 29.0)) text-anchor="end" { (self.axis) }
        };
        frame(&self.caption, BOTTOM + 36.0, &drawn)
    }
}
