//! Reads `contracts.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::{Bonus, ContractCard, Effect};
use crate::area::Area;
use crate::contract::{Contract, MAX_CONTRACTS};
use crate::weather::Weather;

/// The highest station number, in halves.
pub const MAX_STATION_NUMBER: u8 = 40;

/// The highest amount of effects that add up over contracts: all 31 together still fit into a byte.
const MOST_ADDED: u8 = 7;

/// Effects by name: how to make one, from its amount if it has one, and the last window in which it is of use.
const EFFECTS: [(&str, Named); 25] = [
    (
        "lay-bonus",
        Named::With(Effect::LayBonus, MOST_ADDED, Area::D),
    ),
    ("next-space", Named::Plain(Effect::NextSpace, Area::B)),
    ("forecast", Named::Plain(Effect::Forecast, Area::G)),
    ("look", Named::With(Effect::Look, 4, Area::G)),
    (
        "iron-for-steel",
        Named::With(Effect::IronForSteel, 9, Area::E),
    ),
    (
        "yard-bonus",
        Named::With(Effect::YardBonus, MOST_ADDED, Area::A),
    ),
    ("extra-lay", Named::Plain(Effect::ExtraLay, Area::D)),
    (
        "cheaper-stone",
        Named::With(Effect::CheaperStone, MOST_ADDED, Area::E),
    ),
    ("extra-build", Named::Plain(Effect::ExtraBuild, Area::E)),
    (
        "make-stone",
        Named::Each(
            |times, rubble| Effect::MakeStone { times, rubble },
            9,
            Area::G,
        ),
    ),
    (
        "make-steel",
        Named::Each(|times, iron| Effect::MakeSteel { times, iron }, 9, Area::G),
    ),
    ("forbid", Named::Plain(Effect::Forbid, Area::G)),
    ("maintenance", Named::Maintenance),
    (
        "rubble-for-stone",
        Named::Each(
            |times, rubble| Effect::RubbleForStone { times, rubble },
            MOST_ADDED,
            Area::E,
        ),
    ),
    ("draw", Named::With(Effect::Draw, 20, Area::G)),
    ("take-cubes", Named::With(Effect::TakeCubes, 20, Area::G)),
    ("start-player", Named::Plain(Effect::StartPlayer, Area::G)),
    ("double", Named::Plain(Effect::Double, Area::B)),
    ("surveyor", Named::Plain(Effect::Surveyor, Area::G)),
    // Any later, it would move labourers into areas that are over.
    ("move-labourer", Named::Plain(Effect::MoveLabourer, Area::A)),
    ("no-coal-limit", Named::Plain(Effect::NoCoalLimit, Area::A)),
    ("pass-start", Named::Plain(Effect::PassStart, Area::G)),
    (
        "cheaper-train",
        Named::With(Effect::CheaperTrain, 9, Area::E),
    ),
    ("take-start", Named::Plain(Effect::TakeStart, Area::G)),
    (
        "iron-for-track",
        Named::With(Effect::IronForTrack, 9, Area::D),
    ),
];
const AREAS: [(&str, Area); 7] = [
    ("A", Area::A),
    ("B", Area::B),
    ("C", Area::C),
    ("D", Area::D),
    ("E", Area::E),
    ("F", Area::F),
    ("G", Area::G),
];

#[derive(Clone, Copy)]
enum Named {
    Plain(Effect, Area),
    /// With an amount from 1 to this maximum.
    With(fn(u8) -> Effect, u8, Area),
    /// With an amount from 1 to this maximum, and a price for each.
    Each(fn(u8, u8) -> Effect, u8, Area),
    Maintenance,
}

pub fn read(file: &DataFile) -> Rows<ContractCard> {
    let mut contracts = file
        .read(|root| {
            root.rows("contract", 4..=usize::from(MAX_CONTRACTS), |row| {
                let number = row.integer("number", 1..=MAX_CONTRACTS);
                let number = Contract::new(number).expect("the range is that of contracts");
                card(row, number, &Weather::USUAL)
            })
        })
        .value;
    sort(file, &mut contracts, "number");
    contracts
}

/// Sorts contracts; each may occur once.
pub fn sort(file: &DataFile, contracts: &mut Rows<ContractCard>, key: &str) {
    contracts.entries.sort_by_key(|entry| entry.value.number);
    for pair in contracts.entries.windows(2) {
        let number = pair[1].value.number;
        if pair[0].value.number == number {
            let what = format!("there is a contract {number} already: numbers must differ");
            file.error(pair[0].line(key).max(pair[1].line(key)), what);
        }
    }
}

/// A contract, once its number is known; `backs` are the icons its back may show.
pub fn card(row: &mut Row<'_>, number: Contract, backs: &[Weather]) -> ContractCard {
    let (area, effect) = area_and_effect(row);
    let backs: Vec<(&str, Weather)> = backs.iter().map(|back| (back.word(), *back)).collect();
    ContractCard {
        number,
        area,
        effect,
        bonus: row.part("bonus", bonus).unwrap_or(Bonus::PerCoal(0)),
        weather: row.word("weather", &backs).unwrap_or(Weather::Sun),
        least: row.integer_or("least-players", 1..=5, 1),
        seasonal: false,
    }
}

fn area_and_effect(row: &mut Row<'_>) -> (Option<Area>, Effect) {
    // The area comes first in the catalogue, as on the card.
    let area = row.has("area").then(|| row.word("area", &AREAS));
    let (effect, last) = match row.word("effect", &EFFECTS) {
        Some(Named::Plain(effect, last)) => (effect, last),
        Some(Named::With(effect, most, last)) => (effect(row.integer("amount", 1..=most)), last),
        Some(Named::Each(effect, most, last)) => {
            let amount = row.integer("amount", 1..=most);
            (effect(amount, row.integer("each", 1..=9)), last)
        }
        Some(Named::Maintenance) => {
            if area.is_some() {
                row.error(
                    "area",
                    "a maintenance contract is never played: it must have no `area`",
                );
            }
            return (None, Effect::Maintenance);
        }
        None => {
            // It is then unknown, too, whether it needs an amount or an area.
            row.has("amount");
            row.has("each");
            return (None, Effect::Forbid);
        }
    };
    match area {
        None => row.error("area", "`area` is missing: it must be the letter, A to G, of the window the contract is played in"),
        Some(Some(area)) if area > last => {
            let what = format!(
                "this effect comes too late in area {}: it must be played in {} or before",
                area.letter(),
                last.letter()
            );
            row.error("area", what);
        }
        Some(_) => {}
    }
    (area.flatten(), effect)
}

fn bonus(row: &mut Row<'_>) -> Bonus {
    const GOODS: [&str; 4] = ["sites", "track", "rubble", "surveyor"];
    let goods = GOODS.map(|key| row.has(key)).contains(&true);
    let kinds = [
        goods,
        row.has("vp-per-coal"),
        row.has("reached"),
        row.has("fulfilled"),
        row.has("start-player"),
    ];
    if kinds.iter().filter(|kind| **kind).count() != 1 {
        row.has("vp");
        row.error("", "a bonus must have exactly one of: what it needs (`sites`, `track`, `rubble`, `surveyor`) with `vp`; `vp-per-coal`; `reached`; `fulfilled` with `vp`; `start-player`");
        return Bonus::PerCoal(0);
    }
    match kinds {
        [true, ..] => Bonus::Goods {
            sites: row.integer_or("sites", 0..=60, 0),
            tracks: row.integer_or("track", 0..=60, 0),
            rubble: row.integer_or("rubble", 0..=99, 0),
            surveyor: if row.has("surveyor") {
                row.halves("surveyor", 1..=MAX_STATION_NUMBER)
            } else {
                0
            },
            vp: row.integer("vp", 0..=99),
        },
        [_, true, ..] => Bonus::PerCoal(row.integer("vp-per-coal", 0..=9)),
        [_, _, true, ..] => Bonus::Reached(reached(row)),
        [_, _, _, true, _] => Bonus::Fulfilled {
            contracts: row.integer("fulfilled", 1..=9),
            vp: row.integer("vp", 0..=99),
        },
        _ => Bonus::StartPlayer(row.integer("start-player", 0..=99)),
    }
}

fn reached(row: &mut Row<'_>) -> Vec<(u8, u8)> {
    let steps = row.parts("reached", 1..=10, |row| {
        (
            row.halves("station", 0..=MAX_STATION_NUMBER),
            row.integer("vp", 0..=99),
        )
    });
    if steps
        .windows(2)
        .any(|pair| pair[0].0 >= pair[1].0 || pair[0].1 > pair[1].1)
    {
        row.error("reached", "`reached` must name stations from the lower to the higher, with points that do not fall");
    }
    steps
}
