//! Sums over games that summaries and reports share.

use tabletop::{MAX_SEATS, Rules, ScoreLine};

use super::game_counts::GameCounts;
use super::outline::Outline;
use super::sum::{Merge, Sum, VICTORY, merge_fields};
use crate::playout::Ending;

#[derive(Clone, Debug)]
pub(crate) struct Sums {
    pub games: u64,
    /// Games won by several seats.
    pub shared: u64,
    pub rounds: Sum,
    pub decisions: Sum,
    pub deals: Sum,
    pub seats: [SeatSums; MAX_SEATS],
    /// Number of seats.
    pub sides: Sides,
    pub sources: Vec<SourceSums>,
    pub seat_figures: Vec<BySeat>,
    pub figures: Vec<Sum>,
}

impl Sums {
    pub fn new(outline: &Outline) -> Sums {
        Sums {
            games: 0,
            shared: 0,
            rounds: Sum::default(),
            decisions: Sum::default(),
            deals: Sum::default(),
            seats: [SeatSums::default(); MAX_SEATS],
            sides: Sides::default(),
            sources: Vec::new(),
            seat_figures: vec![BySeat::default(); outline.seat_figures.len()],
            figures: vec![Sum::default(); outline.figures.len()],
        }
    }

    /// Adds a game, with the sources of winners and others only if `detailed`.
    pub fn add<R: Rules>(
        &mut self,
        rounds: u16,
        sheet: &[ScoreLine<R::Item>],
        counts: &GameCounts,
        result: &GameResult,
        detailed: bool,
    ) {
        self.games += 1;
        self.shared += u64::from(result.winners > 1);
        self.rounds.add(i64::from(rounds));
        self.decisions.add(counts.decisions.cast_signed());
        self.deals.add(counts.deals.cast_signed());
        for (sums, (share, score)) in self.seats.iter_mut().zip(result.seats()) {
            sums.add(share, score);
            self.sides.add(share > Some(0), 1);
        }
        for line in sheet {
            let source = self.source(R::source(line.item));
            source.now[line.seat.index()] += i64::from(line.points.in_halves());
        }
        for source in &mut self.sources {
            source.points.add(&source.now[..result.count]);
            if detailed {
                for (points, (share, _)) in source.now.iter().zip(result.seats()) {
                    source.sides[usize::from(share <= Some(0))].add(*points);
                }
            }
            source.now = [0; MAX_SEATS];
        }
        for (sums, values) in self.seat_figures.iter_mut().zip(&counts.seat_figures) {
            sums.add(&values[..result.count]);
        }
        for (sum, &value) in self.figures.iter_mut().zip(&counts.figures) {
            sum.add(value);
        }
    }

    fn source(&mut self, name: &'static str) -> &mut SourceSums {
        let known = self.sources.iter().position(|source| source.name == name);
        let at = known.unwrap_or_else(|| {
            self.sources.push(SourceSums::new(name));
            self.sources.len() - 1
        });
        &mut self.sources[at]
    }
}

impl Merge for Sums {
    fn merge_with(&mut self, other: &Sums) {
        self.games += other.games;
        self.shared += other.shared;
        self.rounds.merge_with(&other.rounds);
        self.decisions.merge_with(&other.decisions);
        self.deals.merge_with(&other.deals);
        self.seats.merge_with(&other.seats);
        self.sides.merge_with(&other.sides);
        for theirs in &other.sources {
            let ours = self.source(theirs.name);
            ours.points.merge_with(&theirs.points);
            ours.sides.merge_with(&theirs.sides);
        }
        self.seat_figures.merge_with(&other.seat_figures);
        self.figures.merge_with(&other.figures);
    }
}

/// The results of a seat or a name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatSums {
    pub games: u64,
    /// In halves.
    pub score: Sum,
    pub victory: Sum,
}

impl SeatSums {
    pub fn add(&mut self, share: Option<i64>, score: i64) {
        self.games += 1;
        self.score.add(score);
        if let Some(share) = share {
            self.victory.add(share);
        }
    }
}

merge_fields!(SeatSums: games, score, victory);

/// A number per seat, and for all seats of a game together.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BySeat {
    pub each: [Sum; MAX_SEATS],
    pub together: Sum,
}

impl BySeat {
    pub fn add(&mut self, values: &[i64]) {
        for (sum, value) in self.each.iter_mut().zip(values) {
            sum.add(*value);
        }
        self.together.add(values.iter().sum());
    }
}

merge_fields!(BySeat: each, together);

/// The points of one source, in halves.
#[derive(Clone, Debug)]
pub(crate) struct SourceSums {
    pub name: &'static str,
    pub points: BySeat,
    /// Of the winners and of the others; only counted for reports.
    pub sides: [Sum; 2],
    // Of the game being counted.
    now: [i64; MAX_SEATS],
}

impl SourceSums {
    pub fn new(name: &'static str) -> SourceSums {
        SourceSums {
            name,
            points: BySeat::default(),
            sides: [Sum::default(); 2],
            now: [0; MAX_SEATS],
        }
    }
}

/// Counts of winners and of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sides {
    pub winners: u64,
    pub others: u64,
}

impl Sides {
    pub fn add(&mut self, won: bool, count: u64) {
        if won {
            self.winners += count;
        } else {
            self.others += count;
        }
    }

    pub fn total(self) -> u64 {
        self.winners + self.others
    }
}

merge_fields!(Sides: winners, others);

/// How a game ended.
pub(crate) struct GameResult {
    pub count: usize,
    pub winners: usize,
    /// Shares of the victory; none in a game that did not end.
    shares: Option<[i64; MAX_SEATS]>,
    /// Points in halves.
    scores: [i64; MAX_SEATS],
}

impl GameResult {
    pub fn new<R: Rules>(
        rules: &R,
        state: &R::State,
        sheet: &[ScoreLine<R::Item>],
        ending: Ending,
    ) -> GameResult {
        let mut result = GameResult {
            count: usize::from(rules.seats()),
            winners: 0,
            shares: None,
            scores: [0; MAX_SEATS],
        };
        // The totals are the sums of the sheet, which the battery checks; scoring again would take longer.
        for line in sheet {
            result.scores[line.seat.index()] += i64::from(line.points.in_halves());
        }
        if ending == Ending::Over {
            let winners = rules.winners(state);
            result.winners = winners.len();
            let share = i64::from(VICTORY / winners.len() as u32);
            let mut shares = [0; MAX_SEATS];
            winners.iter().for_each(|seat| shares[seat.index()] = share);
            result.shares = Some(shares);
        }
        result
    }

    /// Share of the victory and points of every seat.
    pub fn seats(&self) -> impl Iterator<Item = (Option<i64>, i64)> {
        let share = |seat: usize| self.shares.map(|shares| shares[seat]);
        (0..self.count).map(move |seat| (share(seat), self.scores[seat]))
    }
}
