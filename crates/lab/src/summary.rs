//! The results of a simulation, for people and for programs.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::statistics::sum::{HALVES, VICTORY, ratio};
use crate::statistics::{BySeat, Estimate, SourceSums, Sums, Tally};

/// The figures of a simulation: the same for the same seed, with any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    pub games: u64,
    /// Games stopped at the limit of rounds.
    pub stopped: u64,
    pub steps: u64,
    pub decisions: u64,
    pub deals: u64,
    /// What a round is called, in the plural.
    #[serde(skip)]
    pub rounds_word: &'static str,
    pub per_game: PerGame,
    pub longest: LongestGame,
    pub seats: Vec<SeatSummary>,
    /// Games won by several seats together; each gets its part of the victory.
    pub shared_victories: u64,
    /// Points by source, highest first.
    pub sources: Vec<Split>,
    /// What is only counted in this game.
    pub figures: Vec<Split>,
    /// How often each kind of decision was asked, most frequent first.
    pub kinds: Vec<DecisionKind>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PerGame {
    pub rounds: Estimate,
    pub steps_mean: f64,
    pub decisions: Estimate,
    pub deals: Estimate,
}

/// The game with the most steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct LongestGame {
    /// Its index, from 0.
    pub game: u64,
    pub steps: u64,
    pub rounds: u16,
}

/// The results of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    pub seat: u8,
    pub score: Estimate,
    /// Victories per game, with shared ones divided.
    pub victories: Estimate,
}

/// A figure of the game, with its parts by seat if it has any.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Split {
    pub name: String,
    /// One number for each game; for figures of seats, the mean over all seats.
    #[serde(flatten)]
    pub all: Mean,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_seat: Vec<Estimate>,
}

/// A mean with its error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    pub mean: f64,
    pub se: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DecisionKind {
    pub name: &'static str,
    pub times: u64,
    pub share: f64,
}

impl Summary {
    pub fn new(tally: &Tally) -> Summary {
        let all = tally.all();
        let seats = usize::from(tally.header.players);
        let (games, ended) = (all.games, tally.ended.games);
        let (decisions, deals) = (all.decisions.count(), all.deals.count());
        let longest = tally.longest.map(|longest| LongestGame {
            game: longest.game,
            steps: longest.steps,
            rounds: longest.rounds,
        });
        Summary {
            games,
            stopped: tally.unfinished.games,
            steps: decisions + deals,
            decisions,
            deals,
            rounds_word: tally.rounds_word,
            per_game: PerGame {
                rounds: all.rounds.estimate(games, 1),
                steps_mean: ratio(decisions + deals, games),
                decisions: all.decisions.estimate(games, 1),
                deals: all.deals.estimate(games, 1),
            },
            longest: longest.unwrap_or_default(),
            seats: (1..)
                .zip(&all.seats[..seats])
                .map(|(seat, sums)| SeatSummary {
                    seat,
                    score: sums.score.estimate(games, HALVES),
                    // A game that was stopped has points like any other, but nobody won it.
                    victories: sums.victory.estimate(ended, VICTORY),
                })
                .collect(),
            shared_victories: all.shared,
            sources: sources(&all, seats),
            figures: figures(tally, &all, seats),
            kinds: kinds(tally, decisions),
        }
    }
}

fn sources(all: &Sums, seats: usize) -> Vec<Split> {
    let source = |source: &SourceSums| by_seat(source.name, &source.points, all, HALVES, seats);
    let mut rows: Vec<Split> = all.sources.iter().map(source).collect();
    rows.sort_by(|one, other| {
        let most_first = other.all.mean.total_cmp(&one.all.mean);
        most_first.then_with(|| one.name.cmp(&other.name))
    });
    rows
}

fn figures(tally: &Tally, all: &Sums, seats: usize) -> Vec<Split> {
    let of_seats = tally.outline.seat_figures.iter().zip(&all.seat_figures);
    let of_seats = of_seats.map(|(name, sums)| by_seat(name, sums, all, 1, seats));
    let of_games = tally.outline.figures.iter().zip(&all.figures);
    let of_games = of_games.filter_map(|(figure, sum)| {
        Some(Split {
            name: figure.in_summary?.to_owned(),
            all: Mean::from(sum.estimate(all.games, figure.scale)),
            by_seat: Vec::new(),
        })
    });
    of_seats.chain(of_games).collect()
}

fn by_seat(name: &str, sums: &BySeat, all: &Sums, scale: u32, seats: usize) -> Split {
    let each = sums.each[..seats].iter();
    Split {
        name: name.to_owned(),
        all: Mean::from(sums.together.estimate(all.games, scale * seats as u32)),
        by_seat: each.map(|sum| sum.estimate(all.games, scale)).collect(),
    }
}

fn kinds(tally: &Tally, decisions: u64) -> Vec<DecisionKind> {
    // Kinds with the same name are merged: a game may distinguish more than it names.
    let mut times = BTreeMap::new();
    for (name, count) in tally.kinds.iter().filter(|(_, count)| *count > 0) {
        *times.entry(*name).or_insert(0) += count;
    }
    let mut kinds: Vec<DecisionKind> = times
        .into_iter()
        .map(|(name, times)| DecisionKind {
            name,
            times,
            share: ratio(times, decisions),
        })
        .collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.times));
    kinds
}

impl From<Estimate> for Mean {
    fn from(estimate: Estimate) -> Mean {
        Mean {
            mean: estimate.mean,
            se: estimate.se,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    pub seconds: f64,
    pub threads: usize,
    pub games_per_s: f64,
    pub steps_per_s: f64,
    pub decisions_per_s: f64,
}

impl Speed {
    pub fn new(summary: &Summary, took: Duration, threads: usize) -> Speed {
        let seconds = took.as_secs_f64();
        let per_second = |count: u64| {
            if seconds > 0.0 {
                count as f64 / seconds
            } else {
                0.0
            }
        };
        Speed {
            seconds,
            threads,
            games_per_s: per_second(summary.games),
            steps_per_s: per_second(summary.steps),
            decisions_per_s: per_second(summary.decisions),
        }
    }
}
