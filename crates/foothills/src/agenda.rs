//! What is still to happen, as data: a small stack of tasks, the next one on top.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::ids::{CardType, StationCard};
use crate::tables::EffectRange;

/// Something still to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Task {
    /// Nothing; fills the unused part of the stack.
    #[default]
    None,
    /// Chance leaves out two lines (F2.1).
    LeaveOut,
    /// Chance fills the stockyard for the first time (F2.4).
    FirstYard,
    /// Chance keeps a neutral card of each type out of the supply (F2.6).
    SetAside(CardType),
    /// Chance determines the start player (F2.7).
    DrawStart,
    /// A player takes resources before the first turn (F2.7).
    SetupTake(Seat),
    /// The set-up is over.
    FirstTurn,
    /// A turn begins (F3.1).
    BeginTurn,
    /// Effects follow one another.
    Effects(EffectRange, Doer),
    /// Resources are taken from the stockyard; after the first, it may be declined.
    Take { left: u8, may_stop: bool },
    /// Rubble is removed by this effect.
    Dig { effect: u8 },
    /// Tracks are laid and goods exchanged.
    Trade {
        effect: u8,
        left: u8,
        may_stop: bool,
    },
    /// A station is built.
    Build { effect: u8 },
    /// The surveyor moves.
    Visit { effect: u8 },
    /// The surveyor may move to the card of the new station.
    VisitAfter { card: StationCard },
    /// Own cards may be flipped because of a new station.
    FlipOwn,
    /// A card is scored; after building it may be declined.
    Score { may_stop: bool },
    /// A ticket is taken without the surveyor.
    TakeTicket,
    /// The ticket of a starting station is taken, unless it is owned already.
    StartTicket { card: StationCard },
    /// Resources are gained, each from the stockyard or the bag.
    Gain { kind: GainKind, left: u8 },
    /// A price is paid for gains.
    Pay { effect: u8, may_stop: bool },
    /// Some of the drawn cubes are kept.
    Keep { most: u8 },
    /// Other cards are flipped at the end of the turn.
    Flip { most: u8 },
    /// Chance draws cubes into the stockyard.
    DrawToYard { cubes: u8 },
    /// Chance draws resources for the player.
    DrawToHand { cubes: u8, keep: u8 },
    /// The turn ends.
    EndTurn,
}

/// Who carries out effects, which decides whether they may be declined (F3.3, F8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Doer {
    /// An action card.
    Card,
    /// A surveyor.
    Surveyor,
}

/// Which resource is gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GainKind {
    /// Iron.
    Iron,
    /// Stone.
    Stone,
    /// Iron or stone.
    Either,
}

/// The greatest depth of the stack: the end of the turn, the rest of a card's effects, the current step, what a new
/// station brings, the ticket and the rest of a surveyor's effects, its step, its three kinds of gains, a refill. The
/// set-up needs nine.
const DEPTH: usize = 12;

/// The stack of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Agenda {
    tasks: [Task; DEPTH],
    len: u8,
}

impl Agenda {
    /// The next task; none once the game is over.
    #[inline]
    pub fn top(&self) -> Task {
        match self.len {
            0 => Task::None,
            len => self.tasks[usize::from(len) - 1],
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        debug_assert!(self.len > 0);
        self.len -= 1;
        // One representation for each position: finished tasks leave no trace.
        self.tasks[usize::from(self.len)] = Task::None;
    }

    /// Replaces the next task with another one.
    #[inline]
    pub(crate) fn replace(&mut self, task: Task) {
        debug_assert!(self.len > 0);
        self.tasks[usize::from(self.len) - 1] = task;
    }

    /// The tasks, next one first.
    pub fn iter(&self) -> impl Iterator<Item = Task> {
        let len = usize::from(self.len).min(DEPTH);
        self.tasks[..len].iter().rev().copied()
    }

    /// Whether the stack is in order: nothing empty below its height, nothing left over above.
    pub(crate) fn is_sound(&self) -> bool {
        let len = usize::from(self.len);
        len <= DEPTH
            && self.tasks[..len].iter().all(|&task| task != Task::None)
            && self.tasks[len..].iter().all(|&task| task == Task::None)
    }
}
