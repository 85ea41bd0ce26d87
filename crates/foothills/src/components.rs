//! The printed numbers of the game (F1), as read from the component files. Values are checked once, when read.

mod actions;
mod effects;
mod files;
mod lines;
mod reader;
mod stations;

use tabletop::CatalogueEntry;

use crate::effect::{Built, Effect};
use crate::goods::{Gains, Goods};
use crate::ids::{Colour, ScoreKind};

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Numbers of pieces and of the set-up.
    pub counts: Counts,
    /// The lines in Roman order.
    pub lines: Vec<LineSheet>,
    pub stations: Vec<StationSheet>,
    /// The types of action cards, A to E.
    pub types: Vec<TypeSheet>,
    /// The action cards, in the order of their ids.
    pub cards: Vec<CardSheet>,
    /// Content hash of components other than the built-in ones.
    pub hash: Option<String>,
    pub(crate) catalogue: Vec<CatalogueEntry>,
}

/// Numbers of pieces and of the set-up, and points that do not depend on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub iron: u8,
    pub stone: u8,
    pub events: u8,
    /// Track and station tiles of each player.
    pub tiles: u8,
    pub navvies: u8,
    pub buffer_stops: u8,
    /// Resources in the stockyard at the start.
    pub yard: u8,
    /// Resources each player takes from it at the start.
    pub setup_take: u8,
    /// Cubes in a refill.
    pub refill: u8,
    /// The number of event cubes on the tile at which they return to the bag.
    pub events_return: u8,
    /// Points for a cleared card.
    pub cleared_points: u8,
    pub track_points: u8,
    /// Points for the summit chit.
    pub summit_points: u8,
    /// How many passengers are worth a point at the end.
    pub passengers_per_point: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineSheet {
    /// Its Roman numeral.
    pub id: String,
    pub name: String,
    /// Points of its bonus chit; 0 for none.
    pub bonus: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StationSheet {
    /// Lines and columns: `I-2/3`.
    pub id: String,
    /// Its name or names.
    pub name: String,
    /// Its lines, by index.
    pub lines: Vec<u8>,
    /// Its columns, from 1.
    pub columns: Vec<u8>,
    /// The colour of a starting station's tickets (F2.3).
    pub ticket: Option<String>,
    /// Rubble at the start.
    pub rubble: u8,
    /// Track spaces.
    pub tracks: u8,
    /// Station spaces in printed order.
    pub stations: Vec<SpaceSheet>,
    /// Whether they must be built in this order.
    pub in_order: bool,
    /// The action of its surveyor space; `None` if it has none.
    pub surveyor: Option<Effect>,
    /// What follows when a station is built.
    pub built: Option<Built>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceSheet {
    pub cost: Goods,
    /// The bonus for building it.
    pub bonus: Gains,
}

/// A type of action card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeSheet {
    /// Its letter.
    pub id: String,
    pub name: String,
    /// The letter of the back.
    pub back: String,
    pub golden: Vec<Effect>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSheet {
    /// Type and number: `A1`.
    pub id: String,
    pub name: String,
    /// Its type, by index.
    pub kind: u8,
    pub colour: Colour,
    /// What the grey side does.
    pub grey: Vec<Effect>,
    /// What it counts when scored.
    pub scores: ScoreKind,
}
