//! A training saved in its middle, to be gone on with.

use std::fmt;

use super::adam::Adam;
use super::model::Model;
use super::{Pupil, RATE, Training, practice};
use crate::knowledge::Knowledge;
use crate::shard::Shard;

const MARK: &[u8; 8] = b"SNOWPUP2";
/// The mark and nine numbers.
const HEAD: usize = 80;

/// Bytes that are no training of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckpointFault;

impl fmt::Display for CheckpointFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "this is no checkpoint of a training of this game with these inputs"
        )
    }
}

impl std::error::Error for CheckpointFault {}

impl<R: Knowledge> Training<R> {
    /// Everything needed to go on.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend(u64::from(R::INPUT_VERSION).to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.games_of_shard.to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.begun.to_le_bytes());
        bytes.extend(self.shard.part.to_le_bytes());
        bytes.extend(self.shard.parts.to_le_bytes());
        bytes.extend(self.seconds.to_le_bytes());
        bytes.extend(self.pupil.adam.steps.to_le_bytes());
        let adam = &self.pupil.adam;
        for list in [self.pupil.model.weights(), &adam.first, &adam.second] {
            for number in list {
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes
    }

    /// Goes on from there.
    pub fn resume(bytes: &[u8]) -> Result<Training<R>, CheckpointFault> {
        let (head, lists) = bytes.split_first_chunk::<HEAD>().ok_or(CheckpointFault)?;
        let (mark, numbers) = head.split_first_chunk::<8>().expect("the head");
        let mut numbers = numbers.as_chunks::<8>().0.iter().copied();
        let mut number = || numbers.next().expect("nine numbers");
        let version = u64::from_le_bytes(number());
        if mark != MARK || version != u64::from(R::INPUT_VERSION) {
            return Err(CheckpointFault);
        }
        let mut training = Training {
            practice: practice(),
            seed: u64::from_le_bytes(number()),
            games_of_shard: u64::from_le_bytes(number()),
            iterations: 1,
            rate: RATE,
            games: u64::from_le_bytes(number()),
            begun: u64::from_le_bytes(number()),
            shard: Shard {
                part: u64::from_le_bytes(number()),
                parts: u64::from_le_bytes(number()).max(1),
            },
            seconds: f64::from_le_bytes(number()),
            pupil: Pupil {
                model: Model::new(R::TABLE_INPUTS, R::PLAYER_INPUTS, 0),
                adam: Adam::new(0),
            },
        };
        let Pupil { model, adam } = &mut training.pupil;
        let size = model.size();
        *adam = Adam::new(size);
        adam.steps = u64::from_le_bytes(number());
        let (words, []) = lists.as_chunks::<4>() else {
            return Err(CheckpointFault);
        };
        if words.len() != 3 * size {
            return Err(CheckpointFault);
        }
        let numbers = words.iter().map(|word| f32::from_le_bytes(*word));
        let places = model.weights_mut().iter_mut();
        let places = places.chain(&mut adam.first).chain(&mut adam.second);
        for (place, number) in places.zip(numbers) {
            *place = number;
        }
        Ok(training)
    }
}
