//! Every component and printed number with its provenance.

use tabletop::CatalogueEntry;
use tabletop::data_file::{ReadEntry, Rows};

use super::Components;
use super::files::FIRST_SCENARIOS;
use super::reader::Read;
use super::scenario::ScenarioFile;

impl Components {
    /// Every component with all its values and their provenance: the board, cards by number, stations by route.
    pub fn catalogue(&self) -> Vec<CatalogueEntry> {
        self.provenance.concat()
    }
}

/// The catalogue of everything read without errors: the first files together, each later one on its own, because
/// components are hashed file by file.
pub(super) fn of(read: &Read<'_>) -> Vec<Vec<CatalogueEntry>> {
    let mut seasons = Vec::new();
    rows(&mut seasons, "season", &read.seasons.seasons, |season| {
        season.weather.word().to_owned()
    });
    rows(&mut seasons, "contract", &read.seasons.contracts, |card| {
        card.number.to_string()
    });
    let mut trains = Vec::new();
    rows(&mut trains, "train", &read.promo_trains, |train| {
        train.number.to_string()
    });
    let mut files = vec![first(read), seasons, trains];
    files.extend(read.scenarios.iter().skip(FIRST_SCENARIOS).map(scenario));
    files
}

fn first(read: &Read<'_>) -> Vec<CatalogueEntry> {
    let board = &read.board;
    let mut list = Vec::new();
    section(&mut list, "rates", board.rates.as_ref());
    section(&mut list, "counts", board.counts.as_ref());
    section(&mut list, "yard", board.yard.as_ref());
    section(&mut list, "discs", board.discs.as_ref());
    rows(&mut list, "players", &board.players, |row| {
        row.number.to_string()
    });
    section(
        &mut list,
        "solo-printed-spaces",
        board.spaces_solo_printed.as_ref(),
    );
    rows(&mut list, "event", &board.events, |row| {
        row.space.to_string()
    });
    let actions = &read.actions;
    section(&mut list, "labourers", actions.labourers.as_ref());
    section(&mut list, "stock-yard", actions.stock_yard.as_ref());
    section(&mut list, "works", actions.works.as_ref());
    section(&mut list, "sun", actions.sun.as_ref());
    section(&mut list, "rain", actions.rain.as_ref());
    rows(&mut list, "track", &read.tracks, |cards| {
        cards.rubble.to_string()
    });
    rows(&mut list, "train", &read.trains, |train| {
        train.number.to_string()
    });
    rows(&mut list, "contract", &read.contracts, |card| {
        card.number.to_string()
    });
    list.extend(
        read.scenarios
            .iter()
            .take(FIRST_SCENARIOS)
            .flat_map(scenario),
    );
    list
}

fn scenario(file: &ScenarioFile<'_>) -> Vec<CatalogueEntry> {
    let twists = file.twists.iter();
    let mut list: Vec<CatalogueEntry> = twists
        .map(|entry| entry.catalogue("scenario", entry.value.scenario.id.as_str()))
        .collect();
    let strait = file.strait.iter();
    list.extend(strait.map(|entry| entry.catalogue("strait", entry.value.id.as_str())));
    rows(&mut list, "station", &file.stations, |station| {
        station.id.clone()
    });
    list
}

/// A section of the board, whose name serves as its id.
fn section<T>(list: &mut Vec<CatalogueEntry>, id: &str, section: Option<&ReadEntry<T>>) {
    list.extend(section.map(|entry| entry.catalogue("board", id)));
}

fn rows<T>(
    list: &mut Vec<CatalogueEntry>,
    kind: &'static str,
    rows: &Rows<T>,
    id: impl Fn(&T) -> String,
) {
    list.extend(
        rows.entries
            .iter()
            .map(|entry| entry.catalogue(kind, id(&entry.value))),
    );
}
