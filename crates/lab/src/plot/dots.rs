//! A dot with its interval for each row, so that differences show at a glance.

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
    /// A line at the even value, with its name.
    pub reference: Option<(f64, String)>,
    /// What the rings show, if there are any.
    pub rings: Option<String>,
    pub rows: Vec<Dot>,
}

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
/// A row whose label takes two lines.
const TALL_ROW: f64 = 28.0;
const TOP: f64 = 24.0;
/// Letters that fit before the scale; on two lines they are smaller.
const LABEL: usize = 19;
const SMALL_LABEL: usize = 22;

/// The label of a row, on two lines if it is long.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Label {
    Whole(String),
    Broken(String, String),
}

impl Label {
    fn of(text: &str) -> Label {
        let long = |text: &str| text.chars().count() > LABEL;
        if !long(text) {
            return Label::Whole(text.to_owned());
        }
        // As much as fits on the first line, so that the second is only cut off if necessary.
        let blanks = text.match_indices(' ').map(|(at, _)| at);
        let fits = |at: &usize| text[..*at].chars().count() <= SMALL_LABEL;
        match blanks.take_while(fits).last() {
            Some(at) => Label::Broken(
                text[..at].to_owned(),
                shortened(&text[at + 1..], SMALL_LABEL),
            ),
            None => Label::Whole(shortened(text, LABEL)),
        }
    }
}

impl Dots {
    pub fn draw(&self) -> Markup {
        let rows = self.rows.iter();
        let labels: Vec<Label> = rows.map(|row| Label::of(&row.label)).collect();
        let height = |label: &Label| match label {
            Label::Whole(_) => ROW,
            Label::Broken(..) => TALL_ROW,
        };
        let mut bottom = TOP;
        let tops: Vec<f64> = labels
            .iter()
            .map(|label| {
                let top = bottom;
                bottom += height(label);
                top
            })
            .collect();
        bottom += 4.0;
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
            @for ((row, label), top) in self.rows.iter().zip(&labels).zip(tops) {
                (self.row(row, label, top + height(label) / 2.0, &scale))
            }
            @if let Some(rings) = &self.rings {
                circle class="ring" cx="14" cy=(number(bottom + 24.0)) r="3.5" {}
                text class="small" x="22" y=(number(bottom + 28.0)) { (rings) }
            }
        };
        frame(&self.caption, bottom + 36.0, &drawn)
    }

    fn row(&self, row: &Dot, label: &Label, y: f64, scale: &Scale) -> Markup {
        let (low, high) = (number(scale.at(row.low)), number(scale.at(row.high)));
        let middle = number(y);
        html! {
            @match label {
                Label::Whole(label) => text class="label" x=(number(LEFT - 10.0)) y=(number(y + 4.0)) text-anchor="end" {
                    (label)
                },
                Label::Broken(first, second) => {
                    @for (line, down) in [(first, -2.0), (second, 9.5)] {
                        text class="tight" x=(number(LEFT - 10.0)) y=(number(y + down)) text-anchor="end" { (line) }
                    }
                },
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_labels_are_broken_at_a_blank() {
        let broken = |one: &str, other: &str| Label::Broken(one.to_owned(), other.to_owned());
        for (text, label) in [
            ("B2 Excavate", Label::Whole("B2 Excavate".to_owned())),
            (
                "IV Snowdon Mountain Railway",
                broken("IV Snowdon Mountain", "Railway"),
            ),
            (
                "beendet durch den letzten Marker",
                broken("beendet durch den", "letzten Marker"),
            ),
            (
                "Gleisverlegungsvorschriften",
                Label::Whole("Gleisverlegungsvor…".to_owned()),
            ),
            (
                "ułożenie ostatniego toru przez dowolnego gracza",
                broken("ułożenie ostatniego", "toru przez dowolnego…"),
            ),
        ] {
            assert_eq!(Label::of(text), label, "{text}");
        }
    }
}
