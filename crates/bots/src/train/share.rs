//! Training on several machines: each has a share of the games, learns apart from the others for a while, and the mean
//! of what they learned is where all go on from.

use std::fmt;

use super::Training;
use super::adam::Adam;
use crate::knowledge::Knowledge;

/// Which of the games a process plays: every `parts`-th, beginning with the `part`-th.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Which, from 1.
    pub part: u64,
    /// Of how many.
    pub parts: u64,
}

impl Share {
    /// All games.
    pub const WHOLE: Share = Share { part: 1, parts: 1 };
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

/// Why trainings do not fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareFault {
    /// The training is a share itself, and not the one asked for.
    Other { there: Share, asked: Share },
    /// They have different seeds, or did not begin at the same net.
    Different,
    /// A share is there twice, or missing.
    Incomplete { parts: u64 },
}

impl fmt::Display for ShareFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShareFault::Other { there, asked } => write!(
                f,
                "this is shard {there} of a training, not {asked}; merge all its shards first"
            ),
            ShareFault::Different => write!(f, "these shards are not of the same training"),
            ShareFault::Incomplete { parts } => {
                write!(f, "each of the {parts} shards is needed, once")
            }
        }
    }
}

impl std::error::Error for ShareFault {}

impl<R: Knowledge> Training<R> {
    /// Plays only a share of the games from here on, or goes on with it.
    pub fn sharing(mut self, share: Share) -> Result<Training<R>, ShareFault> {
        if self.share != share {
            if self.share != Share::WHOLE {
                return Err(ShareFault::Other {
                    there: self.share,
                    asked: share,
                });
            }
            self.share = share;
            self.begun = self.games;
        }
        Ok(self)
    }

    /// The mean of what all shares learned, to go on from.
    pub fn merge(trainings: Vec<Training<R>>) -> Result<Training<R>, ShareFault> {
        let mut trainings = trainings;
        trainings.sort_by_key(|training| training.share.part);
        let count = trainings.len() as u64;
        let mut all = trainings.into_iter();
        let mut whole = all.next().ok_or(ShareFault::Incomplete { parts: 1 })?;
        let Share { parts, part } = whole.share;
        let incomplete = ShareFault::Incomplete { parts };
        if count != parts || part != 1 {
            return Err(incomplete);
        }
        for (number, other) in (2_u64..).zip(all) {
            let same =
                |one: &Training<R>| (one.seed, one.begun, one.share.parts, one.games_of_shard);
            if same(&other) != same(&whole) {
                return Err(ShareFault::Different);
            }
            if other.share.part != number {
                return Err(incomplete);
            }
            let weight = 1.0 / number as f32;
            whole.pupil.model.mix(&other.pupil.model, weight);
            Adam::mix(&mut whole.pupil.adam, &other.pupil.adam, weight);
            whole.games += other.games - other.begun;
            whole.seconds = whole.seconds.max(other.seconds);
        }
        whole.share = Share::WHOLE;
        whole.begun = whole.games;
        Ok(whole)
    }
}
