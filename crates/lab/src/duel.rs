//! Duplicate play: a challenger among copies of a reference, once in every seat, always with the same luck.

use bots::Knowledge;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::entrant::Entrant;
use crate::playout::{Ending, Playout};
use crate::seating::SeatedPlayers;
use crate::statistics::Statistics;

/// The games of one seed: in the first, the challenger has seat 1, in the second seat 2, and so on. Whatever luck
/// gives to a seat, the challenger gets it once and the reference in the other games. Blocks are therefore the unit
/// of measurement: games of one block depend on each other, blocks do not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Which pairing, from 0.
    pub pair: usize,
    /// Which luck, from 0.
    pub block: u64,
    /// One for each seat.
    pub games: Vec<PlayedGame>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Points by seat.
    pub points: Vec<f64>,
    /// The winners' seats, from 1; several share the victory. Nobody wins a game that did not end.
    pub winners: Vec<u8>,
}

impl PlayedGame {
    /// A seat's share of the victory, seats counted from 0. A game that did not end is shared by all.
    pub fn share(&self, seat: usize) -> f64 {
        if self.winners.is_empty() {
            1.0 / self.points.len() as f64
        } else if self.winners.contains(&(seat as u8 + 1)) {
            1.0 / self.winners.len() as f64
        } else {
            0.0
        }
    }
}

impl Block {
    /// The challenger's mean share of the victory.
    pub fn share(&self) -> f64 {
        let shares = self.games.iter().enumerate();
        let sum: f64 = shares.map(|(seat, game)| game.share(seat)).sum();
        sum / self.games.len() as f64
    }

    /// The mean points of the challenger, and of a reference.
    pub fn points(&self) -> (f64, f64) {
        let seats = self.games.len() as f64;
        let own: f64 = self
            .games
            .iter()
            .enumerate()
            .map(|(seat, game)| game.points[seat])
            .sum();
        let all: f64 = self.games.iter().flat_map(|game| &game.points).sum();
        (own / seats, (all - own) / (seats * (seats - 1.0)))
    }

    /// Games that did not end.
    pub fn stopped(&self) -> usize {
        self.games
            .iter()
            .filter(|game| game.winners.is_empty())
            .count()
    }
}

/// Plays block `block` of pairing `pair`; `luck` is the seed of the whole match.
pub fn duel<R: Statistics + Knowledge>(
    rules: &R,
    table: &mut SeatedPlayers<R>,
    (challenger, reference): (&Entrant, &Entrant),
    (pair, block): (usize, u64),
    luck: u64,
) -> Block {
    let seats = rules.seats();
    let mut games = Vec::with_capacity(usize::from(seats));
    for own in Seat::all(seats) {
        let player = |seat| if seat == own { challenger } else { reference };
        table.seat(
            rules,
            Seat::all(seats).map(|seat| Some(player(seat))),
            luck,
            block,
        );
        let mut playout = Playout::new(rules, luck, block);
        let ending = playout.finish_by(table, &mut ());
        table.end(rules, &playout.state, ending);
        let totals = rules.totals(&playout.state);
        let winners = match ending {
            Ending::Over => rules
                .winners(&playout.state)
                .iter()
                .map(Seat::number)
                .collect(),
            Ending::Limit => Vec::new(),
        };
        games.push(PlayedGame {
            points: Seat::all(seats).map(|seat| totals[seat].as_f64()).collect(),
            winners,
        });
    }
    Block { pair, block, games }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(points: &[f64], winners: &[u8]) -> PlayedGame {
        PlayedGame {
            points: points.to_vec(),
            winners: winners.to_vec(),
        }
    }

    #[test]
    fn shares_and_points_of_a_block() {
        let block = Block {
            pair: 0,
            block: 0,
            games: vec![
                game(&[30.0, 20.0, 10.0], &[1]),
                game(&[15.0, 15.0, 5.0], &[1, 2]),
                game(&[9.0, 6.0, 3.0], &[]),
            ],
        };
        assert!((block.share() - (1.0 + 0.5 + 1.0 / 3.0) / 3.0).abs() < 1e-12);
        let (own, others) = block.points();
        assert!((own - (30.0 + 15.0 + 3.0) / 3.0).abs() < 1e-12);
        assert!((others - (20.0 + 10.0 + 15.0 + 5.0 + 9.0 + 6.0) / 6.0).abs() < 1e-12);
        assert_eq!(block.stopped(), 1);
    }
}
