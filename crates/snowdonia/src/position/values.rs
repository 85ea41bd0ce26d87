//! The values of a position as words, and back.

use tabletop::notation::read_number;

use crate::area::{Area, Space};
use crate::contract::{Contract, ContractSet};
use crate::train::Train;
use crate::weather::Weather;

pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(move |_| text != "-")
}

pub fn number(text: &str) -> Result<u8, String> {
    read_number(text)
        .and_then(|number| u8::try_from(number).ok())
        .ok_or_else(|| format!("no number: {text}"))
}

pub fn flag(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("yes or no, not {text}")),
    }
}

pub fn rate(rates: &[u8], text: &str) -> Result<u8, String> {
    let rate = number(text)?;
    let place = rates.iter().position(|&there| there == rate);
    place
        .map(|place| place as u8)
        .ok_or_else(|| format!("no rate {text}"))
}

pub fn weather(text: &str) -> Result<Weather, String> {
    Weather::from_word(text).ok_or_else(|| format!("no weather: {text}"))
}

pub fn optional_weather(text: &str) -> Result<Option<Weather>, String> {
    if text == "-" {
        Ok(None)
    } else {
        weather(text).map(Some)
    }
}

pub fn contract(text: &str) -> Result<Contract, String> {
    Contract::read(text).ok_or_else(|| format!("no contract {text}"))
}

pub fn contract_set(text: &str) -> Result<ContractSet, String> {
    words(text).map(contract).collect()
}

pub fn train(text: &str) -> Result<Train, String> {
    Train::read(text).ok_or_else(|| format!("no train {text}"))
}

pub fn space(text: &str) -> Result<Space, String> {
    let mut letters = text.chars();
    let area = letters.next().and_then(Area::from_letter);
    let number = letters.as_str().parse().ok();
    area.zip(number)
        .and_then(|(area, number)| Space::new(area, number))
        .ok_or_else(|| format!("no space {text}"))
}

pub fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() {
        "-".into()
    } else {
        items.join(" ")
    }
}
