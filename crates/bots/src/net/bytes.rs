//! Nets as files: a mark, the version and numbers of inputs, then all weights, little-endian.

use std::fmt;

use super::{FIRST, HiddenLayer, Net, OUTPUTS, SECOND};
use crate::knowledge::Knowledge;

const MARK: &[u8; 8] = b"SNOWNET1";

/// Version of the inputs, number of inputs of the table and of a player, units of the first and of the second layer.
type Head = [u32; 5];

/// Why bytes are not a net for this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// Not a net at all, or one with other layers.
    Foreign,
    /// Truncated, or too long.
    Length { bytes: usize, expected: usize },
    /// Trained with other inputs than the game has here.
    Inputs,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::Foreign => write!(f, "this is not a net"),
            NetError::Length { bytes, expected } => {
                write!(f, "a net of {expected} bytes has {bytes}")
            }
            NetError::Inputs => write!(f, "the net learned with other inputs than this game has"),
        }
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// The bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        for number in self.head() {
            bytes.extend(number.to_le_bytes());
        }
        let mut short = |weight: &i16| bytes.extend(weight.to_le_bytes());
        self.rows.as_flattened().iter().for_each(&mut short);
        self.first_bias.iter().for_each(&mut short);
        self.second
            .rows()
            .as_flattened()
            .iter()
            .for_each(&mut short);
        self.outputs.as_flattened().iter().for_each(&mut short);
        for bias in self.second_bias.iter().chain(&self.output_bias) {
            bytes.extend(bias.to_le_bytes());
        }
        bytes
    }

    fn head(&self) -> Head {
        [
            self.version,
            self.table_inputs as u32,
            self.player_inputs as u32,
            FIRST as u32,
            SECOND as u32,
        ]
    }

    /// Reads bytes from `to_bytes`. A net from before some inputs were added ignores them: it plays as before where
    /// they are off.
    pub fn from_bytes<R: Knowledge>(bytes: &[u8]) -> Result<Net, NetError> {
        let Some((mark, rest)) = bytes.split_first_chunk::<8>() else {
            return Err(NetError::Foreign);
        };
        if mark != MARK {
            return Err(NetError::Foreign);
        }
        let mut net = Net {
            version: R::INPUT_VERSION,
            table_inputs: R::TABLE_INPUTS,
            player_inputs: R::PLAYER_INPUTS,
            ..Net::UNTRAINED
        };
        let Some((head, rest)) = rest.split_first_chunk::<20>() else {
            return Err(NetError::Foreign);
        };
        let mut words = head.as_chunks::<4>().0.iter();
        let read: Head =
            std::array::from_fn(|_| u32::from_le_bytes(*words.next().expect("five words")));
        let now = net.head();
        let before = R::INPUTS_BEFORE.iter().map(|before| {
            let numbers = [before.table as u32, before.player as u32];
            [before.version, numbers[0], numbers[1], now[3], now[4]]
        });
        if !std::iter::once(now).chain(before).any(|head| head == read) {
            return Err(NetError::Inputs);
        }
        let (table, player) = (read[1] as usize, read[2] as usize);
        let rows = table + 2 * player;
        let shorts = (rows + 1 + SECOND) * FIRST + OUTPUTS * SECOND;
        let expected = 28 + shorts * 2 + (SECOND + OUTPUTS) * 4;
        if bytes.len() != expected {
            return Err(NetError::Length {
                bytes: bytes.len(),
                expected,
            });
        }
        net.rows = vec![[0; FIRST]; R::TABLE_INPUTS + 2 * R::PLAYER_INPUTS];
        let (shorts, words) = rest.split_at(shorts * 2);
        let mut shorts = shorts.as_chunks::<2>().0.iter();
        let mut short = |weight: &mut i16| {
            *weight = i16::from_le_bytes(*shorts.next().expect("counted above"));
        };
        let (own, other) = (R::TABLE_INPUTS, R::TABLE_INPUTS + R::PLAYER_INPUTS);
        for (first, count) in [(0, table), (own, player), (other, player)] {
            let known = &mut net.rows[first..first + count];
            known.as_flattened_mut().iter_mut().for_each(&mut short);
        }
        net.first_bias.iter_mut().for_each(&mut short);
        let mut second = [[0; FIRST]; SECOND];
        second.as_flattened_mut().iter_mut().for_each(&mut short);
        net.second = HiddenLayer::from_rows(&second);
        net.outputs
            .as_flattened_mut()
            .iter_mut()
            .for_each(&mut short);
        let words = words.as_chunks::<4>().0.iter();
        let biases = net.second_bias.iter_mut().chain(&mut net.output_bias);
        for (bias, word) in biases.zip(words) {
            *bias = i32::from_le_bytes(*word);
        }
        Ok(net)
    }
}
