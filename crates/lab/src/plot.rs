//! Plots as SVG, drawn by our own code: readable on a phone, in light and dark themes, and without colours.

pub mod bars;
pub mod dots;
pub mod lines;
mod scale;
pub mod stack;
mod style;

use maud::{Markup, html};

pub use bars::Bars;
pub use dots::{Dot, Dots};
pub use lines::{Line, Lines, Mark};
pub use scale::Unit;
pub use stack::{Stack, StackRow};
pub use style::{PLOT_STYLE, patterns};

use scale::{Scale, number};

/// The width of every plot in its own units; a phone shows one unit as about a pixel.
pub(crate) const WIDTH: f64 = 344.0;

/// Number of kinds of fills and lines; after that they repeat.
pub const KINDS: usize = 8;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// Unique on its page: the parts of the plot are named after it.
    pub id: String,
    pub title: String,
    /// The content in words, for screen readers.
    pub description: String,
}

pub fn file(plot: &Markup) -> String {
    let body = plot
        .0
        .replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    // The style and the patterns come right after the opening tag.
    let inside = body.find('>').map_or(body.len(), |at| at + 1);
    let (open, rest) = body.split_at(inside);
    let style = html! { style { (maud::PreEscaped(PLOT_STYLE)) } };
    format!("{open}{}{}{rest}\n", style.0, patterns().0)
}

/// The frame of a plot: its name, and what is drawn.
pub(crate) fn frame(caption: &Caption, height: f64, drawn: &Markup) -> Markup {
    let (title, description) = (format!("{}-t", caption.id), format!("{}-d", caption.id));
    html! {
        svg class="plot" role="img" viewBox=(format!("0 0 {} {}", number(WIDTH), number(height)))
            aria-labelledby=(format!("{title} {description}")) {
            title id=(title) { (caption.title) }
            desc id=(description) { (caption.description) }
            rect class="ground" width=(number(WIDTH)) height=(number(height)) {}
            (drawn)
        }
    }
}

/// A text cut to fit its space.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{}…", kept.trim_end())
}

/// The legend, wrapped as needed.
pub(crate) fn legend(
    names: &[String],
    top: f64,
    swatch: impl Fn(usize, f64, f64) -> Markup,
) -> (Markup, f64) {
    let mut places = Vec::new();
    let (mut x, mut y) = (8.0, top);
    for (index, name) in names.iter().enumerate() {
        let wide = 22.0 + 6.8 * name.chars().count() as f64 + 12.0;
        if x > 8.0 && x + wide > WIDTH {
            (x, y) = (8.0, y + 17.0);
        }
        places.push((index, name, x, y));
        x += wide;
    }
    let drawn = html! {
        @for (index, name, x, y) in places {
            (swatch(index, x, y))
            text class="label" x=(number(x + 22.0)) y=(number(y + 10.0)) { (name) }
        }
    };
    (drawn, y + 17.0)
}

/// The vertical grid at the ticks of a horizontal scale, with numbers below.
pub(crate) fn upright_grid(scale: &Scale, unit: Unit, top: f64, bottom: f64) -> Markup {
    html! {
        @for tick in scale.ticks() {
            @let x = number(scale.at(tick));
            line class="grid" x1=(x) x2=(x) y1=(number(top)) y2=(number(bottom)) {}
            text class="tick" x=(x) y=(number(bottom + 13.0)) text-anchor="middle" { (unit.short(tick)) }
        }
    }
}

/// The horizontal grid at the ticks of a vertical scale, with numbers on the left.
pub(crate) fn level_grid(scale: &Scale, unit: Unit, left: f64, right: f64) -> Markup {
    html! {
        @for tick in scale.ticks() {
            @let y = scale.at(tick);
            line class="grid" x1=(number(left)) x2=(number(right)) y1=(number(y)) y2=(number(y)) {}
            text class="tick" x=(number(left - 5.0)) y=(number(y + 4.0)) text-anchor="end" { (unit.short(tick)) }
        }
    }
}
