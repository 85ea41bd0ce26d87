//! The counts of one game.

use tabletop::{MAX_SEATS, Points, Seat};

use super::outline::{Chapter, Outline};

/// The most measures of a chapter.
pub const MAX_MEASURES: usize = 4;

/// The counts of one game, at their indices in the outline.
#[derive(Clone, Debug, Default)]
pub struct GameCounts {
    pub(super) decisions: u64,
    pub(super) deals: u64,
    pub(super) seat_figures: Vec<[i64; MAX_SEATS]>,
    pub(super) figures: Vec<i64>,
    /// By chapter and slot; empty if only a summary is wanted.
    pub(super) chapters: Vec<Vec<Uses>>,
    /// Series, round, kind.
    pub(super) kinds: Vec<(usize, u16, usize)>,
    /// Series, round, part, value.
    pub(super) values: Vec<(usize, u16, usize, u32)>,
    /// What counting has to remember from one fact to the next.
    pub memo: Option<usize>,
}

/// What the seats did with a piece.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Uses {
    /// Not available in this game.
    pub absent: bool,
    pub times: [[u32; MAX_MEASURES]; MAX_SEATS],
    pub points: [Points; MAX_SEATS],
}

impl GameCounts {
    pub(super) fn new(outline: &Outline, detailed: bool) -> GameCounts {
        let uses = |chapter: &Chapter| {
            assert!(chapter.measures.len() <= MAX_MEASURES);
            vec![Uses::default(); chapter.slots()]
        };
        let chapters = outline.chapters.iter().filter(|_| detailed);
        GameCounts {
            seat_figures: vec![[0; MAX_SEATS]; outline.seat_figures.len()],
            figures: vec![0; outline.figures.len()],
            chapters: chapters.map(uses).collect(),
            ..GameCounts::default()
        }
    }

    /// Clears the counts for the next game.
    pub(super) fn clear(&mut self) {
        (self.decisions, self.deals, self.memo) = (0, 0, None);
        self.seat_figures.fill([0; MAX_SEATS]);
        self.figures.fill(0);
        for pieces in &mut self.chapters {
            pieces.fill(Uses::default());
        }
        self.kinds.clear();
        self.values.clear();
    }

    /// Whether pieces and rounds are counted too.
    pub fn is_detailed(&self) -> bool {
        !self.chapters.is_empty()
    }

    /// Adds to a figure of a seat.
    #[inline]
    pub fn seat(&mut self, figure: usize, seat: Seat, count: impl Into<i64>) {
        self.seat_figures[figure][seat.index()] += count.into();
    }

    /// Adds to a figure of the game.
    #[inline]
    pub fn game(&mut self, figure: usize, count: impl Into<i64>) {
        self.figures[figure] += count.into();
    }

    /// Whether a figure of the game is above 0.
    pub fn has(&self, figure: usize) -> bool {
        self.figures[figure] > 0
    }

    /// A seat did something with a piece.
    #[inline]
    pub fn used(&mut self, chapter: usize, slot: usize, measure: usize, seat: Seat) {
        if let Some(pieces) = self.chapters.get_mut(chapter) {
            pieces[slot].times[seat.index()][measure] += 1;
        }
    }

    /// The piece is not in this game, so seats with and without it are not compared.
    pub fn absent(&mut self, chapter: usize, slot: usize) {
        if let Some(pieces) = self.chapters.get_mut(chapter) {
            pieces[slot].absent = true;
        }
    }

    /// A seat has points for a piece.
    pub fn points(&mut self, chapter: usize, slot: usize, seat: Seat, points: Points) {
        if let Some(pieces) = self.chapters.get_mut(chapter) {
            pieces[slot].points[seat.index()] += points;
        }
    }

    /// A series was of this kind in this round.
    pub fn kind(&mut self, series: usize, round: u16, kind: usize) {
        self.kinds.push((series, round, kind));
    }

    /// A part of a series had this value in this round.
    pub fn value(&mut self, series: usize, round: u16, part: usize, value: u32) {
        self.values.push((series, round, part, value));
    }
}
