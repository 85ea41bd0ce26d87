//! The pieces boards are made from, as small pictures: cubes, bars, labourers, markers, surveyors, weather, engines.
//!
//! Colours come from the style sheet (`assets/board.css`) by class; what a colour says is also said by a letter, a
//! number or a shape, so that nobody needs the colour. Pictures are silent for those who listen: what stands around
//! them has the words.

mod goods;
mod people;
mod signs;

pub use goods::{cubes, good, heap, letter, tally};
pub use people::{emblem, labourer, marker, neutral_surveyor, person, start_marker, surveyor};
pub use signs::{Sky, engine, hourglass, house, points, rails, shovel, spanner, tick, weather};

use maud::{Markup, html};

/// A picture of its own with a class and the size of its drawing.
fn picture(class: &str, width: u8, height: u8, drawing: &Markup) -> Markup {
    html! {
        svg class={ "ic " (class) } viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" {
            (drawing)
        }
    }
}
