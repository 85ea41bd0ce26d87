//! Reads `board.toml`.

use std::ops::RangeInclusive;

use tabletop::data_file::{DataFile, ReadEntry, Row, Rows};

use super::limits::{MAX_CUBES, MAX_EVENT_SPACES};
use super::{Board, Event, EventSpace};

const EVENTS: [(&str, Event); 5] = [
    ("excavate", Event::Excavate),
    ("lay-track", Event::LayTrack),
    ("complete-station", Event::CompleteStation),
    ("trains-open", Event::TrainsOpen),
    ("maintenance", Event::Maintenance),
];
const CUBES: RangeInclusive<u8> = 0..=80;
/// The number of slots of the weather track, all of which may hold discs of the same kind.
const WEATHER_SLOTS: u8 = 3;

/// The sections of the file that were read without errors.
pub struct BoardFile {
    pub rates: Option<ReadEntry<Rates>>,
    pub counts: Option<ReadEntry<Counts>>,
    pub yard: Option<ReadEntry<Yard>>,
    pub discs: Option<ReadEntry<[u8; 3]>>,
    pub players: Rows<PlayersRow>,
    pub spaces_solo_printed: Option<ReadEntry<[u8; 6]>>,
    pub events: Rows<SpaceRow>,
}

pub struct Rates {
    excavation: Vec<u8>,
    excavation_start: u8,
    lay: Vec<u8>,
    lay_start: u8,
}

pub struct Counts {
    pub markers: u8,
    pub rubble: u8,
    pub coal: u8,
    pub coal_solo: u8,
    pub yard_take: u8,
    pub build_area_spaces: u8,
}

pub struct Yard {
    pub iron: u8,
    pub stone: u8,
    pub coal: u8,
    pub solo: u8,
}

/// Numbers that depend on the number of players.
pub struct PlayersRow {
    pub number: u8,
    pub restock: u8,
    pub iron: u8,
    pub stone: u8,
    pub events: u8,
    pub spaces: [u8; 6],
}

pub struct SpaceRow {
    pub space: u8,
    pub event: EventSpace,
}

impl BoardFile {
    pub fn read(file: &DataFile) -> BoardFile {
        let read = |root: &mut Row<'_>| BoardFile {
            rates: root.table("rates", rates),
            counts: root.table("counts", counts),
            yard: root.table("yard", yard),
            discs: root.table("discs", |row| {
                ["sun", "rain", "fog"].map(|kind| row.integer(kind, WEATHER_SLOTS..=20))
            }),
            players: root.rows("players", 5..=5, players_row),
            spaces_solo_printed: root.table("solo-printed-spaces", spaces),
            events: root.rows("event", 1..=MAX_EVENT_SPACES, space_row),
        };
        let mut board = file.read(read).value;
        board.check_players(file);
        board.check_events(file);
        board
    }

    /// The row for a number of players, from 1.
    pub fn row(&self, players: u8) -> Option<&ReadEntry<PlayersRow>> {
        self.players
            .entries
            .iter()
            .find(|row| row.value.number == players)
    }

    /// The event track, if it is complete.
    pub fn event_track(&self) -> Option<Vec<EventSpace>> {
        self.events
            .complete
            .then(|| self.events.values().map(|row| row.event).collect())
    }

    /// The board, if it is complete.
    pub fn board(&self) -> Option<Board> {
        let (rates, counts, yard) = (
            &self.rates.as_ref()?.value,
            &self.counts.as_ref()?.value,
            &self.yard.as_ref()?.value,
        );
        let by_players = |value: fn(&PlayersRow) -> u8| -> Option<[u8; 5]> {
            let values =
                [1, 2, 3, 4, 5].map(|players| self.row(players).map(|row| value(&row.value)));
            values
                .iter()
                .all(Option::is_some)
                .then(|| values.map(Option::unwrap_or_default))
        };
        let mut spaces = [[0; 6]; 5];
        for (players, spaces) in (1..).zip(&mut spaces) {
            *spaces = self.row(players)?.value.spaces;
        }
        Some(Board {
            excavation_rates: rates.excavation.clone(),
            excavation_start: index(&rates.excavation, rates.excavation_start)?,
            lay_rates: rates.lay.clone(),
            lay_start: index(&rates.lay, rates.lay_start)?,
            restock: by_players(|row| row.restock)?,
            bag_iron: by_players(|row| row.iron)?,
            bag_stone: by_players(|row| row.stone)?,
            bag_events: by_players(|row| row.events)?,
            rubble: counts.rubble,
            coal: counts.coal,
            coal_solo: counts.coal_solo,
            yard_iron: yard.iron,
            yard_stone: yard.stone,
            yard_coal: yard.coal,
            yard_solo: yard.solo,
            discs: self.discs.as_ref()?.value,
            markers: counts.markers,
            yard_take: counts.yard_take,
            spaces,
            spaces_solo_printed: self.spaces_solo_printed.as_ref()?.value,
            build_area_spaces: counts.build_area_spaces,
            events: self.event_track()?,
        })
    }

    fn check_players(&mut self, file: &DataFile) {
        self.players.entries.sort_by_key(|row| row.value.number);
        for pair in self.players.entries.windows(2) {
            if pair[0].value.number == pair[1].value.number {
                let what = format!(
                    "there is a row for {} players already: give each of 1 to 5 once",
                    pair[1].value.number
                );
                file.error(pair[1].line("number"), what);
            }
        }
        for row in &self.players.entries {
            let players = &row.value;
            let cubes: u32 = [players.iron, players.stone, players.events]
                .into_iter()
                .map(u32::from)
                .sum();
            let others = self.yard.as_ref().map_or(0, |yard| {
                u32::from(yard.value.iron) + u32::from(yard.value.stone)
            });
            let coal = self
                .counts
                .as_ref()
                .map_or(0, |counts| u32::from(counts.value.coal));
            if cubes + others + coal > MAX_CUBES {
                let what = format!(
                    "with {} players there are {} cubes of iron, stone, coal and events in bag and yard: at most {MAX_CUBES} can be counted",
                    players.number,
                    cubes + others + coal
                );
                file.error(row.line(""), what);
            }
        }
    }

    fn check_events(&mut self, file: &DataFile) {
        self.events.entries.sort_by_key(|row| row.value.space);
        if !self.events.complete {
            return;
        }
        for (number, row) in (1..).zip(&self.events.entries) {
            if row.value.space != number {
                let what = format!(
                    "space {number} of the event track must come next, not {}: give each space once",
                    row.value.space
                );
                file.error(row.line("space"), what);
                self.events.complete = false;
                return;
            }
            if let Some((first, last)) = row.value.event.back
                && (first > last || last > number)
            {
                let what = format!(
                    "the spaces whose cubes go back must be a first and a last one up to space {number} itself, not {first} to {last}"
                );
                file.error(row.line("back"), what);
                self.events.complete = false;
            }
        }
    }
}

fn rates(row: &mut Row<'_>) -> Rates {
    let (excavation, excavation_start) = rate(row, "excavation", "excavation-start");
    let (lay, lay_start) = rate(row, "lay", "lay-start");
    Rates {
        excavation,
        excavation_start,
        lay,
        lay_start,
    }
}

fn rate(row: &mut Row<'_>, key: &str, start_key: &str) -> (Vec<u8>, u8) {
    let rates = row.integers(key, 1..=10, 0..=20);
    let start = row.integer(start_key, 0..=20);
    if rates.windows(2).any(|pair| pair[0] >= pair[1]) {
        row.error(key, format!("`{key}` must rise from each rate to the next"));
    }
    if row.got(key) && row.got(start_key) && !rates.contains(&start) {
        let what = format!("`{start_key}` must be one of the rates, not {start}");
        row.error(start_key, what);
    }
    (rates, start)
}

fn counts(row: &mut Row<'_>) -> Counts {
    Counts {
        markers: row.integer("markers", 1..=60),
        rubble: row.integer("rubble", 1..=u8::MAX),
        coal: row.integer("coal", CUBES),
        coal_solo: row.integer("coal-solo", CUBES),
        yard_take: row.integer("yard-take", 1..=20),
        build_area_spaces: row.integer("build-area-spaces", 1..=5),
    }
}

fn yard(row: &mut Row<'_>) -> Yard {
    Yard {
        iron: row.integer("iron", CUBES),
        stone: row.integer("stone", CUBES),
        coal: row.integer("coal", CUBES),
        solo: row.integer("solo", 1..=20),
    }
}

fn players_row(row: &mut Row<'_>) -> PlayersRow {
    PlayersRow {
        number: row.integer("number", 1..=5),
        restock: row.integer("restock", 1..=20),
        iron: row.integer("iron", CUBES),
        stone: row.integer("stone", CUBES),
        events: row.integer("events", 1..=16),
        spaces: row.part("spaces", spaces).unwrap_or_default(),
    }
}

fn spaces(row: &mut Row<'_>) -> [u8; 6] {
    ["A", "B", "C", "D", "E", "F"].map(|area| row.integer(area, 1..=5))
}

fn space_row(row: &mut Row<'_>) -> SpaceRow {
    let space = row.integer("space", 1..=MAX_EVENT_SPACES as u8);
    let event = row.word("event", &EVENTS).unwrap_or(Event::Excavate);
    let back = row
        .has("back")
        .then(|| row.integers("back", 2..=2, 1..=MAX_EVENT_SPACES as u8));
    let back = back.and_then(|back| Some((*back.first()?, *back.get(1)?)));
    SpaceRow {
        space,
        event: EventSpace { event, back },
    }
}

fn index(rates: &[u8], start: u8) -> Option<u8> {
    rates
        .iter()
        .position(|&rate| rate == start)
        .map(|index| index as u8)
}
