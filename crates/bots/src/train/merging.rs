//! Training on several machines: each has a share of the games, learns apart from the others for a while, and the mean
//! of what they learned is where all go on from.

use std::fmt;

use super::Training;
use super::adam::Adam;
use crate::knowledge::Knowledge;
use crate::shard::Shard;

/// Why trainings do not fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShardFault {
    /// The training is a share itself, and not the one asked for.
    Other { there: Shard, asked: Shard },
    /// They have different seeds, or did not begin at the same net.
    Different,
    /// A share is there twice, or missing.
    Incomplete { parts: u64 },
}

impl fmt::Display for ShardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShardFault::Other { there, asked } => write!(
                f,
                "this is shard {there} of a training, not {asked}; merge all its shards first"
            ),
            ShardFault::Different => write!(f, "these shards are not of the same training"),
            ShardFault::Incomplete { parts } => {
                write!(f, "each of the {parts} shards is needed, once")
            }
        }
    }
}

impl std::error::Error for ShardFault {}

impl<R: Knowledge> Training<R> {
    /// Plays only a share of the games from here on, or goes on with it.
    pub fn sharing(mut self, shard: Shard) -> Result<Training<R>, ShardFault> {
        if self.shard != shard {
            if self.shard != Shard::WHOLE {
                return Err(ShardFault::Other {
                    there: self.shard,
                    asked: shard,
                });
            }
            self.shard = shard;
            self.begun = self.games;
        }
        Ok(self)
    }

    /// The mean of what all shares learned, to go on from.
    pub fn merge(trainings: Vec<Training<R>>) -> Result<Training<R>, ShardFault> {
        let mut trainings = trainings;
        trainings.sort_by_key(|training| training.shard.part);
        let count = trainings.len() as u64;
        let mut all = trainings.into_iter();
        let mut whole = all.next().ok_or(ShardFault::Incomplete { parts: 1 })?;
        let Shard { parts, part } = whole.shard;
        let incomplete = ShardFault::Incomplete { parts };
        if count != parts || part != 1 {
            return Err(incomplete);
        }
        for (number, other) in (2_u64..).zip(all) {
            let same =
                |one: &Training<R>| (one.seed, one.begun, one.shard.parts, one.games_of_shard);
            if same(&other) != same(&whole) {
                return Err(ShardFault::Different);
            }
            if other.shard.part != number {
                return Err(incomplete);
            }
            let weight = 1.0 / number as f32;
            whole.pupil.model.mix(&other.pupil.model, weight);
            Adam::mix(&mut whole.pupil.adam, &other.pupil.adam, weight);
            whole.games += other.games - other.begun;
            whole.seconds = whole.seconds.max(other.seconds);
        }
        whole.shard = Shard::WHOLE;
        whole.begun = whole.games;
        Ok(whole)
    }
}
