//! Which pieces a step moves, derived from its facts: what the page animates.
//!
//! Pieces and spots have the names given by the drawn board (`data-piece`, `data-spot`). A spot of [`OFF_BOARD`] is
//! drawn nowhere: whatever comes from there appears, and whatever goes there disappears.

/// Pieces that go from one spot to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Movement {
    pub piece: String,
    pub from: String,
    pub to: String,
    pub count: u16,
    /// The index of the fact that moves them.
    pub fact: usize,
}

/// Movements as JSON for the page: `[["labourer-1","home-1","A1",1]]`. The names of pieces and spots contain nothing
/// that JSON would have to escape.
pub fn told(movements: &[Movement]) -> String {
    let one = |Movement {
                   piece,
                   from,
                   to,
                   count,
                   fact: _,
               }: &Movement| { format!(r#"["{piece}","{from}","{to}",{count}]"#) };
    let all: Vec<String> = movements.iter().map(one).collect();
    format!("[{}]", all.join(","))
}

/// The general supply of rubble, steel, passengers, discs and chits; also where pieces go that leave the game.
pub const RESERVE: &str = "reserve";
pub const DECK: &str = "deck";
pub const DISCARDS: &str = "discards";
/// Contracts turned up for one player, to whom they are shown as buttons.
pub const REVEALED: &str = "revealed";
/// Event cubes that are drawn but not placed yet.
pub const DRAWN: &str = "drawn";

/// Spots that are on no board.
pub const OFF_BOARD: [&str; 5] = [RESERVE, DECK, DISCARDS, REVEALED, DRAWN];

/// The movements of one step. A piece that moves on from where it has just arrived gets a single movement, so that
/// every movement leads from a spot of the position before the step to one of the position after it.
#[derive(Clone, Debug, Default)]
pub struct Movements {
    known: Vec<Movement>,
    fact: usize,
}

impl Movements {
    pub fn into_vec(self) -> Vec<Movement> {
        self.known
    }

    /// Movements from here on follow from this fact of the step.
    pub fn follow(&mut self, fact: usize) {
        self.fact = fact;
    }

    pub fn one(&mut self, piece: &str, from: &str, to: &str) {
        self.several(piece, from, to, 1_u16);
    }

    /// Moves several pieces of the same kind.
    pub fn several(&mut self, piece: &str, from: &str, to: &str, count: impl Into<u16>) {
        let mut left = count.into();
        let mut onward = Vec::new();
        for known in &mut self.known {
            if known.piece == piece && known.to == from && left > 0 {
                let goes_on = known.count.min(left);
                known.count -= goes_on;
                left -= goes_on;
                onward.push((known.from.clone(), goes_on));
            }
        }
        self.known.retain(|known| known.count > 0);
        for (origin, count) in onward {
            self.push(piece, &origin, to, count);
        }
        self.push(piece, from, to, left);
    }

    fn push(&mut self, piece: &str, from: &str, to: &str, count: u16) {
        if count == 0 || from == to {
            return;
        }
        let fact = self.fact;
        let mut known = self.known.iter_mut();
        match known.find(|known| {
            (&*known.piece, &*known.from, &*known.to, known.fact) == (piece, from, to, fact)
        }) {
            Some(known) => known.count += count,
            None => self.known.push(Movement {
                piece: piece.to_owned(),
                from: from.to_owned(),
                to: to.to_owned(),
                count,
                fact,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(movements: Movements) -> Vec<String> {
        let all = movements.into_vec().into_iter();
        all.map(
            |Movement {
                 piece,
                 from,
                 to,
                 count,
                 fact,
             }| format!("{fact}: {count} {piece} {from} {to}"),
        )
        .collect()
    }

    #[test]
    fn what_goes_on_is_one_way() {
        let mut movements = Movements::default();
        movements.several("rubble", "spot-3", "goods-1", 3_u16);
        movements.follow(1);
        movements.several("rubble", "goods-1", RESERVE, 4_u16);
        assert_eq!(
            ways(movements),
            ["1: 3 rubble spot-3 reserve", "1: 1 rubble goods-1 reserve"]
        );
    }

    #[test]
    fn what_comes_back_has_not_moved() {
        let mut movements = Movements::default();
        movements.several("iron", "goods-1", "bag", 2_u16);
        movements.one("iron", "bag", "goods-1");
        movements.one("iron", "yard", "goods-1");
        assert_eq!(
            ways(movements),
            ["0: 1 iron goods-1 bag", "0: 1 iron yard goods-1"]
        );
    }
}
