//! What trainings must have in common to be resumed or merged.

use super::Training;
use crate::aim::Aim;
use crate::knowledge::Knowledge;
use crate::shard::Shard;

/// The settings of a training, besides its game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrainingSettings {
    pub seed: u64,
    pub shard: Shard,
    pub aim: Aim,
    /// Iterations of the search for each choice.
    pub search: u32,
    /// The initial learning rate.
    pub rate: f64,
}

impl TrainingSettings {
    /// The differences from the settings asked for, in words.
    pub fn differences(&self, asked: &TrainingSettings) -> Vec<String> {
        let differ = |name: &str, here: String, asked: String| {
            (here != asked).then(|| format!("{name} is {here}, not {asked}"))
        };
        let differences = [
            differ("seed", self.seed.to_string(), asked.seed.to_string()),
            differ("shard", self.shard.to_string(), asked.shard.to_string()),
            differ("aim", self.aim.name().into(), asked.aim.name().into()),
            differ("search", self.search.to_string(), asked.search.to_string()),
            differ("rate", self.rate.to_string(), asked.rate.to_string()),
        ];
        differences.into_iter().flatten().collect()
    }
}

impl<R: Knowledge> Training<R> {
    /// The settings of a training.
    pub fn settings(&self) -> TrainingSettings {
        TrainingSettings {
            seed: self.seed,
            shard: self.shard,
            aim: self.aim,
            search: self.iterations,
            rate: self.rate,
        }
    }

    /// Whether both began with the same net.
    pub fn began_like(&self, other: &Training<R>) -> bool {
        self.earlier == other.earlier
    }

    /// Whether it can be a continuation of this one.
    pub fn follows(&self, start: &Training<R>) -> bool {
        self.settings() == start.settings()
            && self.began_like(start)
            && self.begun == start.begun
            && self.games_of_shard == start.games_of_shard
            && self.games >= start.games
    }

    /// Whether it is a share of what was merged into that one.
    pub fn went_into(&self, whole: &Training<R>) -> bool {
        self.shard != Shard::WHOLE && self.seed == whole.seed && self.games() <= whole.begun
    }
}
