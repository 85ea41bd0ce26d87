//! The pieces of which boards are made, as small pictures: cubes, bars, labourers, markers, surveyors, weather,
//! engines.
//!
//! Colours come from the style sheet (`assets/board.css`) by class; whatever a colour says is also said by a letter,
//! a number or a shape, so that nobody depends on colour. Pictures are hidden from screen readers; the text around
//! them has the words.

mod faces;
mod goods;
mod people;
mod signs;

pub use faces::bot_face;
pub use goods::{cubes, good, heap, letter, tally};
pub use people::{emblem, labourer, marker, neutral_surveyor, person, start_marker, surveyor};
pub use signs::{
    Sky, canal, daffodil, engine, house, points, rails, shovel, spanner, strait, tick, weather,
};

use maud::{Markup, html};

/// A standalone picture with a class and the size of its drawing.
fn picture(class: &str, width: u8, height: u8, drawing: &Markup) -> Markup {
    html! {
        svg class={ "ic " (class) } viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" {
            (drawing)
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;
    use words::Language;
    use words::Text;
    use words::goods::Good;

    /// A picture without its colours, as seen by somebody who sees none.
    fn grey(picture: &Markup) -> String {
        let mut out = String::new();
        let mut rest = picture.0.as_str();
        while let Some(start) = rest.find("class=\"") {
            out.push_str(&rest[..start]);
            let behind = &rest[start + "class=\"".len()..];
            rest = &behind[behind.find('"').expect("it ends") + 1..];
        }
        out + rest
    }

    #[test]
    fn nothing_is_told_by_colour_alone() {
        let differ = |what: &str, pictures: Vec<Markup>| {
            let count = pictures.len();
            let mut seen: Vec<String> = pictures.iter().map(grey).collect();
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), count, "{what}");
        };
        let seats = || (0..5).map(Seat::new);
        differ("faces of bots", seats().map(bot_face).collect());
        differ("markers", seats().map(marker).collect());
        differ("labourers", seats().map(labourer).collect());
        let mut surveyors: Vec<Markup> = seats().map(surveyor).collect();
        surveyors.push(neutral_surveyor());
        differ("surveyors", surveyors);
        let skies = [
            Sky::Sun,
            Sky::Rain,
            Sky::Fog,
            Sky::Spring,
            Sky::Summer,
            Sky::Autumn,
            Sky::Winter,
        ];
        differ("skies", skies.map(weather).into());
        for language in Language::all() {
            let text = Text::new(language);
            let goods = [
                Good::Iron,
                Good::Stone,
                Good::Coal,
                Good::Steel,
                Good::Rubble,
                Good::Events,
                Good::Tracks,
                Good::Sites,
                Good::Passengers,
                Good::Tickets,
            ];
            differ("goods", goods.map(|what| good(what, &text)).into());
        }
    }

    /// Shapes of markers differ even where the numbers are too small to read.
    #[test]
    fn every_seat_has_a_shape() {
        let shape = |seat: u8| {
            let drawn = grey(&marker(Seat::new(seat)));
            drawn.split("<text").next().unwrap_or_default().to_owned()
        };
        for one in 0..5 {
            for other in 0..one {
                assert_ne!(shape(one), shape(other));
            }
        }
    }
}
