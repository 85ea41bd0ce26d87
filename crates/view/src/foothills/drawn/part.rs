//! Deals as parts that people click, one for each line, card or cube.

use foothills::{Deal, Rules};
use maud::{Markup, html};

use super::super::words::Words;
use crate::pieces;
use tabletop::Seat;
use words::goods::Good;
use words::say;

/// The parts of a deal.
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

/// A part as a picture with its name.
pub fn picture(words: Words<'_>, part: &str) -> (Markup, String) {
    let text = words.text;
    let sheets = words.rules.sheets();
    let cube = |good| (pieces::good(good, text), text.count(good, 1));
    match part {
        "i" => return cube(Good::Iron),
        "s" => return cube(Good::Stone),
        "e" => return cube(Good::Events),
        "1" | "2" => {
            let seat = Seat::new(u8::from(part == "2"));
            return (pieces::emblem(seat), words.name(seat));
        }
        _ => {}
    }
    if let Some(line) = sheets.lines.iter().find(|line| line.id == part) {
        let name = say!(text, "hill-line", id = part, name = line.name.as_str());
        return (html! { b.hill-part { (part) } }, name);
    }
    let name = sheets
        .cards
        .iter()
        .find(|card| card.id == part)
        .map(|card| card.name.as_str());
    let name = format!("{part} {}", name.unwrap_or_default());
    (html! { b.hill-part { (part) } }, name)
}
