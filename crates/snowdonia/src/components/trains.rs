//! Reads `trains.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::{TrainCard, TrainPower};
use crate::train::{MAX_TRAINS, Train};

/// Powers by name; how to make one of its amount, where it has one.
const POWERS: [(&str, Named); 7] = [
    ("none", Named::Plain(TrainPower::None)),
    ("excavate", Named::With(TrainPower::Excavate, 9)),
    ("works", Named::With(TrainPower::Works, 9)),
    ("yard", Named::With(TrainPower::Yard, 9)),
    ("points", Named::With(TrainPower::Points, 99)),
    ("build", Named::Plain(TrainPower::Build)),
    ("lay", Named::With(TrainPower::Lay, 9)),
];

#[derive(Clone, Copy)]
enum Named {
    Plain(TrainPower),
    /// With an amount of 1 up to the most.
    With(fn(u8) -> TrainPower, u8),
}

pub fn read(file: &DataFile) -> Rows<TrainCard> {
    // One is set aside, so there must be another.
    let mut trains = file
        .read(|root| root.rows("train", 2..=usize::from(MAX_TRAINS), train))
        .value;
    trains.entries.sort_by_key(|entry| entry.value.number);
    for pair in trains.entries.windows(2) {
        let number = pair[1].value.number;
        if pair[0].value.number == number {
            let what = format!("there is a train {number} already: numbers must differ");
            file.error(pair[0].line("number").max(pair[1].line("number")), what);
        }
    }
    trains
}

fn train(row: &mut Row<'_>) -> TrainCard {
    let number = row.integer("number", 1..=MAX_TRAINS);
    TrainCard {
        number: Train::new(number).expect("the range is that of trains"),
        name: row.text("name"),
        steel: row.integer("steel", 0..=9),
        coal: row.integer("coal", 0..=9),
        hire: row.integer("hire", 0..=9),
        power: power(row),
    }
}

fn power(row: &mut Row<'_>) -> TrainPower {
    match row.word("power", &POWERS) {
        Some(Named::Plain(power)) => power,
        Some(Named::With(power, most)) => power(row.integer("amount", 1..=most)),
        None => {
            // Whether it needs an amount is not known either.
            row.has("amount");
            TrainPower::None
        }
    }
}
