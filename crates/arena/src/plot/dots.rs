//! A dot with its interval for each row: what can be told apart shows at a glance.

use maud::{Markup, html};

use super::scale::{Scale, Unit, number};
use super::{Caption, WIDTH, frame, shortened, upright_grid};

/// Rows with intervals over one scale.
#[derive(Clone, PartialEq, Debug)]
pub struct Dots {
    pub caption: Caption,
    pub unit: Unit,
    /// What the scale measures.
    pub axis: String,
    /// A line for what would be even, with its name.
    pub reference: Option<(f64, String)>,
    /// What the rings show, where there are any.
    pub rings: Option<String>,
    pub rows: Vec<Dot>,
}

/// A row.
#[derive(Clone, PartialEq, Debug)]
pub struct Dot {
    pub label: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// A second value to compare with.
    pub ring: Option<f64>,
}

const LEFT: f64 = 136.0;
const RIGHT: f64 = WIDTH - 16.0;
const ROW: f64 = 22.0;
const TOP: f64 = 24.0;
const LABEL: usize = 19;

impl Dots {
    /// Draws it.
    pub fn draw(&self) -> Markup {
        let bottom = TOP + ROW * self.rows.len() as f64 + 4.0;
        let ends = self
            .rows
            .iter()
            .flat_map(|row| [row.low, row.high, row.value]);
        let rings = self.rows.iter().filter_map(|row| row.ring);
        let even = self.reference.iter().map(|(value, _)| *value);
        let scale = Scale::over(ends.chain(rings).chain(even), (LEFT, RIGHT), 4);
        let drawn = html! {
            (upright_grid(&scale, self.unit, TOP, bottom))
            text class="unit" x=(number(RIGHT)) y=(number(bottom + 28.0)) text-anchor="end" { (self.axis) }
            @if let Some((value, name)) = &self.reference {
                @let x = number(scale.at(*value));
                line class="reference" x1=(x) x2=(x) y1=(number(TOP - 6.0)) y2=(number(bottom)) {}
                text class="small" x=(x) y=(number(TOP - 9.0)) text-anchor="middle" { (name) }
            }
            @for (index, row) in self.rows.iter().enumerate() {
                (self.row(row, TOP + ROW * (index as f64 + 0.5), &scale))
            }
            @if let Some(rings) = &self.rings {
                circle class="ring" cx="14" cy=(number(bottom + 24.0)) r="3.5" {}
                text class="small" x="22" y=(number(bottom + 28.0)) { (rings) }
            }
        };
        frame(&self.caption, bottom + 36.0, &drawn)
    }

    fn row(&self, row: &Dot, y: f64, scale: &Scale) -> Markup {
        let (low, high) = (number(scale.at(row.low)), number(scale.at(row.high)));
        let middle = number(y);
        html! {
            text class="label" x=(number(LEFT - 10.0)) y=(number(y + 4.0)) text-anchor="end" {
                (shortened(&row.label, LABEL))
            }
            line class="whisker" x1=(low) x2=(high) y1=(middle) y2=(middle) {}
            @for end in [&low, &high] {
                line class="whisker" x1=(end) x2=(end) y1=(number(y - 4.0)) y2=(number(y + 4.0)) {}
            }
            @if let Some(ring) = row.ring {
                circle class="ring" cx=(number(scale.at(ring))) cy=(middle) r="3.5" {}
            }
            circle class="point" cx=(number(scale.at(row.value))) cy=(middle) r="5" {
                title { (row.label) ": " (self.unit.exact(row.value)) }
            }
        }
    }
}
