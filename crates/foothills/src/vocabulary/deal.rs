//! What chance decides.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::goods::{Bundle, Cubes};
use crate::ids::{ActionCard, CardType, Line};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deal {
    /// The lines left out: `out II V`.
    Out(Line, Line),
    /// The first resources of the stockyard: `yard 4i2s`.
    Yard(Bundle),
    /// A neutral card that is not in the supply: `aside A4`.
    Aside(ActionCard),
    /// The start player: `start 2`.
    Start(Seat),
    /// Cubes drawn from the bag: `draw 4i1s1e`.
    Draw(Cubes),
}

/// The kind of chance event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Chance {
    /// Which lines are left out (F2.1).
    Out,
    /// The first resources of the stockyard (F2.4).
    Yard,
    /// Which neutral card of the type is not in the supply (F2.6).
    Aside(CardType),
    /// Who begins (F2.7).
    Start,
    /// This many cubes are drawn into the stockyard (F4.1).
    Draw {
        /// How many, as far as the bag has them.
        cubes: u8,
    },
    /// This many resources are drawn for the player; event cubes stay in the bag.
    DrawResources {
        /// How many, as far as the bag has them.
        cubes: u8,
    },
}

impl Chance {
    /// The first word of its deals.
    pub const fn name(self) -> &'static str {
        match self {
            Chance::Out => "out",
            Chance::Yard => "yard",
            Chance::Aside(_) => "aside",
            Chance::Start => "start",
            Chance::Draw { .. } | Chance::DrawResources { .. } => "draw",
        }
    }

    /// The rule by which chance decides.
    pub const fn rule(self) -> &'static str {
        match self {
            Chance::Out => "F2.1",
            Chance::Yard => "F2.4",
            Chance::Aside(_) => "F2.6",
            Chance::Start => "F2.7",
            Chance::Draw { .. } => "F4.1",
            Chance::DrawResources { .. } => "F3.3",
        }
    }
}
