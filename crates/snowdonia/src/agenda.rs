//! What is still to happen: the phase of the game, what is under way within it, and possibly a maintenance in its
//! middle. They never nest deeper, so each level has a field of its own instead of a stack, and no field means two
//! things.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::area::Area;
use crate::contract::Contract;
use crate::train::TrainSet;

/// Where the game goes on once nothing is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agenda {
    pub phase: Phase,
    pub step: Step,
    pub maintenance: Option<Maintenance>,
}

/// A part of the round. Its tag is a byte of its own: left to itself, the compiler hides it in a niche of a field,
/// and finding it there costs measurable time in every step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Phase {
    /// S: how many track cards are dealt and termini chosen.
    SetUp { tracks: u8, termini: u8 },
    /// R1.
    Assign,
    /// R2.2: the contract window of an area; the start player when it opened, the turn counted from there, and
    /// whether the seat whose turn it is has played.
    Window {
        area: Area,
        first: Seat,
        turn: u8,
        played: bool,
    },
    /// R2.1: the spaces of the area that are done.
    Actions { area: Area, done: u8 },
    /// R2.7: after all actions of an area; the turn counted from the start player, and how many extra actions that
    /// seat has had.
    After { area: Area, turn: u8, extras: u8 },
    /// R3.
    Restock,
    /// R4.
    Forecast,
    /// R5.1.
    Yard,
    /// R5.2.
    Events,
    /// R6.
    RoundEnd,
}

impl Phase {
    /// The contract window of an area opens (R2.2).
    #[inline]
    pub(crate) const fn window(area: Area, first: Seat) -> Phase {
        Phase::Window {
            area,
            first,
            turn: 0,
            played: false,
        }
    }

    /// Its index among the phases.
    pub const fn index(self) -> usize {
        match self {
            Phase::SetUp { .. } => 0,
            Phase::Assign => 1,
            Phase::Window { .. } => 2,
            Phase::Actions { .. } => 3,
            Phase::After { .. } => 4,
            Phase::Restock => 5,
            Phase::Forecast => 6,
            Phase::Yard => 7,
            Phase::Events => 8,
            Phase::RoundEnd => 9,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        [
            "set-up",
            "assign",
            "window",
            "actions",
            "after-actions",
            "restock",
            "forecast",
            "yard",
            "events",
            "round-end",
        ][self.index()]
    }

    /// The area being resolved.
    #[inline]
    pub const fn area(self) -> Option<Area> {
        match self {
            Phase::Window { area, .. }
            | Phase::Actions { area, .. }
            | Phase::After { area, .. } => Some(area),
            _ => None,
        }
    }
}

/// What is under way within a phase, to be continued later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    #[default]
    None,
    /// The effect of a contract; how many cards it still reveals.
    Contract { contract: Contract, reveals: u8 },
    /// A labourer's excavation interrupted by a maintenance: rubble still to be taken.
    Excavation { left: u8 },
    /// The event on a space of the track; how many places it still has to clear if a maintenance interrupted it.
    Event { space: u8, left: Option<u8> },
}

/// V5: maintenance, turn by turn from the start player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Maintenance {
    pub turn: u8,
    /// Trains that were given back.
    pub returned: TrainSet,
}
