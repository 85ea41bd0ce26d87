//! Words and numbers of the page in one language, and the frames around them.

use maud::{Markup, html};
use words::{Text, say};

use crate::plot::{Caption, Dot, Unit};
use crate::statistics::Interval;

/// Writes in one language.
#[derive(Clone, Copy)]
pub(super) struct Format<'a> {
    pub text: &'a Text,
}

impl Format<'_> {
    pub fn share(self) -> Unit {
        Unit::share(self.text.decimal_mark())
    }

    pub fn plain(self) -> Unit {
        Unit::plain(self.text.decimal_mark())
    }

    /// With this number of decimals.
    pub fn digits(self, value: f64, digits: usize) -> String {
        self.text.decimal(&format!("{value:.digits$}"))
    }

    /// From where to where.
    pub fn range(self, interval: Interval, unit: Unit) -> String {
        match (interval.low, interval.high) {
            (Some(low), Some(high)) => {
                let (low, high) = (unit.exact(low), unit.exact(high));
                say!(self.text, "report-range", low = low, high = high)
            }
            _ => "–".to_owned(),
        }
    }

    pub fn interval_head(self) -> String {
        say!(self.text, "report-interval")
    }

    pub fn caption(self, id: &str, part: &str, title: String) -> Caption {
        Caption {
            id: format!("{id}-{part}"),
            title,
            description: say!(self.text, "report-plot-about"),
        }
    }

    /// A table that may be wider than a phone: it scrolls on its own, also by keyboard.
    pub fn scrolled(self, name: &str, rows: &Markup) -> Markup {
        html! {
            div class="table" role="region" tabindex="0" aria-label=(say!(self.text, "report-table", name = name)) {
                table { caption { (name) } (rows) }
            }
        }
    }
}

pub(super) fn dot(label: String, value: Interval, ring: Option<f64>) -> Dot {
    Dot {
        label,
        value: value.mean,
        low: value.low.unwrap_or(value.mean),
        high: value.high.unwrap_or(value.mean),
        ring,
    }
}

pub(super) fn figure(title: &str, drawn: &Markup) -> Markup {
    html! { figure { figcaption { (title) } (drawn) } }
}

pub(super) fn signed(value: f64, unit: Unit) -> String {
    let text = unit.exact(value);
    if value > 0.0 && text.starts_with(|digit: char| digit.is_ascii_digit()) {
        format!("+{text}")
    } else {
        text
    }
}

/// A difference, marked if its interval excludes 0.
pub(super) fn told(difference: Interval, unit: Unit) -> Markup {
    let text = signed(difference.mean, unit);
    html! {
        @match (difference.low, difference.high) {
            (Some(low), _) if low > 0.0 => strong class="up" { (text) " ▲" },
            (_, Some(high)) if high < 0.0 => strong class="down" { (text) " ▼" },
            _ => (text),
        }
    }
}

/// A whole number in groups of three.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}
