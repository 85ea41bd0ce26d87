//! What is agreed before a game: the part of a record's header that the rules depend on.

/// Scenario, edition, options, seats and rules version of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pub scenario: String,
    /// The content hash of components other than the built-in ones.
    pub components: Option<String>,
    /// The edition, if the game has several.
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
    /// Scenarios; the first is the default.
    pub scenarios: Vec<ScenarioOffer>,
    /// Editions; the first is the default; empty if the game has none.
    pub editions: Vec<&'static str>,
    pub options: Vec<String>,
    /// Options of which a solo game names exactly one and other games none.
    pub solo: Vec<String>,
    /// Pairs of mutually exclusive options.
    pub alternatives: Vec<Alternatives>,
    /// Options that require another one.
    pub needs: Vec<OptionNeed>,
    /// The newest rules version, used for new games.
    pub version: u32,
}

impl Offer {
    /// A scenario with the default edition, no options and the newest rules.
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

    /// The default scenario.
    pub fn usual(&self, seats: u8) -> Setup {
        self.setup(&self.scenarios[0].id, seats)
    }
}

/// A scenario and its numbers of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioOffer {
    pub id: String,
    pub least: u8,
    pub most: u8,
}

/// Two options of which at most one may be chosen; without either, the edition decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alternatives {
    pub options: [String; 2],
    /// The numbers of players for which they make a difference.
    pub least: u8,
    pub most: u8,
}

/// An option that requires another one.
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
    /// No such edition; `known` is empty if the game has none.
    Edition {
        given: Option<String>,
        known: Vec<String>,
    },
    /// No such option.
    Option { given: String, known: Vec<String> },
    /// Mutually exclusive options.
    Excluding { one: String, other: String },
    /// An option without the one it needs.
    Needs { option: String, needs: String },
    /// The options are not sorted, or one occurs twice.
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
