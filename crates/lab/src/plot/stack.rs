//! Bars made of parts: how a whole is divided.

use maud::{Markup, html};

use super::scale::{Scale, Unit, every, number};
use super::style::filling;
use super::{Caption, WIDTH, frame, legend, level_grid, shortened, upright_grid};

/// Bars with the same parts.
#[derive(Clone, PartialEq, Debug)]
pub struct Stack {
    pub caption: Caption,
    pub unit: Unit,
    /// What the scale measures.
    pub axis: String,
    /// The names of the parts.
    pub parts: Vec<String>,
    /// The kind of fill of each part; if empty, one after the other.
    pub fillings: Vec<usize>,
    pub rows: Vec<StackRow>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct StackRow {
    pub label: String,
    /// One value for each part.
    pub values: Vec<f64>,
}

const LEFT: f64 = 76.0;
const RIGHT: f64 = WIDTH - 22.0;
const ROW: f64 = 40.0;
/// A part this wide has space for its number.
const ROOM: f64 = 24.0;

impl StackRow {
    /// Where each part begins and ends; negative values are shown as nothing.
    fn parts(&self) -> Vec<(f64, f64)> {
        let mut end = 0.0;
        let values = self.values.iter();
        let part = |value: &f64| {
            let begin = end;
            end += value.max(0.0);
            (begin, end)
        };
        values.map(part).collect()
    }

    fn sum(&self) -> f64 {
        self.values.iter().map(|value| value.max(0.0)).sum()
    }
}

impl Stack {
    fn filling(&self, part: usize) -> String {
        filling(self.fillings.get(part).copied().unwrap_or(part))
    }

    fn swatch(&self, part: usize, x: f64, y: f64) -> Markup {
        html! {
            rect class="part" x=(number(x)) y=(number(y)) width="16" height="12" fill=(self.filling(part)) {}
        }
    }

    /// Draws the bars horizontally, one below the other.
    pub fn draw(&self) -> Markup {
        let (names, top) = legend(&self.parts, 8.0, |part, x, y| self.swatch(part, x, y));
        let top = top + 4.0;
        let bottom = top + ROW * self.rows.len() as f64;
        let sums = self.rows.iter().map(StackRow::sum);
        let scale = Scale::over(sums.chain([0.0]), (LEFT, RIGHT), 5);
        let drawn = html! {
            (names)
            (upright_grid(&scale, self.unit, top, bottom))
            @for (index, row) in self.rows.iter().enumerate() {
                @let y = top + ROW * index as f64 + 6.0;
                text class="label" x=(number(LEFT - 8.0)) y=(number(y + 18.0)) text-anchor="end" {
                    (shortened(&row.label, 11))
                }
                @for (part, (begin, end)) in row.parts().into_iter().enumerate() {
                    @let (from, to) = (scale.at(begin), scale.at(end));
                    rect class="part" x=(number(from)) y=(number(y)) width=(number(to - from))
                        height=(number(ROW - 12.0)) fill=(self.filling(part)) {
                        title { (row.label) ", " (self.parts[part]) ": " (self.unit.exact(end - begin)) }
                    }
                    @if to - from >= ROOM {
                        @let middle = f64::midpoint(from, to);
                        rect class="ground" x=(number(middle - 11.0)) y=(number(y + 7.0)) width="22" height="14" rx="3" {}
                        text class="value" x=(number(middle)) y=(number(y + 18.0)) text-anchor="middle" {
                            (self.unit.short(((end - begin) * 10.0).round() / 10.0))
                        }
                    }
                }
            }
            text class="unit" x=(number(RIGHT)) y=(number(bottom + 28.0)) text-anchor="end" { (self.axis) }
        };
        frame(&self.caption, bottom + 36.0, &drawn)
    }

    /// Draws the bars vertically, side by side, as shares of their sums; `below` says what they stand for. The unit
    /// is for shares.
    pub fn draw_upright(&self, below: &str) -> Markup {
        let (names, top) = legend(&self.parts, 8.0, |part, x, y| self.swatch(part, x, y));
        let (top, left) = (top + 8.0, 46.0);
        let bottom = top + 150.0;
        let scale = Scale::over([0.0, 1.0].into_iter(), (bottom, top), 4);
        let wide = (RIGHT + 12.0 - left) / self.rows.len().max(1) as f64;
        let every = every(26.0, wide) as usize;
        let drawn = html! {
            (names)
            (level_grid(&scale, self.unit, left, RIGHT + 12.0))
            @for (index, row) in self.rows.iter().enumerate() {
                @let x = left + wide * index as f64;
                @let sum = row.sum();
                @for (part, (begin, end)) in row.parts().into_iter().enumerate() {
                    @if sum > 0.0 && end > begin {
                        @let (low, high) = (scale.at(begin / sum), scale.at(end / sum));
                        rect class="part" x=(number(x)) y=(number(high)) width=(number(wide))
                            height=(number(low - high)) fill=(self.filling(part)) {
                            title { (row.label) ", " (self.parts[part]) ": " (self.unit.exact((end - begin) / sum)) }
                        }
                    }
                }
                @if index % every == 0 {
                    text class="tick" x=(number(x + wide / 2.0)) y=(number(bottom + 14.0)) text-anchor="middle" {
                        (row.label)
                    }
                }
            }
            text class="unit" x=(number(RIGHT + 12.0)) y=(number(bottom + 29.0)) text-anchor="end" { (below) }
        };
        frame(&self.caption, bottom + 36.0, &drawn)
    }
}
