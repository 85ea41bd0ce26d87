//! The display: where the cards lie once two lines are left out (F2.1), including cards that two lines share (F2.2),
//! in which order navvies are placed, and which cards are adjacent.

use crate::components::Components;
use crate::ids::{Line, LineSet, MAX_STATION_CARDS, StationCard, StationCardSet};

/// The display of one selection of lines.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub lines: LineSet,
    pub cards: StationCardSet,
    /// Cards on which a navvy can be placed, in that order (F5).
    pub navvy_order: Vec<StationCard>,
    /// The cards in orthogonally adjacent cells.
    pub adjacent: [StationCardSet; MAX_STATION_CARDS],
}

impl Layout {
    pub fn new(components: &Components, lines: LineSet) -> Layout {
        let mut cards = StationCardSet::EMPTY;
        // Row and column of each cell, with the card in it.
        let mut cells: Vec<(usize, u8, StationCard)> = Vec::new();
        for (sheet, index) in components.stations.iter().zip(0..) {
            let card = StationCard::new(index);
            for (row, line) in lines.iter().enumerate() {
                if sheet.lines.contains(&line.0) {
                    cards.insert(card);
                    cells.extend(sheet.columns.iter().map(|&column| (row, column, card)));
                }
            }
        }
        let mut adjacent = [StationCardSet::EMPTY; MAX_STATION_CARDS];
        for &(row, column, card) in &cells {
            for &(other_row, other_column, other) in &cells {
                let apart = row.abs_diff(other_row) + usize::from(column.abs_diff(other_column));
                if apart == 1 && other != card {
                    adjacent[card.index()].insert(other);
                }
            }
        }
        // A double is placed by its left column, a shared card by its upper row: its first cell in this order.
        cells.sort_by_key(|&(row, column, _)| (column, row));
        let mut navvy_order = Vec::new();
        for &(_, _, card) in &cells {
            let start = components.stations[card.index()].ticket.is_some();
            if !start && !navvy_order.contains(&card) {
                navvy_order.push(card);
            }
        }
        Layout {
            lines,
            cards,
            navvy_order,
            adjacent,
        }
    }
}

/// Every pair of lines that can be left out, in Roman order.
pub(crate) fn pairs() -> impl Iterator<Item = [Line; 2]> {
    (0..8).flat_map(|one| (one + 1..8).map(move |other| [Line::new(one), Line::new(other)]))
}
