//! Named figures of a game, summed over games.

use tabletop::{MAX_SEATS, Points, Seat};

use crate::sum::Sum;

/// Points are summed in halves.
pub(crate) const HALVES: u32 = 2;

/// Figures by name, in the order in which a game hands them in.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    rows: Vec<Row>,
    // Where the next name is expected: games hand in the same names in the same order, so no search is needed.
    next: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub name: &'static str,
    /// What a sum is divided by: points are summed in halves.
    pub scale: u32,
    pub value: Value,
}

#[derive(Clone, Debug)]
pub(crate) enum Value {
    Game(Sum),
    Seats(Box<Seats>),
}

/// A figure of each seat, and of all seats of a game together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seats {
    pub each: [Sum; MAX_SEATS],
    pub table: Sum,
    // Of the game being counted.
    now: i64,
}

impl Figures {
    /// A number each game has.
    pub fn game(&mut self, name: &'static str, value: u32) {
        self.add_game(name, 1, i64::from(value));
    }

    /// Points each game has.
    pub fn points(&mut self, name: &'static str, points: Points) {
        self.add_game(name, HALVES, i64::from(points.in_halves()));
    }

    fn add_game(&mut self, name: &'static str, scale: u32, value: i64) {
        let row = self.row(name, scale, || Value::Game(Sum::default()));
        match &mut row.value {
            Value::Game(sum) => sum.add(value),
            Value::Seats(_) => unreachable!("{name} is a figure of each seat"),
        }
    }

    /// A number each seat of a game has.
    pub fn seat(&mut self, name: &'static str, seat: Seat, value: u32) {
        let row = self.row(name, 1, || Value::Seats(Box::default()));
        match &mut row.value {
            Value::Seats(sums) => {
                sums.each[seat.index()].add(i64::from(value));
                sums.now += i64::from(value);
            }
            Value::Game(_) => unreachable!("{name} is a figure of the whole game"),
        }
    }

    /// All figures of a game are handed in.
    pub(crate) fn end_game(&mut self) {
        self.next = 0;
        for row in &mut self.rows {
            if let Value::Seats(sums) = &mut row.value {
                sums.table.add(std::mem::take(&mut sums.now));
            }
        }
    }

    /// Adds the figures of other games.
    pub(crate) fn merge(&mut self, other: &Figures) {
        for theirs in &other.rows {
            let ours = self.row(theirs.name, theirs.scale, || match theirs.value {
                Value::Game(_) => Value::Game(Sum::default()),
                Value::Seats(_) => Value::Seats(Box::default()),
            });
            match (&mut ours.value, &theirs.value) {
                (Value::Game(ours), Value::Game(theirs)) => ours.merge(theirs),
                (Value::Seats(ours), Value::Seats(theirs)) => {
                    ours.table.merge(&theirs.table);
                    for (ours, theirs) in ours.each.iter_mut().zip(&theirs.each) {
                        ours.merge(theirs);
                    }
                }
                _ => unreachable!("{} is of two kinds", theirs.name),
            }
        }
        self.next = 0;
    }

    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows
    }

    fn row(&mut self, name: &'static str, scale: u32, new: impl FnOnce() -> Value) -> &mut Row {
        // Figures of seats come seat by seat under the same name, or name by name: look at both places.
        let here = |at: usize| self.rows.get(at).is_some_and(|row| row.name == name);
        let found = if here(self.next) {
            Some(self.next)
        } else if self.next > 0 && here(self.next - 1) {
            Some(self.next - 1)
        } else {
            self.rows.iter().position(|row| row.name == name)
        };
        let at = found.unwrap_or_else(|| {
            self.rows.push(Row {
                name,
                scale,
                value: new(),
            });
            self.rows.len() - 1
        });
        self.next = at + 1;
        &mut self.rows[at]
    }
}
