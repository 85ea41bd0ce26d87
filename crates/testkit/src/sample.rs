//! Any number of made-up games, always the same, for tests of lists and of starting with a full store.

use std::fmt::Write as _;

use store::{Dealing, GameName, Moment, NewEntry, NewGame, Participant, StoredStanding};
use tabletop::{Seat, Seed};

/// The time of the first game, in the spring of 2026.
const FIRST: i64 = 1_775_000_000_000;

/// The time between two games.
const HOUR: i64 = 3_600_000;

const PEOPLE: [&str; 8] = [
    "Ann",
    "Bela",
    "Çelik",
    "Dörte",
    "Eóin",
    "Świętosława",
    "Gwen",
    "Huw",
];

const BOTS: [&str; 4] = ["beginner", "medium", "hard+digger", "expert"];

/// A game that looks real from outside. Its journal is not meant to be played on; that of [`like`] is.
pub fn game(number: u32) -> (NewGame, Vec<NewEntry>) {
    let seats = 1 + number % 4;
    let foothills = number % 5 == 4;
    let (game, scenario) = if foothills {
        ("foothills", "standard")
    } else {
        let scenarios = ["mount-snowdon", "blaenau-ffestiniog"];
        ("snowdonia", scenarios[number as usize % 2])
    };
    let seats = if foothills { 2 } else { seats };
    let players: Vec<Participant> = (0..seats).map(|seat| player(number, seat)).collect();
    let running = number.is_multiple_of(3);
    let points: Vec<String> = (0..seats)
        .map(|seat| (40 + number * 7 % 50 + seat).to_string())
        .collect();
    let standing = if running {
        StoredStanding::running(format!("round {}", 1 + number % 8))
    } else {
        StoredStanding::finished(points.join(" "), vec![Seat::new(seats as u8 - 1)])
    };
    let game = NewGame {
        name: name(&format!("Evening {number}")),
        game: game.to_owned(),
        scenario: scenario.to_owned(),
        header: header(game, scenario, &players),
        rules: 1,
        seats: players,
        dealing: match number % 7 {
            0 => Dealing::Typed,
            _ => Dealing::Seeded(Seed::from_number(number.into())),
        },
        parent: None,
        series: number
            .is_multiple_of(10)
            .then(|| format!("series-{}", number / 70)),
        standing,
        created: moment(number),
    };
    let entries = (0..60).map(|step| NewEntry::step(format!("{} A1", 1 + step % seats)));
    (game, entries.collect())
}

/// Game `number` of many that resemble a given one, so that real journals fill a store.
pub fn like(number: u32, game: &NewGame, entries: &[NewEntry]) -> (NewGame, Vec<NewEntry>) {
    let game = NewGame {
        name: name(&format!("{} {number}", game.name)),
        created: moment(number),
        ..game.clone()
    };
    (game, entries.to_vec())
}

fn player(number: u32, seat: u32) -> Participant {
    let pick = (number / 3 + seat) as usize;
    match (number + seat) % 3 {
        0 => Participant::Bot(BOTS[pick % BOTS.len()].to_owned()),
        _ => Participant::Person(PEOPLE[pick % PEOPLE.len()].to_owned()),
    }
}

fn header(game: &str, scenario: &str, players: &[Participant]) -> String {
    let mut header = format!("tabletop 1\ngame {game}\nscenario {scenario}\nrules 1\n");
    for (number, player) in (1..).zip(players) {
        let name = match player {
            Participant::Person(name) => name.clone(),
            Participant::Bot(name) => format!("bot:{name}"),
        };
        let _ = writeln!(header, "seat {number} {name}");
    }
    header
}

fn name(name: &str) -> GameName {
    GameName::new(name).expect("sample names are names")
}

fn moment(number: u32) -> Moment {
    Moment(FIRST + i64::from(number) * HOUR)
}
