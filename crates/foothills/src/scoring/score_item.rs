//! What a line of the score sheet is for (F10).

use crate::ids::{ActionCard, Line, ScoreKind};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreItem {
    /// Victory point chits gained during the game.
    Chits,
    /// The bonus for the most stations built on a line in play (F2.5).
    LineBonus {
        line: Line,
        /// The number of stations built there.
        stations: u8,
    },
    /// A card of the scoring pile.
    ScoredCard {
        card: ActionCard,
        kind: ScoreKind,
        /// How many of them there are.
        count: u16,
    },
    /// Passengers by themselves.
    Passengers {
        passengers: u16,
    },
    Summit,
}

impl ScoreItem {
    pub const fn source(self) -> &'static str {
        match self {
            ScoreItem::Chits => "chits",
            ScoreItem::LineBonus { .. } => "line-bonuses",
            ScoreItem::ScoredCard { .. } => "scored-cards",
            ScoreItem::Passengers { .. } => "passengers",
            ScoreItem::Summit => "summit",
        }
    }
}
