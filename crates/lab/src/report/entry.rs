//! The counts of one game, handed in by the file of that game.

use tabletop::{MAX_SEATS, Points, Seat};

use super::outline::Outline;

/// The most measures of a chapter.
pub const MAX_MEASURES: usize = 4;

/// One game's counts, in the order of the outline.
#[derive(Clone, Debug)]
pub struct Entry {
    pub(super) chapters: Vec<Vec<Uses>>,
    /// Series, round, kind.
    pub(super) kinds: Vec<(usize, u16, usize)>,
    /// Series, round, part, value.
    pub(super) values: Vec<(usize, u16, usize, u32)>,
    pub(super) figures: Vec<u32>,
}

/// What the seats did with a piece.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Uses {
    /// Nobody could have it in this game.
    pub absent: bool,
    pub times: [[u32; MAX_MEASURES]; MAX_SEATS],
    pub points: [Points; MAX_SEATS],
}

impl Entry {
    /// Nothing counted yet.
    pub fn new(outline: &Outline) -> Entry {
        let pieces = |chapter: &super::Chapter| {
            assert!(chapter.measures.len() <= MAX_MEASURES);
            vec![Uses::default(); chapter.pieces.len()]
        };
        Entry {
            chapters: outline.chapters.iter().map(pieces).collect(),
            kinds: Vec::new(),
            values: Vec::new(),
            figures: vec![0; outline.figures.len()],
        }
    }

    /// Forgets the game before.
    pub fn clear(&mut self) {
        for pieces in &mut self.chapters {
            pieces.fill(Uses::default());
        }
        self.kinds.clear();
        self.values.clear();
        self.figures.fill(0);
    }

    /// A seat did something with a piece, by the numbers of chapter, piece and measure.
    pub fn used(&mut self, chapter: usize, piece: usize, measure: usize, seat: Seat) {
        self.chapters[chapter][piece].times[seat.index()][measure] += 1;
    }

    /// The piece is not in this game, so nobody is compared.
    pub fn absent(&mut self, chapter: usize, piece: usize) {
        self.chapters[chapter][piece].absent = true;
    }

    /// A seat has points for a piece.
    pub fn points(&mut self, chapter: usize, piece: usize, seat: Seat, points: Points) {
        self.chapters[chapter][piece].points[seat.index()] += points;
    }

    /// In this round it was of this kind.
    pub fn kind(&mut self, series: usize, round: u16, kind: usize) {
        self.kinds.push((series, round, kind));
    }

    /// In this round the part had this value.
    pub fn value(&mut self, series: usize, round: u16, part: usize, value: u32) {
        self.values.push((series, round, part, value));
    }

    /// Adds to a number of the whole game.
    pub fn figure(&mut self, figure: usize, count: u32) {
        self.figures[figure] += count;
    }
}
