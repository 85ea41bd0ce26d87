//! The names of Snowdonia's scenarios, editions, options and trains.

use std::sync::LazyLock;

use snowdonia::Rules;
use snowdonia::train::Train;

use crate::names::Names;
use crate::text::{Text, say};

impl Names for Rules {
    const NAME: &'static str = "Snowdonia";

    fn about(text: &Text) -> String {
        say!(text, "about-snowdonia")
    }

    fn scenario_name(id: &str, _: &Text) -> Option<String> {
        Some(place_name(id))
    }

    fn edition_name(id: &str, text: &Text) -> Option<String> {
        match id {
            "deluxe" => Some(say!(text, "edition-deluxe")),
            "classic" => Some(say!(text, "edition-classic")),
            _ => None,
        }
    }

    fn option_name(id: &str, text: &Text) -> Option<String> {
        Some(match id {
            "extra-tracks" => say!(text, "option-extra-tracks"),
            "light-fog" => say!(text, "option-light-fog"),
            "one-contract" => say!(text, "option-one-contract"),
            "seasons" => say!(text, "option-seasons"),
            "promo-trains" => say!(text, "option-promo-trains"),
            "event-end-extra-round" => say!(text, "option-event-end-extra-round"),
            "event-end-now" => say!(text, "option-event-end-now"),
            "tie-last-in-order" => say!(text, "option-tie-last-in-order"),
            "tie-shared" => say!(text, "option-tie-shared"),
            "solo-printed-spaces" => say!(text, "option-solo-printed-spaces"),
            "solo-two-player-spaces" => say!(text, "option-solo-two-player-spaces"),
            _ => train_name(Train::read(id.strip_prefix("train-")?)?, text),
        })
    }

    fn alternatives_name(first: &str, text: &Text) -> Option<String> {
        match first {
            "event-end-extra-round" => Some(say!(text, "options-event-end")),
            "tie-last-in-order" => Some(say!(text, "options-tie")),
            "solo-printed-spaces" => Some(say!(text, "options-solo-spaces")),
            _ => None,
        }
    }

    fn style_name(id: &str, text: &Text) -> Option<String> {
        match id {
            "contracts" => Some(say!(text, "style-contracts")),
            "surveyor" => Some(say!(text, "style-surveyor")),
            "digger" => Some(say!(text, "style-digger")),
            "builder" => Some(say!(text, "style-builder")),
            "tracks" => Some(say!(text, "style-tracks")),
            _ => None,
        }
    }

    fn solo_option_error(given: usize, known: &[String], text: &Text) -> String {
        if known.is_empty() {
            return say!(text, "fault-solo-train-none");
        }
        let known = known.join(", ");
        say!(text, "fault-solo-train", given = given, known = known)
    }
}

/// Scenarios are places, which have the same name in every language: `mount-snowdon` is Mount Snowdon.
pub fn place_name(scenario: &str) -> String {
    let words = scenario.split('-').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect::<String>()
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A train with its printed name.
fn train_name(train: Train, text: &Text) -> String {
    // Read once: a form names all of them.
    static NAMES: LazyLock<Vec<(Train, String)>> = LazyLock::new(|| {
        let components = <Rules as tabletop::Rules>::components(&[]).ok();
        let trains = components.map_or(Vec::new(), |components| components.trains);
        let named = trains.into_iter().map(|card| (card.number, card.name));
        named.collect()
    });
    let name = NAMES.iter().find(|(number, _)| *number == train);
    let name = name.map_or("", |(_, name)| name.as_str());
    let name = say!(text, "train-name", number = train.label(), name = name);
    name.trim_end().to_owned()
}
