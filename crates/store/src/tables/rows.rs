//! Values as columns hold them.

use crate::database::Row;
use crate::error::{Result, StoreError};
use crate::game::{Dealing, NewGame, Parent, Participant, Status, StoredGame, StoredStanding};
use crate::id::{GameId, PersonId};
use crate::moment::Moment;
use crate::name::GameName;
use tabletop::{Seat, Seed};

/// The columns [`game`] reads, in its order.
pub const COLUMNS: &str = "id, name, game, scenario, header, rules, seats, seed, parent_game, parent_step, series, \
     status, summary, winners, created, updated, length, asked";

pub const COUNT: usize = 18;

pub fn game(row: &dyn Row) -> Result<StoredGame> {
    let name: String = row.get(1)?;
    let status: String = row.get(11)?;
    let parent: (Option<String>, Option<i64>) = (row.get(8)?, row.get(9)?);
    let about = NewGame {
        name: GameName::new(&name).map_err(|_| unreadable("name", &name))?,
        game: row.get(2)?,
        scenario: row.get(3)?,
        header: row.get(4)?,
        rules: row.get(5)?,
        seats: players(&row.get::<String>(6)?)?,
        dealing: dealing(row.get(7)?)?,
        parent: match parent {
            (Some(game), Some(step)) => Some(Parent {
                game: id(&game)?,
                step: natural(step),
            }),
            _ => None,
        },
        series: row.get(10)?,
        standing: StoredStanding {
            status: Status::from_name(&status).ok_or_else(|| unreadable("status", &status))?,
            summary: row.get(12)?,
            winners: winners(&row.get::<String>(13)?)?,
            asked: row.get::<Option<u8>>(17)?.map(seat).transpose()?,
        },
        created: Moment(row.get(14)?),
    };
    Ok(StoredGame {
        id: id(&row.get::<String>(0)?)?,
        about,
        updated: Moment(row.get(15)?),
        length: natural(row.get(16)?),
    })
}

pub fn id(text: &str) -> Result<GameId> {
    text.parse().map_err(|_| unreadable("address", text))
}

pub fn person_id(text: &str) -> Result<PersonId> {
    text.parse().map_err(|_| unreadable("address", text))
}

/// Players, a line each: `person Ann`, `bot hard`.
pub fn write_players(players: &[Participant]) -> Result<String> {
    let line = |player: &Participant| match player {
        Participant::Person(name) => format!("person {name}"),
        Participant::Bot(name) => format!("bot {name}"),
    };
    let lines: Vec<String> = players.iter().map(line).collect();
    if lines.iter().any(|line| line.contains(['\n', '\r'])) {
        return Err(StoreError::Malformed("a player's name of several lines"));
    }
    Ok(lines.join("\n"))
}

fn players(text: &str) -> Result<Vec<Participant>> {
    let player = |line: &str| match line.split_once(' ') {
        Some(("person", name)) => Ok(Participant::Person(name.to_owned())),
        Some(("bot", name)) => Ok(Participant::Bot(name.to_owned())),
        _ => Err(unreadable("player", line)),
    };
    // Not `lines()`, which would not give back what was joined.
    let lines = text.split('\n').filter(|_| !text.is_empty());
    lines.map(player).collect()
}

/// The seed's digits; nothing where people type.
pub fn write_dealing(dealing: &Dealing) -> Option<String> {
    match dealing {
        Dealing::Seeded(seed) => Some(seed.to_hex()),
        Dealing::Typed => None,
    }
}

fn dealing(seed: Option<String>) -> Result<Dealing> {
    let Some(seed) = seed else {
        return Ok(Dealing::Typed);
    };
    // The seed itself is a secret.
    let unreadable = || StoreError::Unreadable("a seed".to_owned());
    Seed::from_hex(&seed)
        .map(Dealing::Seeded)
        .ok_or_else(unreadable)
}

/// Seats by number: `1 3`.
pub fn write_winners(winners: &[Seat]) -> String {
    let numbers: Vec<String> = winners.iter().map(Seat::to_string).collect();
    numbers.join(" ")
}

fn winners(text: &str) -> Result<Vec<Seat>> {
    let number = |text: &str| text.parse().map_err(|_| unreadable("seat", text));
    let numbers = text.split_whitespace().map(number);
    numbers.map(|number| seat(number?)).collect()
}

fn seat(number: u8) -> Result<Seat> {
    let index = number.checked_sub(1);
    let index = index.filter(|&index| usize::from(index) < tabletop::MAX_SEATS);
    index
        .map(Seat::new)
        .ok_or_else(|| unreadable("seat", &number.to_string()))
}

/// A number as the database keeps it. None of ours comes near the limit.
pub fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number of ours back from the database.
pub fn natural(integer: i64) -> u64 {
    u64::try_from(integer).unwrap_or(0)
}

/// Bytes for an address, from the operating system.
pub fn random() -> Result<[u8; 10]> {
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Other(error.to_string()))?;
    Ok(bytes)
}

pub fn unreadable(what: &str, text: &str) -> StoreError {
    StoreError::Unreadable(format!("a {what} {text:?}"))
}
