//! Reads `trains.toml` and `promo-trains.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::limits::MAX_TRAIN_STEEL;
use super::{Hire, HireGood, HireInRain, TrainCard, TrainPower};
use crate::train::Train;

/// The numbers of the trains in the box.
const NUMBERS: std::ops::RangeInclusive<u8> = 1..=7;

/// Powers by name: how to make one, from its amount if it has one.
const POWERS: [(&str, Named); 11] = [
    ("none", Named::Plain(TrainPower::None)),
    ("excavate", Named::With(TrainPower::Excavate, 9)),
    ("works", Named::With(TrainPower::Works, 9)),
    ("yard", Named::With(TrainPower::Yard, 9)),
    ("points", Named::With(TrainPower::Points, 99)),
    ("build", Named::Plain(TrainPower::Build)),
    ("lay", Named::With(TrainPower::Lay, 9)),
    ("fog", Named::Plain(TrainPower::Fog)),
    ("event-lay", Named::With(TrainPower::EventLay, 9)),
    ("burden", Named::With(TrainPower::Burden, 9)),
    ("unload", Named::With(TrainPower::Unload, 99)),
];
const HIRE_GOODS: [(&str, HireGood); 3] = [
    ("coal", HireGood::Coal),
    ("rubble", HireGood::Rubble),
    ("steel", HireGood::Steel),
];
const IN_RAIN: [(&str, HireInRain); 2] = [("free", HireInRain::Free), ("never", HireInRain::Never)];

#[derive(Clone, Copy)]
enum Named {
    Plain(TrainPower),
    /// With an amount from 1 to this maximum.
    With(fn(u8) -> TrainPower, u8),
}

pub fn read(file: &DataFile) -> Rows<TrainCard> {
    // One is set aside, so there must be another one.
    let mut trains = file
        .read(|root| {
            root.rows("train", 2..=usize::from(*NUMBERS.end()), |row| {
                let number = row.integer("number", NUMBERS);
                card(row, Train::from_index(number), false)
            })
        })
        .value;
    sort(file, &mut trains, "number");
    trains
}

pub fn read_promo(file: &DataFile) -> Rows<TrainCard> {
    let promo = || Train::all().skip(usize::from(*NUMBERS.end()));
    let mut trains = file
        .read(|root| {
            root.rows("train", 1..=promo().count(), |row| {
                let labels: Vec<(&str, Train)> =
                    promo().map(|train| (train.label(), train)).collect();
                let train = row.word("label", &labels);
                card(row, train.unwrap_or(labels[0].1), true)
            })
        })
        .value;
    sort(file, &mut trains, "label");
    trains
}

fn sort(file: &DataFile, trains: &mut Rows<TrainCard>, key: &str) {
    trains.entries.sort_by_key(|entry| entry.value.number);
    for pair in trains.entries.windows(2) {
        let number = pair[1].value.number;
        if pair[0].value.number == number {
            let what = format!("there is a train {number} already: numbers must differ");
            file.error(pair[0].line(key).max(pair[1].line(key)), what);
        }
    }
}

/// A train, once its label is known. Those in the box all bring a third labourer for coal.
fn card(row: &mut Row<'_>, number: Train, promo: bool) -> TrainCard {
    let name = row.text("name");
    let steel = row.integer("steel", 0..=MAX_TRAIN_STEEL);
    let coal = row.integer("coal", 0..=9);
    let rubble = if promo {
        row.integer_or("rubble", 0..=9, 0)
    } else {
        0
    };
    let hire = (!promo || row.has("hire")).then(|| hire(row, promo));
    let power = power(row);
    if promo && !matches!(power, TrainPower::Unload(_)) && rubble > 0 {
        row.error(
            "rubble",
            "rubble on a train is of use only with the power `unload`",
        );
    }
    TrainCard {
        number,
        name,
        steel,
        coal,
        rubble,
        hire,
        power,
        promo,
    }
}

fn hire(row: &mut Row<'_>, promo: bool) -> Hire {
    let mut hire = Hire {
        amount: row.integer("hire", 0..=9),
        good: HireGood::Coal,
        in_rain: HireInRain::Usual,
    };
    if promo && row.has("hire-in") {
        hire.good = row.word("hire-in", &HIRE_GOODS).unwrap_or(hire.good);
    }
    if promo && row.has("hire-in-rain") {
        hire.in_rain = row.word("hire-in-rain", &IN_RAIN).unwrap_or(hire.in_rain);
    }
    hire
}

fn power(row: &mut Row<'_>) -> TrainPower {
    match row.word("power", &POWERS) {
        Some(Named::Plain(power)) => power,
        Some(Named::With(power, most)) => power(row.integer("amount", 1..=most)),
        None => {
            // It is then unknown, too, whether it needs an amount.
            row.has("amount");
            TrainPower::None
        }
    }
}
