//! Seats at the table, and values kept per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats any game of the family has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 clockwise; people and records count from 1, and so does `Display`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// # Panics
    /// If no game has that many seats. Seat numbers from outside must be checked where they are read.
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS);
        Seat(index)
    }

    /// Index into a [`PerSeat`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat `steps` places clockwise, at most once round, at a table with `seats` seats.
    #[must_use]
    #[inline]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        debug_assert!(self.0 < seats && steps <= seats);
        let index = self.0 + steps;
        Seat(if index >= seats { index - seats } else { index })
    }

    /// All seats of a table, from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    pub fn round(self, seats: u8) -> impl ExactSizeIterator<Item = Seat> {
        (0..seats).map(move |steps| self.clockwise(steps, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// One value for each seat; games with fewer seats leave the rest at their default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    /// Every seat any game has.
    pub const ALL: SeatSet = SeatSet((1 << MAX_SEATS) - 1);

    #[inline]
    pub const fn of_table(seats: u8) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}
