//! Reads `actions.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::{CardSheet, TypeSheet, effects};
use crate::ids::{Colour, ScoreKind};

const TYPES: [&str; 5] = ["A", "B", "C", "D", "E"];
/// Blue, green and three neutral cards of each type.
const CARDS_OF_TYPE: usize = 5;
const COLOURS: [(&str, Colour); 3] = [
    ("blue", Colour::Blue),
    ("green", Colour::Green),
    ("neutral", Colour::Neutral),
];
const SCORES: [(&str, ScoreKind); 5] = [
    ("passengers", ScoreKind::Passengers),
    ("tracks", ScoreKind::Tracks),
    ("stations", ScoreKind::Stations),
    ("tickets", ScoreKind::Tickets),
    ("cards", ScoreKind::Cards),
];

pub fn read(file: &DataFile) -> (Rows<TypeSheet>, Rows<CardSheet>) {
    let all = TYPES.len() * CARDS_OF_TYPE;
    let (types, mut cards) = file
        .read(|root| {
            let types = root.rows("type", TYPES.len()..=TYPES.len(), kind);
            (types, root.rows("card", all..=all, card))
        })
        .value;
    if types.complete {
        for (entry, expected) in types.entries.iter().zip(TYPES) {
            if entry.value.id != expected {
                let what = format!("type {} stands where {expected} belongs", entry.value.id);
                file.error(entry.line("id"), what);
            }
        }
    }
    if cards.complete {
        check_cards(file, &mut cards);
    }
    (types, cards)
}

fn kind(row: &mut Row<'_>) -> TypeSheet {
    let letters = TYPES.map(|letter| (letter, letter));
    let id = row.name("id");
    if !TYPES.contains(&id.as_str()) {
        row.error("id", format!("`id` must be one of {}", TYPES.join(", ")));
    }
    TypeSheet {
        id,
        name: row.text("name"),
        back: row.word("back", &letters).unwrap_or_default().to_owned(),
        golden: effects::list(row, "golden"),
    }
}

fn card(row: &mut Row<'_>) -> CardSheet {
    let id = row.name("id");
    if index_of(&id).is_none() {
        row.error("id", "`id` must be a type and a number from 1 to 5 like A1");
    }
    CardSheet {
        id,
        name: row.text("name"),
        kind: 0,
        colour: row.word("colour", &COLOURS).unwrap_or(Colour::Neutral),
        grey: effects::list(row, "grey"),
        scores: row.word("scores", &SCORES).unwrap_or(ScoreKind::Cards),
    }
}

/// The index of a card among all cards.
fn index_of(id: &str) -> Option<usize> {
    let (letter, number) = id.split_at_checked(1)?;
    let kind = TYPES.iter().position(|known| *known == letter)?;
    let number = tabletop::notation::read_ordinal(number, CARDS_OF_TYPE as u32)?;
    Some(kind * CARDS_OF_TYPE + number as usize - 1)
}

fn check_cards(file: &DataFile, cards: &mut Rows<CardSheet>) {
    for (index, entry) in cards.entries.iter_mut().enumerate() {
        let kind = index / CARDS_OF_TYPE;
        let expected = format!("{}{}", TYPES[kind], index % CARDS_OF_TYPE + 1);
        if entry.value.id != expected {
            let what = format!("card {} stands where {expected} belongs", entry.value.id);
            file.error(entry.line("id"), what);
        }
        entry.value.kind = kind as u8;
    }
    for (letter, of_type) in TYPES.iter().zip(cards.entries.chunks(CARDS_OF_TYPE)) {
        for (colour, expected) in [(Colour::Blue, 1), (Colour::Green, 1), (Colour::Neutral, 3)] {
            let of_colour = of_type.iter().filter(|card| card.value.colour == colour);
            let count = of_colour.count();
            if count != expected {
                let what =
                    format!("type {letter} must have {expected} {colour:?} cards, not {count}");
                file.error(of_type[0].line("colour"), what);
            }
        }
    }
}
