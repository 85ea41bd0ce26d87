//! What is counted in a game, and under which names.

use words::Message;

use crate::named::Named;

/// Everything counted beyond what every game has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// The sources of points.
    pub sources: Vec<Named>,
    /// Kinds of pieces that seats have or use.
    pub chapters: Vec<Chapter>,
    /// What is one of several kinds in each round.
    pub kinds_by_round: Vec<ByRound>,
    /// What is a number in each round.
    pub values_by_round: Vec<ByRound>,
    /// Numbers each game has.
    pub figures: Vec<Named>,
}

/// A kind of pieces: contracts, trains, sites, spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its name in JSON and in the address of a section.
    pub id: &'static str,
    pub title: Message,
    /// What a reader must know to read the figures.
    pub note: Message,
    /// What a seat can do with a piece. Whoever did the first is compared with those who did not.
    pub measures: Vec<Named>,
    /// Whether pieces stand on the score sheet.
    pub scored: bool,
    pub order: Order,
    pub pieces: Vec<Piece>,
}

/// The order in which pieces are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// As on the board or in the rules.
    Printed,
    /// The most valuable first.
    Value,
}

/// One piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// As in the notation.
    pub id: String,
    /// For people.
    pub label: Message,
}

impl Piece {
    pub fn new(id: impl Into<String>, label: Message) -> Piece {
        Piece {
            id: id.into(),
            label,
        }
    }
}

/// Something every round has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByRound {
    pub id: &'static str,
    pub title: Message,
    /// The kinds it can be of, or the numbers followed.
    pub parts: Vec<Named>,
    /// The kinds of filling the parts are drawn with, so that rain looks like rain; empty: one after the other.
    pub fillings: &'static [usize],
    /// What the numbers are of.
    pub unit: Message,
}
