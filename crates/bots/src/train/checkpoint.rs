//! A training saved halfway, to be resumed.

use std::fmt;

use super::adam::Adam;
use super::model::Model;
use super::{Learner, RATE, Training, practice};
use crate::aim::Aim;
use crate::knowledge::Knowledge;
use crate::net::Net;
use crate::shard::Shard;

const MARK: &[u8; 8] = b"SNOWPUP4";
/// The mark of files without an aim and an initial net.
const OLDER: &[u8; 8] = b"SNOWPUP3";
/// The mark of files that also lack the search iterations and the initial learning rate.
const OLDEST: &[u8; 8] = b"SNOWPUP2";
/// The numbers after the mark, and those in older files.
const NUMBERS: usize = 13;
const OLDER_NUMBERS: usize = 11;
const OLDEST_NUMBERS: usize = 9;
/// More games than can be played, but few enough to multiply by the number of shares.
const MOST_GAMES: u64 = 1 << 40;

/// Why a training cannot be resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckpointError {
    /// The bytes are not a training of this game.
    Foreign,
    /// They are one, with impossible numbers.
    Damaged,
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CheckpointError::Foreign => {
                "this is no checkpoint of a training of this game with these inputs"
            }
            CheckpointError::Damaged => "the checkpoint is damaged",
        })
    }
}

impl std::error::Error for CheckpointError {}

/// Whether the bytes claim to be a training, of whichever game.
pub fn is_checkpoint(bytes: &[u8]) -> bool {
    [MARK, OLDER, OLDEST]
        .iter()
        .any(|mark| bytes.starts_with(*mark))
}

impl<R: Knowledge> Training<R> {
    /// Everything needed to resume.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        let adam = &self.learner.adam;
        let earlier = self.earlier.as_ref().map(Net::to_bytes);
        let earlier = earlier.unwrap_or_default();
        let numbers: [u64; NUMBERS] = [
            u64::from(R::INPUT_VERSION),
            self.seed,
            self.games_of_shard,
            self.games,
            self.begun,
            self.shard.part,
            self.shard.parts,
            self.seconds.to_bits(),
            adam.steps,
            u64::from(self.iterations),
            self.rate.to_bits(),
            self.aim as u64,
            earlier.len() as u64,
        ];
        for number in numbers {
            bytes.extend(number.to_le_bytes());
        }
        for list in [self.learner.model.weights(), &adam.first, &adam.second] {
            for number in list {
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes.extend(earlier);
        bytes
    }

    /// Resumes the training.
    pub fn resume(bytes: &[u8]) -> Result<Training<R>, CheckpointError> {
        let foreign = CheckpointError::Foreign;
        let (mark, rest) = bytes.split_first_chunk::<8>().ok_or(foreign)?;
        let count = match mark {
            MARK => NUMBERS,
            OLDER => OLDER_NUMBERS,
            OLDEST => OLDEST_NUMBERS,
            _ => return Err(foreign),
        };
        let (numbers, lists) = rest.split_at_checked(count * 8).ok_or(foreign)?;
        let numbers = numbers.as_chunks::<8>().0;
        let mut numbers = numbers.iter().map(|number| u64::from_le_bytes(*number));
        let mut number = || numbers.next();
        if number() != Some(u64::from(R::INPUT_VERSION)) {
            return Err(foreign);
        }
        let mut model = Model::new(R::TABLE_INPUTS, R::PLAYER_INPUTS, 0);
        let mut adam = Adam::new(model.size());
        let size = 3 * model.size() * size_of::<f32>();
        let (lists, earlier) = lists.split_at_checked(size).ok_or(foreign)?;
        let words = lists.as_chunks::<4>().0;
        let weights = words.iter().map(|word| f32::from_le_bytes(*word));
        let places = model.weights_mut().iter_mut();
        let places = places.chain(&mut adam.first).chain(&mut adam.second);
        for (place, weight) in places.zip(weights) {
            *place = weight;
        }
        let training = || {
            let (seed, games_of_shard, games, begun) = (number()?, number()?, number()?, number()?);
            let shard = Shard::new(number()?, number()?)?;
            let seconds = f64::from_bits(number()?);
            adam.steps = number()?;
            let iterations = u32::try_from(number().unwrap_or(1)).ok()?;
            let rate = number().map_or(RATE, f64::from_bits);
            let aim = *Aim::ALL.get(usize::try_from(number().unwrap_or(0)).ok()?)?;
            if number().unwrap_or(0) != earlier.len() as u64 {
                return None;
            }
            let earlier = match earlier {
                [] => None,
                bytes => Some(Net::from_bytes::<R>(bytes).ok()?),
            };
            Some(Training {
                practice: practice(),
                seed,
                games_of_shard,
                aim,
                earlier,
                iterations,
                rate,
                games,
                shard,
                begun,
                seconds,
                learner: Learner { model, adam },
            })
        };
        let training = training().filter(Training::is_sound);
        training.ok_or(CheckpointError::Damaged)
    }

    /// Whether it can be resumed at all.
    fn is_sound(&self) -> bool {
        let Learner { model, adam } = &self.learner;
        let lists = [model.weights(), &adam.first, &adam.second];
        (1..=MOST_GAMES).contains(&self.games_of_shard)
            && self.begun <= self.games
            && self.games <= MOST_GAMES
            && self.iterations > 0
            && self.rate.is_finite()
            && self.rate > 0.0
            && self.seconds.is_finite()
            && self.seconds >= 0.0
            && lists.into_iter().flatten().all(|number| number.is_finite())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved() -> Vec<u8> {
        let training = Training::<foothills::Rules>::new(7).with_searches_of(30);
        let training = training.with_rate(0.002).with_aim(Aim::Points);
        let shard = Shard::new(2, 3).expect("a shard");
        training.sharing(shard).expect("a whole").checkpoint()
    }

    fn error(bytes: &[u8]) -> CheckpointError {
        Training::<foothills::Rules>::resume(bytes).expect_err("nothing to go on with")
    }

    #[test]
    fn a_training_learns_on_as_it_did() {
        let training = Training::<foothills::Rules>::resume(&saved()).expect("a checkpoint");
        assert_eq!((training.iterations, training.rate), (30, 0.002));
        assert_eq!(training.aim, Aim::Points);
        assert!(is_checkpoint(&saved()) && !is_checkpoint(b"SNOWNET1"));
    }

    #[test]
    fn older_checkpoints_are_of_plain_trainings() {
        let now = saved();
        for (mark, numbers, (iterations, rate)) in [
            (OLDER, OLDER_NUMBERS, (30, 0.002)),
            (OLDEST, OLDEST_NUMBERS, (1, RATE)),
        ] {
            let mut older = mark.to_vec();
            older.extend(&now[8..(1 + numbers) * 8]);
            older.extend(&now[(1 + NUMBERS) * 8..]);
            let training = Training::<foothills::Rules>::resume(&older).expect("a checkpoint");
            assert_eq!((training.seed, training.shard.parts), (7, 3));
            assert_eq!((training.iterations, training.rate), (iterations, rate));
            assert_eq!((training.aim, &training.earlier), (Aim::Victory, &None));
            let learned =
                |bytes| Training::<foothills::Rules>::resume(bytes).map(|saved| saved.learner);
            assert_eq!(learned(&older), learned(&now));
        }
    }

    #[test]
    fn the_net_it_began_with_stays() {
        let net = <foothills::Rules as Knowledge>::net().clone();
        let training = Training::<foothills::Rules>::from_net(7, net);
        let saved = training.checkpoint();
        let resumed = Training::<foothills::Rules>::resume(&saved).expect("a checkpoint");
        assert!(resumed.began_like(&training) && resumed.earlier.is_some());
        assert_eq!(error(&saved[..saved.len() - 1]), CheckpointError::Damaged);
        let mut longer = saved;
        longer.push(0);
        assert_eq!(error(&longer), CheckpointError::Damaged);
    }

    /// Every impossible number is detected before it makes a turn endless or a count wrong.
    #[test]
    fn numbers_that_cannot_be_are_refused() {
        for (place, number) in [
            (2, 0),
            (2, u64::MAX),
            (3, u64::MAX),
            (4, 1),
            (5, 0),
            (5, 4),
            (6, 0),
            (7, f64::NAN.to_bits()),
            (7, (-1.0_f64).to_bits()),
            (9, 0),
            (9, 1 << 40),
            (10, 0),
            (10, f64::INFINITY.to_bits()),
            (11, 2),
            (12, 1),
        ] {
            let mut bytes = saved();
            bytes[8 + place * 8..][..8].copy_from_slice(&u64::to_le_bytes(number));
            assert_eq!(error(&bytes), CheckpointError::Damaged, "{place}: {number}");
        }
        let mut bytes = saved();
        let end = bytes.len();
        bytes[end - 4..].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(error(&bytes), CheckpointError::Damaged);
        for foreign in [&b""[..], b"SNOWPUP4", &saved()[1..], &saved()[..end - 1]] {
            assert_eq!(error(foreign), CheckpointError::Foreign);
        }
    }
}
