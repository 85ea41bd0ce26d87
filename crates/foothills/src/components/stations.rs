//! Reads `stations.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::lines::ROMAN;
use super::{SpaceSheet, StationSheet, effects};
use crate::effect::Built;
use crate::ids::MAX_STATION_CARDS;

const BUILT: [(&str, Built); 2] = [("flip-own", Built::FlipOwn), ("score", Built::Score)];
/// The most track spaces, and the most station spaces, that fit into a set.
const MAX_SPACES: usize = 32;

pub fn read(file: &DataFile) -> Rows<StationSheet> {
    let stations = file
        .read(|root| root.rows("station", 2..=MAX_STATION_CARDS, station))
        .value;
    for (index, entry) in stations.entries.iter().enumerate() {
        let sheet = &entry.value;
        for before in &stations.entries[..index] {
            check_order(file, sheet, &before.value, entry.line("columns"));
            if sheet.ticket.is_some() && sheet.ticket == before.value.ticket {
                let what = format!("{} has this ticket already", before.value.id);
                file.error(entry.line("ticket"), what);
            }
        }
    }
    if stations.complete {
        let sheets: Vec<&StationSheet> = stations.values().collect();
        check_all(file, &sheets);
    }
    stations
}

fn station(row: &mut Row<'_>) -> StationSheet {
    let numerals: Vec<_> = ROMAN.iter().copied().zip(0u8..).collect();
    let sheet = StationSheet {
        id: row.name("id"),
        name: row.text("name"),
        lines: row.words("lines", 1..=2, &numerals),
        columns: row.integers("columns", 1..=2, 1..=12),
        ticket: row.has("ticket").then(|| row.id("ticket")),
        rubble: row.integer("rubble", 0..=15),
        tracks: row.integer("tracks", 0..=4),
        stations: row.parts("stations", 0..=4, space),
        in_order: row.flag("in-order"),
        surveyor: row
            .has("surveyor")
            .then(|| row.part("surveyor", effects::surveyor))
            .flatten(),
        built: row
            .has("built")
            .then(|| row.word("built", &BUILT))
            .flatten(),
    };
    // Lines and columns that could not be read were reported already; anything derived from them would be noise.
    if !sheet.lines.is_empty() && !sheet.columns.is_empty() {
        check(row, &sheet);
    }
    sheet
}

fn space(row: &mut Row<'_>) -> SpaceSheet {
    let space = SpaceSheet {
        cost: effects::goods(row, "cost"),
        bonus: effects::gains(row, "bonus"),
    };
    let bonus = space.bonus;
    if (bonus.iron, bonus.stone, bonus.either) != (0, 0, 0) {
        row.error("bonus", "`bonus` must be rubble, passengers or points");
    }
    space
}

/// Checks on a single card.
fn check(row: &mut Row<'_>, sheet: &StationSheet) {
    let lines: Vec<_> = sheet
        .lines
        .iter()
        .map(|&line| ROMAN[line as usize])
        .collect();
    let columns: Vec<_> = sheet.columns.iter().map(u8::to_string).collect();
    let id = format!("{}-{}", lines.join("/"), columns.join("/"));
    if id != sheet.id {
        row.error("id", format!("`id` must be {id} by its lines and columns"));
    }
    if !sheet.lines.is_sorted_by(|a, b| a < b) {
        row.error("lines", "`lines` must be in Roman order");
    }
    if sheet.columns.windows(2).any(|pair| pair[1] != pair[0] + 1) {
        row.error("columns", "`columns` of a double must be side by side");
    }
    let bare = sheet.rubble == 0 && sheet.tracks == 0 && sheet.stations.is_empty();
    if sheet.ticket.is_some() {
        if !bare || sheet.surveyor.is_none() {
            let what = "a starting station has a surveyor space, no rubble, tracks or stations";
            row.error("ticket", what);
        }
    } else if sheet.tracks == 0 || sheet.stations.is_empty() {
        row.error(
            "tracks",
            "a card that is no start has track and station spaces",
        );
    }
}

/// A line's cards are read from left to right, so the file must have them in that order.
fn check_order(file: &DataFile, sheet: &StationSheet, before: &StationSheet, line: usize) {
    let shared = before.lines.iter().any(|line| sheet.lines.contains(line));
    if shared && before.columns.last() >= sheet.columns.first() {
        let what = format!(
            "{} must stand before {}: columns in order",
            sheet.id, before.id
        );
        file.error(line, what);
    }
}

fn check_all(file: &DataFile, stations: &[&StationSheet]) {
    for (line, id) in (0u8..).zip(ROMAN) {
        let of_line = |station: &&&StationSheet| station.lines.contains(&line);
        let cards = stations.iter().filter(of_line);
        let starts = cards.clone().filter(|station| station.ticket.is_some());
        let (starts, cards) = (starts.count(), cards.count());
        if starts != 1 {
            file.error(0, format!("line {id} must have one start, not {starts}"));
        }
        if cards < 2 {
            file.error(0, format!("line {id} must have a card besides its start"));
        }
    }
    let tracks: usize = stations
        .iter()
        .map(|station| usize::from(station.tracks))
        .sum();
    let spaces: usize = stations.iter().map(|station| station.stations.len()).sum();
    for (what, count) in [("track", tracks), ("station", spaces)] {
        if count > MAX_SPACES {
            file.error(
                0,
                format!("{count} {what} spaces, at most {MAX_SPACES} are possible"),
            );
        }
    }
}
