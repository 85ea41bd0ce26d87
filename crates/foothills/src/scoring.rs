//! Points (F10.2, F10.3).

pub mod score_item;

pub use score_item::ScoreItem;

use tabletop::{PerSeat, Points, ScoreLine, Seat, SeatSet};

use crate::engine::Rules;
use crate::ids::{Line, ScoreKind};
use crate::state::{Player, State};

impl Rules {
    /// Every line of the score sheet, seat after seat.
    pub(crate) fn score(&self, state: &State, mut line: impl FnMut(ScoreLine<ScoreItem>)) {
        for seat in Seat::all(2) {
            let player = state.player(seat);
            let mut add = |item, halves: i32| {
                let points = halved(halves);
                line(ScoreLine { seat, item, points });
            };
            add(ScoreItem::Chits, i32::from(player.points) * 2);
            for line in state.lines.iter() {
                let (bonus, stations) = self.line_bonus(state, seat, line);
                if bonus > 0 {
                    add(
                        ScoreItem::LineBonus { line, stations },
                        i32::from(bonus) * 2,
                    );
                }
            }
            for card in player.pile.iter() {
                let kind = self.tables.cards[card.index()].scores;
                let (count, points) = scored(player, kind);
                add(
                    ScoreItem::ScoredCard { card, kind, count },
                    i32::from(points) * 2,
                );
            }
            if player.passengers > 0 {
                let passengers = player.passengers;
                let per_point = i32::from(self.tables.counts.passengers_per_point);
                add(
                    ScoreItem::Passengers { passengers },
                    i32::from(passengers) * 2 / per_point,
                );
            }
            if state.summit == Some(seat) {
                add(
                    ScoreItem::Summit,
                    i32::from(self.tables.counts.summit_points) * 2,
                );
            }
        }
    }

    /// A seat's bonus for a line, and its stations there: only with more than the opponent (F10.2).
    fn line_bonus(&self, state: &State, seat: Seat, line: Line) -> (u8, u8) {
        let table = &self.tables.lines[line.index()];
        let built = |seat| state.player(seat).stations.and(table.stations).len();
        let (own, other) = (built(seat), built(State::opponent(seat)));
        let bonus = if own > other { table.bonus } else { 0 };
        (bonus, own as u8)
    }

    pub(crate) fn total_points(&self, state: &State) -> PerSeat<Points> {
        let mut totals = PerSeat::default();
        self.score(state, |line| totals[line.seat] += line.points);
        totals
    }

    /// A tie is a draw (F10.4).
    pub(crate) fn winning_seats(&self, state: &State) -> SeatSet {
        let totals = self.total_points(state);
        let most = totals.0[0].max(totals.0[1]);
        let mut winners = SeatSet::NONE;
        for seat in Seat::all(2).filter(|&seat| totals[seat] == most) {
            winners.insert(seat);
        }
        winners
    }
}

/// The number a scored card counts, and its points (F10.3).
fn scored(player: &Player, kind: ScoreKind) -> (u16, u16) {
    let (count, each) = match kind {
        ScoreKind::Passengers => (player.passengers, 2),
        ScoreKind::Tracks => (player.tracks.len() as u16, 2),
        ScoreKind::Stations => (player.stations.len() as u16, 1),
        ScoreKind::Tickets => (player.tickets.len() as u16, 1),
        ScoreKind::Cards => (player.pile.len() as u16, 1),
    };
    (count, count / each)
}

/// In an endless game, counting saturates before two sums could overflow.
fn halved(halves: i32) -> Points {
    Points::halves(halves.min(4_000) as i16)
}
