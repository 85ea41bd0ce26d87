//! What was agreed before a game; every output of the lab begins with it.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use tabletop::Rules;

/// The set-up of games that are comparable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetupHeader {
    pub game: String,
    pub scenario: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    pub options: Vec<String>,
    /// The version of the rules.
    pub rules: u32,
    pub players: u8,
}

impl SetupHeader {
    pub fn new<R: Rules>(rules: &R) -> SetupHeader {
        let setup = rules.setup().clone();
        SetupHeader {
            game: R::GAME.to_owned(),
            scenario: setup.scenario,
            components: setup.components,
            edition: setup.edition,
            options: setup.options,
            rules: setup.version,
            players: setup.seats,
        }
    }

    fn order(&self) -> impl Ord {
        (
            (self.game.clone(), self.scenario.clone(), self.players),
            (self.edition.clone(), self.options.clone()),
            (self.rules, self.components.clone()),
        )
    }
}

/// The order of reports: by scenario and number of players before anything else.
impl Ord for SetupHeader {
    fn cmp(&self, other: &SetupHeader) -> Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for SetupHeader {
    fn partial_cmp(&self, other: &SetupHeader) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
