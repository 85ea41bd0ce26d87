//! Ataxx on 7 x 7 in the crate `board-game`, with its own function for random moves and our generator: the fastest
//! Rust engine we know of for a game of similar length. Its rules are much simpler than ours.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use board_game::board::{Board, Outcome};
use board_game::games::ataxx::AtaxxBoard;
use rand::RngCore;
use tabletop::{Rng as _, Wyrand};

/// What was computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    moves: u64,
    drawn: u64,
}

/// Moves and the time they took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Timed {
    moves: u64,
    pub time: Duration,
}

impl Timed {
    pub fn add(&mut self, other: Timed) {
        self.moves += other.moves;
        self.time += other.time;
    }

    pub fn moves_per_s(&self) -> f64 {
        self.moves as f64 / self.time.as_secs_f64()
    }
}

/// One batch of games.
pub fn run(games: u64) -> Timed {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    let begun = Instant::now();
    let batch = play(games);
    let time = begun.elapsed();
    assert_eq!(*TALLY.get_or_init(|| batch), batch);
    Timed {
        moves: batch.moves,
        time,
    }
}

fn play(games: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..games {
        let mut rng = Same(Wyrand::new(seed));
        let mut board = AtaxxBoard::diagonal(7);
        while board.play_random_available_move(&mut rng).is_ok() {
            tally.moves += 1;
        }
        tally.drawn += u64::from(board.outcome() == Some(Outcome::Draw));
    }
    tally
}

/// The generator of our play-outs, in the form the other engine takes.
struct Same(Wyrand);

impl RngCore for Same {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0.word()
    }

    #[inline]
    fn next_u64(&mut self) -> u64 {
        u64::from(self.0.word()) << 32 | u64::from(self.0.word())
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for piece in bytes.chunks_mut(4) {
            piece.copy_from_slice(&self.0.word().to_le_bytes()[..piece.len()]);
        }
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), rand::Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}
