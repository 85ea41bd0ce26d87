//! Reads `seasons.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::contracts::{card, sort};
use super::{ContractCard, Season};
use crate::contract::{Contract, MAX_SEASONAL};
use crate::weather::Weather;

/// The file, as far as it was read without errors.
pub struct SeasonsFile {
    pub seasons: Rows<Season>,
    pub contracts: Rows<ContractCard>,
}

impl SeasonsFile {
    pub fn read(file: &DataFile) -> SeasonsFile {
        let mut read = file
            .read(|root| SeasonsFile {
                seasons: root.rows("season", 1..=Weather::SEASONS.len(), season),
                contracts: root.rows("contract", 1..=usize::from(MAX_SEASONAL), contract),
            })
            .value;
        let seasons = &mut read.seasons.entries;
        seasons.sort_by_key(|entry| entry.value.weather);
        for pair in seasons.windows(2) {
            let weather = pair[1].value.weather;
            if pair[0].value.weather == weather {
                let what = format!(
                    "there is a row for {} already: give each once",
                    weather.word()
                );
                file.error(pair[0].line("weather").max(pair[1].line("weather")), what);
            }
        }
        sort(file, &mut read.contracts, "id");
        read
    }
}

fn season(row: &mut Row<'_>) -> Season {
    let names = Weather::SEASONS.map(|season| (season.word(), season));
    let weather = row.word("weather", &names).unwrap_or(Weather::Spring);
    let none = Season::none(weather);
    Season {
        weather,
        hire_less: row.integer_or("hire-less", 0..=9, none.hire_less),
        survey: row.integer_or("survey", 1..=9, none.survey),
        builds: row.integer_or("builds", 1..=2, none.builds),
        survey_rubble: row.integer_or("survey-rubble", 0..=9, none.survey_rubble),
    }
}

fn contract(row: &mut Row<'_>) -> ContractCard {
    let wanted = format!("an id from \"S1\" to \"S{MAX_SEASONAL}\"");
    let seasonal = |text: &str| Contract::read(text).filter(|_| text.starts_with('S'));
    let number = row.parsed("id", &wanted, seasonal);
    let first = Contract::seasonal(1).expect("there is a first one");
    ContractCard {
        seasonal: true,
        ..card(row, number.unwrap_or(first), &Weather::SEASONS)
    }
}
