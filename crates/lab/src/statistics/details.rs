//! Sums over games that only reports need: names, pieces, rounds.

use std::collections::BTreeMap;

use tabletop::record::SeatName;

use super::game_counts::{GameCounts, MAX_MEASURES};
use super::outline::Outline;
use super::sum::{Sum, merge_fields};
use super::sums::{GameResult, SeatSums, Sides};
use super::versus::Versus;

#[derive(Clone, Debug)]
pub(crate) struct Details {
    pub names: BTreeMap<String, SeatSums>,
    /// Games by number of rounds.
    pub rounds: BTreeMap<u16, u64>,
    /// By chapter and slot.
    pub chapters: Vec<Vec<PieceSums>>,
    pub kinds: Vec<BTreeMap<u16, Vec<u64>>>,
    pub values: Vec<BTreeMap<u16, Vec<Sum>>>,
}

/// What was done with a piece.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PieceSums {
    pub games: u64,
    /// Seats that won, and those that did not, in these games.
    pub sides: Sides,
    /// How often, by measure.
    pub times: [Sides; MAX_MEASURES],
    /// Seats that did it at least once per game, by measure.
    pub seats: [u64; MAX_MEASURES],
    /// Points of the seats that did the first, in halves.
    pub points: Sum,
    pub share: Versus,
    /// In halves.
    pub score: Versus,
}

impl Details {
    pub fn new(outline: &Outline) -> Details {
        let chapters = outline.chapters.iter();
        Details {
            names: BTreeMap::new(),
            rounds: BTreeMap::new(),
            chapters: chapters
                .map(|chapter| vec![PieceSums::default(); chapter.slots()])
                .collect(),
            kinds: vec![BTreeMap::new(); outline.kinds_by_round.len()],
            values: vec![BTreeMap::new(); outline.values_by_round.len()],
        }
    }

    pub fn add(
        &mut self,
        outline: &Outline,
        rounds: u16,
        counts: &GameCounts,
        result: &GameResult,
        names: &[SeatName],
    ) {
        for (name, (share, score)) in names.iter().zip(result.seats()) {
            let sums = self.names.entry(name.as_str().to_owned());
            sums.or_default().add(share, score);
        }
        *self.rounds.entry(rounds).or_default() += 1;
        self.add_pieces(counts, result);
        for &(series, round, kind) in &counts.kinds {
            let parts = outline.kinds_by_round[series].parts.len();
            let sums = self.kinds[series].entry(round);
            sums.or_insert_with(|| vec![0; parts])[kind] += 1;
        }
        for &(series, round, part, value) in &counts.values {
            let parts = outline.values_by_round[series].parts.len();
            let sums = self.values[series].entry(round);
            let sums = sums.or_insert_with(|| vec![Sum::default(); parts]);
            sums[part].add(i64::from(value));
        }
    }

    fn add_pieces(&mut self, counts: &GameCounts, result: &GameResult) {
        let whole = |(shares, scores): (i64, i64), (share, score): (Option<i64>, i64)| {
            (shares + share.unwrap_or(0), scores + score)
        };
        let (shares, scores) = result.seats().fold((0, 0), whole);
        let chapters = self.chapters.iter_mut().zip(&counts.chapters);
        for (sums, uses) in chapters.flat_map(|(sums, uses)| sums.iter_mut().zip(uses)) {
            if uses.absent {
                continue;
            }
            sums.games += 1;
            let (mut with, mut with_share, mut with_score) = (0, 0, 0);
            for (seat, (share, score)) in result.seats().enumerate() {
                let share = share.unwrap_or(0);
                sums.sides.add(share > 0, 1);
                for (measure, &times) in uses.times[seat].iter().enumerate() {
                    sums.times[measure].add(share > 0, u64::from(times));
                    sums.seats[measure] += u64::from(times > 0);
                }
                if uses.times[seat][0] > 0 {
                    with += 1;
                    with_share += share;
                    with_score += score;
                    sums.points.add(i64::from(uses.points[seat].in_halves()));
                }
            }
            let without = result.count as u32 - with;
            let (share, score) = (shares - with_share, scores - with_score);
            sums.share.add((with, with_share), (without, share));
            sums.score.add((with, with_score), (without, score));
        }
    }
}

merge_fields!(Details: names, rounds, chapters, kinds, values);
merge_fields!(PieceSums: games, sides, times, seats, points, share, score);
