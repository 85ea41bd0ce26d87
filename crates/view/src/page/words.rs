//! Names of games, scenarios, editions, options and bots as people read them. What has no name in the language files
//! keeps its id: a game may offer more than these pages know.

use tabletop::Rules;

use crate::text::{Text, say};

/// The name of a game.
pub fn game_name(game: &str) -> String {
    match game {
        "snowdonia" => "Snowdonia".to_owned(),
        "foothills" => "Foothills".to_owned(),
        other => other.to_owned(),
    }
}

/// The name of a scenario; they are places.
pub fn scenario_name(scenario: &str, text: &Text) -> String {
    match scenario {
        "mount-snowdon" => "Mount Snowdon".to_owned(),
        "blaenau-ffestiniog" => "Blaenau Ffestiniog".to_owned(),
        "standard" => say!(text, "scenario-standard"),
        other => other.to_owned(),
    }
}

/// The name of an edition.
pub fn edition_name(edition: &str, text: &Text) -> String {
    match edition {
        "deluxe" => say!(text, "edition-deluxe"),
        "classic" => say!(text, "edition-classic"),
        other => other.to_owned(),
    }
}

/// What an option changes, in a line.
pub fn option_name(option: &str, text: &Text) -> String {
    match option {
        "extra-tracks" => say!(text, "option-extra-tracks"),
        "light-fog" => say!(text, "option-light-fog"),
        "one-contract" => say!(text, "option-one-contract"),
        "event-end-extra-round" => say!(text, "option-event-end-extra-round"),
        "event-end-now" => say!(text, "option-event-end-now"),
        "tie-last-in-order" => say!(text, "option-tie-last-in-order"),
        "tie-shared" => say!(text, "option-tie-shared"),
        "solo-printed-spaces" => say!(text, "option-solo-printed-spaces"),
        "solo-two-player-spaces" => say!(text, "option-solo-two-player-spaces"),
        "swap-colours" => say!(text, "option-swap-colours"),
        other => match train_number(other) {
            Some(number) => train_name(number, text),
            None => other.to_owned(),
        },
    }
}

/// The number in an option that names the train of a solo game.
pub fn train_number(option: &str) -> Option<u8> {
    option.strip_prefix("train-")?.parse().ok()
}

/// A train of the solo series.
pub fn train_name(number: u8, text: &Text) -> String {
    let components = <snowdonia::Rules as Rules>::components(&[]).ok();
    let name = components.and_then(|components| {
        let mut trains = components.trains.into_iter();
        trains.find(|train| train.number.number() == number)
    });
    let name = name.map_or(String::new(), |train| train.name);
    let name = say!(text, "train-name", number = number, name = name);
    name.trim_end().to_owned()
}

/// A bot as people read it: its level, and its style where it has one.
pub fn bot_name(bot: &str, text: &Text) -> String {
    let (level, style) = match bot.split_once('+') {
        Some((level, style)) => (level, Some(style)),
        None => (bot, None),
    };
    let level = match level {
        "beginner" => say!(text, "bot-beginner"),
        "easy" => say!(text, "bot-easy"),
        "medium" => say!(text, "bot-medium"),
        "hard" => say!(text, "bot-hard"),
        "expert" => say!(text, "bot-expert"),
        "random" => say!(text, "bot-random"),
        "greedy" => say!(text, "bot-greedy"),
        other => other.to_owned(),
    };
    match style {
        Some(style) => {
            let style = style_name(style, text);
            say!(text, "bot-style", level = level, style = style)
        }
        None => level,
    }
}

/// What a bot of a style likes.
pub fn style_name(style: &str, text: &Text) -> String {
    match style {
        "contracts" => say!(text, "style-contracts"),
        "surveyor" => say!(text, "style-surveyor"),
        "digger" => say!(text, "style-digger"),
        "builder" => say!(text, "style-builder"),
        "tracks" => say!(text, "style-tracks"),
        "stations" => say!(text, "style-stations"),
        "passengers" => say!(text, "style-passengers"),
        "cards" => say!(text, "style-cards"),
        other => other.to_owned(),
    }
}
