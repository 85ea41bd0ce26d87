//! What is counted in a game, and under which names.

use words::Message;

use super::named::Named;
use super::sum::HALVES;

/// Everything that is counted besides what every game has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    pub sources: Vec<Named>,
    /// Numbers for each seat; only summaries show them.
    pub seat_figures: Vec<&'static str>,
    pub figures: Vec<Figure>,
    /// Kinds of pieces that seats have or use.
    pub chapters: Vec<Chapter>,
    /// Series that are one of several kinds in each round.
    pub kinds_by_round: Vec<ByRound>,
    /// Series that are a number in each round.
    pub values_by_round: Vec<ByRound>,
}

/// A number of each game, shown in summaries, in reports or in both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    pub in_summary: Option<&'static str>,
    pub in_report: Option<Named>,
    /// What the number is divided by: points are counted in halves.
    pub scale: u32,
}

impl Figure {
    /// Shown in summaries only.
    pub fn summary(name: &'static str) -> Figure {
        Figure {
            in_summary: Some(name),
            in_report: None,
            scale: 1,
        }
    }

    /// Shown in reports only.
    pub fn report(name: &'static str, label: Message) -> Figure {
        Figure {
            in_summary: None,
            in_report: Some(Named::new(name, label)),
            scale: 1,
        }
    }

    /// Shown in both.
    pub fn both(name: &'static str, label: Message) -> Figure {
        Figure {
            in_summary: Some(name),
            ..Figure::report(name, label)
        }
    }

    /// Points, shown in summaries only.
    pub fn points(name: &'static str) -> Figure {
        Figure {
            scale: HALVES,
            ..Figure::summary(name)
        }
    }
}

/// A kind of pieces: contracts, trains, sites, spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its name in JSON and in the address of a section.
    pub id: &'static str,
    pub title: Message,
    /// What a reader must know to understand the numbers.
    pub note: Message,
    /// What a seat can do with a piece. Seats that did the first are compared with those that did not.
    pub measures: Vec<Named>,
    /// Whether pieces are on the score sheet.
    pub scored: bool,
    pub order: PieceOrder,
    pub pieces: Vec<Piece>,
}

impl Chapter {
    /// Number of slots: the pieces of a set-up may leave gaps.
    pub(super) fn slots(&self) -> usize {
        let slots = self.pieces.iter().map(|piece| piece.slot + 1);
        slots.max().unwrap_or(0)
    }
}

/// The order in which pieces are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceOrder {
    /// As on the board or in the rules.
    Printed,
    /// The most valuable first.
    Value,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The index of its counts: its number in the rules, so that counting needs no search.
    pub slot: usize,
    /// As in the notation.
    pub id: String,
    /// For people.
    pub label: Message,
}

impl Piece {
    pub fn new(slot: usize, id: impl Into<String>, label: Message) -> Piece {
        Piece {
            slot,
            id: id.into(),
            label,
        }
    }
}

/// A series over the rounds of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByRound {
    pub id: &'static str,
    pub title: Message,
    /// The kinds it can be of, or the numbers followed.
    pub parts: Vec<Named>,
    /// Fills of the parts in the plot, so that rain looks like rain; if empty, the fills in order.
    pub fillings: &'static [usize],
    /// The unit of the numbers.
    pub unit: Message,
}
