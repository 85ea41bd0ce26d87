//! The results of a gauntlet: a table of the bots and one of the pairings.

use serde::Serialize;

use super::plan::{GauntletPlan, Referee};
use crate::duel::Block;
use crate::interval::{Bounds, share_interval};
use crate::rating::{self, PairingBlocks, finite, ratings};
use crate::sprt::{Sequence, Sprt, Verdict};

/// The results: the same for the same blocks, wherever they were played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    #[serde(flatten)]
    pub plan: GauntletPlan,
    /// Number of games played.
    pub games: u64,
    /// Games that did not end and were shared by all.
    pub stopped: u64,
    /// The bot whose Elo is 0.
    pub anchor: String,
    pub bots: Vec<BotStanding>,
    pub pairs: Vec<Pairing>,
}

/// The results of a bot over all its games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotStanding {
    pub bot: String,
    pub games: u64,
    /// Its share of the victories per seat; 1 divided by the number of players would be even.
    pub win_share: f64,
    pub low: f64,
    pub high: f64,
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
    pub mean_score: f64,
}

/// The results of a challenger among copies of a reference.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    pub challenger: String,
    pub reference: String,
    pub blocks: u64,
    pub games: u64,
    /// The challenger's share of the victories.
    pub win_share: f64,
    pub low: f64,
    pub high: f64,
    /// The difference in Elo of this pairing alone.
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
    /// Points of the challenger, and of a reference.
    pub mean_score: f64,
    pub reference_score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Test>,
}

/// The result of the sequential test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Test {
    #[serde(flatten)]
    pub sprt: Sprt,
    pub log_odds: f64,
    pub bound: f64,
    pub verdict: Verdict,
}

/// Sums over the blocks of a bot.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    games: u64,
    blocks: u64,
    share: f64,
    error_squared: f64,
    // Whether the error is known.
    known: bool,
    score: f64,
}

impl Standings {
    /// From blocks in any order; those of a pairing after its decision do not count.
    pub fn new(plan: &GauntletPlan, mut blocks: Vec<Block>) -> Standings {
        blocks.sort_by_key(|block| plan.unit(block));
        let mut referee = Referee::new(plan);
        blocks.retain(|block| referee.take(block));
        let seats = usize::from(plan.setup.players);
        let pairs = plan.pairs();
        let mut matches: Vec<PairingBlocks> = pairs
            .iter()
            .map(|&(challenger, reference)| PairingBlocks {
                challenger,
                reference,
                shares: Vec::new(),
            })
            .collect();
        let mut points = vec![(0.0, 0.0); pairs.len()];
        for block in &blocks {
            matches[block.pair].shares.push(block.share());
            let (own, others) = block.points();
            points[block.pair].0 += own;
            points[block.pair].1 += others;
        }
        let anchor = plan
            .entrants
            .iter()
            .position(|bot| bot == "random")
            .unwrap_or(0);
        let ratings = ratings(&matches, plan.entrants.len(), seats, anchor, plan.seed);
        let mut sums = vec![Sums::default(); plan.entrants.len()];
        for (pair, &(challenger, reference)) in pairs.iter().enumerate() {
            let (sequence, _) = referee.pair(pair);
            let others = seats as f64 - 1.0;
            sums[challenger].add(sequence, seats, 1.0, 0.0, points[pair].0);
            // The others share what the challenger leaves.
            sums[reference].add(sequence, seats, -1.0 / others, 1.0 / others, points[pair].1);
        }
        let entry = |((bot, sums), rating): ((&String, Sums), rating::Rating)| {
            let (win_share, interval) = sums.interval();
            BotStanding {
                bot: bot.clone(),
                games: sums.games,
                win_share,
                low: interval.low,
                high: interval.high,
                elo: rounded(rating.elo),
                elo_low: rounded(rating.interval.low),
                elo_high: rounded(rating.interval.high),
                mean_score: sums.score / sums.blocks.max(1) as f64,
            }
        };
        let bots = plan
            .entrants
            .iter()
            .zip(sums)
            .zip(ratings)
            .map(entry)
            .collect();
        let pairing = |(pair, points): (usize, (f64, f64))| {
            let (challenger, reference) = pairs[pair];
            let names = (&plan.entrants[challenger], &plan.entrants[reference]);
            Pairing::new(names, referee.pair(pair), plan.sprt, seats, points)
        };
        Standings {
            games: (blocks.len() * seats) as u64,
            stopped: blocks.iter().map(Block::stopped).sum::<usize>() as u64,
            anchor: plan.entrants[anchor].clone(),
            bots,
            pairs: points.into_iter().enumerate().map(pairing).collect(),
            plan: plan.clone(),
        }
    }
}

impl Sums {
    /// Adds a pairing in which the bot's share is `base + factor` times the challenger's; `score` is the sum over
    /// blocks.
    fn add(&mut self, sequence: &Sequence, seats: usize, factor: f64, base: f64, score: f64) {
        let blocks = sequence.count() as f64;
        self.games += sequence.count() * seats as u64;
        self.blocks += sequence.count();
        self.share += blocks * (base + factor * sequence.mean());
        self.score += score;
        if let Some(error) = sequence.error_squared() {
            self.known = true;
            self.error_squared += (blocks * factor).powi(2) * error;
        }
    }

    fn interval(&self) -> (f64, Bounds) {
        let blocks = self.blocks.max(1) as f64;
        let share = self.share / blocks;
        let error = self.known.then_some(self.error_squared / blocks / blocks);
        (share, share_interval(share, error, self.games, self.blocks))
    }
}

impl Pairing {
    fn new(
        (challenger, reference): (&String, &String),
        (sequence, verdict): (&Sequence, Verdict),
        sprt: Option<Sprt>,
        seats: usize,
        points: (f64, f64),
    ) -> Pairing {
        let blocks = sequence.count();
        let games = blocks * seats as u64;
        let share = sequence.mean();
        let interval = share_interval(share, sequence.error_squared(), games, blocks);
        let elo = |share| rounded(rating::elo(finite(share, games), seats));
        Pairing {
            challenger: challenger.clone(),
            reference: reference.clone(),
            blocks,
            games,
            win_share: share,
            low: interval.low,
            high: interval.high,
            elo: elo(share),
            elo_low: elo(interval.low),
            elo_high: elo(interval.high),
            mean_score: points.0 / blocks.max(1) as f64,
            reference_score: points.1 / blocks.max(1) as f64,
            sprt: sprt.map(|sprt| Test {
                sprt,
                log_odds: sprt.log_odds(sequence, seats),
                bound: Sprt::bound(),
                verdict,
            }),
        }
    }
}

/// Elo in hundredths: more digits would be noise of the fit.
fn rounded(elo: f64) -> f64 {
    // Never a negative zero.
    (elo * 100.0).round() / 100.0 + 0.0
}
