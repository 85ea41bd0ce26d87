//! Reads the file of a scenario.

use tabletop::data_file::{DataFile, ReadEntry, Row, Rows};

use super::contracts::MAX_STATION_NUMBER;
use super::limits::MAX_EVENT_SPACES;
use super::{
    BuildSite, Building, Canal, ExcavationSite, Resource, Scenario, SetUp, Station, Strait,
    Surveying,
};
use crate::contract::Contract;

const RESOURCES: [(&str, Resource); 3] = [
    ("iron", Resource::Iron),
    ("stone", Resource::Stone),
    ("coal", Resource::Coal),
];
/// The most stations of a file, used or not with a given number of players.
const MAX_CARDS: usize = 20;

/// A scenario's file, as far as it was read without errors.
pub struct ScenarioFile<'f> {
    pub file: &'f DataFile,
    pub twists: Option<ReadEntry<Twists>>,
    /// `None` if the scenario has no strait, or an invalid one.
    pub strait: Option<ReadEntry<Strait>>,
    /// Whether there should be a strait, but it is invalid.
    strait_missing: bool,
    /// From the lower end.
    pub stations: Rows<Station>,
}

/// The scenario without its stations.
pub struct Twists {
    /// Its maintenance station is filled in later.
    pub scenario: Scenario,
    pub maintenance_station: Option<String>,
}

impl<'f> ScenarioFile<'f> {
    pub fn read(file: &'f DataFile) -> ScenarioFile<'f> {
        let (twists, (given, strait), mut stations) = file
            .read(|root| {
                // If points depend on moves, none are printed on the stations.
                let twists = root.table("scenario", |row| twists(row, file.name()));
                let printed = twists
                    .as_ref()
                    .map(|twists| twists.value.scenario.surveying.moves_vp.is_empty());
                let given = root.has("strait");
                let read = given.then(|| root.table("strait", strait));
                (
                    twists,
                    (given, read.flatten()),
                    root.rows("station", 2..=MAX_CARDS, |row| station(row, printed)),
                )
            })
            .value;
        stations.entries.sort_by_key(|entry| entry.value.number);
        ScenarioFile {
            file,
            twists,
            strait_missing: given && strait.is_none(),
            strait,
            stations,
        }
    }

    /// The number of cards of a strait with this number of players.
    pub fn strait_cards(&self, players: u8) -> usize {
        let strait = self.strait.as_ref();
        strait.map_or(0, |entry| {
            entry.value.cards[usize::from(players) - 1].into()
        })
    }

    /// The scenario without its stations, if it has no errors.
    pub fn twists(&self) -> Option<&Twists> {
        self.twists.as_ref().map(|entry| &entry.value)
    }

    /// The stations used with this number of players.
    pub fn used(&self, players: u8) -> impl Iterator<Item = &ReadEntry<Station>> {
        self.stations
            .entries
            .iter()
            .filter(move |entry| entry.value.is_used(players))
    }

    /// The number of track cards of the route with this number of players.
    pub fn tracks(&self, players: u8) -> u32 {
        let used = self.used(players);
        used.map(|entry| u32::from(entry.value.tracks)).sum()
    }

    /// Those that are dealt: all but the canals.
    pub fn dealt_tracks(&self, players: u8) -> u32 {
        let canals = self.used(players).map(|entry| entry.value.canals.len());
        self.tracks(players)
            .saturating_sub(canals.sum::<usize>() as u32)
    }

    /// The line of a value of the last station used, for errors of the route as a whole.
    pub fn last_line(&self, players: u8, key: &str) -> usize {
        self.used(players).last().map_or(0, |entry| entry.line(key))
    }

    /// The scenario, if it is complete.
    pub fn scenario(&self) -> Option<Scenario> {
        let twists = &self.twists.as_ref()?.value;
        if !self.stations.complete || self.strait_missing {
            return None;
        }
        let stations: Vec<Station> = self.stations.values().cloned().collect();
        let place = |id: &String| stations.iter().position(|station| station.id == *id);
        let maintenance_station = twists
            .maintenance_station
            .as_ref()
            .and_then(place)
            .map(|place| place as u8);
        Some(Scenario {
            stations,
            maintenance_station,
            strait: self.strait.as_ref().map(|entry| entry.value.clone()),
            ..twists.scenario.clone()
        })
    }
}

fn twists(row: &mut Row<'_>, file: &str) -> Twists {
    let least = row.integer("least-players", 1..=5);
    let most = row.integer("most-players", 1..=5);
    if least > most {
        row.error(
            "most-players",
            format!("`most-players` must not be below `least-players`, {least}"),
        );
    }
    let scenario = Scenario {
        id: file.trim_end_matches(".toml").to_owned(),
        least,
        most,
        stations: Vec::new(),
        set_up: SetUp {
            places: start_places(row),
            event_space: row.integer_or("event-space", 0..=MAX_EVENT_SPACES as u8, 0),
            trains_open: row.flag("trains-open"),
            without: without(row),
        },
        building: if row.flag("build-to-surveyor") {
            Building::OwnSurveyor
        } else {
            Building::ClearedTrack
        },
        surveying: Surveying {
            marks_terminus: row.flag("mark-terminus"),
            moves_vp: if row.has("moves-vp") {
                row.integers("moves-vp", 1..=MAX_CARDS, 0..=99)
            } else {
                Vec::new()
            },
        },
        maintenance_station: None,
        strait: None,
        daffodils: if row.has("daffodils") {
            row.integers("daffodils", 1..=MAX_CARDS, 0..=99)
        } else {
            Vec::new()
        },
        break_stone: row.integer_or("break-stone", 1..=9, 0),
    };
    let maintenance_station = row
        .has("maintenance-station")
        .then(|| row.id("maintenance-station"));
    Twists {
        scenario,
        maintenance_station,
    }
}

fn strait(row: &mut Row<'_>) -> Strait {
    let strait = Strait {
        id: row.id("id"),
        name: row.text("name"),
        stone: row.integer("stone", 1..=9),
        cards: row
            .integers("cards", 5..=5, 1..=9)
            .try_into()
            .unwrap_or([1; 5]),
    };
    row.show_as(&["stone"], "cost", format!("{}s", strait.stone));
    strait
}

/// Where surveyors may start: all at the near end, unless the file says otherwise.
fn start_places(row: &mut Row<'_>) -> [u8; 2] {
    if !row.has("start-places") {
        return [5, 0];
    }
    let places = row.integers("start-places", 2..=2, 0..=5);
    places.try_into().unwrap_or([5, 5])
}

fn without(row: &mut Row<'_>) -> Vec<Contract> {
    if !row.has("without") {
        return Vec::new();
    }
    let mut numbers: Vec<u8> = row.integers("without", 0..=31, 1..=31);
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().filter_map(Contract::new).collect()
}

/// `printed`: whether stations have points for surveyors, if that is known.
fn station(row: &mut Row<'_>, printed: Option<bool>) -> Station {
    let number = row.halves("number", 0..=MAX_STATION_NUMBER);
    let id = row.id("id");
    let name = row.text("name");
    let least = row.integer_or("least-players", 1..=5, 1);
    let most = row.integer_or("most-players", 1..=5, 5);
    if least > most {
        row.error(
            "most-players",
            format!("`most-players` must not be below `least-players`, {least}"),
        );
    }
    let tracks = row.integer("tracks", 0..=16);
    let canals = canals(row, tracks);
    let surveyor_vp = match printed {
        Some(true) => row.integer("surveyor-vp", 0..=99),
        Some(false) => 0,
        None => row.integer_or("surveyor-vp", 0..=99, 0),
    };
    Station {
        number,
        id,
        name,
        least,
        most,
        tracks,
        canals,
        surveyor_vp,
        excavation: row.parts("excavation", 0..=9, excavation_site),
        build: row.parts("build", 0..=9, build_site),
        free: row
            .has("free")
            .then(|| row.word("free", &RESOURCES))
            .flatten(),
    }
}

/// Canals take the place of different track cards of the station.
fn canals(row: &mut Row<'_>, tracks: u8) -> Vec<Canal> {
    let canals = row.parts("canals", 0..=16, |part| Canal {
        place: part.integer("place", 1..=16),
        rubble: part.integer("rubble", 1..=9),
        vp: part.integer("vp", 0..=99),
    });
    for (index, canal) in canals.iter().enumerate() {
        let place = canal.place;
        if row.got("tracks") && place > tracks {
            let what = format!(
                "a canal lies on place {place}, but there are {tracks} track cards before the station"
            );
            row.error("canals", what);
        }
        if canals[..index].iter().any(|other| other.place == place) {
            let what = format!("there is a canal on place {place} already: places must differ");
            row.error("canals", what);
        }
    }
    canals
}

fn excavation_site(row: &mut Row<'_>) -> ExcavationSite {
    let site = ExcavationSite {
        rubble: row.integer("rubble", 1..=20),
        vp: row.integer("vp", 0..=99),
    };
    row.show_as(&["rubble"], "cost", format!("{}r", site.rubble));
    site
}

fn build_site(row: &mut Row<'_>) -> BuildSite {
    let mut cost = String::new();
    let [stone, steel, iron] =
        [("stone", 's'), ("steel", 'b'), ("iron", 'i')].map(|(key, letter)| {
            let amount = row.integer_or(key, 1..=9, 0);
            if amount > 0 {
                cost.push_str(&amount.to_string());
                cost.push(letter);
            }
            amount
        });
    if !["stone", "steel", "iron"].iter().any(|key| row.has(key)) {
        row.error(
            "",
            "a build site must cost something: give it `stone`, `steel` or `iron`",
        );
    }
    row.show_as(&["stone", "steel", "iron"], "cost", cost);
    BuildSite {
        stone,
        steel,
        iron,
        vp: row.integer("vp", 0..=99),
    }
}
