//! What a simulation found out, for people and for programs.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use tabletop::Rules;

use crate::figures::{HALVES, Row, Value};
use crate::statistics::Statistics;
use crate::sum::{Estimate, Sum};
use crate::tally::{Tally, VICTORY};

/// The figures of a simulation: the same for the same seed on any number of threads.
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
    /// Games won by several seats together; each has its part of the victory.
    pub shared_victories: u64,
    /// Points by what they are for, the most first.
    pub sources: Vec<Split>,
    /// What is counted in this game only.
    pub figures: Vec<Split>,
    /// How often each kind of decision was asked, the most frequent first.
    pub kinds: Vec<Kind>,
}

/// What every game has.
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

/// How a seat fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    pub seat: u8,
    pub score: Estimate,
    /// Victories by game, shared ones divided.
    pub victories: Estimate,
}

/// A figure of the game, with its parts by seat where it has some.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Split {
    pub name: String,
    /// One number for each game; for figures of seats the mean of all seats.
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

/// A kind of decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Kind {
    pub name: &'static str,
    pub times: u64,
    pub share: f64,
}

impl Summary {
    pub(crate) fn new<R: Statistics>(rules: &R, tally: &Tally<R>) -> Summary {
        let seats = usize::from(rules.seats());
        let games = tally.games;
        let over = games - tally.stopped;
        Summary {
            games,
            stopped: tally.stopped,
            steps: tally.played.steps(),
            decisions: tally.played.decisions,
            deals: tally.played.deals,
            rounds_word: R::ROUNDS,
            per_game: PerGame {
                rounds: tally.rounds.estimate(games, 1),
                steps_mean: ratio(tally.played.steps(), games),
                decisions: tally.decisions.estimate(games, 1),
                deals: tally.deals.estimate(games, 1),
            },
            longest: tally
                .longest
                .map_or_else(LongestGame::default, |longest| LongestGame {
                    game: longest.game,
                    steps: longest.steps,
                    rounds: longest.rounds,
                }),
            seats: (0..seats)
                .map(|seat| SeatSummary {
                    seat: seat as u8 + 1,
                    score: tally.scores[seat].estimate(games, HALVES),
                    victories: tally.victories[seat].estimate(over, VICTORY),
                })
                .collect(),
            shared_victories: tally.shared,
            sources: sources(tally, seats),
            figures: figures(tally, seats),
            kinds: kinds(tally),
        }
    }
}

fn sources<R: Rules>(tally: &Tally<R>, seats: usize) -> Vec<Split> {
    let mut rows: Vec<Split> = tally
        .sources
        .iter()
        .map(|source| {
            let table = source.table.estimate(tally.games, HALVES * seats as u32);
            Split {
                name: source.name.to_owned(),
                all: Mean::from(table),
                by_seat: by_seat(&source.seats[..seats], tally.games, HALVES),
            }
        })
        .collect();
    rows.sort_by(|one, other| {
        let most_first = other.all.mean.total_cmp(&one.all.mean);
        most_first.then_with(|| one.name.cmp(&other.name))
    });
    rows
}

fn figures<R: Rules>(tally: &Tally<R>, seats: usize) -> Vec<Split> {
    let row = |row: &Row| match &row.value {
        Value::Game(sum) => Split {
            name: row.name.to_owned(),
            all: Mean::from(sum.estimate(tally.games, row.scale)),
            by_seat: Vec::new(),
        },
        Value::Seats(sums) => Split {
            name: row.name.to_owned(),
            all: Mean::from(sums.table.estimate(tally.games, seats as u32)),
            by_seat: by_seat(&sums.each[..seats], tally.games, 1),
        },
    };
    tally.figures.rows().iter().map(row).collect()
}

fn by_seat(sums: &[Sum], games: u64, scale: u32) -> Vec<Estimate> {
    sums.iter().map(|sum| sum.estimate(games, scale)).collect()
}

fn kinds<R: Rules>(tally: &Tally<R>) -> Vec<Kind> {
    // Kinds of the same name are one: a game may tell apart more than it names.
    let mut times = BTreeMap::new();
    for (kind, count) in &tally.played.kinds {
        if let Some(kind) = kind {
            *times.entry(R::asked_name(*kind)).or_insert(0) += count;
        }
    }
    let mut kinds: Vec<Kind> = times
        .into_iter()
        .map(|(name, times)| Kind {
            name,
            times,
            share: ratio(times, tally.played.decisions),
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

/// How fast it went.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    pub seconds: f64,
    pub threads: usize,
    pub games_per_s: f64,
    pub steps_per_s: f64,
    pub decisions_per_s: f64,
}

impl Speed {
    pub(crate) fn new<R: Rules>(tally: &Tally<R>, took: Duration, threads: usize) -> Speed {
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
            games_per_s: per_second(tally.games),
            steps_per_s: per_second(tally.played.steps()),
            decisions_per_s: per_second(tally.played.decisions),
        }
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 / whole as f64
    }
}
