//! What is agreed before a game: the part of a record's header that the rules depend on.

/// Scenario, edition, options, seats and rules version of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pub scenario: String,
    /// The content hash of components that are not the built-in ones.
    pub components: Option<String>,
    /// The edition, where the game has several.
    pub edition: Option<String>,
    /// Options, sorted, each once.
    pub options: Vec<String>,
    pub seats: u8,
    /// The rules version; a game in progress keeps the one it began with.
    pub version: u32,
}

/// What a game offers to agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Scenarios; the first is the usual one.
    pub scenarios: Vec<ScenarioOffer>,
    /// Editions; the first is the usual one; empty where the game has none.
    pub editions: Vec<&'static str>,
    pub options: Vec<String>,
    /// The options of which a solo game names exactly one, and other games none.
    pub solo: Vec<String>,
    /// Pairs of options that exclude each other.
    pub alternatives: Vec<Alternatives>,
    /// Options that can be agreed on only together with another.
    pub needs: Vec<OptionNeed>,
    /// The newest rules version, the one new games are played with.
    pub version: u32,
}

impl Offer {
    /// The set-up of a scenario with the usual edition, no options, and the newest rules.
    pub fn setup(&self, scenario: &str, seats: u8) -> Setup {
        Setup {
            scenario: scenario.to_owned(),
            components: None,
            edition: self.editions.first().map(|&edition| edition.to_owned()),
            options: Vec::new(),
            seats,
            version: self.version,
        }
    }

    /// The set-up of the usual scenario.
    pub fn usual(&self, seats: u8) -> Setup {
        self.setup(&self.scenarios[0].id, seats)
    }
}

/// A scenario and the numbers of players it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioOffer {
    pub id: String,
    pub least: u8,
    pub most: u8,
}

/// Two options of which at most one is agreed on; without either the edition decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alternatives {
    pub options: [String; 2],
    /// The numbers of players to whom they make a difference.
    pub least: u8,
    pub most: u8,
}

/// An option that can be agreed on only together with another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionNeed {
    pub option: String,
    pub needs: String,
}

/// Why rules cannot be made from a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No such scenario.
    Scenario { given: String, known: Vec<String> },
    /// No such edition; `known` is empty where the game has no editions.
    Edition {
        given: Option<String>,
        known: Vec<String>,
    },
    /// No such option.
    Option { given: String, known: Vec<String> },
    /// Options that exclude each other.
    Excluding { one: String, other: String },
    /// An option without the one it needs.
    Needs { option: String, needs: String },
    /// The options are not sorted, or one stands twice.
    OptionOrder { given: String },
    /// The scenario is not for that many players.
    Seats { given: u8, least: u8, most: u8 },
    /// A solo game must name exactly one of these options, other games none; `known` is empty for other games.
    SoloOption { given: usize, known: Vec<String> },
    /// Rules of a version this program does not have.
    Version { given: u32, newest: u32 },
    /// The record was made with other components.
    Components {
        given: Option<String>,
        here: Option<String>,
    },
}
