//! Deals as parts that people click, one for each line, card or cube.

use foothills::{Deal, Rules, State};
use maud::html;

use super::super::wording::Words;
use crate::board::Part;
use crate::pieces;
use tabletop::Seat;
use words::goods::Good;
use words::say;

pub fn words(rules: &Rules, deal: Deal) -> Vec<String> {
    match deal {
        Deal::Out(one, other) => [one, other]
            .map(|line| rules.line_id(line).to_owned())
            .to_vec(),
        Deal::Yard(cubes) => letters(&[('i', cubes.iron), ('s', cubes.stone)]),
        Deal::Aside(card) => vec![rules.card_id(card).to_owned()],
        Deal::Start(seat) => vec![seat.to_string()],
        Deal::Draw(cubes) => letters(&[('i', cubes.iron), ('s', cubes.stone), ('e', cubes.events)]),
    }
}

fn letters(cubes: &[(char, u8)]) -> Vec<String> {
    let each = |&(letter, n): &(char, u8)| (0..n).map(move |_| letter.to_string());
    cubes.iter().flat_map(each).collect()
}

/// A part, as it is shown for clicking.
pub fn picture(words: Words<'_>, state: &State, part: &str) -> Part {
    let text = words.text;
    let sheets = words.rules.sheets();
    let cube = |good, held| Part {
        held: Some(held),
        ..Part::new(pieces::good(good, text), text.count(good, 1))
    };
    match part {
        "i" => return cube(Good::Iron, state.bag.iron),
        "s" => return cube(Good::Stone, state.bag.stone),
        "e" => return cube(Good::Events, state.bag.events),
        "1" | "2" => {
            let seat = Seat::new(u8::from(part == "2"));
            return Part::new(pieces::emblem(seat), words.name(seat));
        }
        _ => {}
    }
    if let Some(line) = sheets.lines.iter().find(|line| line.id == part) {
        let name = say!(text, "hill-line", id = part, name = line.name.as_str());
        return Part::new(html! { b.hill-part { (part) } }, name);
    }
    let name = sheets
        .cards
        .iter()
        .find(|card| card.id == part)
        .map(|card| card.name.as_str());
    let name = format!("{part} {}", name.unwrap_or_default());
    Part::new(html! { b.hill-part { (part) } }, name)
}
