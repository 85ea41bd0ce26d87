//! The names of Foothills' scenario, its option and the styles of its bots.

use foothills::Rules;

use crate::names::Names;
use crate::text::{Text, say};

impl Names for Rules {
    const NAME: &'static str = "Foothills";

    fn about(text: &Text) -> String {
        say!(text, "about-foothills")
    }

    fn scenario_name(id: &str, text: &Text) -> Option<String> {
        (id == "standard").then(|| say!(text, "scenario-standard"))
    }

    fn option_name(id: &str, text: &Text) -> Option<String> {
        (id == "swap-colours").then(|| say!(text, "option-swap-colours"))
    }

    fn round_name(turn: u16, text: &Text) -> String {
        match turn {
            0 => say!(text, "games-set-up"),
            turn => say!(text, "games-turn", turn = turn),
        }
    }

    fn style_name(id: &str, text: &Text) -> Option<String> {
        match id {
            "stations" => Some(say!(text, "style-stations")),
            "tracks" => Some(say!(text, "style-tracks")),
            "passengers" => Some(say!(text, "style-passengers")),
            "cards" => Some(say!(text, "style-cards")),
            _ => None,
        }
    }
}
