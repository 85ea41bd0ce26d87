//! Learning by self-play: the net plays against itself with one-step look-ahead, and moves its values towards the
//! results (TD(lambda) on the positions after each choice). Later it may learn from searches that use its values
//! (expert iteration).
//!
//! Training proceeds in turns. In each, two shards play games with the current net and learn from them separately;
//! the mean of both is the next net. There are always two shards, whatever the number of threads, and every game has
//! its own random numbers, so the same seed and number of games give the same net on any number of threads.

mod adam;
mod checkpoint;
mod examples;
mod merging;
mod model;
mod partners;
mod selfplay;
mod settings;
pub mod trial;

pub use checkpoint::{CheckpointError, is_checkpoint};
pub use merging::ShardError;
pub use settings::TrainingSettings;

use std::thread;
use std::time::{Duration, Instant};

use tabletop::{Rng as _, Rules, Wyrand};

use self::adam::Adam;
use self::examples::Examples;
use self::model::Model;
use self::selfplay::PlaySettings;
use crate::aim::Aim;
use crate::knowledge::Knowledge;
use crate::luck::scatter;
use crate::net::Net;
use crate::shard::Shard;

/// Shards of a turn, which learn separately.
const SHARDS: u64 = 2;
/// Games of a shard in a turn.
const GAMES_OF_SHARD: u64 = 48;
/// Passes over the positions of a turn.
const PASSES: usize = 2;
/// Positions per step of learning.
const BATCH: usize = 64;
/// The learning rate at the beginning, and the fraction of it that is left at the end.
pub const RATE: f64 = 4e-4;
const FALL: f64 = 1.0 / 30.0;
/// Steps after which a game counts as ended; real ones take a few hundred.
const LONGEST: usize = 4000;

#[derive(Debug)]
pub struct Training<R: Knowledge> {
    /// The set-ups played, with cumulative weights.
    practice: Vec<(R, u32)>,
    seed: u64,
    /// Games of a shard in a turn.
    games_of_shard: u64,
    /// What the net plays for.
    aim: Aim,
    /// The initial net, which takes part in some games.
    earlier: Option<Net>,
    /// Iterations of the search for each choice; 1 is one-step look-ahead.
    iterations: u32,
    /// The initial learning rate.
    rate: f64,
    /// Games played so far.
    games: u64,
    /// The share of the games that is played here, and the number of games when it began.
    shard: Shard,
    begun: u64,
    /// Seconds spent so far, over all runs.
    seconds: f64,
    learner: Learner,
}

/// The state of learning.
#[derive(Clone, PartialEq, Debug)]
struct Learner {
    model: Model,
    adam: Adam,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Goal {
    /// A number of games: the same net every time.
    Games(u64),
    /// A time, over all runs.
    Time(Duration),
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Turn {
    pub games: u64,
    pub positions: u64,
    /// The mean loss over both shards; nets are not chosen by it.
    pub share_loss: f64,
    /// The mean squared error of the points, before its root is taken.
    pub score_loss: f64,
}

impl<R: Knowledge> Training<R> {
    /// Begins with an untrained net.
    pub fn new(seed: u64) -> Training<R> {
        let model = Model::new(R::TABLE_INPUTS, R::PLAYER_INPUTS, seed);
        Training::begun(seed, model, None)
    }

    /// Begins with a trained net.
    pub fn from_net(seed: u64, net: Net) -> Training<R> {
        Training::begun(seed, Model::of(&net), Some(net))
    }

    fn begun(seed: u64, model: Model, earlier: Option<Net>) -> Training<R> {
        let adam = Adam::new(model.size());
        Training {
            practice: practice(),
            seed,
            games_of_shard: GAMES_OF_SHARD,
            aim: Aim::Victory,
            earlier,
            iterations: 1,
            rate: RATE,
            games: 0,
            shard: Shard::WHOLE,
            begun: 0,
            seconds: 0.0,
            learner: Learner { model, adam },
        }
    }

    /// Sets the number of games per turn, rounded to an even one: small turns are for short trainings.
    #[must_use]
    pub fn with_turns_of(mut self, games: u64) -> Training<R> {
        self.games_of_shard = (games / SHARDS).max(1);
        self
    }

    /// Sets what the net plays for.
    #[must_use]
    pub fn with_aim(mut self, aim: Aim) -> Training<R> {
        self.aim = aim;
        self
    }

    /// Sets the initial learning rate.
    #[must_use]
    pub fn with_rate(mut self, rate: f64) -> Training<R> {
        self.rate = rate;
        self
    }

    /// Learns from searches with this number of iterations for each choice (expert iteration): far slower than
    /// one-step look-ahead, for a net that already plays well.
    #[must_use]
    pub fn with_searches_of(mut self, iterations: u32) -> Training<R> {
        self.iterations = iterations.max(1);
        self
    }

    /// Games played so far by all shares, as far as is known: they keep step.
    pub fn games(&self) -> u64 {
        self.begun + (self.games - self.begun) * self.shard.parts
    }

    /// Seconds spent so far, over all runs.
    pub fn seconds(&self) -> f64 {
        self.seconds
    }

    /// The current net.
    pub fn net(&self) -> Net {
        self.learner.model.net(R::INPUT_VERSION)
    }

    /// The fraction of the training that is done.
    pub fn progress(&self, goal: Goal) -> f64 {
        let part = match goal {
            Goal::Games(games) => self.games() as f64 / games as f64,
            Goal::Time(time) => self.seconds / time.as_secs_f64(),
        };
        part.min(1.0)
    }

    /// Plays and learns for one turn. The learning rate falls as the goal comes nearer.
    pub fn turn(&mut self, goal: Goal, threads: usize) -> Turn {
        let begin = Instant::now();
        let turn = self.turn_at(self.progress(goal), threads);
        self.seconds += begin.elapsed().as_secs_f64();
        turn
    }

    fn turn_at(&mut self, progress: f64, threads: usize) -> Turn {
        let net = self.net();
        let settings = PlaySettings::at(progress, self.aim, self.iterations);
        let rate = (self.rate * FALL.powf(progress)) as f32;
        let shard = |shard: u64| {
            let first = self.games + shard * self.games_of_shard;
            self.learn(&net, settings, rate, first)
        };
        let learned: Vec<(Learner, Turn)> = if threads > 1 {
            thread::scope(|scope| {
                let shard = &shard;
                let others: Vec<_> = (1..SHARDS)
                    .map(|number| scope.spawn(move || shard(number)))
                    .collect();
                let mut learned = vec![shard(0)];
                learned.extend(
                    others
                        .into_iter()
                        .map(|other| other.join().expect("a shard")),
                );
                learned
            })
        } else {
            (0..SHARDS).map(shard).collect()
        };
        let mut whole = Turn::default();
        for (_, turn) in &learned {
            whole.games += turn.games;
            whole.positions += turn.positions;
            whole.share_loss += turn.share_loss / SHARDS as f64;
            whole.score_loss += turn.score_loss / SHARDS as f64;
        }
        let mut learners = learned.into_iter().map(|(learner, _)| learner);
        self.learner = learners.next().expect("a shard");
        for (number, learner) in (2..).zip(learners) {
            self.learner.model.mix(&learner.model, 1.0 / number as f32);
            self.learner.adam.mix(&learner.adam, 1.0 / number as f32);
        }
        self.games += whole.games;
        whole
    }

    fn learn(&self, net: &Net, settings: PlaySettings, rate: f32, first: u64) -> (Learner, Turn) {
        let mut examples = Examples::default();
        for game in first..first + self.games_of_shard {
            let key = scatter(scatter(self.seed).wrapping_add(self.number(game)));
            let mut rng = Wyrand::new(key);
            let rules = self.rules(&mut rng);
            let nets = (net, self.earlier.as_ref());
            selfplay::play(rules, nets, settings, &mut rng, &mut examples);
        }
        let mut learner = self.learner.clone();
        let mut rng = Wyrand::new(scatter(self.seed ^ scatter(self.number(first))));
        let mut gradient = learner.model.zero();
        let (mut share_loss, mut score_loss) = (0.0, 0.0);
        for _ in 0..PASSES {
            let order = examples.order(&mut rng);
            for batch in order.chunks(BATCH) {
                for &position in batch {
                    let (share, score) = learner.model.descend(&mut gradient, &examples, position);
                    share_loss += f64::from(share);
                    score_loss += f64::from(score);
                }
                let scale = 1.0 / batch.len() as f32;
                let Learner { model, adam } = &mut learner;
                adam.step(model, &mut gradient, scale, rate);
            }
        }
        let positions = examples.positions.len() as u64;
        let looked = (positions * PASSES as u64) as f64;
        let turn = Turn {
            games: self.games_of_shard,
            positions,
            share_loss: share_loss / looked,
            score_loss: score_loss / looked,
        };
        (learner, turn)
    }

    /// The index among the games of all shares.
    fn number(&self, game: u64) -> u64 {
        let Shard { part, parts } = self.shard;
        self.begun + (game - self.begun) * parts + part - 1
    }

    fn rules(&self, rng: &mut Wyrand) -> &R {
        let sum = self.practice.last().expect("something to practise").1;
        let drawn = rng.below(sum);
        let place = self.practice.partition_point(|&(_, upto)| upto <= drawn);
        &self.practice[place].0
    }
}

fn practice<R: Knowledge>() -> Vec<(R, u32)> {
    let components = <R as Rules>::components(&[]).expect("the built-in components");
    let mut upto = 0;
    let mut list = Vec::new();
    for (setup, weight) in R::practice() {
        upto += weight;
        let rules = R::new(&setup, &components).expect("a set-up of the game");
        list.push((rules, upto));
    }
    list
}
