//! Training on several machines: each plays a share of the games and learns separately for a while; then all continue
//! from the mean of the results.

use std::fmt;

use super::Training;
use super::adam::Adam;
use crate::knowledge::Knowledge;
use crate::shard::Shard;

/// Why trainings cannot be merged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShardError {
    /// The training is already a share, and not the one asked for.
    Other { there: Shard, asked: Shard },
    /// Their seeds or settings differ, or they did not begin with the same net.
    Different,
    /// Their numbers of games differ: two of them, with the games they have played.
    Uneven {
        one: (Shard, u64),
        other: (Shard, u64),
    },
    /// A share occurs twice, or is missing.
    Incomplete { parts: u64 },
}

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShardError::Other { there, asked } => write!(
                f,
                "this is shard {there} of a training, not {asked}; merge all its shards first"
            ),
            ShardError::Different => write!(f, "these shards are not of the same training"),
            ShardError::Uneven {
                one: (one, games),
                other: (other, others),
            } => write!(
                f,
                "shard {one} has played {games} games and shard {other} {others}; train the shorter one on, with the \
                 same --until as the other"
            ),
            ShardError::Incomplete { parts } => {
                write!(f, "each of the {parts} shards is needed, once")
            }
        }
    }
}

impl std::error::Error for ShardError {}

impl<R: Knowledge> Training<R> {
    /// Restricts a training to a share of the games, or continues one.
    pub fn sharing(mut self, shard: Shard) -> Result<Training<R>, ShardError> {
        if self.shard != shard {
            if self.shard != Shard::WHOLE {
                return Err(ShardError::Other {
                    there: self.shard,
                    asked: shard,
                });
            }
            self.shard = shard;
            self.begun = self.games;
        }
        Ok(self)
    }

    /// The mean of all shares, to continue from.
    pub fn merge(trainings: Vec<Training<R>>) -> Result<Training<R>, ShardError> {
        let mut trainings = trainings;
        trainings.sort_by_key(|training| training.shard.part);
        let count = trainings.len() as u64;
        let mut all = trainings.into_iter();
        let mut whole = all.next().ok_or(ShardError::Incomplete { parts: 1 })?;
        let Shard { parts, part } = whole.shard;
        let incomplete = ShardError::Incomplete { parts };
        if count != parts || part != 1 {
            return Err(incomplete);
        }
        let (plan, games) = (whole.plan(), whole.games);
        for (number, other) in (2_u64..).zip(all) {
            if other.plan() != plan || !other.began_like(&whole) {
                return Err(ShardError::Different);
            }
            if other.shard.part != number {
                return Err(incomplete);
            }
            // All shares count the same in the mean, and the next round begins after the games of all of them: a
            // share that lags behind would count too much, and its games would be played again.
            if other.games != games {
                return Err(ShardError::Uneven {
                    one: (Shard { part: 1, parts }, games - whole.begun),
                    other: (other.shard, other.games - other.begun),
                });
            }
            let weight = 1.0 / number as f32;
            whole.learner.model.mix(&other.learner.model, weight);
            Adam::mix(&mut whole.learner.adam, &other.learner.adam, weight);
            whole.games += other.games - other.begun;
            whole.seconds = whole.seconds.max(other.seconds);
        }
        whole.shard = Shard::WHOLE;
        whole.begun = whole.games;
        Ok(whole)
    }

    /// What all shares must have in common.
    fn plan(&self) -> impl PartialEq + use<R> {
        let numbers = (self.seed, self.begun, self.shard.parts);
        let settings = (self.aim, self.iterations, self.rate);
        (numbers, self.games_of_shard, settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aim::Aim;
    use crate::train::Goal;

    fn learn(part: u64, turns: usize) -> Training<foothills::Rules> {
        let training = Training::new(7).with_turns_of(2);
        let shard = Shard::new(part, 2).expect("a shard");
        let mut training = training.sharing(shard).expect("a whole");
        for _ in 0..turns {
            training.turn(Goal::Games(40), 1);
        }
        training
    }

    #[test]
    fn shards_that_have_not_come_equally_far_are_no_whole() {
        let (one, two) = (Shard { part: 1, parts: 2 }, Shard { part: 2, parts: 2 });
        let error = ShardError::Uneven {
            one: (one, 2),
            other: (two, 4),
        };
        let merged = Training::merge(vec![learn(1, 1), learn(2, 2)]);
        assert_eq!(merged.map(|whole| whole.games), Err(error));
        assert!(error.to_string().contains("--until"), "{error}");
        let merged = Training::merge(vec![learn(1, 1), learn(2, 1)]);
        assert_eq!(merged.map(|whole| whole.games), Ok(4));
    }

    #[test]
    fn shards_that_learn_differently_are_no_whole() {
        for other in [
            learn(2, 1).with_searches_of(5),
            learn(2, 1).with_rate(0.1),
            learn(2, 1).with_aim(Aim::Points),
        ] {
            let merged = Training::merge(vec![learn(1, 1), other]);
            let error = merged.map(|whole| whole.games);
            assert_eq!(error, Err(ShardError::Different));
        }
    }
}
