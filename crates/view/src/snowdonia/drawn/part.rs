//! Deals piece by piece, for people who draw them themselves.

use maud::html;
use snowdonia::contract::Contract;
use snowdonia::train::Train;
use snowdonia::weather::Weather;
use snowdonia::{Chance, Deal, State};
use tabletop::{Pending, Rules as _, Seat};
use words::goods::Good;

use super::super::wording::Words;
use super::{contract, sky};
use crate::board::Part;
use crate::pieces;

/// One word for each cube or card of a deal.
pub fn words(deal: Deal) -> Vec<String> {
    let cubes = |counts: &[(&str, u8)]| {
        counts
            .iter()
            .flat_map(|&(letter, n)| std::iter::repeat_n(letter.to_owned(), usize::from(n)))
            .collect()
    };
    match deal {
        Deal::Start(seat) => vec![seat.to_string()],
        Deal::Track(rubble) => vec![rubble.to_string()],
        Deal::Aside(train) => vec![train.to_string()],
        Deal::Yard(yard) => cubes(&[("i", yard.iron), ("s", yard.stone), ("c", yard.coal)]),
        Deal::Back(weather) => vec![weather.word().to_owned()],
        Deal::Reveal(card) => vec![card.to_string()],
        Deal::Draw(drawn) => cubes(&[
            ("i", drawn.iron),
            ("s", drawn.stone),
            ("c", drawn.coal),
            ("e", drawn.event),
        ]),
    }
}

/// A part of the pending deal as a picture, and its name. Anything else is shown as it was written.
pub fn picture(words: Words<'_>, state: &State, part: &str) -> Part {
    let unknown = || Part::new(html! { (part) }, part.to_owned());
    let number = part.parse::<u8>().ok();
    let Pending::Chance(chance) = words.rules.pending(state) else {
        return unknown();
    };
    match (chance, number) {
        (Chance::Start, Some(number @ 1..=5)) => {
            let seat = Seat::new(number - 1);
            Part::new(pieces::emblem(seat), words.name(seat))
        }
        (Chance::Track, Some(rubble)) => Part::new(
            pieces::tally(Good::Rubble, rubble.into(), words.text),
            words.count(Good::Rubble, rubble.into()),
        ),
        (Chance::Aside, _) => match Train::read(part) {
            Some(train) => Part::new(pieces::engine(train.label()), words.train(train)),
            None => unknown(),
        },
        (Chance::Reveal, _) => match Contract::read(part) {
            Some(card) => Part {
                plain: true,
                ..Part::new(contract::small(words, card), words.contract_line(card))
            },
            None => unknown(),
        },
        (Chance::Back, _) => match Weather::from_word(part) {
            Some(weather) => Part::new(pieces::weather(sky(weather)), words.weather(weather)),
            None => unknown(),
        },
        (Chance::Yard | Chance::Draw, _) => {
            let bag = state.bag;
            let (good, held) = match part {
                "i" => (Good::Iron, bag.iron),
                "s" => (Good::Stone, bag.stone),
                "c" => (Good::Coal, bag.coal),
                "e" => (Good::Events, state.bag_events),
                _ => return unknown(),
            };
            Part {
                held: Some(held),
                ..Part::new(pieces::good(good, words.text), words.count(good, 1))
            }
        }
        _ => unknown(),
    }
}
