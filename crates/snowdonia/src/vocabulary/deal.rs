//! What chance decides.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::choice::Cubes;
use crate::contract::Contract;
use crate::train::Train;
use crate::weather::Weather;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deal {
    /// The start player (S1).
    Start(Seat),
    /// The next track card of the route, by its rubble (S3).
    Track(u8),
    /// The train set aside (S7).
    Aside(Train),
    /// The yard of the solo game (S8).
    Yard(Cubes),
    /// The icon on the back of the deck's top card.
    Back(Weather),
    /// The top card itself.
    Reveal(Contract),
    /// Cubes from the bag (R5, contracts 18 and 19).
    Draw(Drawn),
}

/// Cubes drawn from the bag.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Drawn {
    pub iron: u8,
    pub stone: u8,
    pub coal: u8,
    pub event: u8,
}

impl Drawn {
    pub const fn total(self) -> u16 {
        self.iron as u16 + self.stone as u16 + self.coal as u16 + self.event as u16
    }
}

/// What chance is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Chance {
    Start,
    Track,
    Aside,
    Yard,
    Back,
    Reveal,
    Draw,
}

impl Chance {
    /// The first word of its deals.
    pub const fn word(self) -> &'static str {
        match self {
            Chance::Start => "start",
            Chance::Track => "track",
            Chance::Aside => "aside",
            Chance::Yard => "yard",
            Chance::Back => "back",
            Chance::Reveal => "reveal",
            Chance::Draw => "draw",
        }
    }
}
